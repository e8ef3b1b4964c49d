/** What the others may take a seat's hidden cards for: decks are secret, so it might be any card of the side. */
import { type Card, type SeatId, zone } from '@dejarik/kernel'
import type { Side } from './cards/definition.ts'
import type { Library } from './cards/library.ts'
import { deckKeys } from './decks/keys.ts'
import { STARTERS } from './decks/starters.ts'
import type { Game, Swccg } from './kinds.ts'

/** Any number of copies is legal (ccg95/deck/unlimited-copies); so many of each make a likely deck. */
const COPIES = 3

export function pool(game: Game, owner: SeatId): readonly string[] {
  const { library } = game.constants
  const kept = pools.get(library) ?? { dark: poolOf(library, 'dark'), light: poolOf(library, 'light') }
  pools.set(library, kept)
  return kept[game.seat(owner).side]
}
const pools = new WeakMap<Library, Readonly<Record<Side, readonly string[]>>>()

/** The decks that come with the game: everybody has met them. */
export function knownDecks(game: Game, owner: SeatId): readonly (readonly string[])[] {
  const { library } = game.constants
  const kept =
    known.get(library) ??
    STARTERS.map((deck) => ({ side: deck.side, deck: deckKeys(library, deck).keys.toSorted() }))
  known.set(library, kept)
  return kept.filter(({ side }) => side === game.seat(owner).side).map(({ deck }) => deck)
}
const known = new WeakMap<Library, readonly { readonly side: Side; readonly deck: readonly string[] }[]>()

/** Sorted, so that cards that were seen can be found in it. */
const poolOf = (library: Library, side: Side): readonly string[] =>
  library.cards
    .filter((card) => card.side === side)
    .flatMap(({ key }) => Array.from({ length: COPIES }, () => key))
    .sort()

/** A hidden card in a pile of the opponent was slid in there, so it is one that can be. */
export function couldBe(game: Game, card: Card<Swccg>, is: string): boolean {
  const { owner } = zone(game, card.zone)
  if (owner === null || owner === card.owner) return true
  const ways = game.constants.library.card(is).text.deploys?.on ?? []
  return ways.some(({ on }) => on === 'opponents-deck')
}
