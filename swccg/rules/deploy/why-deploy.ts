/** Why a card cannot be deployed: also to places that no offer names, since somebody may ask for any. */
import { because, type CardId, isAllowed, type SeatId, whyNot } from '@dejarik/kernel'
import { isSite } from '../../cards/definition.ts'
import { type Check, type Destination, definitionOf, type Game, type Role } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { freeRoles } from '../aboard/capacity.ts'
import { locationOf } from '../cards/place.ts'
import { holositesFor } from '../locations/holosite.ts'
import { placesInRow } from '../locations/row.ts'
import { NEWCOMER_CHECKS, PLACE_CHECKS } from './deploy-checks.ts'
import type { DeployAttempt } from './deploy-cost.ts'
import { placesFor } from './deploy-places.ts'

/** What an attempt may say about the place; the fields may hold anything. */
interface Said {
  readonly [field: string]: unknown
}

/** Where an attempt would put a card; at a location or aboard, if it does not say how. */
function destinationSaid(game: Game, card: CardId, { on, as, row, over, beside }: Said): Destination | null {
  if (typeof on === 'number' && game.state.cards[on])
    return { on, as: (as as Role | undefined) ?? usualRole(game, card, on) }
  if (typeof row === 'number') return { row }
  if (typeof over === 'number' && game.state.cards[over]) return { over }
  return beside === 'own-side' || beside === 'opponents-side' || beside === 'opponents-deck'
    ? { beside }
    : null
}

function usualRole(game: Game, card: CardId, on: CardId): Role {
  if (locationOf(game, on) === on) return 'at'
  const { kind } = definitionOf(game, card)
  if (kind !== 'character' && kind !== 'vehicle' && kind !== 'starship') return 'attached'
  return freeRoles(game, card, on)[0] ?? (kind === 'character' ? 'passenger' : 'cargo')
}

/** Locations go to a place in the row that is free for them, and nothing else does. */
const rightInRow: Check<DeployAttempt> = (game, { card, destination }) => {
  const facts = definitionOf(game, card)
  const inRow = 'row' in destination || 'over' in destination
  if (!inRow && facts.kind !== 'location') return null
  if (facts.kind !== 'location' || !inRow) return because('not-in-the-row', 'ccg95/location/kinds', { card })
  const places = placesInRow(game, card)
  if (places.some((place) => samePlace(place, destination))) return null
  if (places.length === 0 || 'over' in places[0]! || 'over' in destination)
    return because('location-twice', 'ccg95/convert/one-of-each', { card })
  const rule = isSite(facts) ? 'ccg95/location/site-at-outer-end' : 'ccg95/location/grouped-by-system'
  return because('wrong-place-in-row', rule, { card })
}

const samePlace = (one: Destination, other: Destination): boolean =>
  'row' in one
    ? 'row' in other && one.row === other.row && one.of === other.of
    : 'over' in one && 'over' in other && one.over === other.over

/** Aboard one's own starships, and aboard vehicles where characters stay aboard. */
const mayBeAboard: Check<DeployAttempt> = (game, { seat, destination }) => {
  if (!('on' in destination) || destination.as === 'at' || destination.as === 'attached') return null
  const { on } = destination
  if (game.card(on).controller !== seat)
    return because('not-yours', 'ccg95/deploy/aboard-starship', { card: on })
  return definitionOf(game, on).kind === 'vehicle' && !game.policies.ridersStayAboard
    ? because('cannot-board', 'ccg95/vehicle/aboard-only-while-moving', { card: on })
    : null
}

/** Offers hold these by the places that they are made for. */
const CHECKS: readonly Check<DeployAttempt>[] = [rightInRow, mayBeAboard, ...NEWCOMER_CHECKS, ...PLACE_CHECKS]

/** The place that was said; without a word about it, each that a card of its kind has. */
export function whyNotDeploy(game: Game, seat: SeatId, card: CardId, said: Said): readonly Reason[] {
  const { kind } = definitionOf(game, card)
  if (kind === 'interrupt' && holositesFor(game, card).length === 0)
    return [because('interrupts-are-played', 'ccg95/interrupt/temporary', { card })]
  const meant = destinationSaid(game, card, said)
  if (meant) return whyNot(game, CHECKS, { seat, card, destination: meant })
  const places = placesFor(game, seat, card).map((destination) => ({ seat, card, destination }))
  if (places.length === 0) return [nowhere(game, card)]
  const [first] = places
  return places.some((attempt) => isAllowed(game, CHECKS, attempt)) ? [] : whyNot(game, CHECKS, first!)
}

function nowhere(game: Game, card: CardId): Reason {
  const { kind } = definitionOf(game, card)
  if (kind === 'location') return because('location-twice', 'ccg95/convert/one-of-each', { card })
  if (kind === 'character') return because('not-a-site', 'ccg95/deploy/character-where', { card })
  if (kind === 'vehicle') return because('not-for-vehicles', 'ccg95/deploy/vehicle-where', { card })
  if (kind === 'starship') return because('not-for-starships', 'ccg95/deploy/starship-systems-only', { card })
  return because('text-forbids-place', 'ccg95/effect/where-played', { card })
}
