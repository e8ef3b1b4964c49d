/** Instructions about damage that is pending: more or less of it, or another unit that takes it. */
import type { CardId } from '@dejarik/kernel'
import { ask, type Game, procedure } from '../../../kinds.ts'
import type { Reference } from '../../../language/tree/nouns.ts'
import { wait } from '../../../rules/chances/waiting.ts'
import { assignDamage, moveDamage, pendingOn } from '../../../rules/damage/pending-damage.ts'
import { amountOf } from '../../amounts/amounts.ts'
import { type Context, cardsFor } from '../../context.ts'
import type { Performers } from '../performer.ts'

interface Dividing {
  readonly context: Context
  readonly from: CardId
  readonly to: CardId
}

/** Its player says how much goes to the other unit; 0 is possible for either (idc/phrase/divide-hits-zero). */
export const divideDamage = procedure<Dividing>('swtcg/divide-damage', [
  ask(
    'how-much',
    (game, { context, from }) => ({
      kind: 'number' as const,
      seat: context.you,
      about: 'divide-damage',
      card: context.self,
      min: 0,
      max: pendingOn(game, from),
    }),
    (game, { from, to }, amount) => moveDamage(game, from, to, amount),
  ),
])

function move(
  game: Game,
  context: Context,
  [from, to]: readonly [CardId, CardId],
  amount: number | 'any',
): void {
  if (amount === 'any') game.call(divideDamage, { context, from, to })
  else moveDamage(game, from, to, amount)
}

const DEFENDER: Reference = { the: 'defender' }

export const pendingPerformers: Performers<'change-damage' | 'move-damage' | 'divide-hits'> = {
  /** Who takes part is settled now, how much when the dice are known (idc/phrase/divide-hits-zero). */
  'divide-hits': (game, context, _, found) =>
    wait(game, {
      chance: 'pending-damage',
      by: 'activation',
      seat: context.you,
      effect: {
        kind: 'effect',
        context,
        instructions: [
          { do: 'move-damage', who: { the: 'cards', cards: found }, from: DEFENDER, amount: 'any' },
        ],
      },
    }),
  'change-damage': (game, context, { add = 0, to }, found) => {
    for (const unit of found) {
      const base = to === undefined ? pendingOn(game, unit) : amountOf(game, context, to)
      assignDamage(game, unit, base + amountOf(game, context, add))
    }
  },
  'move-damage': (game, context, { from, amount }, [to]) => {
    const [unit] = cardsFor(game, context, from)
    if (unit === undefined || to === undefined || unit === to) return
    const most = pendingOn(game, unit)
    const points =
      typeof amount === 'string' ? (amount === 'any' ? 'any' : most) : amountOf(game, context, amount)
    move(game, context, [unit, to], points)
  },
}
