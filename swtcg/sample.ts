/** Setups with decks of the game's own: what a table, a simulation or a scenario plays with if nobody brings a deck. */
import { type Below, chance, type DeckList, type Ruleset, type SetupRequest } from '@dejarik/kernel'
import type { CardDefinition } from './cards/definition.ts'
import type { Library } from './cards/library.ts'
import { shippedCards } from './cards/shipped.ts'
import { deckKeys } from './decks/keys.ts'
import { STARTERS } from './decks/starters.ts'
import type { Side, Swtcg } from './kinds.ts'
import { resolveOptions } from './options/resolve.ts'
import { checkDeck } from './rules/preparation/deck.ts'
import type { DeckRules } from './rules/preparation/deck-rules.ts'
import { sampleDeck, sampleSupply } from './sample-deck.ts'
import {
  deckSide,
  libraryOf,
  type PlayerSetup,
  rulesFor,
  SEATED_SIDES,
  type SwtcgSetup,
  settledAtTheTable,
  teamOf,
} from './table.ts'

type Chosen = Omit<SwtcgSetup, 'players'>

/**
 * Decks may hold cards of one's own; those that they hold come along in the setup. Options that cannot be played
 * together get no decks: whoever checks the setup is told why.
 */
export function sampleSetup(request: SetupRequest, own: readonly CardDefinition[] = []): SwtcgSetup {
  const { seed, edition = 'idc', options = [] } = request
  const { inForce, refused } = resolveOptions(options)
  const seats = request.seats ?? inForce.find((option) => option.seats !== undefined)?.seats ?? 2
  const setup: Chosen = { seed, seats, edition, options }
  const foreign = edition === 'wotc' && inForce.some((option) => !option.inEveryEdition)
  if (refused.length > 0 || foreign)
    return { ...setup, players: Array.from({ length: seats }, () => ({ deck: [] })) }
  const library = libraryOf(own)
  const brought = broughtDecks(request, library)
  const used = new Set(brought.flatMap((player) => player?.deck ?? []))
  const cards = own.filter(({ key }) => used.has(key))
  const players = playersFor(setup, brought, sidesFor(seats, library, brought))
  return { ...setup, players, ...(cards.length > 0 ? { cards } : {}) }
}

function playersFor(setup: Chosen, brought: Brought, sides: readonly Side[]): PlayerSetup[] {
  const below = chance(setup.seed, 7)
  const rules = rulesFor({ ...setup, players: brought.filter((player) => player !== null) })
  return Array.from({ length: setup.seats }, (_, seat): PlayerSetup => {
    const side = sides[teamOf(setup, seat)]!
    const known = rules.constants.deck.facing === 'opposite' || settledAtTheTable(setup.options)
    const player = brought[seat] ?? deckFor(setup, rules, side, below, seat)
    const { supplyCards, deck, deckCards } = rules.constants
    const supply = supplyCards
      ? { supply: sampleSupply(deckCards, deck, player.deck, supplyCards.count, below) }
      : {}
    return { ...player, ...supply, ...(known ? {} : { side }) }
  })
}

/** By seat; null for whoever brings no deck and is dealt one. */
type Brought = readonly (PlayerSetup | null)[]

/** The keys of each deck; a name that nobody knows stays, so that the check of the setup finds it. */
const broughtDecks = ({ decks = [] }: SetupRequest, library: Library): Brought =>
  decks.map((deck) => deck && playerWith(deck, library))

const playerWith = ({ title, cards }: DeckList, library: Library): PlayerSetup => ({
  deck: cards.flatMap(({ count, name }) => Array<string>(count).fill(library.named(name)?.key ?? name)),
  ...(title ? { title } : {}),
})

/** By team: the first plays the Dark Side, unless a deck that is brought says otherwise. */
function sidesFor(seats: number, library: Library, brought: Brought): readonly Side[] {
  const teams = SEATED_SIDES.slice(0, seats === 3 ? 3 : 2)
  const claims = teams.map((_, team) => claimOf(team, { seats }, library, brought))
  const left = teams.filter((side) => !claims.includes(side))
  return claims.map((claim, team) => (claim && claims.indexOf(claim) === team ? claim : left.shift()!))
}

/** The side of the team's decks; three players are of one faction each, the Neutral one too. */
function claimOf(
  team: number,
  setup: { readonly seats: number },
  library: Library,
  brought: Brought,
): Side | null {
  const decks = brought.flatMap((player, seat) =>
    player && teamOf(setup, seat) === team ? [player.deck] : [],
  )
  const side = decks.map((deck) => deckSide(library, deck)).find((each) => each !== null)
  return side ?? (setup.seats === 3 && decks.length > 0 ? 'neutral' : null)
}

function deckFor(
  { options, edition, seats }: Chosen,
  { constants: { deck, deckCards } }: Ruleset<Swtcg>,
  side: Side,
  below: Below,
  seat: number,
): PlayerSetup {
  const isOpen = settledAtTheTable(options) && seats !== 3 // three players bring a deck of each faction
  if (isOpen) return { deck: sampleDeck(deckCards, deck, 'neutral', below, seat) }
  const decks = startersFor(edition, side, deck)
  if (decks.length > 0) return decks[below(decks.length)]!
  return { deck: sampleDeck(deckCards, deck, deck.facing === 'same' ? 'dark' : side, below, seat) }
}

/** The shipped decks that the rules allow a side; those that the program plays in full, if there are any. */
function startersFor(edition: string, side: Side, rules: DeckRules): readonly PlayerSetup[] {
  const kept = starters.get(rules) ?? new Map<string, readonly PlayerSetup[]>()
  starters.set(rules, kept)
  const found = kept.get(side) ?? legalStarters(edition, side, rules)
  kept.set(side, found)
  return found
}
const starters = new WeakMap<DeckRules, Map<string, readonly PlayerSetup[]>>()

function legalStarters(edition: string, side: Side, rules: DeckRules): readonly PlayerSetup[] {
  if (rules.facing !== 'opposite') return []
  const library = shippedCards()
  const players = STARTERS.filter(
    (deck) => deck.side === side && deck.editions.some((each) => each === edition),
  )
    .map((deck) => ({ deck: deckKeys(library, deck).keys, title: deck.title }))
    .filter(({ deck }) => checkDeck(library, deck, side, rules).length === 0)
  const whole = players.filter(({ deck }) => deck.every((key) => !library.card(key).unautomated))
  return whole.length > 0 ? whole : players
}
