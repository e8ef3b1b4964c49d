/** Bonuses of Battlefront that are bought for a battle, 5 build points each. */
import type { ChoiceQuestion, SeatId } from '@dejarik/kernel'
import { BONUS_COST } from '../../../conquest/campaign.ts'
import { type About, ask, type Game } from '../../../kinds.ts'
import { BONUSES } from './bonuses.ts'

const RULE = 'opt/galactic-conquest/buy-battlefront-bonuses'
const NONE = 'none'
interface Buying {
  readonly buyer?: number
}

function buy(game: Game, seat: SeatId, bonus: string): void {
  const { setup, bonuses, bought } = game.seat(seat)
  game.changeSeat(seat, {
    bonuses: [bonus, ...bonuses],
    bought: bought + 1,
    setup: { ...setup, left: setup.left - BONUS_COST },
  })
  game.emit({ kind: 'bonusChosen', seat, bonus, cause: { rule: RULE } })
}

/** Openly, the Dark Side first, each as many as there are points for. */
export const buyBonuses = ask<Buying, ChoiceQuestion<About>>(
  'buy-bonuses',
  (game, { buyer = 0 }) => {
    const seat = game.table.order[buyer]
    if (seat === undefined) return undefined
    const options = game.seat(seat).setup.left < BONUS_COST ? [NONE] : [NONE, ...BONUSES]
    return { kind: 'choice', seat, about: 'buy-bonus', rules: [RULE], options }
  },
  (game, { buyer = 0 }, bonus, seat) => {
    game.goto('buy-bonuses')
    if (bonus === NONE) return { buyer: buyer + 1 }
    buy(game, seat, bonus)
    return undefined
  },
)
