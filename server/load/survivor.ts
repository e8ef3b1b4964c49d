/** Somebody who plays on whatever happens to the server, and knows which answers were acknowledged. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Below } from '@dejarik/kernel'
import type { Act } from '@dejarik/table'
import { openDatabase } from '../store/open.ts'
import { eagerAnswer, Player } from './player.ts'
import type { Visitor } from './visitor.ts'

export interface Survivor {
  readonly visitor: Visitor
  readonly table: string
  /** Which people play each other, at one table after another. */
  readonly pair: number
  readonly seat: number
  /** What was acknowledged, in order, and when, by `performance.now()`. */
  readonly acknowledged: string[]
  readonly times: number[]
  /** Milliseconds before an answer, at most. */
  readonly think: number
  readonly below: Below
}

interface Playing {
  readonly stop: { readonly now: boolean }
  /** Where to come to, before each try. */
  readonly reach: (visitor: Visitor) => void
  /** What is done when a game is over. */
  readonly after: 'rematch' | 'leave'
}

/** An answer that nobody has acknowledged yet; it is sent again when the line is back. */
interface Pending {
  readonly epoch: number
  readonly ask: number
  readonly value: unknown
}

/** Milliseconds before whoever lost the line comes again. */
const COME_AGAIN = 100

/** Plays, and comes back whenever the line breaks. */
export async function survive(survivor: Survivor, { stop, reach, after }: Playing): Promise<void> {
  const pending: { answer: Pending | null } = { answer: null }
  while (!stop.now) {
    reach(survivor.visitor)
    try {
      const player = (await Player.open(survivor.visitor, survivor.table)).watch()
      while (!stop.now && (await playOnce(survivor, player, pending)))
        await pause(survivor.below(survivor.think))
      if (after === 'rematch' && !stop.now) await player.ask({ type: 'rematch' })
      await player.leave()
      if (after === 'leave') return
    } catch {
      await pause(COME_AGAIN)
    }
  }
}

/** False when the game is over. */
async function playOnce(
  { below, acknowledged, times }: Survivor,
  player: Player,
  pending: { answer: Pending | null },
): Promise<boolean> {
  const asked = await player.isAsked()
  if (!asked && !pending.answer) return false
  pending.answer ??= {
    epoch: player.position!.epoch,
    ask: player.question!.ask,
    value: eagerAnswer(player.question!.question, below),
  }
  const { ok } = await player.ask({ type: 'answer', ...pending.answer })
  if (ok) {
    acknowledged.push(JSON.stringify(pending.answer.value))
    times.push(performance.now())
  }
  pending.answer = null
  return true
}

export const answersOf = (survivors: readonly Survivor[]): number =>
  survivors.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

export interface Kept {
  /** Acknowledged and not written. */
  readonly lost: number
  /** Written more often than anybody answered. */
  readonly doubled: number
  /** Games that a clock decided. */
  readonly byClock: number
}

/** At each table, what its players were acknowledged must be exactly what is written, in the same order. */
export async function compareWithWritten(address: string, survivors: readonly Survivor[]): Promise<Kept> {
  const database = await openDatabase(address)
  let [lost, doubled, byClock] = [0, 0, 0]
  for (const { table, seat, acknowledged } of survivors) {
    const rows = await database
      .selectFrom('acts')
      .select('act')
      .where('table', '=', table)
      .orderBy('number')
      .execute()
    const acts = rows.map(({ act }) => JSON.parse(act) as Act)
    const written = acts.flatMap((act) =>
      act.do === 'answer' && !act.automatic && act.seat === seat ? [JSON.stringify(act.value)] : [],
    )
    lost += acknowledged.filter((value, index) => written[index] !== value).length
    // The very last answer may be written without anybody having heard of it.
    doubled += Math.max(0, written.length - acknowledged.length - 1)
    byClock += acts.filter((act) => act.do === 'time-out' && act.seat === seat).length
  }
  await database.destroy()
  return { lost, doubled, byClock }
}
