/** What was done in this turn, where that may be done only so often; a new turn forgets it. */
import { type CardId, type SeatId, same } from '@dejarik/kernel'
import type { Arena } from './cards/definition.ts'
import type { Game, TurnStep } from './kinds.ts'
import type { Trigger } from './language/tree/triggers.ts'

/** Until when one use counts: the whole turn (0), a moment, a step, or until the unit has attacked. */
export type UseMoment = number | TurnStep | 'would-attack'

export type Use =
  /** An ability was played: on which card, and which of its abilities. */
  | {
      readonly kind: 'ability'
      readonly bearer: CardId
      readonly ability: string
      readonly at: UseMoment
    }
  /** A disrupted ability cannot be played again. */
  | { readonly kind: 'barred'; readonly bearer: CardId; readonly ability: string }
  /** Text that waits for something took place. */
  | { readonly kind: 'trigger'; readonly card: CardId; readonly when: Trigger }
  | { readonly kind: 'equip'; readonly card: CardId }
  /** Teams: a seat has begun its build step, and is done with it. */
  | { readonly kind: 'build-begun' | 'built'; readonly seat: SeatId }
  /** A seat was refused the use of a card. */
  | { readonly kind: 'refused'; readonly seat: SeatId; readonly card: CardId }
  /** Two-Headed Wookiee: a unit went over to the teammate. */
  | { readonly kind: 'handed-over'; readonly card: CardId }
  /** Fight on All Fronts: a lent unit is to stay. */
  | { readonly kind: 'kept'; readonly card: CardId }
  /** Bureaucrat: a unit came in by a move. */
  | { readonly kind: 'moved-in'; readonly card: CardId }
  /** Cell Block 1-1-3-8: a unit was deployed. */
  | { readonly kind: 'deployed'; readonly card: CardId }
  /** Battle the Rancor and Duel of the Fates: attacks without tapping. */
  | { readonly kind: 'attacked'; readonly card: CardId }
  | { readonly kind: 'duel-attack'; readonly seat: SeatId }
  /** Boarding: a Pilot has just come aboard. */
  | { readonly kind: 'boarded'; readonly card: CardId }
  /** Galactic Conquest: a piloted unit was given speed. */
  | { readonly kind: 'spurred'; readonly card: CardId }
  /** An arena's battle step does not happen. */
  | { readonly kind: 'skipped'; readonly arena: Arena }
  /** Guerilla Units: somebody attacked in an arena. */
  | { readonly kind: 'fought'; readonly arena: Arena }
  /** Vongformed: a seat has done something in its build step; a card that is played once was. */
  | { readonly kind: 'acted'; readonly seat: SeatId }
  | { readonly kind: 'played'; readonly title: string }
  /** Riposte and Pinpoint Defense: once in an attack. */
  | { readonly kind: 'riposte' | 'pinpoint'; readonly seat: SeatId; readonly attack: number }

export const hasUsed = (game: Game, use: Use): boolean => game.table.uses.some((each) => isSame(each, use))

export const timesUsed = (game: Game, use: Use): number =>
  game.table.uses.filter((each) => isSame(each, use)).length

export const useUp = (game: Game, use: Use): void => game.changeTable({ uses: [...game.table.uses, use] })

/** Whether it is the first time in this turn; it counts from now on. */
export function isFirstUse(game: Game, use: Use): boolean {
  if (hasUsed(game, use)) return false
  useUp(game, use)
  return true
}

/** Most differ in their kind. */
const isSame = (one: Use, other: Use): boolean => one.kind === other.kind && same(one, other)
