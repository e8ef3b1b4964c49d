/** Retaliate X: this unit does X dice of damage to the attacking unit when the attack ends. */
import { because, type CardId, type SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { arenaOf } from '../cards/place.ts'
import type { ActivatedKeywordRule } from '../chances/activated-keywords.ts'
import { wait } from '../chances/waiting.ts'

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

function whyNotRetaliate(game: Game, _seat: SeatId, card: CardId): Reason | null {
  const { attack } = game.table
  if (attack?.defender !== card)
    return because('not-attacked', 'idc/keyword/retaliate-dice-when-attack-ends', { card })
  return arenaOf(game, attack.attacker) === arenaOf(game, card)
    ? null
    : because('other-arena', 'idc/keyword/retaliate-same-arena', { card })
}
