/** The games in the worker, each fetched when it is first played or looked into. */
import type { TableGame } from '@dejarik/table'

const GAME_NAMES = ['swtcg', 'swccg'] as const
export type GameName = (typeof GAME_NAMES)[number]

const GAMES: Readonly<Record<GameName, () => Promise<TableGame>>> = {
  swtcg: async () => (await import('@dejarik/table/swtcg')).swtcgTable,
  swccg: async () => (await import('@dejarik/table/swccg')).swccgTable,
}

const isGame = (name: string): name is GameName => Object.hasOwn(GAMES, name)

export function tableGame(name: string): Promise<TableGame> {
  if (!isGame(name)) return Promise.reject(new Error(`There is no game "${name}".`))
  return GAMES[name]()
}
