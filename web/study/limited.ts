/** Sealed decks and drafts in the worker: packs, what is taken, and decks out of it. */
import type { Seed } from '@dejarik/kernel'
import { shippedCards as ccgCards, fetchShippedCards as fetchCcg } from '@dejarik/swccg'
import * as ccg from '@dejarik/swccg/limited'
import { fetchShippedCards as fetchTcg, shippedCards as tcgCards } from '@dejarik/swtcg'
import * as tcg from '@dejarik/swtcg/limited'
import { setName } from '../decks/set-names.ts'
import type { LimitedGame, LimitedGoing, PackSet, Studies } from './studies.ts'

type Ask<N extends keyof Studies> = Studies[N]['ask']
type Side = 'dark' | 'light'
type Keys = readonly string[]

/** Packs and decks by the rules of one game, once its cards are here. */
interface Limited {
  readonly sets: readonly PackSet[]
  /** What the player at a seat opens in sealed play. */
  readonly pool: (set: string, seed: Seed, seat: number) => Keys
  readonly bestDeck: (pool: Keys) => Keys
  readonly deckFrom: (pool: Keys, side: Side) => Keys
  readonly isWhole: (keys: Keys) => boolean
  /** How decks write a card. */
  readonly nameOf: (key: string) => string
}

async function limitedTcg(): Promise<Limited> {
  await fetchTcg()
  const library = tcgCards()
  const find = (key: string) => library.card(key)
  return {
    sets: tcg.setsWithPacks(library.cards).map((set) => ({ set, title: setName(set) })),
    pool: (set, seed, seat) => tcg.sealedPool(library.cards, [set], seed, seat),
    bestDeck: (pool) => tcg.bestDeck(find, pool).keys,
    deckFrom: (pool, side) => tcg.deckFrom(find, pool, side),
    isWhole: tcg.isWhole,
    nameOf: (key) => library.titleOf(find(key)),
  }
}

async function limitedCcg(): Promise<Limited> {
  await fetchCcg()
  const library = ccgCards()
  const find = (key: string) => library.card(key)
  const setOf = (wanted: string) => ccg.SETS_WITH_PACKS.find(({ module }) => module === wanted)!
  return {
    sets: ccg.SETS_WITH_PACKS.map(({ module, name }) => ({ set: module, title: name })),
    pool: (set, seed, seat) =>
      ccg.sealedPool(library.cards, { sets: [setOf(set)], packs: ccg.packsFor(setOf(set)), seed, seat }),
    bestDeck: (pool) => ccg.bestDeck(find, pool).keys,
    deckFrom: (pool, side) => ccg.deckFrom(find, pool, side),
    isWhole: (keys) => ccg.isWhole(find, keys),
    nameOf: (key) => key,
  }
}

const limitedOf = (game: LimitedGame): Promise<Limited> => (game === 'swccg' ? limitedCcg() : limitedTcg())

export const packSets = async ({ game }: Ask<'pack-sets'>): Promise<readonly PackSet[]> =>
  (await limitedOf(game)).sets

export async function beginLimited({
  game,
  way,
  set,
  seats,
  seed,
}: Ask<'begin-limited'>): Promise<LimitedGoing> {
  const { pool, nameOf } = await limitedOf(game)
  const draft: tcg.Draft =
    way === 'draft'
      ? tcg.newDraft(tcgCards().cards, [set], seats, seed)
      : { packs: [[]], pools: [pool(set, seed, 0)], unopened: [], round: 1 }
  const keys = [draft.packs, draft.pools, ...draft.unopened].flat(2)
  return { draft, names: Object.fromEntries(keys.map((key) => [key, nameOf(key)])) }
}

/** The person sits first. Only the Star Wars TCG is drafted. */
export async function takeLimited({ draft, key }: Ask<'take-limited'>): Promise<tcg.Draft> {
  await fetchTcg()
  return tcg.takeWithPrograms((each) => tcgCards().card(each), draft, 0, key)
}

export const suggestDeck = async ({ game, pool }: Ask<'suggest-deck'>): Promise<Keys> =>
  (await limitedOf(game)).bestDeck(pool)

/** How many pools of the same packs are opened for a program before it is given up. */
const MOST_POOLS = 20

/** The deck of a program: of those who drafted the best that fits, or out of packs of its own. */
export async function rivalDeck({ game, pools, set, seed, side }: Ask<'rival-deck'>): Promise<Keys> {
  const { deckFrom, isWhole, pool } = await limitedOf(game)
  const decks = pools.map((each) => deckFrom(each, side)).filter(isWhole)
  for (let seat = 1; decks.length === 0 && seat <= MOST_POOLS; seat++) {
    const deck = deckFrom(pool(set, seed, seat), side)
    if (isWhole(deck)) decks.push(deck)
  }
  const [deck] = decks
  if (!deck) throw new Error('Nobody has a deck of the other side from these packs.')
  return deck
}
