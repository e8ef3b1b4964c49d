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
    const record: Partial<ProofRecord> = JSON.parse(readFileSync(join(root, PLACE), 'utf8'))
    return isWhole(record) ? record : undefined
  } catch {
    return undefined
  }
}

/** A record of an older form counts as none. */
const isWhole = (record: Partial<ProofRecord>): record is ProofRecord =>
  record.sources !== undefined && record.files !== undefined && record.rules !== undefined

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
