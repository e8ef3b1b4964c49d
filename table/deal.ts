/** Deals between decks that were chosen. */
import { type AnyGame, MOST_SEED, prepareSetup, type Seed, type Setup } from '@dejarik/kernel'
import type { Company, DealRequest, TableGame } from './game.ts'
import { tellReason } from './reasons.ts'
import type { ReasonTold } from './told.ts'

/** Programs need no pauses to hide what is in a hand. */
const TEMPO: Readonly<Record<Company, readonly string[]>> = { program: ['quick-tempo'], people: [] }

interface Dealt extends Setup {
  readonly players: readonly { readonly deck: readonly string[] }[]
}

export const seedOf = ({ seed }: DealRequest): Seed =>
  typeof seed === 'number' ? seed % (MOST_SEED + 1) : seed
export const chosenOptions = ({ company, options = [] }: DealRequest): readonly string[] => [
  ...options,
  ...TEMPO[company],
]

/** A setup as both games have it. */
export const dealt = (request: DealRequest): Dealt => ({
  seed: seedOf(request),
  seats: request.decks.length,
  edition: request.edition,
  options: chosenOptions(request),
  players: request.decks.map((deck) => ({ deck })),
})

/** Cards of one's own that a deck of the deal holds come along, so that it can be played anywhere and again. */
export function withOwnCards<Card extends { readonly key: string }>(
  setup: Dealt,
  own: readonly Card[],
): Dealt & { readonly cards?: readonly Card[] } {
  const held = new Set(setup.players.flatMap(({ deck }) => deck))
  const brought = own.filter(({ key }) => held.has(key))
  return brought.length > 0 ? { ...setup, cards: brought } : setup
}

/** Why nobody can play by these options. */
export function refusedTerms(
  definition: AnyGame,
  edition: string,
  options: readonly string[],
): readonly ReasonTold[] {
  const prepared = prepareSetup(definition, { seed: 0, edition, options })
  return 'reasons' in prepared ? prepared.reasons.map((reason) => tellReason(definition, reason)) : []
}

/** A deal between starter decks, by their titles. */
export function starterDeal(
  game: TableGame,
  request: Omit<DealRequest, 'decks'> & { readonly decks: readonly string[] },
): Setup {
  const decks = request.decks.map((title) => {
    const keys = game.starter(title)
    if (!keys) throw new Error(`there is no starter deck "${title}"`)
    return keys
  })
  return game.deal({ ...request, decks })
}
