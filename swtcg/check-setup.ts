/** Setups from outside: everything that keeps one from being played, each with its rule. */
import { cited } from '@dejarik/kernel'
import type { Side } from './kinds.ts'
import { resolveOptions } from './options/resolve.ts'
import type { Reason } from './reasons.ts'
import { checkDeck, outOfProportion } from './rules/preparation/deck.ts'
import {
  deckSide,
  libraryFor,
  type PlayerSetup,
  rulesFor,
  type SwtcgSetup,
  settledAtTheTable,
  settledSides,
  teamOf,
  teamsOf,
} from './table.ts'

export function checkSetup(setup: SwtcgSetup): readonly Reason[] {
  const refused = resolveOptions(setup.options).refused
  if (refused.length > 0) return refused
  const whole = [...wrongFormat(setup), ...cardsTwice(setup)]
  if (whole.length > 0) return whole
  const reasons = [
    ...wrongSides(setup),
    ...setup.players.flatMap((player, seat) => wrongDecks(setup, player, seat)),
    ...wrongTeams(setup),
    ...setup.players.flatMap((player, seat) => wrongSupply(setup, player, seat)),
    ...setup.players.flatMap((player, seat) => wrongOutside(setup, player, seat)),
  ]
  const { citations } = rulesFor(setup)
  return reasons.map((reason) => cited(citations, reason))
}

function wrongFormat(setup: SwtcgSetup): Reason[] {
  const { seats, players, edition, options } = setup
  const reasons: Reason[] = []
  const has = (option: string): boolean => options.includes(option)
  const teams = seats > 3
  const style = resolveOptions(options).inForce.find((option) => option.seats !== undefined)
  if (players.length !== seats)
    reasons.push({ code: 'player-count', detail: { seats, given: players.length } })
  if ((style?.seats ?? 2) !== seats)
    reasons.push({
      code: 'seats-of-style',
      rule: style ? 'opt/general/player-counts' : 'idc/thw/teams',
      detail: { style: style?.title ?? 'The standard game', needed: style?.seats ?? 2, given: seats },
    })
  if (edition === 'wotc' && resolveOptions(options).inForce.some((option) => !option.inEveryEdition))
    reasons.push({ code: 'options-not-in-edition', rule: 'opt/general/base-rules-still-apply' })
  if (teams && edition === 'wotc')
    reasons.push({ code: 'teams-not-in-edition', rule: 'wotc/basics/two-players' })
  if (has('bid-for-sides') && edition === 'wotc')
    reasons.push({ code: 'bid-not-in-edition', rule: 'wotc/setup/choose-sides' })
  if (has('bid-for-sides') && !rulesFor(setup).procedures.get('swtcg/game')?.steps.has('setup'))
    reasons.push({ code: 'bid-without-setup', rule: 'opt/compat/skip-and-bidding' })
  if (has('bid-for-sides') && has('roll-for-sides'))
    reasons.push({ code: 'two-ways-to-settle', rule: 'idc/prep/random-side' })
  if (has('roll-for-seating') && !teams) reasons.push({ code: 'teams-only', rule: 'idc/thw/random-seating' })
  return reasons
}

function cardsTwice({ cards = [] }: SwtcgSetup): Reason[] {
  const keys = cards.map(({ key }) => key)
  const twice = [...new Set(keys.filter((key, index) => keys.indexOf(key) < index))]
  return twice.map((key) => ({ code: 'card-twice', detail: { key } }))
}

/** The side that a player has said or whose cards the deck has; undefined if both are possible. */
function claimOf(setup: SwtcgSetup, { side, deck, otherDeck }: PlayerSetup): Side | undefined {
  if (rulesFor(setup).constants.deck.facing !== 'opposite') return side
  return side ?? (otherDeck ? undefined : (deckSide(libraryFor(setup), deck) ?? undefined))
}

function wrongSides(setup: SwtcgSetup): Reason[] {
  const claims = setup.players.map((player) => claimOf(setup, player))
  if (settledAtTheTable(setup.options) && teamsOf(setup).length === 3) return notOneEach(setup)
  if (settledAtTheTable(setup.options))
    return claims.flatMap((claim, seat) =>
      claim ? [{ code: 'side-settled', rule: 'idc/prep/choose-sides', detail: { player: seat + 1 } }] : [],
    )
  const teams = teamsOf(setup).map((team) => [
    ...new Set(claims.filter((claim, seat) => claim && teamOf(setup, seat) === team)),
  ])
  if (teams.some((each) => each.length > 1)) return [{ code: 'split-team', rule: 'idc/thw/teams' }]
  const claimed = teams.flat()
  const side = claimed.find((each, index) => claimed.indexOf(each) < index)
  if (side === undefined) return notFacing(setup)
  return [{ code: 'same-side', rule: 'idc/deck/materials-sides', detail: { side } }]
}

