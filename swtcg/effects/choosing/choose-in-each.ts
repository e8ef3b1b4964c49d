/** Choosing so many cards in each arena, one arena after another. */
import type { CardId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../cards/definition.ts'
import { type Game, procedure, step } from '../../kinds.ts'
import type { Selector } from '../../language/tree/nouns.ts'
import { holds } from '../conditions.ts'
import type { Context } from '../context.ts'
import { choose } from './choose.ts'

interface ChoosingInEach {
  readonly context: Context
  readonly selector: Selector
  /** The arenas that are left. */
  readonly arenas: readonly Arena[]
  readonly chosen?: readonly CardId[]
  /** What was chosen in the present arena. */
  readonly found?: readonly CardId[] | null
  readonly result?: readonly CardId[]
}

export const chooseInEach = procedure<ChoosingInEach>('swtcg/choose-in-each', [
  step('choose', (game, { context, selector, arenas: [arena], chosen = [] }) => {
    const isFull = chosen.length >= (selector.inEach?.most ?? Number.POSITIVE_INFINITY)
    if (arena !== undefined && !isFull && isMeant(game, context, selector, arena))
      game.call(choose, { context, selector: within(selector, arena) }, 'found')
    return { found: [] }
  }),
  step('next', (game, { arenas, chosen = [], found }) => {
    if (arenas.length > 1) game.goto('choose')
    const all = [...chosen, ...(found ?? [])]
    return { arenas: arenas.slice(1), chosen: all, result: all }
  }),
])

function isMeant(game: Game, context: Context, { inEach }: Selector, arena: Arena): boolean {
  const bound = { ...context.bound, arena: ARENAS.indexOf(arena) }
  return !inEach?.when || holds(game, { ...context, bound }, inEach.when)
}

const within = ({ inEach: _, ...selector }: Selector, arena: Arena): Selector => ({
  ...selector,
  of: { ...selector.of, place: { in: 'arena', arenas: [arena] } },
})
