/** Sealed decks and drafts in the worker: packs, what is taken, and decks out of it. */
import { fetchShippedCards as fetchCcg } from '@dejarik/swccg'
import { fetchShippedCards as fetchTcg, shippedCards as tcgCards } from '@dejarik/swtcg'
import * as tcg from '@dejarik/swtcg/limited'
import { type Limited, limitedOf as limitedHere, rivalDeck as rivalFrom } from '@dejarik/table/limited'
import { setName } from '../decks/set-names.ts'
import type { LimitedGame, LimitedGoing, PackSet, Studies } from './studies.ts'

type Ask<N extends keyof Studies> = Studies[N]['ask']
type Keys = readonly string[]

/** Once the cards of the game are here. */
async function limitedOf(game: LimitedGame): Promise<Limited> {
  await (game === 'swccg' ? fetchCcg() : fetchTcg())
  return limitedHere(game)
}

export const packSets = async ({ game }: Ask<'pack-sets'>): Promise<readonly PackSet[]> =>
  (await limitedOf(game)).sets().map(({ set, title }) => ({ set, title: title ?? setName(set) }))

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

/** The deck of a program, of those who drafted or out of packs of its own. */
export async function rivalDeck({ game, ...rivalry }: Ask<'rival-deck'>): Promise<Keys> {
  const deck = rivalFrom(await limitedOf(game), rivalry)
  if (!deck) throw new Error('Nobody has a deck of the other side from these packs.')
  return deck
}
