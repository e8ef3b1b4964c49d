/** A fingerprint of the sources of a workspace: equal for equal files, whatever their dates. For Node. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = /\.(ts|tsx|mjs|json|yaml|tsv)$/
/** Written by tools, not by people; folders whose names begin with a dot are left out too. */
const MADE = new Set(['node_modules', 'dist', 'reports'])

export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  for (const file of sourcesUnder(root)) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function sourcesUnder(root: string, folder = ''): readonly string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) return isMade(entry.name) ? [] : sourcesUnder(root, path)
      return SOURCE.test(entry.name) ? [path] : []
    })
}

const isMade = (folder: string): boolean => folder.startsWith('.') || MADE.has(folder)
