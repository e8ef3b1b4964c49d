/** A beat: what happened together, and is shown together for a while. */
import type { EventCore, SeatId } from '@dejarik/kernel'
import type { Happened } from '@dejarik/table'
import type { BeatKind } from '@dejarik/table/beats'

export interface Beat {
  readonly kind: BeatKind
  readonly news: readonly Happened[]
  /** Whose doing it is; null for nobody's. */
  readonly actor: SeatId | null
}

export const eventsOf = (news: readonly Happened[]): readonly EventCore[] =>
  news.flatMap(({ happening }) => (happening.kind === 'event' ? [happening.event] : []))

/** The sentences of a beat, without headings. */
export const textsOf = ({ news }: Pick<Beat, 'news'>): readonly string[] =>
  news.flatMap(({ happening }) =>
    happening.text === null || (happening.kind === 'event' && happening.heading) ? [] : [happening.text],
  )

/** A card that an event names in one of these fields. */
export function namedIn(event: EventCore, fields: readonly string[]): readonly number[] {
  const facts = event as EventCore & Readonly<Record<string, unknown>>
  return fields.map((field) => facts[field]).filter((value) => typeof value === 'number')
}
