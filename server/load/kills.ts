/** Kills the server at random moments under load, and counts acknowledged decisions that are not in the database. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Below, chance } from '@dejarik/kernel'
import { Child } from './child.ts'
import { answersOf, compareWithWritten, type Survivor, survive } from './survivor.ts'
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
/** Milliseconds before an answer, at most. */
const THINK = 30

export async function killLoad({ database, tables, kills, most, seed }: KillLoad): Promise<KillFigures> {
  const below = chance(seed)
  const port = 20_000 + below(20_000)
  const child = new Child({ database, port, linger: 1000 })
  await child.start()
  const survivors = await Promise.all(
    Array.from({ length: tables }, (_, number) => seat(child.address, number, chance(seed, number + 1))),
  )
  const stop = { now: false }
  // Another program may take the port while the process is away.
  const reach = (visitor: Visitor): void => {
    visitor.address = child.address
  }
  const playing = survivors.map((survivor) => survive(survivor, { stop, reach, after: 'rematch' }))
  try {
    const starts = await killAgainAndAgain(child, { kills, most, below })
    const stuck = await stuckAmong(survivors)
    await child.kill()
    stop.now = true
    await Promise.all(playing)
    const { lost, doubled } = await compareWithWritten(database, survivors)
    return {
      kills,
      acknowledged: answersOf(survivors),
      lost: lost + doubled,
      stuck,
      starts: [within(starts, 0.5), within(starts, 1)],
    }
  } finally {
    stop.now = true
  }
}

interface Killing extends Pick<KillLoad, 'kills' | 'most'> {
  readonly below: Below
}

/** How long each start took, in milliseconds. */
async function killAgainAndAgain(child: Child, { kills, most, below }: Killing): Promise<readonly number[]> {
  const starts: number[] = []
  for (let killed = 0; killed < kills; killed++) {
    await pause(below(most))
    await child.kill()
    const from = performance.now()
    await child.start()
    starts.push(performance.now() - from)
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

/** Whoever makes a table sits at its first seat. */
async function seat(address: string, pair: number, below: Below): Promise<Survivor> {
  const visitor = await new Visitor(address).comeIn('Load')
  const { id } = await visitor.againstProgram('cadet')
  return { visitor, table: id, pair, seat: 0, acknowledged: [], times: [], think: THINK, below }
}
