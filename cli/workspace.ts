/** The checkout that this program lies in, for commands that use its scripts and tests. */
import { existsSync, mkdirSync } from 'node:fs'
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

/** Where the server keeps its records: as named, else by DATABASE_URL, else in the checkout. */
export function databaseAt(root: string, named: string | undefined): string {
  const address = named ?? process.env['DATABASE_URL'] ?? join(root, '.dejarik', 'dejarik.db')
  if (!address.includes('://')) mkdirSync(dirname(address), { recursive: true })
  return address
}
