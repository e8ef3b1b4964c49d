/** The five decks of a Galactic Conquest: two Space fleets, two Ground fleets, and the Locations. */
import type { CardDefinition } from '../cards/definition.ts'
import type { Library } from '../cards/library.ts'
import type { Side } from '../kinds.ts'
import type { Reason } from '../reasons.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { DECK_RULES, type DeckCheck, type DeckRules } from '../rules/preparation/deck-rules.ts'

const RULE = 'opt/galactic-conquest'
export type FleetType = 'space' | 'ground'

export interface ConquestDecks {
  readonly space: readonly (readonly string[])[]
  readonly ground: readonly (readonly string[])[]
  readonly locations: readonly string[]
}

/** What lets a unit of the other type into a fleet. */
const GUESTS: Readonly<Record<FleetType, readonly string[]>> = { space: ['ion-cannon'], ground: ['bombard'] }
const OTHER: Readonly<Record<FleetType, FleetType>> = { space: 'ground', ground: 'space' }

const isUnit = ({ kind }: CardDefinition): boolean => kind === 'unit'
const isGuest = (card: CardDefinition, type: FleetType): boolean =>
  card.abilities.some(
    (ability) =>
      ability.ability === 'reserves' || ('keyword' in ability && GUESTS[type].includes(ability.keyword)),
  )

/** Units of the other type alone, which are allowed only for what they do from afar. */
const isForeign = ({ kind, arenas }: CardDefinition, type: FleetType): boolean =>
  kind === 'unit' && arenas.length === 1 && arenas[0] === OTHER[type]

const fleetChecks =
  (type: FleetType): DeckCheck =>
  (cards, title) => {
    const units = cards.filter(isUnit)
    const own = units.filter(({ arenas }) => arenas.includes(type))
    const strangers = units.filter((card) => isForeign(card, type) && !isGuest(card, type))
    const reasons: Reason[] = []
    if (units.length < 18 || own.length < 12)
      reasons.push({
        code: 'fleet-units',
        rule: `${RULE}/${type}-deck-units`,
        detail: { units: units.length, own: own.length, type },
      })
    if (strangers.length > 0)
      reasons.push({
        code: 'fleet-strangers',
        rule: `${RULE}/${type}-deck-other-units`,
        detail: { cards: strangers.map(title).join(', ') },
      })
    return [...reasons, ...unbalanced(units.filter((card) => !isForeign(card, type)))]
  }

/** Only types that the deck has count, and guests are left out (opt/galactic-conquest/fleet-deck-ratio). */
function unbalanced(units: readonly CardDefinition[]): Reason[] {
  const counts = (['space', 'ground', 'character'] as const)
    .map((type) => units.filter(({ arenas }) => arenas.includes(type)).length)
    .filter((count) => count > 0)
  return Math.max(...counts) > 2 * Math.min(...counts)
    ? [{ code: 'fleet-ratio', rule: `${RULE}/fleet-deck-ratio` }]
    : []
}

export function fleetRules(type: FleetType): DeckRules {
  const { eachType: _, ratio: __, units: ___, ...usual } = DECK_RULES.idc
  return {
    ...usual,
    cards: { count: 30, rule: `${RULE}/fleet-deck-minimum-30` },
    copies: { ...usual.copies, rule: `${RULE}/fleet-deck-four-copies` },
    mixedSides: `${RULE}/fleet-deck-sides`,
    wrongSide: `${RULE}/five-decks`,
    more: [fleetChecks(type)],
  }
}

function wrongLocations(library: Library, deck: readonly string[]): Reason[] {
  const cards = deck.filter((key) => library.has(key)).map((key) => library.card(key))
  const reasons: Reason[] = []
  if (cards.length < 10 || cards.some(({ kind }) => kind !== 'location'))
    reasons.push({ code: 'location-deck', rule: `${RULE}/location-deck-size` })
  const neutral = cards.filter(({ side }) => side === 'neutral').length
  if (neutral < 5 || cards.length - neutral < 5)
    reasons.push({ code: 'location-mix', rule: `${RULE}/location-deck-mix` })
  const names = cards.map(({ name }) => name)
  if (new Set(names).size < names.length)
    reasons.push({ code: 'location-twice', rule: `${RULE}/location-deck-unique-names` })
  return reasons
}

/** Everything wrong with the decks of a player. */
export function checkConquestDecks(library: Library, decks: ConquestDecks, side: Side): readonly Reason[] {
  const counts = decks.space.length === 2 && decks.ground.length === 2
  const sided = decks.locations.filter(
    (key) => library.has(key) && ![side, 'neutral'].includes(library.card(key).side),
  )
  const wrong: Reason = { code: 'five-decks', rule: `${RULE}/five-decks` }
  return [
    ...(counts && sided.length === 0 ? [] : [wrong]),
    ...decks.space.flatMap((deck) => checkDeck(library, deck, side, fleetRules('space'))),
    ...decks.ground.flatMap((deck) => checkDeck(library, deck, side, fleetRules('ground'))),
    ...wrongLocations(library, decks.locations),
  ]
}
