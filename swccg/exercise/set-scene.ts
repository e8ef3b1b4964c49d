/** Sets a scene: a place that fits, with everybody there who must be, carrying what they must carry. */
import { type CardDefinition, isSite, isSystem } from '../cards/definition.ts'
import type { Side } from '../kinds.ts'
import type { Placed, PlacedLocation } from '../scenario/position.ts'
import type { Filter } from '../text/filter.ts'
import type { Cast } from './cast.ts'
import { fitsPrinted } from './printed.ts'
import type { Scene } from './scene.ts'

export interface Setting {
  readonly location: PlacedLocation
  readonly place: CardDefinition
  /** Effects that lie beside the table. */
  readonly beside: readonly CardDefinition[]
}

const otherOf = (side: Side): Side => (side === 'dark' ? 'light' : 'dark')
const isNear = ({ where }: Filter): boolean => where === 'related-site' || where === 'adjacent-site'

/** The place itself; the sites near it are drawn with it. */
export function placesFor(
  cast: Cast,
  { place, reacts }: Scene,
  star: CardDefinition,
): readonly CardDefinition[] {
  const asked = place.filter((filter) => !isNear(filter))
  const fits = (card: CardDefinition): boolean =>
    card.kind === 'location' && card.title !== star.title && asked.every((filter) => isSuch(card, filter))
  const [first] = cast.draw((card) => fits(card) && (asked.length > 0 || isSite(card)), 1)
  if (!first) return []
  const near = place.some(isNear) || reacts ? 2 : 0
  return [first, ...cast.draw((card) => isSite(card) && card.system === first.system, near)]
}

function isSuch(card: CardDefinition, filter: Filter): boolean {
  const { where } = filter
  const system =
    typeof where === 'object'
      ? 'system' in where
        ? where.system
        : 'sitesOf' in where
          ? where.sitesOf
          : undefined
      : undefined
  return fitsPrinted(card, filter) && (system === undefined || card.system === system)
}

/** Everybody at the place; whoever must be alone there is. */
export function setScene(
  cast: Cast,
  scene: Scene,
  place: CardDefinition,
  star: CardDefinition,
  crowd: (side: Side) => readonly (string | Placed)[],
): Setting {
  const there: Record<Side, (string | Placed)[]> = { dark: [], light: [] }
  const beside: CardDefinition[] = []
  for (const filter of scene.present) {
    const [card] = cast.draw((each) => isMeant(each, filter, star.side), 1)
    if (!card) continue
    if (card.kind === 'effect' && liesBeside(card)) beside.push(card)
    else there[card.side].push(standing(cast, card, filter, place, there[card.side]))
  }
  for (const side of ['dark', 'light'] as const)
    if (!scene.alone.some((whose) => sideOf(whose, star.side) === side)) there[side].push(...crowd(side))
  return { location: { card: place.key, ...there }, place, beside }
}

const sideOf = (whose: 'yours' | 'opponents', side: Side): Side => (whose === 'yours' ? side : otherOf(side))

/** Interrupts and locations are nowhere to be put. */
const isMeant = (card: CardDefinition, filter: Filter, side: Side): boolean =>
  card.kind !== 'interrupt' &&
  card.kind !== 'location' &&
  (!filter.whose || sideOf(filter.whose, side) === card.side) &&
  fitsPrinted(card, filter)

const liesBeside = ({ text }: CardDefinition): boolean =>
  text.deploys?.on?.some(({ on }) => on === 'own-side') ?? false

/** At a system people are aboard a starship; what is carried has somebody to carry it. */
function standing(
  cast: Cast,
  card: CardDefinition,
  filter: Filter,
  place: CardDefinition,
  others: readonly (string | Placed)[],
): string | Placed {
  const loads = filter.with ? cast.draw((each) => fitsPrinted(each, filter.with!), 1) : []
  const laden = { card: card.key, with: loads.map(({ key, side }) => ({ card: key, owner: side })) }
  if (card.kind === 'character') return isSystem(place) ? aboard(cast, card) : laden
  if (card.type === 'utinni') return { card: card.key, ...targetOf(card, others) }
  if (card.kind === 'weapon' || card.kind === 'device') return { ...carrierOf(cast, card), with: [card.key] }
  return laden
}

/** A starship that nobody else flies. */
export function aboard(cast: Cast, card: CardDefinition): Placed {
  const [ship] = cast.draw(
    ({ kind, side, capacity = [], permanentPilot }) =>
      kind === 'starship' &&
      side === card.side &&
      permanentPilot === undefined &&
      capacity.some(({ pilots = 0, passengers = 0, either = 0 }) => pilots + passengers + either > 0),
    1,
  )
  if (!ship) return { card: card.key }
  return card.icons?.includes('pilot')
    ? { card: ship.key, pilots: [card.key] }
    : { card: ship.key, passengers: [card.key] }
}

/** Somebody whom the card may be deployed on. */
export function carrierOf(cast: Cast, card: CardDefinition): Placed {
  const on = card.text.deploys?.on?.flatMap((way) => (typeof way.on === 'object' ? [way.on] : [])) ?? []
  const [carrier] = cast.draw(
    (each) =>
      each.kind === 'character' &&
      each.side === card.side &&
      (on.length === 0 || on.some((one) => fitsPrinted(each, one))),
    1,
  )
  return { card: (carrier ?? card).key }
}

/** Somebody of those there is whom it targets. */
function targetOf(
  { text }: CardDefinition,
  others: readonly (string | Placed)[],
): { readonly target?: string } {
  const [first] = others
  if (!text.deploys?.target || first === undefined) return {}
  return { target: typeof first === 'string' ? first : first.card }
}
