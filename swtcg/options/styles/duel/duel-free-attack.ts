/** The free attack of a duel that an opponent's miss gives. */
import type { SeatId } from '@dejarik/kernel'
import type { Game } from '../../../kinds.ts'
import { hasUsed, useUp } from '../../../rules/chances/special-actions.ts'
import type { Edit } from '../../option.ts'

const FREE = 'duel free '
const WAS_FREE = 'duel was free'

export const freeSeat = (game: Game): SeatId | undefined => {
  const owed = game.table.uses.find((use) => use.startsWith(FREE))
  return owed === undefined ? undefined : Number(owed.slice(FREE.length))
}

export const useFree = (game: Game): void =>
  game.changeTable({ uses: [...game.table.uses.filter((use) => !use.startsWith(FREE)), WAS_FREE] })

/** A miss gives the other side a free attack; a free one that misses gives nothing (opt/duel-of-the-fates/free-attack-chain-ruling). */
export function freeAttacks(edit: Edit): void {
  edit.listen('hitsCounted', (game, event) => {
    if (event.kind !== 'hitsCounted' || event.hits > 0) return
    const wasFree = hasUsed(game, WAS_FREE)
    const seat = game.card(event.attacker).controller
    const other = game.table.order.find((each) => each !== seat)
    if (!wasFree && game.table.attack?.tapped && other !== undefined) useUp(game, `${FREE}${other}`)
  })
  edit.listen('attackDeclared', (game, event) => {
    const free = freeSeat(game) !== undefined
    if (event.kind === 'attackDeclared' && !free && !justFree(game)) forgetFree(game)
  })
}

/** The mark of a free attack lasts while that attack is made. */
const justFree = (game: Game): boolean => game.table.uses.at(-1) === WAS_FREE
const forgetFree = (game: Game): void => {
  if (hasUsed(game, WAS_FREE)) game.changeTable({ uses: game.table.uses.filter((use) => use !== WAS_FREE) })
}
