/** A printed * : what the unit's own text says, and unknown outside the arenas (idc/term/star-variable-value). */
import type { CardId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Statistic } from '../../language/tree/nouns.ts'
import type { ValueAbility } from '../../language/tree/tree.ts'

export function valueText(game: Game, card: CardId, name: Statistic): ValueAbility | undefined {
  const found = game.constants.facts
    .baseAbilities(game, card)
    .find(({ ability }) => ability.ability === 'value' && ability.of === name)
  return found?.ability as ValueAbility | undefined
}

/** Whether a speed, power or health is a number now (idc/term/star-unknown). */
export const isKnown = (game: Game, card: CardId, name: Statistic): boolean =>
  definitionOf(game, card)[name] !== '*' || valueText(game, card, name) !== undefined
