/** What the others may take a seat's hidden cards for: decks are secret, so it might be any card that the side can play. */
import { type Below, type DeckList, drawFrom, type Frame, type SeatId, type Viewer } from '@dejarik/kernel'
import { type CardDefinition, type CardSide, isForDecks } from './cards/definition.ts'
import type { Library } from './cards/library.ts'
import { deckKeys } from './decks/keys.ts'
import { STARTERS } from './decks/starters.ts'
import type { Game } from './kinds.ts'
import type { BothDecks, Sides } from './rules/preparation/sides.ts'

/** A deck can hold so many of each card (idc/deck/max-4-copies). */
const COPIES = 4
/** What a deck is taken to hold that nobody else has seen. */
const DECK_SIZE = 60

export const pool = (game: Game, owner: SeatId): readonly string[] =>
  poolOf(game.constants, supposedSide(game, owner))

type Building = Pick<Game['constants'], 'deckCards'>

/** The decks that come with the game: everybody has met them. */
export function knownDecks(game: Game, owner: SeatId): readonly (readonly string[])[] {
  const side = supposedSide(game, owner)
  const { library } = game.constants
  const kept =
    known.get(library) ?? STARTERS.map(({ side, ...deck }) => ({ side, deck: sortedKeys(library, deck) }))
  known.set(library, kept)
  return kept.filter((each) => each.side === side).map(({ deck }) => deck)
}
const known = new WeakMap<Library, readonly { readonly side: CardSide; readonly deck: readonly string[] }[]>()

const sortedKeys = (library: Library, deck: DeckList): readonly string[] =>
  deckKeys(library, deck).keys.toSorted()

/** Where decks of any side are played, anything may be in them. */
function supposedSide(game: Game, owner: SeatId): CardSide | 'any' {
  const { mixing, facing } = game.constants.deck
  if (mixing === 'any' || facing === 'same') return 'any'
  return game.table.step === 'sides' ? 'neutral' : game.seat(owner).side
}

function poolOf(building: Building, side: CardSide | 'any'): readonly string[] {
  const kept = pools.get(building.deckCards) ?? new Map<string, readonly string[]>()
  pools.set(building.deckCards, kept)
  const found = kept.get(side) ?? makePool(building, side)
  kept.set(side, found)
  return found
}
const pools = new WeakMap<readonly CardDefinition[], Map<string, readonly string[]>>()

/** Sorted, so that cards that were seen can be found in it. */
const makePool = ({ deckCards }: Building, side: CardSide | 'any'): readonly string[] =>
  deckCards
    .filter((card) => (side === 'any' || card.side === side || isOfNoSeat(card)) && isPlayed(card))
    .flatMap(({ key }) => Array.from({ length: COPIES }, () => key))
    .sort()

/** Neutral cards go into any deck, and a deck of the Yuuzhan Vong into any seat (now/vong/order). */
const isOfNoSeat = ({ side }: CardDefinition): boolean => side === 'neutral' || side === 'vong'

/** Cards that the program does not carry out in full are seldom in a deck. */
const isPlayed = (card: CardDefinition): boolean => isForDecks(card) && !card.unautomated && !card.costIsX

/** Players who bring a deck for each side keep both in the frames until the sides are settled. */
export function imagineRest(game: Game, viewer: Viewer, below: Below): void {
  const waiting = game.state.frames.map(decksIn).find((decks) => decks.length > 0)
  if (!waiting) return
  const decks = waiting.map((both) => (both.seat === viewer ? both : supposedDecks(game, both.seat, below)))
  game.state.frames = game.state.frames.map((frame) =>
    decksIn(frame).length > 0 ? { ...frame, locals: { ...frame.locals, decks } } : frame,
  )
}

const decksIn = ({ locals }: Frame): readonly BothDecks[] => (locals as Partial<Sides>).decks ?? []

function supposedDecks(game: Game, seat: SeatId, below: Below): BothDecks {
  const supposed = (side: 'dark' | 'light'): readonly string[] => {
    const draw = drawFrom(poolOf(game.constants, side), [], below)
    return Array.from({ length: DECK_SIZE }, () => draw(() => true))
  }
  return { seat, dark: supposed('dark'), light: supposed('light') }
}
