/** Where a card could be deployed by its kind, before the other conditions are looked at. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { isCloudSector, isSite, isSystem } from '../../cards/definition.ts'
import { isInGame } from '../../effects/filters/inactive.ts'
import { matches } from '../../effects/matches.ts'
import { active, allowedBy } from '../../effects/statics.ts'
import { textOf } from '../../effects/text-of.ts'
import { type Destination, definitionOf, type Game, type Role } from '../../kinds.ts'
import { freeRoles } from '../aboard/capacity.ts'
import { cardsOnTable, locationsInPlay } from '../cards/place.ts'
import { holositesFor } from '../locations/holosite.ts'
import { placesInRow } from '../locations/row.ts'
import { comingNow } from './coming.ts'

export function placesFor(game: Game, seat: SeatId, card: CardId): readonly Destination[] {
  const boards = holositesFor(game, card)
  const usual = usualPlaces(game, seat, card)
  return boards.length === 0 ? usual : [...usual, ...boards.map((on) => ({ on, as: 'at' as const }))]
}

/** By kind (ccg95/deploy/character-where, ccg95/deploy/vehicle-where, ccg95/deploy/starship-systems-only). */
function usualPlaces(game: Game, seat: SeatId, card: CardId): readonly Destination[] {
  switch (definitionOf(game, card).kind) {
    case 'location':
      return placesInRow(game, card)
    case 'character':
      if (definitionOf(game, card).text.deploys?.undercover)
        return at(game, isSite).map((place) => ({ ...place, as: 'undercover' }))
      return [...at(game, (place) => isSite(place)), ...inside(game, seat, card)]
    case 'vehicle':
      return [...at(game, (place) => isSite(place) || isCloudSector(place)), ...inside(game, seat, card)]
    case 'starship':
      if (definitionOf(game, card).text.deploys?.replaces)
        return at(game, isSystem).filter(({ on }) => allowedBy(game, 'deploy-whole', card, on) !== null)
      return [
        ...at(game, (place) => !isSite(place) || game.policies.starshipsLand),
        ...inside(game, seat, card),
      ]
    case 'creature':
      return at(game, () => true)
    case 'interrupt':
    case 'objective':
      return []
    default:
      return byText(game, seat, card)
  }
}

type Facts = ReturnType<typeof definitionOf>

function at(game: Game, fits: (place: Facts) => boolean): { readonly on: CardId; readonly as: Role }[] {
  const found: { readonly on: CardId; readonly as: Role }[] = []
  for (const on of locationsInPlay(game)) if (fits(definitionOf(game, on))) found.push({ on, as: 'at' })
  return found
}

/** Aboard one's own starships and vehicles that have room. */
function inside(game: Game, seat: SeatId, card: CardId): Destination[] {
  const found: Destination[] = []
  for (const on of cardsOnTable(game)) {
    if (game.card(on).controller !== seat) continue
    if (definitionOf(game, on).kind === 'vehicle' && !game.policies.ridersStayAboard) continue
    for (const as of freeRoles(game, card, on)) found.push({ on, as })
  }
  return found
}

/** Whether some text speaks of cards that deploy aboard others, so that each has to be asked. */
const mayGoAboard = (game: Game, card: CardId): boolean =>
  active(game, 'allows', 'deploy-aboard').length > 0 ||
  (textOf(game, card).statics ?? []).some((one) => one.static === 'allows' && one.what === 'deploy-aboard')

/** Weapons, devices and Effects go where their text says. */
function byText(game: Game, seat: SeatId, card: CardId): Destination[] {
  const context = comingNow(game, seat, card)
  const found: Destination[] = []
  for (const { on } of definitionOf(game, card).text.deploys?.on ?? []) {
    if (typeof on === 'string') found.push({ beside: on })
    else
      for (const hosts of [locationsInPlay(game), cardsOnTable(game)])
        for (const host of hosts)
          if (
            isInGame(game, on, host) &&
            matches(game, context, on, host) &&
            !found.some((one) => 'on' in one && one.on === host)
          )
            found.push({ on: host, as: 'attached' })
  }
  if (!mayGoAboard(game, card)) return found
  for (const host of [...locationsInPlay(game), ...cardsOnTable(game)])
    if (
      allowedBy(game, 'deploy-aboard', card, host) !== null &&
      !found.some((one) => 'on' in one && one.on === host)
    )
      found.push({ on: host, as: 'attached' })
  return found
}
