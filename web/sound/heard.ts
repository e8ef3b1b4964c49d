/** Which sound goes with what happened: by kind of event, the one that matters most of a beat. */
import type { Happened } from '@dejarik/table'
import type { SoundName } from './recipes.ts'

/** The later in the table, the more it matters. */
const EVENTS: Readonly<Record<string, SoundName>> = {
  drew: 'draw',
  tookFromDeck: 'draw',
  moved: 'move',
  retreated: 'move',
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
  hit: 'dice.hit',
  damagePrevented: 'prevent',
  drainInitiated: 'drain',
  forceLost: 'force.lose',
  battleInitiated: 'battle.start',
  damagePlaced: 'damage',
  discarded: 'destroyed',
  left: 'destroyed',
  battleEnded: 'battle.win',
}
const ORDER = Object.keys(EVENTS)

const HAPPENINGS: Readonly<Partial<Record<Happened['happening']['kind'], SoundName>>> = {
  said: 'chat',
  'taken-back': 'undo',
}

/** One sound for a beat; null for a silent one. */
export function soundOf(news: readonly Happened[]): SoundName | null {
  const kinds = news.flatMap(({ happening }) => (happening.kind === 'event' ? [happening.event.kind] : []))
  const best = Math.max(-1, ...kinds.map((kind) => ORDER.indexOf(kind)))
  if (best >= 0) return EVENTS[ORDER[best]!]!
  return news.map(({ happening }) => HAPPENINGS[happening.kind]).find((name) => name !== undefined) ?? null
}
