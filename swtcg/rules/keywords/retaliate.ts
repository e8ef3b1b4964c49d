/** Retaliate X: this unit does X dice of damage to the attacking unit when the attack ends. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { arenaOf } from '../cards/place.ts'
import { wait } from '../chances/waiting.ts'
import type { ActivatedKeywordRule } from './activated.ts'

export const retaliate: ActivatedKeywordRule = {
  moment: (game) => game.table.attack?.moment ?? 0,
  timeRule: 'idc/keyword/retaliate-timing',
  onceRule: 'idc/keyword/retaliate-once-per-attack',
  whyNot: whyNotRetaliate,
  resolve: (game: Game, seat: SeatId, unit: CardId, dice: number) => {
    const { attack } = game.table
    if (attack)
      wait(game, {
        chance: 'attack-end',
        by: 'activation',
        seat,
        effect: { kind: 'retaliate', unit, against: attack.attacker, dice },
      })
  },
}

function whyNotRetaliate(game: Game, _seat: SeatId, card: CardId): Reason[] {
  const { attack } = game.table
  if (attack?.defender !== card)
    return [{ code: 'not-attacked', rule: 'idc/keyword/retaliate-dice-when-attack-ends', card }]
  if (arenaOf(game, attack.attacker) !== arenaOf(game, card))
    return [{ code: 'other-arena', rule: 'idc/keyword/retaliate-same-arena', card }]
  return []
}
