/** A deck out of a pool of opened cards: forty of one side, by the agreement on smaller decks (ccg95/deck/fewer-but-equal). */
import { type CardDefinition, type CardKind, canBegin, type Side } from '../cards/definition.ts'

export const LIMITED_SIZE = 40
export const LIMITED_OPTIONS: readonly string[] = ['smaller-decks']

/** How many cards of each sort a program would like, most wanted first. */
const WANTED: readonly (readonly [most: number, ...kinds: readonly CardKind[]])[] = [
  [8, 'location'],
  [16, 'character'],
  [6, 'starship', 'vehicle'],
  [4, 'weapon', 'device'],
  [6, 'effect', 'interrupt'],
]

type Find = (key: string) => CardDefinition

/** What a card brings to whoever cannot choose freely; text that is not carried out brings nothing. */
const worthOf = ({ power = 0, ability = 0, forfeit = 0, deploy = 0, automated }: CardDefinition): number =>
  power + 2 * ability + forfeit / 2 - deploy / 2 + (automated ? 2 : 0)

/** The keys of the best deck of a side, a location to begin with first; fewer than forty where the pool has no more. */
export function deckFrom(find: Find, pool: readonly string[], side: Side): readonly string[] {
  const own = pool
    .filter((key) => find(key).side === side && find(key).kind !== 'objective')
    .toSorted((one, other) => rank(find(other)) - rank(find(one)) || one.localeCompare(other))
  const chosen = WANTED.flatMap(([most, ...kinds]) =>
    own.filter((key) => kinds.includes(find(key).kind)).slice(0, most),
  )
  const left = [...own]
  for (const key of chosen) left.splice(left.indexOf(key), 1)
  return [...chosen, ...left].slice(0, LIMITED_SIZE)
}
const rank = (card: CardDefinition): number => worthOf(card) + (canBegin(card) ? 100 : 0)

/** Whether a deck has the cards that it needs. */
export const isWhole = (find: Find, keys: readonly string[]): boolean =>
  keys.length === LIMITED_SIZE && keys.some((key) => canBegin(find(key)))

/** The better of the two decks that a pool has in it. */
export function bestDeck(find: Find, pool: readonly string[]): { side: Side; keys: readonly string[] } {
  const [dark, light] = (['dark', 'light'] as const).map((side) => ({
    side,
    keys: deckFrom(find, pool, side),
  }))
  return total(find, light!.keys) > total(find, dark!.keys) ? light! : dark!
}
const total = (find: Find, keys: readonly string[]): number =>
  keys.reduce((sum, key) => sum + worthOf(find(key)), isWhole(find, keys) ? 1000 : 0)
