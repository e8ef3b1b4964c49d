/** The seeds of tables: drawn from the system's secure generator, secret until the game is over, told before as a hash. */
import { randomBytes } from 'node:crypto'
import { commitmentTo, type Seed, seedFromBytes } from '@dejarik/kernel'
import type { TableRow } from '../store/schema.ts'

export const freshSeed = (): Seed => seedFromBytes(randomBytes(32))

/** The seed of a table's first game; null where it was made before seeds were drawn early. */
export const seedOf = ({ seed }: Pick<TableRow, 'seed'>): Seed | null => JSON.parse(seed) as Seed | null

/** What everybody may know of it. */
export function commitmentOf(row: Pick<TableRow, 'seed'>): string | null {
  const seed = seedOf(row)
  return seed === null ? null : commitmentTo(seed)
}
