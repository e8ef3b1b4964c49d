/** What cards make of the numbers that each side has at a location, and which of it their player may leave out. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Context } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { active, barredBy, type Source } from '../../effects/statics.ts'
import type { Game, Side } from '../../kinds.ts'
import type { SideNumber } from '../../text/filter.ts'
import type { Operation, Static } from '../../text/statics.ts'
import { exists, locationOf, seatOf } from './place.ts'

/** An operation of a card's entry, ready to be applied. */
export interface Applied {
  readonly operation: Operation
  readonly context: Context
  /** What is fixed only makes it less. */
  readonly isLimit?: true
}
export const UNCHANGED: readonly Applied[] = []

/**
 * Copies of one card say the same thing once: two pilots of one title add 2, not 4 (the ruling at Rebel Pilot).
 * Copies share their entry, so that a sentence is told by being the same object. What is played adds up.
 * A sentence that both halves of a location say counts once too.
 */
export function isSaidAlready(
  game: Game,
  said: readonly Applied[],
  { what, context, lasting }: Source,
): boolean {
  if ('cumulative' in what && what.cumulative) return false // ccgx/number/cumulatively
  return (
    !lasting &&
    said.some(({ operation, context: other }) =>
      other.self === context.self
        ? other.you !== context.you && JSON.stringify(operation) === JSON.stringify(what)
        : operation === what &&
          other.you === context.you &&
          game.card(other.self).is === game.card(context.self).is,
    )
  )
}

type Change = Source<Extract<Static, { static: 'side-number' }>>

export function changesAt(game: Game, location: CardId, name: SideNumber, side: Side): readonly Applied[] {
  let found = UNCHANGED
  for (const change of active(game, 'side-number', name))
    if (
      means(game, change, location, seatOf(game, side)) &&
      !isLeftOut(game, change) &&
      !(name === 'battle-destiny' && addsNone(game, change)) &&
      !isSaidAlready(game, found, change)
    )
      found = [...found, { operation: change.what, context: thereIn(change, location) }]
  return found
}

/** What is counted may be counted at each of the places that are meant, by the name `there`. */
const thereIn = ({ what, context }: Change, location: CardId): Context =>
  what.at && 'add' in what && typeof what.add === 'object'
    ? { ...context, chosen: { ...context.chosen, there: [location] } }
    : context

function means(game: Game, { what, context }: Change, location: CardId, seat: SeatId): boolean {
  if (what.whose !== 'both' && (what.whose === 'yours') !== (context.you === seat)) return false
  return what.at ? matches(game, context, what.at, location) : locationOf(game, context.self) === location
}

/** A text can keep a card from adding to battle destiny. */
const addsNone = (game: Game, { what, context: { self } }: Change): boolean =>
  'add' in what && exists(game, self) && barredBy(game, 'add-to-destiny', self) !== null

const isLeftOut = (game: Game, { what, context }: Change): boolean =>
  what.optional === true && game.table.drain?.without?.includes(context.self) === true

/** Cards that may add to a drain there, as their player likes. */
/** Whether it was said of a card that it adds to the Force drain that is going on. */
export function addsToDrain(game: Game, card: CardId): boolean {
  const { drain } = game.table
  if (drain === null || drain.without?.includes(card)) return false
  return mayAddToDrain(game, drain.seat, drain.at).includes(card)
}
export const mayAddToDrain = (game: Game, seat: SeatId, location: CardId): readonly CardId[] =>
  active(game, 'side-number', 'drain')
    .filter((change) => change.what.optional && means(game, change, location, seat))
    .map(({ context }) => context.self)
