/** Sealed decks and drafts in the worker: packs, what is taken, and decks out of it. */
import { fetchShippedCards, shippedCards } from '@dejarik/swtcg'
import {
  bestDeck,
  type Draft,
  deckFrom,
  isWhole,
  newDraft,
  sealedPool,
  setsWithPacks,
  takeWithPrograms,
} from '@dejarik/swtcg/limited'
import type { LimitedGoing, Studies } from './studies.ts'

type Ask<N extends keyof Studies> = Studies[N]['ask']

async function shelf() {
  await fetchShippedCards()
  const library = shippedCards()
  return { library, find: (key: string) => library.card(key) }
}

export async function packSets(): Promise<readonly string[]> {
  return setsWithPacks((await shelf()).library.cards)
}

export async function beginLimited({ way, set, seats, seed }: Ask<'begin-limited'>): Promise<LimitedGoing> {
  const { library } = await shelf()
  const draft: Draft =
    way === 'draft'
      ? newDraft(library.cards, [set], seats, seed)
      : { packs: [[]], pools: [sealedPool(library.cards, [set], seed)], unopened: [], round: 1 }
  const keys = [draft.packs, draft.pools, ...draft.unopened].flat(2)
  return { draft, names: Object.fromEntries(keys.map((key) => [key, library.titleOf(library.card(key))])) }
}

/** The person sits first. */
export async function takeLimited({ draft, key }: Ask<'take-limited'>): Promise<Draft> {
  return takeWithPrograms((await shelf()).find, draft, 0, key)
}

export async function suggestDeck({ pool }: Ask<'suggest-deck'>): Promise<readonly string[]> {
  return bestDeck((await shelf()).find, pool).keys
}

/** How many pools of the same packs are opened for a program before it is given up. */
const MOST_POOLS = 20

/** The deck of a program: of those who drafted the best that fits, or out of packs of its own. */
export async function rivalDeck({ pools, set, seed, side }: Ask<'rival-deck'>): Promise<readonly string[]> {
  const { library, find } = await shelf()
  const decks = pools.map((pool) => deckFrom(find, pool, side)).filter(isWhole)
  for (let seat = 1; decks.length === 0 && seat <= MOST_POOLS; seat++) {
    const deck = deckFrom(find, sealedPool(library.cards, [set], seed, seat), side)
    if (isWhole(deck)) decks.push(deck)
  }
  const [deck] = decks
  if (!deck) throw new Error('Nobody has a deck of the other side from these packs.')
  return deck
}
