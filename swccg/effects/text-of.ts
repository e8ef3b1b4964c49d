/** The entry that a card speaks with now: an Objective has one on each face. */
import type { CardId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../kinds.ts'
import { isTurned } from '../rules/objectives/two-faces.ts'
import type { CardText } from '../text/text.ts'

export function textOf(game: Game, card: CardId): CardText {
  const { text } = definitionOf(game, card)
  return text.back && isTurned(game, card) ? text.back : text
}
