/** What the views of all games hold alike: cards in zones. */
import type { CardView, SeatId, View, ZoneView } from '@dejarik/kernel'

export interface SeenCard extends CardView {
  readonly controller?: SeatId
  readonly faceDown?: boolean
}

export const cardsOf = <Card extends SeenCard = SeenCard>(zone: ZoneView | undefined): readonly Card[] =>
  (zone?.cards ?? []) as readonly Card[]

export const zoneOf = (view: View, name: string, owner: SeatId | null = null): ZoneView | undefined =>
  view.zones.find((zone) => zone.name === name && zone.owner === owner)

const known = new WeakMap<View, ReadonlyMap<number, SeenCard>>()
/** Every card that the viewer can point at, by its number. */
export function allCards(view: View): ReadonlyMap<number, SeenCard> {
  const found =
    known.get(view) ?? new Map(view.zones.flatMap((zone) => cardsOf(zone).map((card) => [card.id, card])))
  known.set(view, found)
  return found
}

/** Cards that lie on the board, whether the page shows that part of it now or not; `inSight` is the playmat's. */
export function onBoard(
  view: View,
  inSight: (zone: string, owner: SeatId | null, viewer: SeatId | null) => boolean,
): ReadonlySet<number> {
  const zones = view.zones.filter(({ name, owner }) => name !== 'hand' && inSight(name, owner, view.viewer))
  return new Set(zones.flatMap(({ cards }) => cards.map(({ id }) => id)))
}

export const sideName = (side: string | null | undefined): string =>
  side === 'dark'
    ? 'Dark Side'
    : side === 'light'
      ? 'Light Side'
      : side === 'neutral'
        ? 'Neutral'
        : 'Side not settled'