/** Three players who settle their factions at the table bring a deck of each (opt/three-way-war/choose-sides-dispute). */
function notOneEach(setup: SwtcgSetup): Reason[] {
  const library = libraryFor(setup)
  const factions = setup.players.flatMap(({ deck }) => deck.slice(0, 1).map((key) => library.card(key).side))
  return rulesFor(setup).constants.deck.mixing === 'any' || new Set(factions).size === 3
    ? []
    : [{ code: 'same-side', rule: 'opt/three-way-war/choose-sides-dispute', detail: { side: factions[0]! } }]
}

/** Decks that should be of one side, or of opposite ones, and are not. */
function notFacing(setup: SwtcgSetup): Reason[] {
  const { facing, wrongSide } = rulesFor(setup).constants.deck
  if (facing !== 'same') return []
  const library = libraryFor(setup)
  const sides = new Set(setup.players.flatMap(({ deck }) => deckSide(library, deck) ?? []))
  return sides.size > 1 ? [{ code: 'different-sides', rule: wrongSide }] : []
}

/** Each deck against the rules, for the side that it is or could be played on. */
function wrongDecks(setup: SwtcgSetup, { deck, otherDeck }: PlayerSetup, seat: number): Reason[] {
  const library = libraryFor(setup)
  const side = settledSides(setup)?.[seat]
  const { deck: rules } = rulesFor(setup).constants
  const either = teamsOf(setup).length === 3 ? 'neutral' : 'dark'
  return [deck, ...(otherDeck ? [otherDeck] : [])].flatMap((cards) => [
    ...checkDeck(library, cards, side ?? deckSide(library, cards) ?? either, rules),
  ])
}

/** The decks of a team together, where a style looks at them so. */
function wrongTeams(setup: SwtcgSetup): Reason[] {
  const { teamRatio } = rulesFor(setup).constants.deck
  if (!teamRatio) return []
  const library = libraryFor(setup)
  return teamsOf(setup).flatMap((team) => {
    const decks = setup.players.filter((_, seat) => teamOf(setup, seat) === team).flatMap(({ deck }) => deck)
    return outOfProportion(
      teamRatio,
      decks.filter((key) => library.has(key)).map((key) => library.card(key)),
    )
  })
}

/** What may be taken from outside the game fits the deck, and counts with it for copies (now/deck/outside-the-game). */
function wrongOutside(setup: SwtcgSetup, { deck, outside = [] }: PlayerSetup, seat: number): Reason[] {
  if (outside.length === 0) return []
  const library = libraryFor(setup)
  const side = settledSides(setup)?.[seat] ?? deckSide(library, deck) ?? 'dark'
  return togetherWith(setup, [...deck, ...outside], side, 'now/deck/outside-the-game')
}

/** Rules of decks that are not about their size. */
function togetherWith(setup: SwtcgSetup, cards: readonly string[], side: Side, rule: string): Reason[] {
  return checkDeck(libraryFor(setup), cards, side, rulesFor(setup).constants.deck)
    .filter(({ code }) => code === 'too-many-copies' || code === 'mixed-sides' || code === 'restricted-card')
    .map((reason) => ({ ...reason, rule }))
}

/** A supply zone has its number of cards, and with the deck obeys all that is said of decks but their size. */
function wrongSupply(setup: SwtcgSetup, { deck, supply = [] }: PlayerSetup, seat: number): Reason[] {
  const { supplyCards } = rulesFor(setup).constants
  const needed = supplyCards?.count ?? 0
  const rule = supplyCards?.rule ?? 'opt/general/agree-before-game'
  if (supply.length !== needed)
    return [{ code: 'supply-size', rule, detail: { needed, given: supply.length } }]
  if (needed === 0) return []
  const library = libraryFor(setup)
  const side = settledSides(setup)?.[seat] ?? deckSide(library, deck) ?? 'dark'
  return togetherWith(setup, [...deck, ...supply], side, 'opt/supply-zone/combined-legality')
}
