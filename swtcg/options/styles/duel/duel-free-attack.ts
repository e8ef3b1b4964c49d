/** The free attack of a duel that an opponent's miss gives. */
import type { SeatId } from '@dejarik/kernel'
import type { Game } from '../../../kinds.ts'
import { forget, marksOf, note } from '../../../marks.ts'
import type { Edit } from '../../option.ts'

/** The seat that is owed a free attack. */
export const freeSeat = (game: Game): SeatId | undefined => marksOf(game, 'free-attack')[0]?.seat

/** It is known to be free until the next attack is paid for. */
export function useFree(game: Game): void {
  forget(game, 'free-attack')
  forget(game, 'attacks-free')
  note(game, { kind: 'attacks-free' })
}

/** A miss gives the other side a free attack; a free one that misses gives nothing (opt/duel-of-the-fates/free-attack-chain-ruling). */
export function freeAttacks(edit: Edit): void {
  edit.listen('hitsCounted', (game, event) => {
    if (event.kind !== 'hitsCounted' || event.hits > 0) return
    const wasFree = marksOf(game, 'attacks-free').length > 0
    const attacker = game.card(event.attacker).controller
    const seat = game.table.order.find((each) => each !== attacker)
    if (!wasFree && game.table.attack?.tapped && seat !== undefined) note(game, { kind: 'free-attack', seat })
  })
}
