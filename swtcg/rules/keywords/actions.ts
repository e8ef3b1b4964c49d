/** What a keyword sets off by itself: the words of card text, waiting for their chance. */
import type { CardId } from '@dejarik/kernel'
import type { Game, Waiting } from '../../kinds.ts'
import type { Instruction } from '../../language/tree/instructions.ts'
import type { Keyword } from '../../language/tree/nouns.ts'
import { wait } from '../chances/waiting.ts'

/** Other effects may wait for it. */
export const tellTriggered = (game: Game, card: CardId, keyword: Keyword): void =>
  game.emit({ kind: 'keywordTriggered', card, keyword, cause: { card } })

export function setOff(
  game: Game,
  unit: CardId,
  chance: Waiting['chance'],
  instructions: readonly Instruction[],
): void {
  const { controller: seat } = game.card(unit)
  const context = { you: seat, self: unit, bound: {} }
  wait(game, { chance, by: 'trigger', seat, effect: { kind: 'effect', context, instructions } })
}
