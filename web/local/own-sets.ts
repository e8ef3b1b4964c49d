/** Sets of cards of one's own: read once, kept on this device, and at hand whenever a game may need them. */
import { Database, done } from '../database.ts'
import type { GameName } from './games.ts'

/** A card of either game, as its setups carry it. */
export interface OwnCard {
  readonly key: string
}

/** What became of a row of the file. */
export interface OwnRowTold {
  /** Its line in the file. */
  readonly row: number
  readonly name: string
  /** Why it is no card; empty if it is one. */
  readonly faults: readonly string[]
  /** The clauses that are not carried out. */
  readonly notUnderstood: readonly string[]
}

export interface OwnSet {
  /** Game and set. */
  readonly id: string
  readonly game: GameName
  readonly set: string
  /** What the file says, to be read again under other rules. */
  readonly text: string
  /** The version of the rules that it was read under. */
  readonly rules: string
  readonly rows: readonly OwnRowTold[]
  readonly cards: readonly OwnCard[]
  /** In milliseconds since 1970. */
  readonly changed: number
}

export const setId = (game: GameName, set: string): string => `${game} ${set}`

const database = new Database<OwnSet>('dejarik-cards', 'sets')

export const keepSet = (set: OwnSet): Promise<void> =>
  database.within('readwrite', async (sets) => {
    await done(sets.put(set))
  })

export const dropSet = (id: string): Promise<void> =>
  database.within('readwrite', (sets) => done(sets.delete(id)))

/** By name; none where the browser keeps nothing. */
export const keptSets = (game: GameName): Promise<readonly OwnSet[]> =>
  database.within('readonly', database.all).then(
    (all) => all.filter((each) => each.game === game),
    () => [],
  )

interface AtHand {
  readonly stamp: string
  readonly cards: readonly OwnCard[]
}
const NONE: AtHand = { stamp: '', cards: [] }
const atHand = new Map<GameName, AtHand>()

/** The cards of all sets of a game; the same list until another is kept, so that what is made of it is made once. */
export async function ownCards(game: GameName, rules: string): Promise<readonly OwnCard[]> {
  const kept = await keptSets(game)
  const sets = await Promise.all(kept.map((set) => (set.rules === rules ? set : readAgain(set, rules, kept))))
  const stamp = sets.map(({ id, changed }) => `${id} ${changed}`).join()
  const known = atHand.get(game) ?? NONE
  if (known.stamp === stamp) return known.cards
  const cards = sets.flatMap((each) => each.cards)
  atHand.set(game, { stamp, cards })
  return cards
}

/** A set that was read under other rules. */
async function readAgain(set: OwnSet, rules: string, kept: readonly OwnSet[]): Promise<OwnSet> {
  const { readOwnFile } = await import('./own-files.ts')
  const others = kept.filter(({ id }) => id !== set.id).flatMap(({ cards }) => cards)
  const read = { ...set, ...readOwnFile(set.game, set.set, set.text, others), rules, changed: Date.now() }
  await keepSet(read).catch(() => undefined)
  return read
}
