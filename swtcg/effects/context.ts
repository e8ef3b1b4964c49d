/** Who has an effect, which card it is on, and what it has bound so far. Plain data: it lives in frames. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import type { Player, Reference } from '../language/tree/nouns.ts'
import { isBeneath } from '../rules/cards/attachment.ts'
import { areOpponents, bearer, exists, seatsOf } from '../rules/cards/place.ts'

/** Cards chosen or found, or a number paid, rolled or counted. An act that may be done binds 1 or 0. */
export type Bound = Readonly<Record<string, number | readonly CardId[]>>

export interface Context {
  readonly you: SeatId
  /** The card whose text it is. It may have left play. */
  readonly self: CardId
  readonly bound: Bound
  /** Static effects are found by numbers and keywords without static effects, so that none depends on itself. */
  readonly plain?: true
  /** What Equipment gives is found without what Equipment gives. */
  readonly bare?: true
  /** What is looked for will be harmed, by itself or with others. */
  readonly harms?: 'one' | 'several'
  /** A side acts as one: `you` decides, and what belongs to a teammate is yours (idc/thw/clear-the-skies). */
  readonly team?: true
}

export function seatsFor(game: Game, context: Context, player: Player): readonly SeatId[] {
  if (player === 'you') return yourSeats(game, context)
  const one = context.bound['opponent'] as SeatId | undefined
  if (player === 'opponent') return game.table.order.filter((seat) => isOpponent(game, context, seat))
  if (player === 'each-player')
    return one === undefined
      ? game.table.order
      : game.table.order.filter((seat) => seat === context.you || seat === one)
  if (player === 'chosen-player') return [context.bound['player'] as SeatId]
  if ('side' in player) return seatsOf(game, player.side)
  const [card] = cardsFor(game, context, player.controllerOf)
  return card === undefined ? [] : [game.card(card).controller]
}

/** Who is meant by "you": the card's player; on a Location an option may mean others (idc/thw/location-you). */
const yourSeats = (game: Game, context: Context): readonly SeatId[] =>
  game.policies.yousOfLocation?.(game, context.self) ?? [context.you]

/** Whether what a seat has is "yours". */
export function isYours(game: Game, context: Context, seat: SeatId): boolean {
  if (context.team) return !areOpponents(game, seat, context.you)
  if (game.policies.yousOfLocation === null) return seat === context.you
  return yourSeats(game, context).includes(seat)
}

/** Whether a seat is the opponent whom an effect means: all of them, or the one that was singled out. */
export function isOpponent(game: Game, { you, bound }: Context, seat: SeatId): boolean {
  const one = bound['opponent'] as SeatId | undefined
  return one === undefined ? areOpponents(game, seat, you) : seat === one
}

/** The cards that a reference means, as far as they are still there. */
export function cardsFor(game: Game, context: Context, reference: Reference): readonly CardId[] {
  return referred(game, context, reference).filter((card) => exists(game, card))
}

function referred(game: Game, { self, bound }: Context, reference: Reference): readonly CardId[] {
  const { attack } = game.table
  switch (reference.the) {
    case 'self':
      return typeof bound['self'] === 'object' ? bound['self'] : [self]
    case 'bearer':
      return exists(game, self) ? [bearer(game, self)] : []
    case 'top':
      return exists(game, self) ? [isBeneath(game, self) ? game.card(self).host! : self] : []
    case 'attacker':
      return attack ? [attack.attacker] : []
    case 'defender':
      return attack ? [attack.defender] : []
    case 'last-attacked':
      return lastOf(game, self, reference.within)
    case 'cards':
      return reference.cards
    case 'chosen': {
      if (reference.name === 'both') return [...cardsBound(bound['yours']), ...cardsBound(bound['theirs'])]
      return cardsBound(bound[reference.name])
    }
  }
}

/** The unit that a card attacked last: ever, or in this turn. */
function lastOf(game: Game, card: CardId, within?: 'this-turn'): readonly CardId[] {
  const last = game.table.lastAttacked[card]
  const isRecent = game.table.history.some(({ did, card: one }) => did === 'attacked' && one === card)
  return last === undefined || (within && !isRecent) ? [] : [last]
}
const cardsBound = (bound: Bound[string] | undefined): readonly CardId[] =>
  typeof bound === 'object' ? bound : []
