/** Instructions about cards that a player may play or finish out of turn: set aside, or being built. */
import { type CardId, reveal, seatBit } from '@dejarik/kernel'
import type { Arena } from '../../../cards/definition.ts'
import { ask, type Game, procedure, step } from '../../../kinds.ts'
import type { Condition } from '../../../language/tree/conditions.ts'
import type { Instruction } from '../../../language/tree/instructions.ts'
import { complete } from '../../../rules/build/complete.ts'
import { type CompleteOffer, completionsOf } from '../../../rules/build/what-can-be-completed.ts'
import { holds } from '../../conditions.ts'
import type { Bound, Context } from '../../context.ts'
import { cardsOutside } from '../../nouns/outside.ts'
import { type Performers, performAll } from '../performer.ts'

const BY_ITSELF = { in: 'set-aside', by: { the: 'self' } } as const

/** The ways to finish a card, if its counters are enough. */
export const finishes = (game: Game, { you }: Context, card: CardId, to?: Arena): CompleteOffer[] =>
  completionsOf(game, you, card).filter(
    ({ destination }) => !to || (destination && 'to' in destination && destination.to === to),
  )

interface Finishing {
  readonly context: Context
  readonly card: CardId
  readonly to?: Arena
}
/** Its player says where it goes. */
export const finishing = procedure<Finishing>('swtcg/finishing', [
  ask(
    'where',
    (game, { context, card, to }) => {
      const offers = finishes(game, context, card, to)
      return offers.length === 0
        ? undefined
        : { kind: 'action' as const, seat: context.you, about: 'finish', card, offers }
    },
    (game, { context }, offer) => complete(game, context.you, offer as CompleteOffer),
  ),
])

interface Repeating {
  readonly context: Context
  readonly until: Condition
  readonly what: readonly Instruction[]
  readonly nested?: Bound | null
}
/** Nothing is done once more when it is true. */
export const repeating = procedure<Repeating>('swtcg/repeating', [
  step('again', (game, { context, until, what }) => {
    if (holds(game, context, until)) return game.finish()
    game.goto('again')
    performAll(game, context, what)
  }),
])

export const lendingPerformers: Performers<'let-play' | 'complete' | 'repeat-until'> = {
  'let-play': (game, context, { which }) => {
    for (const card of cardsOutside(game, context, BY_ITSELF)) {
      game.changeCard(card, { out: { ...game.card(card).out!, lent: { to: context.you, which } } })
      reveal(game, card, seatBit(context.you))
    }
  },
  complete: (game, context, { to }, found) => {
    for (const card of found) game.call(finishing, { context, card, ...(to ? { to } : {}) })
  },
  'repeat-until': (game, context, { until, what }) => game.call(repeating, { context, until, what }),
}
