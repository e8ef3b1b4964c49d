/** Swapping sides for the next game: two players exchange what they bring. */
import type { Setup } from '@dejarik/kernel'

type Player = { readonly deck: readonly string[] }

/** What each player brings, in games that have that. */
const playersIn = (setup: Setup): readonly Player[] =>
  (setup as { players?: readonly Player[] }).players ?? []

export function maySwap(setup: Setup): boolean {
  const players = playersIn(setup)
  return players.length === 2 && players.every(({ deck }) => deck.length > 0)
}

export const swapped = (setup: Setup): Setup =>
  ({ ...setup, players: playersIn(setup).toReversed() }) as Setup
