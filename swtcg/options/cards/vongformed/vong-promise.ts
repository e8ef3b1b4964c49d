/** The promise of Vongformed: a card that its player may play when an opponent's build step begins. */
import type { CardId, CardsQuestion, SeatId } from '@dejarik/kernel'
import { type About, ask, definitionOf, type Game } from '../../../kinds.ts'
import { completion } from '../../../rules/build/complete.ts'
import { areOpponents, cardsIn } from '../../../rules/cards/place.ts'
import { canPay } from '../../../rules/chances/costs.ts'

export const RULE = 'opt/vongformed'
export const PROMISE = "Han's Promise"

/** The others are asked at the beginning of a build step, whatever they hold. */
export const promise = ask<{ seat: SeatId; promised?: number }, CardsQuestion<About>>(
  'promise',
  (game, { seat, promised = 0 }) => {
    const other = game.table.order.filter((each) => areOpponents(game, each, seat))[promised]
    if (other === undefined) return undefined
    const hand = cardsIn(game, other, 'hand')
    const from = hand.filter((card) => isPromise(game, other, card))
    const evenIfForced = game.constants.hidesHands && hand.length > 0
    const rules = [`${RULE}/hans-promise`]
    return {
      kind: 'cards',
      seat: other,
      about: 'promise',
      rules,
      from,
      min: 0,
      max: Math.min(1, from.length),
      evenIfForced,
    }
  },
  (game, { promised = 0 }, [card], seat) => {
    game.goto('promise')
    if (card !== undefined) game.call(completion, { seat, card })
    return { promised: promised + 1 }
  },
)

function isPromise(game: Game, seat: SeatId, card: CardId): boolean {
  const { name, cost = 0 } = definitionOf(game, card)
  return name === PROMISE && canPay(game, { seat, card, cost: [{ pay: 'build', amount: cost }] })
}
