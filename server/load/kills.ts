/** Kills the server at random moments under load, and counts acknowledged decisions that are not in the database. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Below, chance } from '@dejarik/kernel'
import type { Act } from '@dejarik/table'
import { openDatabase } from '../store/open.ts'
import { Child } from './child.ts'
import { eagerAnswer, Player } from './player.ts'
import { Visitor } from './visitor.ts'
import { within } from './waits.ts'

interface KillLoad {
  readonly database: string
  readonly tables: number
  readonly kills: number
  /** Milliseconds before a kill, at most. */
  readonly most: number
  readonly seed: number
}

export interface KillFigures {
  readonly kills: number
  readonly acknowledged: number
  /** Acknowledged and not there, or there twice. */
  readonly lost: number
  /** Tables at which nothing was acknowledged after the last kill. */
  readonly stuck: number
  /** Milliseconds that the process took to come up again: half of the times, and the longest. On a busy machine most of the run. */
  readonly starts: readonly [number, number]
}

/** Milliseconds that every game has to go on after the last kill. */
const PATIENCE = 60_000

/** One who plays on whatever happens to the server. */
interface Survivor {
  readonly visitor: Visitor
  readonly table: string
  readonly acknowledged: string[]
  readonly below: Below
}
/** An answer that nobody has acknowledged yet; it is sent again when the line is back. */
interface Pending {
  readonly epoch: number
  readonly ask: number
  readonly value: unknown
}

export async function killLoad({ database, tables, kills, most, seed }: KillLoad): Promise<KillFigures> {
  const below = chance(seed)
  const port = 20_000 + below(20_000)
  const child = new Child({ database, port, linger: 1000 })
  await child.start()
  const survivors = await Promise.all(
    Array.from({ length: tables }, (_, number) => seat(child.address, chance(seed, number + 1))),
  )
  const stop = { now: false }
  const playing = survivors.map((survivor) => surviving(survivor, stop))
  try {
    const starts = await killAgainAndAgain(child, survivors, { kills, most, below })
    const stuck = await stuckAmong(survivors)
    await child.kill()
    stop.now = true
    await Promise.all(playing)
    const acknowledged = survivors.reduce((sum, each) => sum + each.acknowledged.length, 0)
    const lost = await lostAmong(database, survivors)
    return { kills, acknowledged, lost, stuck, starts: [within(starts, 0.5), within(starts, 1)] }
  } finally {
    stop.now = true
  }
}

interface Killing extends Pick<KillLoad, 'kills' | 'most'> {
  readonly below: Below
}

/** How long each start took, in milliseconds. */
async function killAgainAndAgain(
  child: Child,
  survivors: readonly Survivor[],
  { kills, most, below }: Killing,
): Promise<readonly number[]> {
  const starts: number[] = []
  for (let killed = 0; killed < kills; killed++) {
    await pause(below(most))
    await child.kill()
    const from = performance.now()
    await child.start()
    starts.push(performance.now() - from)
    // Another program may have taken the port in the meantime.
    for (const { visitor } of survivors) visitor.address = child.address
  }
  return starts
}

/** At how many tables nothing goes on; each has its time. */
async function stuckAmong(survivors: readonly Survivor[]): Promise<number> {
  const before = survivors.map(({ acknowledged }) => acknowledged.length)
  const stuck = (): number =>
    survivors.filter(({ acknowledged }, index) => acknowledged.length === before[index]).length
  for (const end = Date.now() + PATIENCE; stuck() > 0 && Date.now() < end; ) await pause(100)
  return stuck()
}

async function seat(address: string, below: Below): Promise<Survivor> {
  const visitor = await new Visitor(address).comeIn('Load')
  const { id } = await visitor.againstProgram('cadet')
  return { visitor, table: id, acknowledged: [], below }
}

/** Plays, and comes back whenever the line breaks. */
async function surviving(survivor: Survivor, stop: { readonly now: boolean }): Promise<void> {
  const pending: { answer: Pending | null } = { answer: null }
  while (!stop.now) {
    try {
      const player = await Player.open(survivor.visitor, survivor.table)
      while (!stop.now) await playOnce(survivor, player, pending)
      await player.leave()
    } catch {
      await pause(50)
    }
  }
}

async function playOnce(
  survivor: Survivor,
  player: Player,
  pending: { answer: Pending | null },
): Promise<void> {
  const { below, acknowledged } = survivor
  const asked = await player.isAsked()
  if (!asked && !pending.answer) return void (await player.ask({ type: 'rematch' }))
  pending.answer ??= {
    epoch: player.position!.epoch,
    ask: player.question!.ask,
    value: eagerAnswer(player.question!.question, below),
  }
  const { ok } = await player.ask({ type: 'answer', ...pending.answer })
  if (ok) acknowledged.push(JSON.stringify(pending.answer.value))
  pending.answer = null
  await pause(below(30))
}

/** At each table, what its player was acknowledged must be exactly what is written, in the same order. */
async function lostAmong(address: string, survivors: readonly Survivor[]): Promise<number> {
  const database = await openDatabase(address)
  let lost = 0
  for (const { table, acknowledged } of survivors) {
    const rows = await database
      .selectFrom('acts')
      .select('act')
      .where('table', '=', table)
      .orderBy('number')
      .execute()
    const written = rows
      .map(({ act }) => JSON.parse(act) as Act)
      .flatMap((act) => (act.do === 'answer' && !act.automatic ? [JSON.stringify(act.value)] : []))
    // The very last answer may be written without anybody having heard of it.
    const heard = written.slice(0, acknowledged.length)
    lost += acknowledged.filter((value, index) => heard[index] !== value).length
    lost += Math.max(0, written.length - acknowledged.length - 1)
  }
  await database.destroy()
  return lost
}
