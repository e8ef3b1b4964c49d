/** A chance to play or pass (POP): waiting effects resolve, then seats play in turn until all have passed in a row. */
import type { SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure, step } from '../kinds.ts'
import type { ChanceLocals } from './chances.ts'
import { play, playBattleCard } from './play.ts'
import { playable } from './playable.ts'
import { resolveWaiting } from './resolve-waiting.ts'
import { mightPlayFromHand } from './tempo.ts'
import { takeWaiting } from './waiting.ts'

export const chanceToPlay = procedure<ChanceLocals>('swtcg/chance', [
  step('waiting', (game, { chance }) => {
    const waiting = takeWaiting(game, (entry) => entry.chance === chance)
    if (!waiting) return
    game.goto('waiting')
    resolveWaiting(game, waiting)
  }),
  ask(
    'play',
    (game, { chance, next }) => {
      const seat = seatAt(game, next)
      const pass = { key: 'pass', verb: 'pass' as const }
      const hiding = mightPlayFromHand(game, seat, chance) ? { evenIfForced: true as const } : {}
      return {
        kind: 'action' as const,
        seat,
        about: chance,
        ...hiding,
        offers: [pass, ...playable(game, seat, chance)],
      }
    },
    (game, { chance, next, passes }, offer, seat) => {
      if (offer.verb === 'play') {
        game.goto('waiting')
        game.call(play, { seat, chance, card: offer.card, source: offer.source, path: offer.ability })
        return { next: next + 1, passes: 0 }
      }
      if (offer.verb === 'battle-card') {
        game.goto('waiting')
        game.call(playBattleCard, { seat, card: offer.card, path: offer.ability })
        return { next: next + 1, passes: 0 }
      }
      if (passes + 1 < game.table.order.length) game.goto('play')
      return { next: next + 1, passes: passes + 1 }
    },
  ),
])

const seatAt = (game: Game, turn: number): SeatId => game.table.order[turn % game.table.order.length]!
