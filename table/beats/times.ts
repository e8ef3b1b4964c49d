/** Beats: what is shown at a table one after the other, and how long each stays. Pages show them, clocks wait for them. */

export const BEAT_KINDS = [
  'heading',
  'numbers',
  'drew',
  'build-roll',
  'arrives',
  'played',
  'moves',
  'declare',
  'roll',
  'count',
  'prevent',
  'damage',
  'leaves',
  'force-lost',
  'battle',
  'end',
] as const
export type BeatKind = (typeof BEAT_KINDS)[number]

/** By the kind of an event, the beat that it belongs to; null for what shows by itself. */
export type BeatsOf = Readonly<Record<string, BeatKind | null>>

/** The paces at which something is to be seen at all. */
export type ShownPace = 'quick' | 'normal' | 'calm'

const times = (quick: number, normal: number, calm: number): Readonly<Record<ShownPace, number>> => ({
  quick,
  normal,
  calm,
})

/** In milliseconds. */
export const BEAT_TIMES: Readonly<Record<BeatKind, Readonly<Record<ShownPace, number>>>> = {
  heading: times(250, 500, 800),
  numbers: times(0, 200, 300),
  drew: times(150, 300, 500),
  'build-roll': times(400, 700, 1100),
  arrives: times(450, 900, 1400),
  played: times(700, 1200, 2000),
  moves: times(350, 700, 1000),
  declare: times(350, 500, 900),
  roll: times(400, 700, 1100),
  count: times(400, 700, 1400),
  prevent: times(350, 600, 1000),
  damage: times(350, 600, 1000),
  leaves: times(300, 500, 800),
  'force-lost': times(120, 200, 350),
  battle: times(700, 1200, 1800),
  end: times(1200, 2000, 3000),
}

/** As long as a stream of lost Force takes altogether. */
export const STREAM_TIMES = times(600, 1000, 1800)

/** As long as all takes that happens between two decisions of a seat. */
export const BUDGETS = times(7000, 12_000, 24_000)

/** What goes with another beat takes no time of its own. */
const ASIDE: ReadonlySet<BeatKind> = new Set(['heading', 'numbers'])

/** How long it takes to show events at the normal pace, one after the other, in milliseconds. */
export const nominalTime = (events: readonly string[], beats: BeatsOf): number =>
  events.reduce((time, event) => {
    const kind = beats[event] ?? null
    return kind === null || ASIDE.has(kind) ? time : time + BEAT_TIMES[kind].normal
  }, 0)
