/** What a card has: Pilots, Equipment, a stack, or a keyword. */
import type { CardId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Holding } from '../../language/tree/nouns.ts'
import { type ActiveAbility, printedAbilities } from '../../rules/abilities/active-ability.ts'
import { isInPlay } from '../../rules/cards/place.ts'
import type { Context } from '../context.ts'

/** Static effects look at what a card has without static effects, so that none depends on itself. */
export const abilitiesSeen = (
  game: Game,
  plain: true | undefined,
  card: CardId,
): readonly ActiveAbility[] => {
  const { baseAbilities, abilitiesOf } = game.constants.facts
  return (plain ? baseAbilities : abilitiesOf)(game, card)
}

export function hasIt(game: Game, { plain, bare }: Context, card: CardId, what: Holding): boolean {
  const { pilots, equipment, stack } = game.card(card)
  if (what === 'pilot') return pilots.length > 0
  if (what === 'equipment') return equipment.length > 0
  if (what === 'stack') return stack.length > 0
  if (bare) return hasKeyword(printedAbilities(definitionOf(game, card), card), what)
  return isInPlay(game, card) && hasKeyword(abilitiesSeen(game, plain, card), what)
}

const hasKeyword = (abilities: readonly ActiveAbility[], what: Holding): boolean =>
  abilities.some(({ ability }) =>
    what === 'hidden-cost' || what === 'upkeep' || what === 'bounty'
      ? ability.ability === what
      : 'keyword' in ability && ability.keyword === what,
  )
