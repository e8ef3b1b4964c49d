/** Traps that an event may set off: whoever could have one is asked, so that nobody can read a face-down card. */
import { type CardId, gather, type SeatId } from '@dejarik/kernel'
import { type CardDefinition, isTrap } from '../../cards/definition.ts'
import type { Bound, Context } from '../../effects/context.ts'
import type { Happening } from '../../effects/triggers/happenings.ts'
import { isWaitedFor } from '../../effects/triggers/waited-for.ts'
import { definitionOf, type Game, type Waiting } from '../../kinds.ts'
import type { TriggeredAbility } from '../../language/tree/tree.ts'
import { partiallyBuilt } from '../build/build-counters.ts'
import { cardsIn } from '../cards/place.ts'
import type { Chance } from '../chances/kinds-of-chances.ts'
import { meditations } from '../keywords/meditate.ts'

/** A trigger of a Trap of the library, by the card's key and the place of the ability on it. */
export interface TrapTrigger {
  readonly is: string
  readonly ability: number
  readonly told: TriggeredAbility
}

/** A Trap that an event would spring, and what its words mean then. */
export interface Spring {
  readonly is: string
  readonly ability: number
  readonly bound: Bound
}

export const trapTriggers = (cards: readonly CardDefinition[]): readonly TrapTrigger[] =>
  cards
    .filter(isTrap)
    .flatMap(({ key, abilities }) =>
      abilities.flatMap((told, ability) =>
        told.ability === 'triggered' ? [{ is: key, ability, told }] : [],
      ),
    )

interface Told {
  readonly bound: (context: Context, told: TriggeredAbility, happening: Happening) => Bound
  readonly chance: (told: TriggeredAbility, happening: Happening) => Chance | 'soon'
}

/** What waits for seats with face-down cards, Dark Side first (now/traps/one-at-a-time); whether they have a Trap is not looked at. */
export function trapsSetOff(game: Game, happening: Happening, tell: Told): Omit<Waiting, 'moment'>[] {
  const triggers = game.constants.traps.filter(({ told }) => told.when.when === happening.when)
  if (triggers.length === 0) return []
  return gather(game.table.order, (seat) => forSeat(game, seat, happening, triggers, tell))
}

function forSeat(
  game: Game,
  seat: SeatId,
  happening: Happening,
  triggers: readonly TrapTrigger[],
  tell: Told,
): Omit<Waiting, 'moment'>[] {
  const card = partiallyBuilt(game, seat)[0] ?? meditatable(game, seat)
  if (card === undefined) return []
  const context: Context = { you: seat, self: card, bound: {} }
  const springs = new Map<Chance | 'soon', Spring[]>()
  for (const { is, ability, told } of triggers) {
    if (!isWaitedFor(game, context, told.when, happening)) continue
    const chance = tell.chance(told, happening)
    const spring = { is, ability, bound: tell.bound(context, told, happening) }
    springs.set(chance, [...(springs.get(chance) ?? []), spring])
  }
  return [...springs].map(([chance, all]) => ({
    chance,
    by: 'trigger',
    seat,
    effect: { kind: 'traps', unit: card, springs: all },
  }))
}

/** A Trap in the discard pile may be meditated when its trigger occurs (now/traps/meditate). */
const meditatable = (game: Game, seat: SeatId): CardId | undefined =>
  cardsIn(game, seat, 'discard').find(
    (card) => isTrap(definitionOf(game, card)) && meditations(definitionOf(game, card)).length > 0,
  )
