/** Moments that some card of the library waits for: what nobody could ever answer takes no step of its own. */
import type { Library } from '../../cards/library.ts'
import type { Phase } from '../../phases.ts'
import { HAPPENING_NAMES, type Happening, type HappeningName } from '../../text/happening.ts'
import type { CardText, Half, When } from '../../text/text.ts'
import { isMoment } from './repertoire.ts'
import { momentsAwaited } from './waits.ts'

/** The phases of a moment that are waited for; of most moments there are none, and all or nothing counts. */
export type Awaited = ReadonlyMap<HappeningName, 'all' | ReadonlySet<Phase>>

/** Open to more than texts that name them: reacts, Interrupts of any time, what a card says of its own end. */
const ALWAYS: ReadonlySet<HappeningName> = new Set([
  'battle-initiated',
  'drain-initiated',
  'destiny-drawn',
  'lost',
  'forfeited',
])

export function awaitedBy(library: Library): Awaited {
  const times = library.cards.flatMap(({ text }) => timesOf(text))
  return new Map(HAPPENING_NAMES.map((just) => [just, ALWAYS.has(just) ? 'all' : phasesOf(times, just)]))
}

/** A face with its halves, and the face below. */
function timesOf(text: CardText): readonly (When | 'always')[] {
  const { deploys, dark = {}, light = {}, back } = text
  const own = [text, dark, light].flatMap(({ actions = [], triggers = [] }: Half) => [
    ...actions.map(({ when }) => when),
    ...triggers.map(({ when }) => when),
  ])
  return [
    ...own,
    ...momentsAwaited(text),
    ...(deploys?.when ? [deploys.when] : []),
    ...(back ? timesOf(back) : []),
  ]
}

function phasesOf(times: readonly (When | 'always')[], just: HappeningName): 'all' | ReadonlySet<Phase> {
  const phases = new Set<Phase>()
  for (const when of times) {
    if (typeof when !== 'object' || !('just' in when) || !isMoment(when, just)) continue
    if ((just !== 'phase-began' && just !== 'phase-ended') || when.phase === undefined) return 'all'
    phases.add(when.phase)
  }
  return phases
}

export function isAwaited(awaited: Awaited, happening: Happening): boolean {
  const phases = awaited.get(happening.just)
  return phases === 'all' || ('phase' in happening && phases?.has(happening.phase) === true)
}
