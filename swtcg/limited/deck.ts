/** A deck out of a pool of opened cards, as the house rule `limited` has them. */
import { ARENAS, type Arena, type CardDefinition } from '../cards/definition.ts'
import type { Side } from '../kinds.ts'
import { LIMITED_SIZE } from './size.ts'
import { cardWorth } from './value.ts'

export const LIMITED_OPTIONS: readonly string[] = ['limited']
/** What a program sees to first in each arena, as far as the pool goes, and how many units of a type are enough. */
const OF_EACH_TYPE = 6
const MOST_OF_TYPE = 12

type Find = (key: string) => CardDefinition

/** The keys of the best deck of a side; fewer than thirty where the pool has no more cards of it. */
export function deckFrom(find: Find, pool: readonly string[], side: Side): readonly string[] {
  const fitting = ranked(find, pool).filter((key) => isOf(find(key), side))
  const deck = new Deck(find)
  const left = ARENAS.reduce(
    (rest, arena) =>
      rest.filter((key) => deck.count(arena) >= OF_EACH_TYPE || !isOnly(find(key), arena) || !deck.add(key)),
    fitting,
  )
  for (const key of left.filter((each) => !deck.add(each))) deck.fill(key)
  return deck.keys
}

/** Whether a deck has the cards that it needs. */
export const isWhole = (keys: readonly string[]): boolean => keys.length >= LIMITED_SIZE

/** The better of the two decks that a pool has in it. */
export function bestDeck(find: Find, pool: readonly string[]): { side: Side; keys: readonly string[] } {
  const [dark, light] = (['dark', 'light'] as const).map((side) => ({
    side,
    keys: deckFrom(find, pool, side),
  }))
  return worth(find, light!.keys) > worth(find, dark!.keys) ? light! : dark!
}
const worth = (find: Find, keys: readonly string[]): number =>
  keys.reduce((sum, key) => sum + cardWorth(find(key)), isWhole(keys) ? 1000 : 0)

const isOf = ({ side }: CardDefinition, wanted: Side): boolean => side === wanted || side === 'neutral'
const isUnitOf = ({ kind, arenas }: CardDefinition, arena: Arena): boolean =>
  kind === 'unit' && arenas.includes(arena)
const isOnly = (card: CardDefinition, arena: Arena): boolean =>
  isUnitOf(card, arena) && card.arenas.length === 1

const ranked = (find: Find, pool: readonly string[]): readonly string[] =>
  pool.toSorted((one, other) => cardWorth(find(other)) - cardWorth(find(one)) || one.localeCompare(other))

/** A deck as it grows, each card of the pool at most once. */
class Deck {
  readonly keys: string[] = []
  private readonly find: Find
  constructor(find: Find) {
    this.find = find
  }

  get isFull(): boolean {
    return this.keys.length >= LIMITED_SIZE
  }

  count(arena: Arena): number {
    return this.keys.filter((key) => isUnitOf(this.find(key), arena)).length
  }

  /** Whether there was room for it. */
  add(key: string): boolean {
    const card = this.find(key)
    if (this.isFull) return false
    if (card.kind === 'unit' && card.arenas.some((arena) => this.count(arena) >= MOST_OF_TYPE)) return false
    this.keys.push(key)
    return true
  }

  /** More of a type than one would like is better than too few cards. */
  fill(key: string): void {
    if (!this.isFull) this.keys.push(key)
  }
}
