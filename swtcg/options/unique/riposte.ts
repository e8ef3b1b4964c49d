/** Riposte: another version comes to the top once in an attack. */
import type { SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { exists } from '../../rules/cards/place.ts'
import { hasUsed, type Use, useUp } from '../../uses.ts'
import { option } from '../option.ts'
import { addSpecial } from '../specials.ts'
import { changeTop, topOffers } from './change-top.ts'

const riposteBy = (game: Game, seat: SeatId): Use => ({
  kind: 'riposte',
  seat,
  attack: game.table.attack?.moment ?? 0,
})

function fighting(game: Game, seat: SeatId): number[] {
  const { attack } = game.table
  if (!attack) return []
  return [attack.attacker, attack.defender].filter(
    (unit) => exists(game, unit) && game.card(unit).controller === seat,
  )
}

export const riposte = option('Riposte', {
  says: 'Once in an attack you may bring a version that costs no more to the top of your attacking or defending stack.',
  supersededBy: ['Clawdite'],
  apply: (edit) =>
    addSpecial(edit, 'riposte', {
      says: 'Bring {unit} to the top of {card}',
      rule: 'opt/riposte/change-top-in-attack',
      offers: (game, seat, moment) =>
        moment === 'attack' && !hasUsed(game, riposteBy(game, seat))
          ? topOffers(game, seat, 'riposte', fighting(game, seat))
          : [],
      act: (game, seat, offer) => {
        useUp(game, riposteBy(game, seat))
        changeTop(game, seat, offer)
      },
    }),
})
