/** The shipped catalogue, read from disk once a process. For Node. */
import { existsSync, readFileSync } from 'node:fs'
import { bookNames, books } from './books.ts'
import { Catalogue } from './catalogue.ts'
import { type NotTestable, parseNotTestable } from './not-testable.ts'

/** Compiled code lies one folder deeper than its source. */
const home = ['./', '../']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(new URL('rules/', url))) as URL

const read = (path: string): string => readFileSync(new URL(path, home), 'utf8')

let catalogue: Catalogue | undefined
let notTestable: NotTestable | undefined

export function readCatalogue(): Catalogue {
  const files = bookNames.flatMap((book) => books[book].files)
  catalogue ??= new Catalogue(files.map((file) => read(`rules/${file}`)))
  return catalogue
}

export function readNotTestable(): NotTestable {
  notTestable ??= parseNotTestable(read('not-testable.yaml'))
  return notTestable
}
