/** Untapping by the untap step or by an effect: "can't untap" keeps a card from both (idc/primary/cant-overrides). */
import type { CardId, Cause } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { whyForbidden } from '../abilities/constraints.ts'
import { untap } from './tap.ts'

export function untapUnlessForbidden(game: Game, card: CardId, cause: Cause): void {
  if (whyForbidden(game, card, 'untap') === null) untap(game, card, cause)
}
