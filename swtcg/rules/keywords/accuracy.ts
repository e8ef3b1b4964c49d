/** Accuracy X: each attack die of the unit counts X more, which is no natural number. */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { cumulative } from '../abilities/keyword-values.ts'

export const accuracy = cumulative('accuracy')

/** What is added to every attack die (idc/keyword/accuracy-adds-to-attack-dice). */
export const accuracyOf = (game: Game, attacker: CardId): number => numberOf(game, 'accuracy', attacker)
