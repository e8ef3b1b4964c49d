/** How ferocious a creature is: its number with the destinies that it says, drawn anew each time (ccgx/creature/ferocity). */
import { type CardId, numberOf, type ProcedureName, type SeatId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import type { DestinyKind } from '../../text/happening.ts'

const destiny: ProcedureName<{ seat: SeatId; count: number; for: DestinyKind }> = { name: 'swccg/destiny' }

/** The note on a creature: the power or ferocity of what it ate last. */
const EATEN = 'eaten'

/** Ferocity before its destinies; one that feeds on others begins with what it ate last. */
export function printedFerocity(game: Game, card: CardId): number | undefined {
  const { ferocity } = definitionOf(game, card)
  return ferocity && ferocity.base + (ferocity.eaten ? (game.card(card).notes[EATEN] ?? 0) : 0)
}

export function noteEaten(game: Game, creature: CardId, strength: number): void {
  game.changeCard(creature, { notes: { ...game.card(creature).notes, [EATEN]: strength } })
}

/** Its owner draws; the caller's local `into` has the total, or nothing where none could be drawn. */
export function drawFerocity(game: Game, creature: CardId, into: string): void {
  const count = definitionOf(game, creature).ferocity?.destinies ?? 0
  if (count > 0) game.call(destiny, { seat: game.card(creature).controller, count, for: 'ferocity' }, into)
}

/** What cannot be drawn counts as 0, and nothing is below 0. */
export const ferocityWith = (game: Game, creature: CardId, drawn: number | null | undefined): number =>
  Math.max(0, numberOf(game, 'ferocity', creature) + (drawn ?? 0))
