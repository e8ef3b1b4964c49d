/** How locations lie to each other: related, adjacent, how far apart. */
import { type CardId, remembered, rememberedOfZones } from '@dejarik/kernel'
import { isSite, isSystem } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { locationsInPlay, tableZone } from '../cards/place.ts'

/** A generic location belongs to the system that it was deployed to (ccgx/layout/generic). */
export const systemName = (game: Game, location: CardId): string =>
  game.card(location).system ?? definitionOf(game, location).system ?? ''
export const isSiteCard = (game: Game, location: CardId): boolean => isSite(definitionOf(game, location))
export const isSystemCard = (game: Game, location: CardId): boolean => isSystem(definitionOf(game, location))

/** The locations of the row by the name of their system, found again when the row changes. */
const bySystem = (
  game: Game,
): ReadonlyMap<string, { readonly system: CardId | null; readonly sites: readonly CardId[] }> =>
  rememberedOfZones(game, 'by-system', ROW, () => {
    const found = new Map<string, { system: CardId | null; sites: CardId[] }>()
    for (const card of locationsInPlay(game)) {
      const group = found.get(systemName(game, card)) ?? { system: null, sites: [] }
      found.set(systemName(game, card), group)
      if (isSiteCard(game, card)) group.sites.push(card)
      else if (isSystemCard(game, card)) group.system ??= card
    }
    return found
  })
const ROW = [tableZone('row')]

/** Sites of a system, from left to right. */
export const sitesOf = (game: Game, system: string): readonly CardId[] =>
  bySystem(game).get(system)?.sites ?? NONE
const NONE: readonly CardId[] = []

/** The system that a site belongs to, if it is on table (ccg95/location/related). */
export const systemOf = (game: Game, location: CardId): CardId | null =>
  bySystem(game).get(systemName(game, location))?.system ?? null

export const areRelated = (game: Game, one: CardId, other: CardId): boolean =>
  one !== other && systemName(game, one) === systemName(game, other)

/** Sites next to this one in the row of their system; a system is adjacent to nothing (ccg95/location/adjacent-sites). */
export const adjacentTo = (game: Game, site: CardId): readonly CardId[] =>
  remembered(game, 'adjacent', site, () => {
    if (!isSiteCard(game, site)) return []
    const row = sitesOf(game, systemName(game, site))
    const place = row.indexOf(site)
    return [row[place - 1], row[place + 1]].filter((other) => other !== undefined)
  })

export const areAdjacent = (game: Game, one: CardId, other: CardId): boolean =>
  adjacentTo(game, one).includes(other)

/** How many sites apart two sites of one system are; null where no way leads along the row. */
export function sitesBetween(game: Game, one: CardId, other: CardId): number | null {
  if (!isSiteCard(game, one) || !isSiteCard(game, other) || !areRelated(game, one, other)) return null
  const row = sitesOf(game, systemName(game, one))
  return Math.abs(row.indexOf(one) - row.indexOf(other))
}

/** The difference of the parsec numbers of two systems (ccg95/move/hyperspeed-distance). */
export function parsecsBetween(game: Game, one: CardId, other: CardId): number | null {
  const [from, to] = [definitionOf(game, one).parsec, definitionOf(game, other).parsec]
  return from === undefined || to === undefined ? null : Math.abs(from - to)
}
