/** The games in the worker, each fetched when it is first played or looked into. */
import { ENGINE_VERSION } from '@dejarik/kernel'
import type { CardDefinition as CcgCard } from '@dejarik/swccg'
import type { CardDefinition as TcgCard } from '@dejarik/swtcg'
import type { TableGame } from '@dejarik/table'
import { type OwnCard, ownCards } from './own-sets.ts'

const GAME_NAMES = ['swtcg', 'swccg'] as const
export type GameName = (typeof GAME_NAMES)[number]

interface Fetched {
  readonly game: TableGame
  /** The game with cards of one's own, which its reader has made. */
  readonly withOwn: (own: readonly OwnCard[]) => TableGame
  /** Fetches the cards that no starter deck holds. */
  readonly allCards: () => Promise<void>
  /** Fetches the optional rules. */
  readonly options: () => Promise<void>
  /** Fetches what bots have learned. */
  readonly learned: () => Promise<void>
}

const GAMES: Readonly<Record<GameName, () => Promise<Fetched>>> = {
  swtcg: async () => {
    const { swtcgTable, swtcgTableWith, fetchOptions, fetchShippedCards } = await import(
      '@dejarik/table/swtcg'
    )
    return {
      game: swtcgTable,
      withOwn: (own) => swtcgTableWith(own as readonly TcgCard[]),
      allCards: fetchShippedCards,
      options: fetchOptions,
      learned: () => Promise.resolve(),
    }
  },
  swccg: async () => {
    const { swccgTable, swccgTableWith, fetchLaterStarters, fetchLearned, fetchShippedCards } = await import(
      '@dejarik/table/swccg'
    )
    return {
      game: swccgTable,
      withOwn: (own) => swccgTableWith(own as readonly CcgCard[]),
      allCards: async () => void (await Promise.all([fetchShippedCards(), fetchLaterStarters()])),
      options: () => Promise.resolve(),
      learned: fetchLearned,
    }
  },
}

/** Editions in which a hand may hold any card that there is, even where both decks are starter decks. */
const WITH_ALL_CARDS: ReadonlySet<string> = new Set(['swccg final'])
export const needsAllCards = (game: string, edition: string): boolean =>
  WITH_ALL_CARDS.has(`${game} ${edition}`)

const isGame = (name: string): name is GameName => Object.hasOwn(GAMES, name)

export function knownGame(name: string): GameName {
  if (isGame(name)) return name
  throw new Error(`There is no game "${name}".`)
}

const fetchGame = async (name: string): Promise<Fetched> => GAMES[knownGame(name)]()

/** A game with all its cards and optional rules, with what bots have learned, and with the cards of one's own. */
export async function tableGame(name: string): Promise<TableGame> {
  const { game, withOwn, allCards, options, learned } = await fetchGame(name)
  await Promise.all([allCards(), options(), learned()])
  const own = await ownCards(knownGame(name), rulesOf(game))
  return own.length === 0 ? game : madeWith(own, withOwn)
}

/** The version of what a game on this device is played by. */
export const rulesOf = ({ definition }: TableGame): string => `${ENGINE_VERSION} ${definition.version}`

const made = new WeakMap<readonly OwnCard[], TableGame>()
function madeWith(own: readonly OwnCard[], make: Fetched['withOwn']): TableGame {
  const known = made.get(own) ?? make(own)
  made.set(own, known)
  return known
}

/** A game with all that can be agreed on before one chooses cards. */
export async function gameWithOptions(name: string): Promise<TableGame> {
  const { game, options } = await fetchGame(name)
  await options()
  return game
}

/** A game with the cards of its starter decks at least, without optional rules: all that a first load needs. */
export const gameOfStarters = async (name: string): Promise<TableGame> => (await fetchGame(name)).game
