/** The total of an Epic Event: what it counts itself, with what cards add; optional additions are asked (ccgx/epic/total). */
import type { CardId } from '@dejarik/kernel'
import { amountOf } from '../../effects/conditions.ts'
import type { Context } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { active, type Source } from '../../effects/statics.ts'
import { ask, definitionOf, type Game, procedure, step } from '../../kinds.ts'
import type { EpicEvent } from '../../text/epic.ts'
import type { Filter } from '../../text/filter.ts'
import type { Static } from '../../text/statics.ts'
import { isDoubled } from '../cards/doubling.ts'

export interface EpicTotal {
  readonly event: EpicEvent
  /** The card whose event it is. */
  readonly card: CardId
  /** What the event targets, and the weapon that is fired. */
  readonly target: CardId | null
  readonly weapon: CardId | null
  /** What the event counts before any card adds. */
  readonly base: number
  /** Cards whose player has been asked, and what they add. */
  readonly asked?: readonly CardId[]
  readonly added?: number
  readonly result?: number
}
type Addition = Source<Extract<Static, { static: 'epic-total' }>>

/** Copies of a card add once, unless their text says otherwise. */
const additionsTo = (game: Game, { event, target, weapon }: EpicTotal): readonly Addition[] =>
  active(game, 'epic-total')
    .filter(({ what }) => what.event === event)
    .filter(
      ({ what, context }) =>
        isOrNone(game, context, what.against, target) && isOrNone(game, context, what.firing, weapon),
    )
    .filter((one, place, all) => one.what.cumulative || isFirst(game, one, all.slice(0, place)))

const isOrNone = (game: Game, context: Context, filter: Filter | undefined, card: CardId | null): boolean =>
  filter === undefined || (card !== null && matches(game, context, filter, card))

const isFirst = (game: Game, one: Addition, before: readonly Addition[]): boolean =>
  !before.some(
    (other) => other.context.you === one.context.you && titleOf(game, other) === titleOf(game, one),
  )
const titleOf = (game: Game, { context, lasting }: Addition): string =>
  lasting ? `${context.self}` : definitionOf(game, context.self).title

const amount = (game: Game, { what, context }: Addition): number =>
  amountOf(game, context, what.add) * (isDoubled(game, context.self) ? 2 : 1)

/** The first whose player may still say whether it counts. */
const open = (game: Game, total: EpicTotal): Addition | undefined =>
  additionsTo(game, total).find(
    ({ what, context }) => what.optional && !(total.asked ?? []).includes(context.self),
  )

export const epicTotal = procedure<EpicTotal>('swccg/epic-total', [
  ask(
    'addition',
    (game, total) => {
      const addition = open(game, total)
      if (addition === undefined) return
      const { self: card, you: seat } = addition.context
      return { kind: 'confirm', seat, about: 'may', card, rules: ['ccgx/epic/total'] } as const
    },
    (game, total, yes) => {
      const addition = open(game, total)!
      const { asked = [], added = 0 } = total
      return {
        asked: [...asked, addition.context.self],
        added: added + (yes ? amount(game, addition) : 0),
      }
    },
  ),
  step('more', (game, total) => {
    if (open(game, total) !== undefined) game.goto('addition')
  }),
  step('sum', (game, total) => {
    const { card, base, added = 0 } = total
    const more = additionsTo(game, total)
      .filter(({ what }) => !what.optional)
      .reduce((sum, addition) => sum + amount(game, addition), added)
    game.emit({ kind: 'epicTotal', card, base, more, total: base + more, cause: { rule: 'ccgx/epic/total' } })
    return { result: base + more }
  }),
])
