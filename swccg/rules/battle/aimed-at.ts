/** Which weapons were aimed at a card in this turn. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'

/** The mark of a target, with the number of the weapon that was aimed at it in this turn. */
export const AIMED_AT = 'turn:aimed '

/** Whether another weapon was aimed at a card in this turn. */
export const wasAimedAtBefore = (game: Game, card: CardId, weapon: CardId): boolean =>
  game.card(card).uses.some((use) => use.startsWith(AIMED_AT) && use !== `${AIMED_AT}${weapon}`)
