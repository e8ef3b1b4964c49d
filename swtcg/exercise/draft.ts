/** What a seat of an exercise will have, while cards are still being added and taken away; then a position. */
import type { Arena, CardDefinition } from '../cards/definition.ts'
import type { Library } from '../cards/library.ts'
import type { Placed, SeatPosition } from '../scenario/position.ts'

/** Both sides have a seat in an exercise. */
export type Camp = 'dark' | 'light'

/** A card in play with what is on it and beneath it. */
export interface Standing {
  readonly card: CardDefinition
  readonly damage?: number
  readonly tapped?: boolean
  /** Build counters, if it lies face-down; counters by their names. */
  readonly counters?: number | Readonly<Record<string, number>>
  readonly pilots?: readonly CardDefinition[]
  readonly equipment?: readonly CardDefinition[]
  readonly stack?: readonly CardDefinition[]
}

export type Pile = 'hand' | 'deck' | 'discard'

export interface Draft extends Record<Arena | 'build', Standing[]>, Record<Pile, CardDefinition[]> {
  buildPoints: number
  locations: CardDefinition[]
  resource?: CardDefinition
  /** In play in the Event zone. */
  event?: CardDefinition
  /** In the supply, to be played before setup. */
  waitingEvent?: CardDefinition
}

const FORCE = 25
const RESOURCES = { resource: 6 }

export function positionOf(library: Library, draft: Draft): SeatPosition {
  const titles = (cards: readonly CardDefinition[]): string[] => cards.map((card) => library.titleOf(card))
  const placed = (standing: Standing): Placed => placedAs(standing, titles)
  return {
    force: FORCE,
    buildPoints: draft.buildPoints,
    hand: titles(draft.hand),
    deck: titles(draft.deck),
    discard: titles(draft.discard),
    locations: titles(draft.locations),
    space: draft.space.map(placed),
    ground: draft.ground.map(placed),
    character: draft.character.map(placed),
    build: draft.build.map(placed),
    ...(draft.event ? { event: library.titleOf(draft.event) } : {}),
    ...(draft.waitingEvent ? { supply: titles([draft.waitingEvent]) } : {}),
    ...(draft.resource ? { resource: { card: library.titleOf(draft.resource), counters: RESOURCES } } : {}),
  }
}

/** What is not said of it is left out: a card without counters lies face-up. */
function placedAs(standing: Standing, titles: (cards: readonly CardDefinition[]) => string[]): Placed {
  const { card, pilots = [], equipment = [], stack = [], ...rest } = standing
  const [title] = titles([card])
  return {
    card: title!,
    ...rest,
    ...(pilots.length > 0 ? { pilots: titles(pilots) } : {}),
    ...(equipment.length > 0 ? { equipment: titles(equipment) } : {}),
    ...(stack.length > 0 ? { stack: titles(stack) } : {}),
  }
}
