/** A deck that comes with the game, as a list of counted names. */
import { countedLines, type DeckList } from '@dejarik/kernel'
import type { Side } from '../cards/definition.ts'

export interface StarterDeck extends DeckList {
  readonly side: Side
}

export const starter = (side: Side, title: string, lines: string): StarterDeck => ({
  ...countedLines.parse(lines),
  title,
  side,
})
