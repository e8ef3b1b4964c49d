/** Cards whose player brings about what a function waits for: those that it answers, and those that act against a card. */
import type { Below } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import type { Side } from '../kinds.ts'
import type { Filter } from '../text/filter.ts'
import type { CardAction } from '../text/text.ts'
import type { Cast } from './cast.ts'
import { fitsPrinted } from './printed.ts'
import { arrivalOf, joined, type Scene, sceneOf, turnedRound } from './scene.ts'

export interface Helped {
  readonly helpers: readonly CardDefinition[]
  /** The scene with what the helpers need themselves. */
  readonly scene: Scene
}

export function helped(cast: Cast, scene: Scene, side: Side, below: Below): Helped {
  const awaited = scene.awaited.flatMap((filter) => cast.draw((card) => fitsPrinted(card, filter), 1))
  const harming = scene.harmed.flatMap((whom) =>
    cast.draw(
      (card) =>
        isTheirInterrupt(card, side) && (card.text.actions ?? []).some((each) => harms(cast, each, whom)),
      1,
    ),
  )
  const helpers = [...awaited, ...harming]
  const whole = helpers.reduce((all, card) => joined(all, ownScene(card, side, below)), scene)
  return { helpers, scene: whole }
}

/** What it takes to play or deploy it. */
function ownScene(card: CardDefinition, side: Side, below: Below): Scene {
  const { actions = [] } = card.text
  const action = actions.find(doesAway) ?? actions[below(Math.max(1, actions.length))]
  const own = card.kind === 'interrupt' && action ? sceneOf(action, below) : arrivalOf(card, below)
  return card.side === side ? own : turnedRound(own)
}

/** What is played from hand needs nothing to be on. */
const isTheirInterrupt = (card: CardDefinition, side: Side): boolean =>
  card.side !== side && card.kind === 'interrupt'

const HARMS: ReadonlySet<string> = new Set(['lose-cards', 'steal', 'hit'])

/** Names such a card and does away with it. */
const harms = (cast: Cast, action: CardAction, whom: Filter): boolean =>
  doesAway(action) &&
  (action.targets ?? []).some(({ what }) =>
    cast.has((card) => card.kind === 'character' && fitsPrinted(card, what) && fitsPrinted(card, whom)),
  )
const doesAway = ({ do: done }: CardAction): boolean => done.some((each) => HARMS.has(each.do))
