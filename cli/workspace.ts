/** The checkout that this program lies in, for commands that use its scripts and tests. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Failure } from './failure.ts'

/** The nearest folder above this module, as source or compiled, that has the file. */
export function checkoutWith(file: string, folder = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(folder, file))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Failure(`This needs the sources (${file}): run it in a checkout.`)
  return checkoutWith(file, parent)
}
