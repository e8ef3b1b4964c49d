/** Decks for a whole Galactic Conquest, dealt: two Space fleets, two Ground fleets and Locations for each player. */
import { type Below, chance, type Seed, seedApart, shuffled } from '@dejarik/kernel'
import type { CardDefinition } from '../cards/definition.ts'
import type { Library } from '../cards/library.ts'
import { shippedCards } from '../cards/shipped.ts'
import { sampleSetup } from '../sample.ts'
import { isOfToday } from '../table.ts'
import type { BothDecks } from './battle.ts'
import type { Player } from './campaign.ts'
import type { ConquestDecks, FleetType } from './decks.ts'
import type { LocationCard, WarDealt } from './war.ts'

/** Keeps the Locations apart from every other use of the seed. */
const LOCATIONS = 66
/** Neutral Locations in Space, which can be laid anywhere, others, and those of one's own side. */
const OF_EACH = { space: 5, ground: 4, own: 5 } as const
const PLAYERS = ['dark', 'light'] as const

/** Whoever brings the five decks plays those. */
export function dealWar(seed: Seed, brought: Partial<BothDecks> = {}): WarDealt {
  const dealt = dealAll(seed)
  return PLAYERS.reduce((war, player) => withDecks(war, player, brought[player]), dealt)
}

function withDecks(war: WarDealt, player: Player, decks: ConquestDecks | undefined): WarDealt {
  if (!decks) return war
  const library = shippedCards()
  const cards = decks.locations.map((key) => library.card(key)).filter((card) => mapType(card) !== null)
  return {
    ...war,
    decks: { ...war.decks, [player]: decks },
    locations: { ...war.locations, [player]: cards.map(locationCard) },
  }
}

function dealAll(seed: Seed): WarDealt {
  const fleets = (type: FleetType): readonly (readonly (readonly string[])[])[] =>
    [0, 1].map((more) =>
      sampleSetup({ seed: seedApart(seed, more), options: [`galactic-conquest:${type}`] }).players.map(
        ({ deck }) => deck,
      ),
    )
  const [space, ground] = [fleets('space'), fleets('ground')]
  const locations = dealLocations(shippedCards(), chance(seed, LOCATIONS))
  const decksOf = (player: Player, seat: number): ConquestDecks => ({
    space: space.map((deal) => deal[seat]!),
    ground: ground.map((deal) => deal[seat]!),
    locations: locations[player].map(({ is }) => is),
  })
  return { seed, locations, decks: { dark: decksOf('dark', 0), light: decksOf('light', 1) } }
}

/** Of the time of the fleets; no two of the same name, so that nobody is left without a Location to lay. */
function dealLocations(library: Library, below: Below): Readonly<Record<Player, readonly LocationCard[]>> {
  const all = shuffled(
    library.cards.filter(
      (card) => card.kind === 'location' && mapType(card) !== null && !isOfToday(card.key),
    ),
    below,
  )
  const named = [...new Map(all.map((card) => [card.name, card])).values()].map(locationCard)
  const neutral = (type: FleetType): LocationCard[] =>
    named.filter((card) => card.side === 'neutral' && card.type === type)
  const [space, ground] = [neutral('space'), neutral('ground')]
  const [dark, light] = PLAYERS.map((player, place) => [
    ...space.slice(place * OF_EACH.space, (place + 1) * OF_EACH.space),
    ...ground.slice(place * OF_EACH.ground, (place + 1) * OF_EACH.ground),
    ...named.filter(({ side }) => side === player).slice(0, OF_EACH.own),
  ])
  return { dark: dark!, light: light! }
}

/** Character Locations are side missions, and lie on no map. */
const mapType = ({ arenas }: CardDefinition): FleetType | null =>
  arenas.includes('space') ? 'space' : arenas.includes('ground') ? 'ground' : null

const locationCard = (card: CardDefinition): LocationCard => ({
  is: card.key,
  name: card.name,
  type: mapType(card)!,
  side: card.side,
  cost: card.cost ?? 0,
})
