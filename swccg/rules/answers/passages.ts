/** Text that moves one of its targets to another: both must be so that the one can go to the other. */
import type { CardId } from '@dejarik/kernel'
import type { Context } from '../../effects/context.ts'
import { allThatFit } from '../../effects/matches.ts'
import type { Game } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import type { CardAction } from '../../text/text.ts'
import { hasRoad, isCrewed } from '../move/vehicles.ts'

/** The names under which a text has whoever goes and the place. */
interface Passage {
  readonly who: string
  readonly to: string
}

const nameOf = ({ the }: Filter): string | undefined => (typeof the === 'object' ? the.chosen : undefined)

const passagesOf = ({ do: steps }: CardAction): readonly Passage[] =>
  steps.flatMap((step) => {
    if (step.do !== 'move') return []
    const [who, to] = [nameOf(step.what), nameOf(step.to)]
    return who === undefined || to === undefined ? [] : [{ who, to }]
  })

const canGo = (game: Game, card: CardId, to: CardId): boolean =>
  isCrewed(game, card, to) && hasRoad(game, card, to)

/** Whether a card may be named as one of the two. */
export const canPass = (
  game: Game,
  context: Context,
  action: CardAction,
  { name, card }: { readonly name: string; readonly card: CardId },
): boolean =>
  passagesOf(action).every(({ who, to }) => {
    if (name === to) return (context.chosen[who] ?? []).every((each) => canGo(game, each, card))
    const place = name === who && action.targets?.find((target) => target.name === to)
    return !place || allThatFit(game, context, place.what).some((each) => canGo(game, card, each))
  })
