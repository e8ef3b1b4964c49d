/** How the table stands between two positions, when only some of the news have been shown. */
import type { CardView, View, ZoneView } from '@dejarik/kernel'
import type { Position } from '@dejarik/table'
import type { BeatKind } from '@dejarik/table/beats'
import { type Beat, eventsOf, namedIn } from './beat.ts'

/** Beats that bring cards to other places; what leaves is gone only after its beat. */
const MOVING: ReadonlySet<BeatKind> = new Set(['arrives', 'moves', 'leaves', 'drew', 'force-lost', 'played'])
/** Beats that change cards where they are. */
const CHANGING: ReadonlySet<BeatKind> = new Set(['damage', 'prevent', 'numbers'])

/** Cards whose new place, and cards whose new facts, are to be seen. */
interface Seen {
  readonly moved: ReadonlySet<number>
  readonly changed: ReadonlySet<number>
}

/** The position as it is shown with the last of these beats; the heading of a step tells where the turn is. */
export function between(before: Position, after: Position, beats: readonly Beat[]): Position {
  const { news } = beats.at(-1)!
  const seen = seenIn(beats)
  const turned = beats.some((beat) => beat.kind === 'heading' || beat.kind === 'battle')
  const { view } = before
  return {
    ...before,
    at: news.at(-1)?.number ?? before.at,
    view: {
      ...view,
      ...(turned ? { table: after.view.table, seats: after.view.seats } : {}),
      zones: zonesBetween(view, after.view, seen),
      question: null,
      waitingFor: [],
    },
  }
}

function seenIn(beats: readonly Beat[]): Seen {
  const of = (kinds: ReadonlySet<BeatKind>, among: readonly Beat[]): ReadonlySet<number> =>
    new Set(
      among
        .filter(({ kind }) => kinds.has(kind))
        .flatMap(({ news }) => eventsOf(news).flatMap((event) => namedIn(event, ['card', 'unit']))),
    )
  const shown = beats.at(-1)!.kind === 'leaves' ? beats.slice(0, -1) : beats
  return { moved: of(MOVING, shown), changed: of(CHANGING, shown) }
}

const zonesBetween = (before: View, after: View, seen: Seen): readonly ZoneView[] =>
  before.zones.map((zone, index) => zoneBetween(zone, after.zones[index] ?? zone, seen))

function zoneBetween(before: ZoneView, after: ZoneView, { moved, changed }: Seen): ZoneView {
  const now = new Map(after.cards.map((card) => [card.id, card]))
  const stays = before.cards.flatMap((card): readonly CardView[] => {
    const later = now.get(card.id)
    if (!later) return moved.has(card.id) ? [] : [card]
    return [moved.has(card.id) || changed.has(card.id) || holds(later, moved) ? later : card]
  })
  const old = new Set(before.cards.map(({ id }) => id))
  const come = after.cards.filter(({ id }) => moved.has(id) && !old.has(id))
  const cards = [...stays, ...come]
  return { ...before, cards, count: Math.max(0, before.count + cards.length - before.cards.length) }
}

/** Whether one of the cards now lies on this one, stands there, or is aboard. */
const holds = (card: CardView, moved: ReadonlySet<number>): boolean =>
  Object.values(card).some((fact: unknown) => Array.isArray(fact) && fact.some((id) => moved.has(id)))
