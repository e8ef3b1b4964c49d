/** Hidden Cost on a face-down card, whose other text is off. */
import type { CardId } from '@dejarik/kernel'
import { holds } from '../../effects/conditions.ts'
import type { Game } from '../../kinds.ts'
import type { Gain } from '../../language/tree/instructions.ts'
import { type ActiveAbility, nested } from './active-ability.ts'

/** Hidden Cost is for cards that are being built. */
export const givesHiddenCost = ({ abilities = [] }: Gain): boolean =>
  abilities.some(({ ability }) => ability === 'hidden-cost')

/** A face-down card has its Hidden Cost, by itself or as long as its condition holds (idc/keyword/hidden-cost-static-face-down). */
export function hiddenCostOf(game: Game, card: CardId, active: ActiveAbility): ActiveAbility[] {
  const { ability, source, path } = active
  if (ability.ability === 'hidden-cost') return [active]
  if (ability.ability !== 'static' || !givesHiddenCost(ability.gain)) return []
  const context = { you: game.card(card).controller, self: card, bound: {}, plain: true as const }
  const isOn = 'the' in ability.who && (!ability.while || holds(game, context, ability.while))
  return isOn ? nested(ability.gain.abilities ?? [], source, path) : []
}
