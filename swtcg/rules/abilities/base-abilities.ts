/** The abilities that a card has by itself: printed, from Pilots, from Equipment, and only where they work. */
import { type CardId, gather, remembered, rememberedOfCard } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { isConcealed } from '../cards/face.ts'
import { worksInPlay } from '../chances/this-card.ts'
import { worksAttached } from './abilities-with-host.ts'
import { type ActiveAbility, gained, nested, printedAbilities } from './active-ability.ts'
import { inBuildZone, isAlwaysOn, isOff } from './build-zone-abilities.ts'
import { grants } from './grants.ts'
import { hiddenCostOf } from './hidden-cost-face-down.ts'
import { withoutLost } from './lost-abilities.ts'
import { standsAlone } from './stands-alone.ts'

/** Everything that the card has without what static effects of cards give. */
export function baseAbilities(game: Game, card: CardId): readonly ActiveAbility[] {
  return standsAlone(game, card)
    ? rememberedOfCard(game, 'own-abilities', card, deriveAbilities)
    : remembered(game, 'base-abilities', card, () => deriveAbilities(game, card))
}

function deriveAbilities(game: Game, card: CardId): ActiveAbility[] {
  const { host } = game.card(card)
  const definition = definitionOf(game, card)
  const printed = printedAbilities(definition, card)
  if (isConcealed(game, card))
    return gather([...printed, ...gained(game, card)], (active) => hiddenCostOf(game, card, active))
  if (isAlwaysOn(definition)) return withoutLost(game, card, printed)
  if (host !== null)
    return withoutLost(
      game,
      card,
      printed.filter(({ ability }) => worksAttached(game, card, ability)),
    )
  if (isOff(game, card)) return inBuildZone(game, card, [...printed, ...given(game, card)])
  return withoutLost(game, card, workingAbilities(game, card))
}

/** What it has in an arena before effects take anything away. */
export const workingAbilities = (game: Game, card: CardId): ActiveAbility[] => [
  ...printedAbilities(definitionOf(game, card), card).filter(({ ability }) => worksInPlay(ability)),
  ...given(game, card),
  ...grantedByRules(game, card),
]

/** What Pilots, Equipment and effects for a while give it. */
const given = (game: Game, card: CardId): ActiveAbility[] => [
  ...gather(grants(game, card), (grant) => grant.given),
  ...gained(game, card),
]

/** Abilities that no card gives but a rule of the game. */
const grantedByRules = (game: Game, card: CardId): ActiveAbility[] =>
  gather(game.constants.grants, (grant, index) => nested(grant(game, card), card, `r${index}`))
