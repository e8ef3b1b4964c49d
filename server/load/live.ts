/** Many live tables at once: how long an answer takes to be acknowledged, and what a table weighs. */
import { setTimeout as pause } from 'node:timers/promises'
import { chance } from '@dejarik/kernel'
import { Child, type Weight } from './child.ts'
import { eagerAnswer, Player } from './player.ts'
import { Visitor } from './visitor.ts'
import { within } from './waits.ts'

interface LiveLoad {
  readonly database: string
  readonly tables: number
  readonly seconds: number
  /** Milliseconds that a player thinks, on average. */
  readonly think: number
  readonly program: string
}

export interface LiveFigures {
  readonly tables: number
  readonly answers: number
  readonly refused: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Kilobytes of heap for each table. */
  readonly heapEach: number
  /** Kilobytes of buffers for each table. */
  readonly outsideEach: number
  /** Share of one core. */
  readonly cpu: number
}

interface Tally {
  readonly waits: number[]
  refused: number
}

/** Players who come in at the same time. */
const AT_ONCE = 20

export async function liveLoad(load: LiveLoad): Promise<LiveFigures> {
  const child = new Child({ database: load.database, port: 0, linger: 600_000 })
  await child.start()
  try {
    await Promise.all(
      (await seat(child.address, 5, 'random')).map((player) =>
        play(player, 0, newTally(), Date.now() + 500, 50),
      ),
    )
    const before = await child.weigh()
    const players = await seat(child.address, load.tables, load.program)
    const tally = newTally()
    const [start, end] = [await child.weigh(), Date.now() + load.seconds * 1000]
    await Promise.all(players.map((player, seed) => play(player, seed, tally, end, load.think)))
    const after = await child.weigh()
    return figures(load, tally, [before, start, after])
  } finally {
    await child.kill()
  }
}

const newTally = (): Tally => ({ waits: [], refused: 0 })

async function seat(address: string, tables: number, program: string): Promise<readonly Player[]> {
  const players: Player[] = []
  for (let from = 0; from < tables; from += AT_ONCE) {
    const few = Array.from({ length: Math.min(AT_ONCE, tables - from) }, async () => {
      const visitor = await new Visitor(address).comeIn('Load')
      return Player.open(visitor, (await visitor.againstProgram(program)).id)
    })
    players.push(...(await Promise.all(few)))
  }
  return players
}

async function play(player: Player, seed: number, tally: Tally, end: number, think: number): Promise<void> {
  const below = chance(seed)
  while (Date.now() < end) {
    await pause(below(2 * think))
    const asked = await player.isAsked()
    const from = performance.now()
    const reply = asked
      ? await player.answer(eagerAnswer(player.question!.question, below))
      : await player.ask({ type: 'rematch' })
    tally.waits.push(performance.now() - from)
    if (!reply.ok) tally.refused++
  }
}

function figures(
  { tables, seconds }: LiveLoad,
  { waits, refused }: Tally,
  [before, start, after]: readonly [Weight, Weight, Weight],
): LiveFigures {
  const each = (bytes: number): number => Math.round(bytes / tables / 1024)
  return {
    tables,
    answers: waits.length,
    refused,
    p50: within(waits, 0.5),
    p95: within(waits, 0.95),
    p99: within(waits, 0.99),
    heapEach: each(after.heap - before.heap),
    outsideEach: each(after.outside - before.outside),
    cpu: Math.round((after.cpu - start.cpu) / seconds / 10_000) / 100,
  }
}
