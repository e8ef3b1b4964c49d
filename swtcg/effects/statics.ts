/** Static effects: what applies all the time to the card itself or to every card that fits. */
import { type CardId, remembered, type SeatId, zone } from '@dejarik/kernel'
import { ARENAS } from '../cards/definition.ts'
import type { Game } from '../kinds.ts'
import type { Gain } from '../language/instructions.ts'
import type { StaticAbility } from '../language/tree.ts'
import { baseAbilities } from '../rules/abilities.ts'
import { census } from '../rules/census.ts'
import { cardsAt, cardsIn, locationZone } from '../rules/place.ts'
import { holds } from './conditions.ts'
import { type Context, cardsFor } from './context.ts'
import { fits } from './nouns.ts'

interface Active {
  readonly source: CardId
  readonly you: SeatId
  readonly ability: StaticAbility
}

export interface StaticGain {
  readonly source: CardId
  readonly context: Context
  readonly gain: Gain
  /** Which of the source's static effects it is. */
  readonly index: number
}

/** What static effects give a card now. */
export function staticsOn(game: Game, card: CardId): readonly StaticGain[] {
  const active = activeStatics(game)
  if (active.length === 0) return NONE
  return remembered(game, 'statics-on', card, () =>
    active.flatMap(({ source, you, ability }, index) => {
      const context: Context = { you, self: source, bound: {}, plain: true }
      return applies(game, context, ability, card) ? [{ source, context, gain: ability.gain, index }] : []
    }),
  )
}
const NONE: readonly StaticGain[] = []

function applies(
  game: Game,
  context: Context,
  { who, while: condition }: StaticAbility,
  card: CardId,
): boolean {
  if (condition && !holds(game, context, condition)) return false
  return 'the' in who ? cardsFor(game, context, who).includes(card) : fits(game, context, who, card)
}

/** Every static effect in play, found once for each state; most states have none. */
function activeStatics(game: Game): readonly Active[] {
  const { withStatic } = census(game)
  if (withStatic.length === 0) return NONE_ACTIVE
  return remembered(game, 'statics', 0, () =>
    withStatic.flatMap((source) =>
      baseAbilities(game, source).flatMap(({ ability }) =>
        ability.ability === 'static' ? [{ source, you: game.card(source).controller, ability }] : [],
      ),
    ),
  )
}
const NONE_ACTIVE: readonly Active[] = []

/** Units and Locations in the arenas, units in the build zones, and Resources. */
export function sources(game: Game): CardId[] {
  return [
    ...ARENAS.flatMap((arena) => [...cardsAt(game, arena), ...zone(game, locationZone(arena)).cards]),
    ...game.table.order.flatMap((seat) => [
      ...cardsIn(game, seat, 'build'),
      ...cardsIn(game, seat, 'resource'),
    ]),
  ]
}
