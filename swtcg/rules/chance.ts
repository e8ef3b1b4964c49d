/** A chance to play or pass (POP): waiting effects resolve, then seats play in turn until all have passed in a row. */
import type { SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure, step, type WaitingEffect } from '../kinds.ts'
import type { ChanceLocals } from './chances.ts'
import { diceOfDamage } from './dice-of-damage.ts'
import { play } from './play.ts'
import { playable } from './playable.ts'
import { takeWaiting } from './waiting.ts'

export const chanceToPlay = procedure<ChanceLocals>('swtcg/chance', [
  step('waiting', (game, { chance }) => {
    const effect = takeWaiting(game, (waiting) => waiting.chance === chance)
    if (!effect) return
    game.goto('waiting')
    resolve(game, effect)
  }),
  ask(
    'play',
    (game, { chance, next }) => {
      const seat = seatAt(game, next)
      const pass = { key: 'pass', verb: 'pass' as const }
      return { kind: 'action' as const, seat, about: chance, offers: [pass, ...playable(game, seat, chance)] }
    },
    (game, { next, passes }, offer, seat) => {
      if (offer.verb === 'play') {
        game.goto('waiting')
        game.call(play, { seat, card: offer.card, source: offer.source, path: offer.ability })
        return { next: next + 1, passes: 0 }
      }
      if (passes + 1 < game.table.order.length) game.goto('play')
      return { next: next + 1, passes: passes + 1 }
    },
  ),
])

const seatAt = (game: Game, turn: number): SeatId => game.table.order[turn % game.table.order.length]!

function resolve(game: Game, effect: WaitingEffect): void {
  if (effect.kind === 'retaliate')
    game.call(diceOfDamage, { source: effect.unit, unit: effect.against, dice: effect.dice })
}
