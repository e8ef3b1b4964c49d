/** Sealed play and drafts of either game: packs by the rules of one game, and decks out of them. Its cards must be there. */
import type { Seed } from '@dejarik/kernel'
import { shippedCards as ccgCards } from '@dejarik/swccg'
import * as ccg from '@dejarik/swccg/limited'
import { shippedCards as tcgCards } from '@dejarik/swtcg'
import * as tcg from '@dejarik/swtcg/limited'
import type { LimitedGame } from './rules.ts'

type Side = 'dark' | 'light'
type Keys = readonly string[]

export interface Limited {
  /** The sets that have packs, with what they are called where the game says so. */
  readonly sets: () => readonly { readonly set: string; readonly title: string | null }[]
  /** What the player at a seat opens in sealed play. */
  readonly pool: (set: string, seed: Seed, seat: number) => Keys
  readonly bestDeck: (pool: Keys) => Keys
  readonly deckFrom: (pool: Keys, side: Side) => Keys
  readonly isWhole: (keys: Keys) => boolean
  /** How decks write a card. */
  readonly nameOf: (key: string) => string
}

function limitedTcg(): Limited {
  const library = tcgCards()
  const find = (key: string) => library.card(key)
  return {
    sets: () => tcg.setsWithPacks(library.cards).map((set) => ({ set, title: null })),
    pool: (set, seed, seat) => tcg.sealedPool(library.cards, [set], seed, seat),
    bestDeck: (pool) => tcg.bestDeck(find, pool).keys,
    deckFrom: (pool, side) => tcg.deckFrom(find, pool, side),
    isWhole: tcg.isWhole,
    nameOf: (key) => library.titleOf(find(key)),
  }
}

function limitedCcg(): Limited {
  const library = ccgCards()
  const find = (key: string) => library.card(key)
  const setOf = (wanted: string) => ccg.SETS_WITH_PACKS.find(({ module }) => module === wanted)!
  return {
    sets: () => ccg.SETS_WITH_PACKS.map(({ module, name }) => ({ set: module, title: name })),
    pool: (set, seed, seat) =>
      ccg.sealedPool(library.cards, { sets: [setOf(set)], packs: ccg.packsFor(setOf(set)), seed, seat }),
    bestDeck: (pool) => ccg.bestDeck(find, pool).keys,
    deckFrom: (pool, side) => ccg.deckFrom(find, pool, side),
    isWhole: (keys) => ccg.isWhole(find, keys),
    nameOf: (key) => key,
  }
}

/** How many pools of the same packs are opened for a program before it is given up. */
const MOST_POOLS = 20
/** Seats behind all that a draft has, so that a program opens no packs of anybody else. */
const FIRST_POOL = 8

interface Rivalry {
  /** What those have who may lend their cards. */
  readonly pools: readonly Keys[]
  readonly set: string
  readonly seed: Seed
  readonly side: Side
}

/** The deck of a program: the first that fits of those who drafted, or out of packs of its own; null where there is none. */
export function rivalDeck({ deckFrom, isWhole, pool }: Limited, rivalry: Rivalry): Keys | null {
  const { pools, set, seed, side } = rivalry
  for (const each of pools) {
    const deck = deckFrom(each, side)
    if (isWhole(deck)) return deck
  }
  for (let more = 0; more < MOST_POOLS; more++) {
    const deck = deckFrom(pool(set, seed, FIRST_POOL + more), side)
    if (isWhole(deck)) return deck
  }
  return null
}

export const limitedOf = (game: LimitedGame): Limited => (game === 'swccg' ? limitedCcg() : limitedTcg())
