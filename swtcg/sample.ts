/** Setups with decks of the game's own: what a table, a simulation or a scenario plays with if nobody brings a deck. */
import { type Below, chance, type SetupRequest } from '@dejarik/kernel'
import { ARENAS, type CardDefinition, setOf } from './cards/definition.ts'
import type { Library } from './cards/library.ts'
import { WIZARDS_SETS } from './cards/released.ts'
import { shippedCards } from './cards/shipped.ts'
import { deckKeys } from './decks/keys.ts'
import { STARTERS } from './decks/starters.ts'
import type { Side } from './kinds.ts'
import { deckSide, libraryOf, type PlayerSetup, type SwtcgSetup, settledAtTheTable, teamOf } from './table.ts'

/** Decks may hold cards of one's own; those that they hold come along in the setup. */
export function sampleSetup(request: SetupRequest, own: readonly CardDefinition[] = []): SwtcgSetup {
  const { seed, edition = 'idc', options = [] } = request
  const seats = request.seats ?? (options.includes('two-headed-wookiee') ? 4 : 2)
  const library = libraryOf(own)
  const brought = broughtDecks(request, library)
  const below = chance(seed, 7)
  const sides = sidesFor(seats, library, brought)
  const players = Array.from({ length: seats }, (_, seat): PlayerSetup => {
    if (brought[seat]) return { deck: brought[seat] }
    if (settledAtTheTable(options)) return { deck: randomNeutralDeck(edition, below) }
    const decks = startersFor(edition, sides[teamOf({ seats }, seat)]!)
    return { deck: decks[below(decks.length)]! }
  })
  const used = new Set(brought.flat())
  const cards = own.filter(({ key }) => used.has(key))
  return { seed, seats, edition, options, players, ...(cards.length > 0 ? { cards } : {}) }
}

/** The keys of each deck; a name that nobody knows stays, so that the check of the setup finds it. */
const broughtDecks = ({ decks = [] }: SetupRequest, library: Library): readonly string[][] =>
  decks.map(({ cards }) =>
    cards.flatMap(({ count, name }) => Array<string>(count).fill(library.named(name)?.key ?? name)),
  )

const SIDES: readonly Side[] = ['dark', 'light']

/** By team: the first plays the Dark Side, unless a deck that is brought says otherwise. */
function sidesFor(seats: number, library: Library, brought: readonly string[][]): readonly Side[] {
  const lightFirst = brought.some((deck, seat) => {
    const side = deckSide(library, deck)
    return side !== null && side !== SIDES[teamOf({ seats }, seat)]
  })
  return lightFirst ? [...SIDES].reverse() : SIDES
}

/** The keys of the shipped decks for a side; those that the program plays in full, if there are any. */
function startersFor(edition: string, side: Side): readonly (readonly string[])[] {
  const kept = starters.get(`${edition} ${side}`)
  if (kept) return kept
  const library = shippedCards()
  const decks = STARTERS.filter(
    (deck) => deck.side === side && deck.editions.some((each) => each === edition),
  )
  const keys = decks.map((deck) => deckKeys(library, deck).keys)
  const whole = keys.filter((deck) => deck.every((key) => !library.card(key).unautomated))
  const found = whole.length > 0 ? whole : keys
  starters.set(`${edition} ${side}`, found)
  return found
}
const starters = new Map<string, readonly (readonly string[])[]>()

const SIZE = 60
/** As many cards that are no units as there are, up to this. */
const OTHERS = 12

/** A legal deck for either side, of cards that the program plays in full. */
function randomNeutralDeck(edition: string, below: Below): readonly string[] {
  const pool = shippedCards().cards.filter((card) => card.side === 'neutral' && isPlayable(card, edition))
  const others = pick(
    pool.filter(({ kind }) => kind !== 'unit'),
    OTHERS,
    below,
  )
  const ofEachType = Math.ceil((SIZE - others.length) / ARENAS.length)
  const units = ARENAS.flatMap((arena) => {
    const ofType = pool.filter(
      ({ kind, arenas }) => kind === 'unit' && arenas.length === 1 && arenas[0] === arena,
    )
    return pick(ofType, ofEachType, below)
  })
  return [...units, ...others]
}

function isPlayable(card: CardDefinition, edition: string): boolean {
  if (card.unautomated || card.costIsX) return false
  return edition !== 'wotc' || WIZARDS_SETS.some((set) => set === setOf(card))
}

/** Up to four copies of each, as the draw falls. */
function pick(pool: readonly CardDefinition[], count: number, below: Below): string[] {
  const copies = pool.flatMap(({ key }) => [key, key, key, key])
  return Array.from(
    { length: Math.min(count, copies.length) },
    () => copies.splice(below(copies.length), 1)[0]!,
  )
}
