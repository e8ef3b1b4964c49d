/** Phases, limits and durations. */
import type { Instruction } from '../../../text/instruction.ts'
import type { Limit } from '../../../text/text.ts'
import { sayAmount } from '../amounts.ts'
import { each } from '../nouns/nouns.ts'
import type { Speaker } from '../nouns/speaker.ts'

export const PHASE_OWNERS = { you: 'your', opponent: "opponent's", either: 'any' } as const

export type Duration = Extract<Instruction, { do: 'for-a-while' }>['until']
export const DURATIONS: Readonly<Record<Duration, string>> = {
  'end-of-turn': 'for remainder of turn',
  'end-of-battle': 'for remainder of battle',
  'end-of-draw': 'for that destiny draw',
  'end-of-your-next-turn': 'until end of your next turn',
  'start-of-your-next-turn': 'until start of your next turn',
  'end-of-game': 'for remainder of game',
  'leaves-table': 'until target leaves table',
  'this-leaves-table': 'while this card is on table',
}

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice', 3: 'three times' }
export function sayLimit({ times, per }: Limit, speaker: Speaker): string {
  if (typeof times === 'number') return `${TIMES[times] ?? `${times} times`} per ${per}`
  if ('count' in times && times.times === undefined)
    return `once per ${per} for ${each(times.count, speaker)}`
  return `X times per ${per}, where X = ${sayAmount(times, speaker)}`
}
