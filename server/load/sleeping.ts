/** Many tables that nobody sits at: what they cost, and how long one takes to wake. */
import { setTimeout as pause } from 'node:timers/promises'
import { chance } from '@dejarik/kernel'
import { Child } from './child.ts'
import { eagerAnswer, Player } from './player.ts'
import { Visitor } from './visitor.ts'

export interface SleepFigures {
  readonly tables: number
  readonly awake: number
  /** Share of one core while nothing happens. */
  readonly cpu: number
  /** Bytes of heap for each. */
  readonly heapEach: number
  /** Milliseconds until a table that was played is there again. */
  readonly wake: number
}

const AT_ONCE = 20
const ANSWERS = 30

export async function sleepingLoad(database: string, tables: number, seconds: number): Promise<SleepFigures> {
  const child = new Child({ database, port: 0, linger: 500 })
  await child.start()
  try {
    const visitor = await new Visitor(child.address).comeIn('Load')
    const table = await played(visitor)
    const before = await child.weigh()
    for (let made = 1; made < tables; made += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, tables - made) }, () => visitor.againstProgram('cadet')),
      )
    await pause(3000)
    const start = await child.weigh()
    await pause(seconds * 1000)
    const end = await child.weigh()
    const from = performance.now()
    const again = await Player.open(visitor, table)
    await again.until(() => again.position)
    const wake = Math.round(performance.now() - from)
    return {
      tables,
      awake: end.awake,
      cpu: Math.round((end.cpu - start.cpu) / seconds / 100) / 10_000,
      heapEach: Math.round((end.heap - before.heap) / tables),
      wake,
    }
  } finally {
    await child.kill()
  }
}

/** A table at which a while was played, and that is left again. */
async function played(visitor: Visitor): Promise<string> {
  const { id } = await visitor.againstProgram('cadet')
  const player = await Player.open(visitor, id)
  const below = chance(1)
  for (let answers = 0; answers < ANSWERS && (await player.isAsked()); answers++)
    await player.answer(eagerAnswer(player.question!.question, below))
  await player.leave()
  return id
}
