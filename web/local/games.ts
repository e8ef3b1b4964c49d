/** The games in the worker, each fetched when it is first played or looked into. */
import type { TableGame } from '@dejarik/table'

const GAME_NAMES = ['swtcg', 'swccg'] as const
export type GameName = (typeof GAME_NAMES)[number]

interface Fetched {
  readonly game: TableGame
  /** Fetches the cards that no starter deck holds. */
  readonly allCards: () => Promise<void>
  /** Fetches the optional rules. */
  readonly options: () => Promise<void>
}

const GAMES: Readonly<Record<GameName, () => Promise<Fetched>>> = {
  swtcg: async () => {
    const { swtcgTable, fetchOptions, fetchShippedCards } = await import('@dejarik/table/swtcg')
    return { game: swtcgTable, allCards: fetchShippedCards, options: fetchOptions }
  },
  swccg: async () => {
    const { swccgTable, fetchShippedCards } = await import('@dejarik/table/swccg')
    return { game: swccgTable, allCards: fetchShippedCards, options: () => Promise.resolve() }
  },
}

/** Editions in which a hand may hold any card that there is, even where both decks are starter decks. */
const WITH_ALL_CARDS: ReadonlySet<string> = new Set(['swccg final'])
export const needsAllCards = (game: string, edition: string): boolean =>
  WITH_ALL_CARDS.has(`${game} ${edition}`)

const isGame = (name: string): name is GameName => Object.hasOwn(GAMES, name)

function fetchGame(name: string): Promise<Fetched> {
  if (!isGame(name)) return Promise.reject(new Error(`There is no game "${name}".`))
  return GAMES[name]()
}

/** A game with all its cards and optional rules. */
export async function tableGame(name: string): Promise<TableGame> {
  const { game, allCards, options } = await fetchGame(name)
  await Promise.all([allCards(), options()])
  return game
}

/** A game with all that can be agreed on before one chooses cards. */
export async function gameWithOptions(name: string): Promise<TableGame> {
  const { game, options } = await fetchGame(name)
  await options()
  return game
}

/** A game with the cards of its starter decks at least, without optional rules: all that a first load needs. */
export const gameOfStarters = async (name: string): Promise<TableGame> => (await fetchGame(name)).game
