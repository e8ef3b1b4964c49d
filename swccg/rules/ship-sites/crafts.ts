/** Sites inside starships and vehicles, and the craft that they are in (ccgx/shipsite/group). */
import { type CardId, rememberedOfZones } from '@dejarik/kernel'
import { isCraftSite, isDockingBay } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { cardsOnTable, exists, isOnTable, locationOf, locationsInPlay, tableZone } from '../cards/place.ts'

const ROW = [tableZone('row')]

/** All such sites on table; there are seldom any. */
const craftSites = (game: Game): readonly CardId[] =>
  rememberedOfZones(game, 'craft-sites', ROW, () =>
    locationsInPlay(game).filter((place) => isCraftSite(definitionOf(game, place))),
  )

/** The craft that a site is in: the one that it was deployed on, or the unique one of its title, if that is on table. */
export function craftOf(game: Game, site: CardId): CardId | null {
  const facts = definitionOf(game, site)
  if (!isCraftSite(facts)) return null
  const { craft } = game.card(site)
  if (craft !== null) return exists(game, craft) && isOnTable(game, craft) ? craft : null
  return cardsOnTable(game).find((card) => isCraftNamed(game, card, facts.system)) ?? null
}
function isCraftNamed(game: Game, card: CardId, name: string | undefined): boolean {
  const { kind, title, persona } = definitionOf(game, card)
  return (kind === 'starship' || kind === 'vehicle') && (title === name || persona === name)
}

/** The sites inside a craft. */
export function sitesInside(game: Game, craft: CardId): readonly CardId[] {
  const sites = craftSites(game)
  return sites.length === 0 ? sites : sites.filter((site) => craftOf(game, site) === craft)
}

/** The craft at one of whose sites a card is: it is aboard for texts that say so, and has no place of the hull (ccgx/shipsite/aboard). */
export function craftAround(game: Game, card: CardId): CardId | null {
  const { on, as } = game.card(card)
  return on !== null && as === 'at' && locationOf(game, on) === on ? craftOf(game, on) : null
}

/** Those at the sites of a craft. */
export const atSitesInside = (game: Game, craft: CardId): readonly CardId[] =>
  sitesInside(game, craft).flatMap((site) =>
    game.card(site).holds.filter((card) => game.card(card).as === 'at'),
  )

/** The planet site where the vehicle of a site is; null for sites of starships (ccgx/shipsite/vehicle-adjacent). */
export function outsideOf(game: Game, site: CardId): CardId | null {
  if (!definitionOf(game, site).icons?.includes('vehicle-site')) return null
  const vehicle = craftOf(game, site)
  const at = vehicle === null ? null : locationOf(game, vehicle)
  return at !== null && definitionOf(game, at).type === 'site' ? at : null
}

/** The sites of vehicles that stand at a site. */
export const doorsAt = (game: Game, site: CardId): readonly CardId[] =>
  craftSites(game).filter((inside) => outsideOf(game, inside) === site)

/** Where the starship of a docking bay is; null for other sites (ccgx/shipsite/ship-docking-bay). */
export function outsideOfBay(game: Game, site: CardId): CardId | null {
  const facts = definitionOf(game, site)
  if (!facts.icons?.includes('starship-site') || !isDockingBay(facts)) return null
  const ship = craftOf(game, site)
  return ship === null ? null : locationOf(game, ship)
}

/** The docking bays of the starships at a place. */
export const baysAt = (game: Game, place: CardId): readonly CardId[] =>
  craftSites(game).filter((site) => outsideOfBay(game, site) === place)

/** Sites of craft that are gone: a unique craft leaves its sites behind (ccgx/shipsite/deploy-on, ccgx/shipsite/deploy-unique). */
export const stranded = (game: Game): readonly CardId[] =>
  craftSites(game).filter((site) => game.card(site).craft !== null && craftOf(game, site) === null)
