/** Used or Lost: what an Interrupt is by the function that it is played for (ccgx/final/interrupt-function-pile). */
import type { CardId } from '@dejarik/kernel'
import type { CardDefinition, CardType } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'

export function typeAsPlayed(game: Game, card: CardId): CardType | undefined {
  const facts = definitionOf(game, card)
  return facts.kind === 'interrupt' && isLostNow(game, card, facts) ? 'lost' : facts.type
}

function isLostNow(game: Game, card: CardId, { text }: CardDefinition): boolean {
  const played = game.table.happenings.findLast((one) => one.just === 'played' && one.card === card)
  if (played?.just !== 'played') return false
  return text.actions?.[Number(played.action)]?.do.some((step) => step.do === 'lose-this') === true
}
