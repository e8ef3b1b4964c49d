/** What could be done with a card: all that its game can imagine, and for what cannot be done now, why not. */
import type { GameDefinition, Setup } from './definition.ts'
import type { Machine } from './machine.ts'
import type { Reason, ReasonIn } from './refusal.ts'
import type { CardId, Kinds, OfferCore, SeatId } from './state.ts'
import { knows } from './zones.ts'

export interface Prospect<O extends OfferCore = OfferCore, Code extends string = string> {
  /** The action as the offer that it is or would be. */
  readonly offer: O
  /** Everything that forbids it, each with its rule and the card that causes it; empty if it can be done now. */
  readonly reasons: readonly Reason<Code>[]
}

/** Of a card that the seat does not know nothing is told. What can be done comes first. */
export function prospects<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  game: Machine<K>,
  seat: SeatId,
  card: CardId,
): readonly Prospect<K['offer'], ReasonIn<K>['code']>[] {
  const record = game.state.cards[card]
  if (!record || !knows(record, seat) || !game.state.seats[seat]) return []
  const offered = offersWith(definition, game, seat, card)
  const keys = new Set(offered.map(({ key }) => key))
  const imagined = (definition.imaginable?.(game, seat, card) ?? []).filter(({ key }) => !keys.has(key))
  const judged = imagined.map((offer) => ({ offer, reasons: reasonsAgainst(game, seat, offer) }))
  const can = judged.filter(({ reasons }) => reasons.length === 0)
  const cannot = judged.filter(({ reasons }) => reasons.length > 0)
  return [...offered.map((offer) => ({ offer, reasons: [] })), ...can, ...cannot]
}

/** Why a card is none of those that the open question lets the seat pick; empty where it asks for none, or for this one. */
export function whyNotPicked<K extends Kinds>(
  game: Machine<K>,
  seat: SeatId,
  card: CardId,
): readonly ReasonIn<K>[] {
  const question = game.questionFor(seat)
  if (question?.kind !== 'cards' || question.from.includes(card)) return []
  const reasons = game.whyNot(seat, [card])
  const rule = question.rules?.[0]
  return reasons.length > 0 ? reasons : [{ code: 'not-to-be-picked', ...(rule ? { rule } : {}) }]
}

/** The open offers that have to do with a card. */
function offersWith<K extends Kinds, S extends Setup>(
  { scenario: { fields = {} } }: GameDefinition<K, S>,
  game: Machine<K>,
  seat: SeatId,
  card: CardId,
): readonly K['offer'][] {
  const question = game.questionFor(seat)
  if (question?.kind !== 'action') return []
  const names = Object.keys(fields).filter((name) => fields[name] === 'card')
  const means = (offer: OfferCore): boolean =>
    ['card', ...names].some((name) => (offer as OfferCore & Record<string, unknown>)[name] === card)
  return question.offers.filter(means)
}

/** A question for cards is answered by picking them: what it is about is what is done with each. */
function reasonsAgainst<K extends Kinds>(
  game: Machine<K>,
  seat: SeatId,
  offer: K['offer'],
): readonly ReasonIn<K>[] {
  const question = game.questionFor(seat)
  if (question?.kind === 'cards' && question.about === offer.verb && question.from.includes(offer.card!))
    return []
  const reasons = game.whyNot(seat, offer)
  return reasons.length > 0 ? reasons : [{ code: 'not-offered' }]
}
