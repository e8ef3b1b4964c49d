/** Deals: the first between decks that were chosen, and the next between the same seats. */
import { chance, MOST_SEED, type Setup } from '@dejarik/kernel'
import type { Company, DealRequest, TableGame } from './game.ts'

/** Programs need no pauses to hide what is in a hand. */
const TEMPO: Readonly<Record<Company, readonly string[]>> = { program: ['quick-tempo'], people: [] }

interface Dealt extends Setup {
  readonly players: readonly { readonly deck: readonly string[] }[]
}

export const seedOf = ({ seed }: DealRequest): number => seed % (MOST_SEED + 1)
export const chosenOptions = ({ company }: DealRequest): readonly string[] => TEMPO[company]

/** A setup as both games have it. */
export const dealt = (request: DealRequest): Dealt => ({
  seed: seedOf(request),
  seats: request.decks.length,
  edition: request.edition,
  options: chosenOptions(request),
  players: request.decks.map((deck) => ({ deck })),
})

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

/** Keeps the next seed apart from every other use of the last. */
const NEXT_DEAL = 78

/** The same decks, another seed. */
export const anotherDeal = (setup: Setup): Setup => ({
  ...setup,
  seed: chance(setup.seed, NEXT_DEAL)(MOST_SEED),
})
