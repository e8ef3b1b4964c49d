/** A deck as it is written down in the program. */

import type { Side } from '../../kinds.ts'
import type { DeckEdition } from '../../rules/preparation/deck-rules.ts'

export interface WrittenDeck {
  readonly side: Side
  /** The editions that it is legal in. */
  readonly editions: readonly DeckEdition[]
  /** One card a line, as in `4 Scout Trooper`; the first line is the title. */
  readonly list: string
}
