/** What cannot be used, and what cannot be done about damage, in words. */
import { nameOfKeyword } from '../keywords.ts'
import type { Keyword, Player } from '../tree/nouns.ts'
import type { Unpreventable } from '../tree/prohibitions.ts'
import type { PlayerProhibition } from '../tree/tree.ts'
import { described } from './nouns.ts'
import { article, capital, listed, playerName } from './words.ts'

/** What cannot be done about damage. */
export function certain(damage: Unpreventable | undefined): string {
  if (!damage) return ''
  const except = damage.except && article(described(damage.except, false))
  if (damage.by)
    return `. ${capital(powerless(damage.by, 'that damage', damage.cantUse))}${except ? ` unless that Character is ${except}` : ''}`
  return except ? `. That damage can only be prevented by ${except}` : `. That damage can't be prevented`
}
/** Keywords that cannot be used against damage, or do nothing against it. */
export function powerless(keywords: readonly Keyword[], against: string, cantUse?: true): string {
  const named = listed(keywords.map(nameOfKeyword), 'or')
  return cantUse
    ? `your opponent can't use ${named} to prevent ${against}`
    : `${named} has no effect against ${against}`
}
/** What a player cannot do. */
export function banned(who: Player, cant: PlayerProhibition): string {
  if (cant === 'look-at-hand') return `${playerName(who)} can't look at your hand`
  if (cant === 'extra-build') return `${playerName(who)} can't gain extra build points`
  if (cant === 'spend-build') return `${playerName(who)} can't spend build points`
  if (cant === 'spend-force') return `${playerName(who)} can't spend Force`
  if (cant === 'lose-game') return `${playerName(who)} can't lose the game`
  const what =
    cant === 'battle-cards'
      ? 'Battle cards'
      : typeof cant === 'string'
        ? `${cant} effects`
        : listed(cant.map(nameOfKeyword), 'or')
  return `${playerName(who)} can't use ${what}`
}
