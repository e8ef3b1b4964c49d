/** The numbers of a card that filters and amounts speak of. */

import { type CardId, numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { CHOSEN_DESTINY } from '../../rules/force/piles.ts'
import type { CardNumber } from '../../text/filter.ts'
import { textOf } from '../text-of.ts'
import { fact } from './test.ts'
/** A number of a card as it is now; the deploy cost as it is printed. */
export const figureOf = (game: Game, name: CardNumber, card: CardId): number =>
  name === 'deploy'
    ? deployCost(game, card)
    : name === 'destiny'
      ? (game.card(card).notes[CHOSEN_DESTINY] ?? numberOf(game, name, card))
      : numberOf(game, name, card)
/** Effects, weapons and devices have their cost in their text; the highest, where they have several. */
function deployCost(game: Game, card: CardId): number {
  const { on = [], loses = 0 } = textOf(game, card).deploys ?? {}
  const costs = on.map(({ cost }) => (typeof cost === 'number' ? cost : 0))
  return fact(game, card).deploy ?? Math.max(loses, ...costs) // ccgx/interrupt/starting-no-cost
}
