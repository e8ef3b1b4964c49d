/** Untapping by the untap step or by an effect: "can't untap" keeps a card from both (idc/primary/cant-overrides). */
import type { CardId, Cause } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { whyForbidden } from '../abilities/constraints.ts'
import { untap } from './tap.ts'

/** Cards that untap at one time: what one of them holds tapped untaps with it (the ruling at Duel of the Fates). */
export function untapTogether(game: Game, cards: readonly CardId[], cause: Cause): void {
  const free = cards.filter((card) => game.card(card).tapped && whyForbidden(game, card, 'untap') === null)
  if (free.length === 0) return
  for (const card of free) untap(game, card, cause)
  untapTogether(game, cards, cause)
}
