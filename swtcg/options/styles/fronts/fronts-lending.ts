/** Units in another player's arena are lent: the teammate there has them until the true controller asks for them back. */

import type { CardId, ConfirmQuestion, SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../../cards/definition.ts'
import { type About, ask, type Game, procedure, type SwtcgEvent, step } from '../../../kinds.ts'
import { forget, marksOf, note } from '../../../marks.ts'
import { exists, sideOf } from '../../../rules/cards/place.ts'
import { changeController } from '../../../rules/cards/taking-control.ts'
import { type Special, specialOffer } from '../../../rules/chances/special-actions.ts'
import { hasUsed, type Use, useUp } from '../../../uses.ts'
import { frontOf } from './front.ts'
import { playerOf } from './fronts-primary.ts'

const RULE = 'opt/fight-on-all-fronts'
const kept = (card: CardId): Use => ({ kind: 'kept', card })

/** The cards that a seat has lent, as far as a teammate still has them. */
const lentBy = (game: Game, seat: SeatId): CardId[] =>
  marksOf(game, 'lent')
    .filter(
      ({ card, lender }) => lender === seat && exists(game, card) && game.card(card).controller !== seat,
    )
    .map(({ card }) => card)

/** Whoever moves or deploys a unit into a teammate's arena lends it. */
export function lend(game: Game, event: SwtcgEvent): void {
  if (event.kind !== 'moved' && event.kind !== 'deployed') return
  const front = ARENAS.find((arena) => arena === event.to)
  if (!front || !exists(game, event.card)) return
  const { controller } = game.card(event.card)
  if (frontOf(controller) === front) return
  note(game, { kind: 'lent', card: event.card, lender: controller })
  const to = playerOf(game, sideOf(game, controller), front)
  changeController(game, event.card, to, { rule: `${RULE}/lend-multi-arena-unit` })
}

interface Recall {
  readonly seat: SeatId
  readonly card: CardId
}

/** The primary player may order that it stays; then it is not asked for again in this turn. */
export const recall = procedure<Recall>('swtcg/recall', [
  ask<Recall, ConfirmQuestion<About>>(
    'allow',
    (game, { seat, card }) => {
      const primary = game.policies.primaryOf(game, sideOf(game, seat))
      const rules = [`${RULE}/lent-unit-recalled`]
      return primary === seat ? undefined : { kind: 'confirm', seat: primary, about: 'recall', card, rules }
    },
    (game, { card }, allowed) => {
      if (allowed) return
      useUp(game, kept(card))
      game.finish()
    },
  ),
  step('back', (game, { seat, card }) => {
    forget(game, 'lent', (mark) => mark.card === card && mark.lender === seat)
    changeController(game, card, seat, { rule: `${RULE}/lent-unit-recalled` })
  }),
])

/** Whenever the player can do anything at all. */
export const recalling: Special = {
  says: 'Ask for {card} back',
  rule: 'opt/fight-on-all-fronts/lent-unit-recalled',
  offers: (game, seat, moment) =>
    moment === 'setup'
      ? []
      : lentBy(game, seat)
          .filter((card) => !hasUsed(game, kept(card)))
          .map((card) => specialOffer('recall', { card })),
  act: (game, seat, { card }) => game.call(recall, { seat, card: card! }),
}
