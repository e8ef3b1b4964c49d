/** Traps and mines explode: whoever has something against it answers first (ccgx/artillery/mines). */
import type { CardId, ProcedureName } from '@dejarik/kernel'
import type { Context } from '../../effects/context.ts'
import type { Resolving } from '../../effects/resolve.ts'
import { type Game, procedure, step } from '../../kinds.ts'
import type { Instruction } from '../../text/instruction.ts'
import { answer } from '../answers/answer.ts'
import { exists, isOnTable, locationOf } from '../cards/place.ts'

export interface Exploding {
  readonly context: Context
  /** What it does. */
  readonly so: readonly Instruction[]
  readonly stopped?: boolean
}
const resolving: ProcedureName<Resolving> = { name: 'swccg/resolve' }

const placeOf = (game: Game, card: CardId): CardId | null =>
  exists(game, card) && isOnTable(game, card) ? locationOf(game, card) : null

export const explode = procedure<Exploding>('swccg/explode', [
  step('answers', (game, { context: { self: card, you: by } }) => {
    const at = placeOf(game, card)
    if (at !== null) answer(game, { just: 'exploding', by, card, at }, 'stopped')
  }),
  step('go-off', (game, { context, so, stopped = false }) => {
    if (!stopped && placeOf(game, context.self) !== null) game.call(resolving, { todo: so, context })
  }),
])
