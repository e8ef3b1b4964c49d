/** Subordinates: units that are in no deck and lie in the supply when they are not in play. */
import { addCard, type CardId, EVERYONE, type SeatId, same } from '@dejarik/kernel'
import { type CardDefinition, setOf } from '../../cards/definition.ts'
import type { Library } from '../../cards/library.ts'
import type { Printed } from '../../cards/printed.ts'
import { isInFormat } from '../../decks/formats.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { newCard } from './blank-card.ts'
import { cardsIn, type OwnZone, seatZone } from './place.ts'

export const isSubordinate = (game: Game, card: CardId): boolean =>
  definitionOf(game, card).subordinate === true

/** Instead of a discard pile, a hand or a deck it goes to the supply (now/subordinates/leave-to-supply). */
export const zoneAfter = (game: Game, card: CardId, zone: OwnZone): OwnZone =>
  isSubordinate(game, card) ? 'supply' : zone

/** A Subordinate that is to be taken: the card of its name, and what the text says in place of it. */
export interface Wanted {
  readonly row: CardDefinition
  readonly printed: Printed | null
}

/** The text decides; of several cards of that name the one that says the same is meant, or that of the same set. */
export function wantedBy(game: Game, name: string, said: Printed, set: string): Wanted | undefined {
  const rows = namedRows(game.constants.library).get(name) ?? []
  const row = rows.find((each) => saysSo(each, said)) ?? rows.find((each) => setOf(each) === set) ?? rows[0]
  return row && { row, printed: saysSo(row, said) ? null : said }
}

/** What is not said of it is as on its card; the order of abilities says nothing. */
function saysSo(row: CardDefinition, { speed, power, health, abilities }: Printed): boolean {
  const numbers = speed === undefined || (row.speed === speed && row.power === power && row.health === health)
  if (!numbers || abilities === undefined) return numbers
  const all = row.abilities
  return all.length === abilities.length && all.every((one) => abilities.some((other) => same(one, other)))
}

/** All Subordinates of a name. */
export const rowsNamed = (game: Game, name: string): readonly CardDefinition[] =>
  namedRows(game.constants.library).get(name) ?? []

const rowsByName = new WeakMap<Library, ReadonlyMap<string, readonly CardDefinition[]>>()
function namedRows(library: Library): ReadonlyMap<string, readonly CardDefinition[]> {
  const kept = rowsByName.get(library)
  if (kept) return kept
  const made = new Map<string, CardDefinition[]>()
  for (const card of library.cards)
    if (card.subordinate) made.set(card.name, [...(made.get(card.name) ?? []), card])
  rowsByName.set(library, made)
  return made
}

/** All that a seat may take: of its side, or Neutral, and in the format (now/subordinates/side, now/subordinates/unlimited). */
export function takeableBy(game: Game, seat: SeatId): readonly CardDefinition[] {
  const { library, deck } = game.constants
  const { side } = game.seat(seat)
  return [...namedRows(library).values()]
    .flat()
    .filter((row) => row.side === 'neutral' || row.side === 'vong' || row.side === side)
    .filter((row) => !deck.format || isInFormat(row, deck.format))
}

/** One from the supply, or a new one: nobody runs out of them (now/subordinates/unlimited). */
export function takeOne(game: Game, seat: SeatId, wanted: Wanted, taken: readonly CardId[]): CardId {
  const { row, printed } = wanted
  const lying = cardsIn(game, seat, 'supply').find((card) => {
    const { is, printed: said, knownTo } = game.card(card)
    return is === row.key && knownTo === EVERYONE && same(said, printed) && !taken.includes(card)
  })
  if (lying !== undefined) return lying
  const card = { is: row.key, owner: seat, ...newCard(seat), printed, knownTo: EVERYONE }
  return addCard(game, seatZone(seat, 'supply'), card)
}
