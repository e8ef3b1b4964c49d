/** What of the games must be in some test, and what a run of their tests has left out. */
import type { TaskMeta } from 'vitest'

/** Something that tests account for: when all tests of the folder ran, all of it must be in one that passed. */
export interface Account {
  readonly folder: string
  readonly all: () => Promise<readonly string[]>
  readonly of: (meta: TaskMeta) => readonly string[]
  readonly gap: (name: string) => string
}

export const ACCOUNTS: readonly Account[] = [
  {
    folder: 'swccg/test/',
    all: async () => (await import('../../swccg/test/tells.ts')).cardsToTell(),
    of: ({ tells = [] }) => tells,
    gap: (card) => `No test tells the game text of ${card}.`,
  },
  {
    folder: 'swtcg/test/',
    all: async () => (await import('../../swtcg/test/tree-kinds.ts')).shippedKinds(),
    of: ({ runs = [] }) => runs,
    gap: (kind) => `Shipped cards have ${kind}, and no scenario runs it.`,
  },
]

/** One line for each thing that no passed test has. */
export async function gapsOf(account: Account, passed: readonly TaskMeta[]): Promise<readonly string[]> {
  const found = new Set(passed.flatMap(account.of))
  return (await account.all()).filter((name) => !found.has(name)).map(account.gap)
}
