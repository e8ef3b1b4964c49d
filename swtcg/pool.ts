/** What the others may take a seat's hidden cards for: decks are secret, so it might be any card that the side can play. */
import type { SeatId } from '@dejarik/kernel'
import type { CardDefinition, CardSide } from './cards/definition.ts'
import type { Library } from './cards/library.ts'
import type { Game } from './kinds.ts'

/** A deck holds up to four of each card. */
const COPIES = 4

export function pool(game: Game, owner: SeatId): readonly string[] {
  const { library } = game.constants
  const side = game.table.step === 'sides' ? 'neutral' : game.seat(owner).side
  const kept = pools.get(library) ?? new Map<CardSide, readonly string[]>()
  pools.set(library, kept)
  const found = kept.get(side) ?? makePool(library, side)
  kept.set(side, found)
  return found
}
const pools = new WeakMap<Library, Map<CardSide, readonly string[]>>()

/** Sorted, so that cards that were seen can be found in it. */
const makePool = (library: Library, side: CardSide): readonly string[] =>
  library.cards
    .filter((card) => (card.side === side || card.side === 'neutral') && isPlayed(card))
    .flatMap(({ key }) => Array.from({ length: COPIES }, () => key))
    .sort()

/** Cards that the program does not carry out in full are seldom in a deck. */
const isPlayed = ({ unautomated, costIsX }: CardDefinition): boolean => !unautomated && !costIsX
