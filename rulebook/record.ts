/** Where the record of the last whole test run is kept. For Node. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import type { ProofRecord } from './proofs.ts'

export { fingerprint }

const PLACE = '.dejarik/proofs.json'

/** The record in a workspace; undefined where there is none, or none that can be read. */
export function readRecord(root: string): ProofRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(root, PLACE), 'utf8')) as ProofRecord
  } catch {
    return undefined
  }
}

/** Whether the sources are still those of the run. */
export const isCurrent = (root: string, record: ProofRecord): boolean => record.sources === fingerprint(root)

/** Written beside and then put in place, so that a reader never sees half a record. */
export function writeRecord(root: string, record: ProofRecord): void {
  const file = join(root, PLACE)
  const draft = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(draft, `${JSON.stringify(record, null, 1)}\n`)
  renameSync(draft, file)
}
