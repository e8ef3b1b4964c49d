/** Creatures on table: where they live, and who is gone astray (ccgx/creature/habitat). */
import { because, type CardId } from '@dejarik/kernel'
import { speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { onTableOfSort } from '../cards/sorts.ts'

export const isCreatureCard = (game: Game, card: CardId): boolean =>
  definitionOf(game, card).kind === 'creature'

export const creaturesOnTable = (game: Game): readonly CardId[] => onTableOfSort(game, 'creature')

/** Those that stand at a location and cling to nobody. */
export const looseCreatures = (game: Game): readonly CardId[] =>
  creaturesOnTable(game).filter((card) => game.card(card).as === 'at')

const livesAt = (game: Game, creature: CardId, location: CardId): boolean => {
  const { lives } = definitionOf(game, creature).text
  return (
    lives === undefined ||
    matches(game, speaking(game.card(creature).controller, creature), lives.at, location)
  )
}

/** Why a creature cannot go to a location; nothing is asked of other cards. */
export const whyNotItsHabitat = (game: Game, card: CardId, location: CardId): Reason | null =>
  isCreatureCard(game, card) && !livesAt(game, card, location)
    ? because('not-its-habitat', 'ccgx/creature/habitat', { card: location })
    : null

/** Creatures outside their habitat, which are lost at once. */
export const strayCreatures = (game: Game): readonly CardId[] =>
  looseCreatures(game).filter((card) => !livesAt(game, card, game.card(card).on!))
