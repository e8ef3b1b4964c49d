/** Which sound goes with what happened: by kind of event, the one that matters most of a beat. */
import type { Happened } from '@dejarik/table'
import type { SoundName } from './recipes.ts'

/** The later in the table, the more it matters. */
const EVENTS: Readonly<Record<string, SoundName>> = {
  drew: 'draw',
  tookFromDeck: 'draw',
  moved: 'move',
  retreated: 'retreat',
  transferred: 'move',
  laidFaceDown: 'build',
  completed: 'build',
  setUp: 'build',
  deployed: 'deploy',
  abilityPlayed: 'played',
  battleCardPlayed: 'played',
  played: 'played',
  attackDeclared: 'target',
  fired: 'target',
  buildRolled: 'dice.roll',
  diceRolled: 'dice.roll',
  diceRerolled: 'dice.roll',
  destinyDrawn: 'destiny',
  hitsCounted: 'dice.hit',
  damagePending: 'dice.hit',
  hit: 'dice.hit',
  damagePrevented: 'prevent',
  drainInitiated: 'drain',
  forceLost: 'force.lose',
  battleInitiated: 'battle.start',
  attackInitiated: 'battle.start',
  duelInitiated: 'battle.start',
  epicStep: 'battle.start',
  sabaccShown: 'destiny',
  captured: 'prevent',
  wasFrozen: 'prevent',
  damagePlaced: 'damage',
  discarded: 'destroyed',
  left: 'destroyed',
  battleEnded: 'battle.win',
  duelEnded: 'battle.win',
  sabaccEnded: 'battle.win',
}
const ORDER = Object.keys(EVENTS)

const HAPPENINGS: Readonly<Partial<Record<Happened['happening']['kind'], SoundName>>> = {
  said: 'chat',
  'taken-back': 'undo',
}

/** What an event says of how it went, for whoever hears it. */
interface Facts {
  readonly hits?: number
  readonly critical?: number
  readonly winner?: number | null
}

/** Who did not win has lost; whoever only watches hears that it was won. */
const lost = ({ winner }: Facts, viewer: number | null): SoundName | null =>
  viewer !== null && winner !== viewer ? 'battle.lose' : null

/** Where the same event sounds otherwise: no hits, critical hits, a battle that was not won. */
const OTHERWISE: Readonly<Record<string, (facts: Facts, viewer: number | null) => SoundName | null>> = {
  hitsCounted: ({ hits }) => (hits === 0 ? 'dice.miss' : null),
  damagePending: ({ critical }) => (critical ? 'dice.crit' : null),
  battleEnded: lost,
  duelEnded: lost,
  sabaccEnded: lost,
}

/** One sound for a beat, as a seat hears it; null for a silent one. */
export function soundOf(news: readonly Happened[], viewer: number | null): SoundName | null {
  const events = news.flatMap(({ happening }) => (happening.kind === 'event' ? [happening.event] : []))
  const best = events.toSorted((one, other) => ORDER.indexOf(other.kind) - ORDER.indexOf(one.kind))[0]
  const sound = best && (OTHERWISE[best.kind]?.(best as Facts, viewer) ?? EVENTS[best.kind])
  if (sound) return sound
  return news.map(({ happening }) => HAPPENINGS[happening.kind]).find((name) => name !== undefined) ?? null
}
