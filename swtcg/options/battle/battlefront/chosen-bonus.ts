/** The bonus that each player chooses for Battlefront. */
import type { ChoiceQuestion } from '@dejarik/kernel'
import { type About, ask } from '../../../kinds.ts'
import { BONUSES, RULE } from './bonuses.ts'

/** The Dark Side chooses first, openly; the same bonus may be chosen by several. */
export const choose = ask<{ chosen?: number }, ChoiceQuestion<About>>(
  'bonus',
  (game, { chosen = 0 }) => {
    const seat = game.table.order[chosen]
    return seat === undefined
      ? undefined
      : { kind: 'choice', seat, about: 'bonus', rules: [`${RULE}/choose-one-bonus`], options: [...BONUSES] }
  },
  (game, { chosen = 0 }, bonus, seat) => {
    game.changeSeat(seat, { bonuses: [...game.seat(seat).bonuses.slice(0, game.seat(seat).bought), bonus] })
    game.emit({ kind: 'bonusChosen', seat, bonus, cause: { rule: `${RULE}/choose-one-bonus` } })
    if (chosen + 1 < game.table.order.length) game.goto('bonus')
    return { chosen: chosen + 1 }
  },
)
