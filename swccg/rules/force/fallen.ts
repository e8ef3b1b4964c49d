/** Who was forfeited in this turn, and where: kept on the card in the Lost Pile as long as a text could ask for it. */
import type { CardId } from '@dejarik/kernel'
import { textOf } from '../../effects/text-of.ts'
import type { Game } from '../../kinds.ts'
import type { CardText } from '../../text/text.ts'
import { cardsOnTable, exists, locationOf } from '../cards/place.ts'

const PLACE = 'fell at'
const TURN = 'fell in'

const known = new WeakMap<CardText, boolean>()
function recallsFallen(text: CardText): boolean {
  const kept = known.get(text)
  if (kept !== undefined) return kept
  const recalls = text.actions?.some(({ targets }) => targets?.some(({ what }) => what.fellHere)) === true
  known.set(text, recalls)
  return recalls
}

/** Noted only while some card recalls the fallen. */
export function noteFallen(game: Game, card: CardId, place: CardId): void {
  if (cardsOnTable(game).some((other) => recallsFallen(textOf(game, other))))
    game.changeCard(card, { notes: { [PLACE]: place, [TURN]: game.table.turn } })
}

export function fellHere(game: Game, card: CardId, self: CardId): boolean {
  const { notes } = game.card(card)
  const here = exists(game, self) ? locationOf(game, self) : null
  return here !== null && notes[PLACE] === here && notes[TURN] === game.table.turn
}
