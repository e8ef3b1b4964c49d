/** What effects have taken from a card: keywords, or all its text. */
import { type CardId, lastingOf } from '@dejarik/kernel'
import { definitionOf, type Game, type SwtcgLasting } from '../../kinds.ts'
import type { Ability } from '../../language/tree/tree.ts'
import { type ActiveAbility, keyOf } from './active-ability.ts'
import { lossesOf } from './lasting.ts'

/** A unit cannot use what it has lost, printed or granted (idc/phrase/has-no-effect-loses). */
export function withoutLost(game: Game, card: CardId, abilities: ActiveAbility[]): ActiveAbility[] {
  const losses = lossesOf(game, card)
  if (losses.length === 0) return abilities
  const kept = keepsText(game, card)
  const due = keepsUpkeep(game, card)
  return abilities.filter(
    (active) =>
      (kept && active.source === card && !active.path.includes('.')) ||
      (due && active.ability.ability === 'upkeep') ||
      losses.every(
        ({ what, keys }) => (keys && !keys.includes(keyOf(game, active))) || !isLost(what, active.ability),
      ),
  )
}

/** Its own text, or an effect for a while, says so; granted text may still be lost (now/general/cant-lose-text). */
const keepsText = (game: Game, card: CardId): boolean =>
  definitionOf(game, card).abilities.some(
    (ability) => ability.ability === 'rule' && 'text' in ability.rule && 'the' in ability.who,
  ) || lastingOf(game, 'rule').some((effect) => effect.card === card && 'text' in effect.rule)

const keepsUpkeep = (game: Game, card: CardId): boolean =>
  definitionOf(game, card).abilities.some(
    (ability) => ability.ability === 'rule' && 'upkeep' in ability.rule && ability.rule.upkeep === 'kept',
  )

type Lost = Extract<SwtcgLasting, { readonly kind: 'loss' }>['what']
function isLost(what: Lost, ability: Ability): boolean {
  if (what === 'all-text') return true
  if (what !== 'unpreventable') return 'keyword' in ability && what.includes(ability.keyword)
  return ability.ability === 'rule' && 'damage' in ability.rule && !ability.rule.by
}
