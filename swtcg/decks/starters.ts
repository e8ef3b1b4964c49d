/** The decks that come with the game. */
import { countedLines, type DeckList } from '@dejarik/kernel'
import { BOXED } from './starters/boxed.ts'
import { CLASSIC } from './starters/classic.ts'
import { MODERN } from './starters/modern.ts'
import type { WrittenDeck } from './starters/written.ts'

export interface StarterDeck extends DeckList, Pick<WrittenDeck, 'side' | 'editions'> {}

/** Those whose every card is carried out in full come first. */
export const STARTERS: readonly StarterDeck[] = [...MODERN, ...CLASSIC, ...BOXED].map(
  ({ list, side, editions }) => ({ ...countedLines.parse(list), side, editions }),
)
