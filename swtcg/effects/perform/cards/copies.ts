/** Using the effect of a Battle card that somebody has played before, for its price. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game, procedure, step } from '../../../kinds.ts'
import type { EffectAbility } from '../../../language/tree/tree.ts'
import { canPay, pay } from '../../../rules/chances/costs.ts'
import { playingCostFor } from '../../../rules/chances/playing-cost.ts'
import type { Bound, Context } from '../../context.ts'
import { resolving } from '../../resolving.ts'
import type { Performers } from '../performer.ts'

interface Copy {
  readonly context: Context
  readonly card: CardId
  readonly paid?: Bound
}

const effectOf = (game: Game, card: CardId): EffectAbility | undefined =>
  definitionOf(game, card).abilities.find((ability) => ability.ability === 'effect')

/** What it costs the player now, whatever it cost when it was played (idc/phrase/costs-x-not-copied). */
const priceOf = (game: Game, seat: SeatId, card: CardId) =>
  playingCostFor(game, seat, card, effectOf(game, card)?.cost ?? [])

export const copy = procedure<Copy>('swtcg/copy', [
  step('pay', (game, { context, card }) => {
    const cost = priceOf(game, context.you, card)
    if (!canPay(game, { seat: context.you, card, cost })) return game.finish()
    pay(game, context.you, card, cost, 'paid')
  }),
  step('do', (game, { context, card, paid = {} }) => {
    const instructions = effectOf(game, card)?.do ?? []
    const bound = { ...context.bound, ...paid }
    game.call(resolving, { context: { ...context, bound }, instructions })
  }),
])

export const copyPerformers: Performers<'use-effect'> = {
  'use-effect': (game, context, _, [card]) => {
    if (card !== undefined && effectOf(game, card)) game.call(copy, { context, card })
  },
}
