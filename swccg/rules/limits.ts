/** How often an action was used in this turn, this battle or this game. */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import type { Limit } from '../text/text.ts'

const keyOf = (per: Limit['per'], index: number): string => `${per}:${index}`

export function isUsedUp(game: Game, card: CardId, index: number, limit: Limit | undefined): boolean {
  if (!limit) return false
  const key = keyOf(limit.per, index)
  return game.card(card).uses.filter((use) => use === key).length >= limit.times
}

export function noteUse(game: Game, card: CardId, index: number, limit: Limit | undefined): void {
  if (limit) game.changeCard(card, { uses: [...game.card(card).uses, keyOf(limit.per, index)] })
}

/** Turns and battles end; what was used up in them can be used again. */
export function forgetUses(game: Game, cards: readonly CardId[], per: 'turn' | 'battle'): void {
  for (const card of cards) {
    const { uses } = game.card(card)
    if (uses.some((use) => use.startsWith(per)))
      game.changeCard(card, { uses: uses.filter((use) => !use.startsWith(per)) })
  }
}
