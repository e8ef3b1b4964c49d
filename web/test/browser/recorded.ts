/** Recorded games of a person against the cadet (`scripts/record-games.mjs`), and what their turns were made of. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A decision of the person. */
export interface Step {
  /** What was asked. */
  readonly about: string
  readonly value: string | number | boolean | readonly number[]
  /** The button that proposed it for many at once, as far as its words are always the same. */
  readonly by?: string
}

export interface RecordedGame {
  readonly game: 'swtcg' | 'swccg'
  readonly seed: number
  readonly steps: readonly Step[]
}

export const recorded = (name: string): RecordedGame =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'recorded', `${name}.json`), 'utf8')) as RecordedGame

/** What a decision was: done of one's own accord, or an answer to what others did or a card asks. */
export type Deed = 'build' | 'attack' | 'deploy' | 'move' | 'battle' | 'fire' | 'give up' | 'go on' | 'answer'

const VERBS: Readonly<Record<string, Deed>> = {
  complete: 'build',
  'lay-face-down': 'build',
  'add-counters': 'build',
  equip: 'build',
  pilot: 'build',
  attack: 'attack',
  deploy: 'deploy',
  move: 'move',
  landspeed: 'move',
  hyperspeed: 'move',
  transit: 'move',
  battle: 'battle',
  fire: 'fire',
  drain: 'go on',
  draw: 'go on',
  pass: 'go on',
}

/** Steps and phases of one's own; all that is decided elsewhere answers something. */
const OWN = /^(build|next-attack|weapons|\w+-phase)$/

export function deedOf({ about, value }: Step): Deed {
  if (about === 'lose-force' || about === 'settle') return 'give up'
  // Who goes belongs to a move of one's own: neither a card nor the other side asks it.
  if (about === 'who-goes') return 'go on'
  return (OWN.test(about) ? VERBS[String(value).split(' ')[0]!] : undefined) ?? 'answer'
}
