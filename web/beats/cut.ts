/** Cuts the news of one decision into beats. */
import type { EventCore, SeatId } from '@dejarik/kernel'
import type { Happened } from '@dejarik/table'
import type { BeatKind, BeatsOf } from '@dejarik/table/beats'
import { type Beat, eventsOf, namedIn } from './beat.ts'

export interface Cutting {
  readonly beats: BeatsOf
  /** Whoever acted before. */
  readonly actor: SeatId | null
  readonly controller: (card: number) => SeatId | null
}

/** What overlaps with anything: it goes with the beat before it, or with the next. */
const ASIDE: ReadonlySet<BeatKind> = new Set(['numbers', 'heading'])
/** Beats that several events of their kind share. */
const SHARED: ReadonlySet<BeatKind> = new Set(['drew', 'count'])
/** Beats whose event says whose doing they are; the others go on with the beat before. */
const DECISIVE: ReadonlySet<BeatKind> = new Set([
  ...(['heading', 'arrives', 'played', 'moves', 'declare', 'roll', 'build-roll', 'battle', 'drew'] as const),
])

export function cut(news: readonly Happened[], cutting: Cutting): readonly Beat[] {
  const beats: Beat[] = []
  let actor = cutting.actor
  /** What waits for the next beat to be shown with. */
  let aside: Happened[] = []
  const close = (kind: BeatKind, ...more: readonly Happened[]): void => {
    beats.push({ kind, news: [...aside, ...more], actor })
    aside = []
  }
  for (const told of news) {
    const [event] = eventsOf([told])
    const kind = event ? (cutting.beats[event.kind] ?? null) : null
    if (event && kind && DECISIVE.has(kind)) actor = actorOf(event, cutting) ?? actor
    const last = beats.at(-1)
    if (kind === null || ASIDE.has(kind)) aside.push(told)
    else if (last && aside.length === 0 && joins(last, kind, event!))
      beats[beats.length - 1] = { ...last, news: [...last.news, told] }
    else close(kind, told)
  }
  if (aside.length > 0) endWith(beats, aside, cutting.beats, actor)
  return beats
}

/** What came after the last beat is shown with it, unless a heading opens something new. */
function endWith(beats: Beat[], rest: readonly Happened[], of: BeatsOf, actor: SeatId | null): void {
  const kinds = eventsOf(rest).map(({ kind }) => of[kind] ?? null)
  const last = beats.at(-1)
  if (kinds.includes('heading')) beats.push({ kind: 'heading', news: rest, actor })
  else if (last) beats[beats.length - 1] = { ...last, news: [...last.news, ...rest] }
  else if (kinds.includes('numbers')) beats.push({ kind: 'numbers', news: rest, actor })
}

/** Whether an event belongs to the beat before it: totals are one count, and a card arrives once. */
function joins(last: Beat, kind: BeatKind, event: EventCore): boolean {
  if (last.kind !== kind) return false
  if (SHARED.has(kind)) return true
  const card = namedIn(event, ['card'])[0]
  return (
    kind === 'arrives' &&
    card !== undefined &&
    eventsOf(last.news).some((each) => namedIn(each, ['card'])[0] === card)
  )
}

function actorOf(event: EventCore, { controller }: Cutting): SeatId | null {
  const [seat] = namedIn(event, ['seat'])
  const [attacker] = namedIn(event, ['attacker'])
  return seat ?? (attacker === undefined ? null : controller(attacker))
}
