/** Several processes under load: they are killed, stopped, cut off and drained while people play each other through all of them. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Below, chance } from '@dejarik/kernel'
import { Balancer, beginProcess, endProcess, FAULTS, type FaultKind, type Process } from './processes.ts'
import { answersOf, compareWithWritten, type Kept, type Survivor, survive } from './survivor.ts'
import { Visitor } from './visitor.ts'
import { within } from './waits.ts'

interface HallLoad {
  readonly database: string
  /** Null for a process that is alone. */
  readonly nats: string | null
  readonly processes: number
  /** Each with two people. */
  readonly tables: number
  /** Milliseconds that a player thinks, on average. */
  readonly think: number
  readonly seed: number
}
/** How often each fault happens. */
type Counts = Readonly<Record<FaultKind, number>>
interface ClusterLoad extends HallLoad, Counts {
  /** Hears how far it is, after each fault. */
  readonly progress: (text: string) => void
}

export interface ClusterFigures extends Counts, Kept {
  readonly acknowledged: number
  /** Tables at which nothing went on any more. */
  readonly stuck: number
  /**
   * The longest time in milliseconds without an answer at a table, from when something happens to a process until it is
   * ready again: half, 99% and the longest.
   */
  readonly goesOn: readonly [number, number, number]
}

/** Something that happened to a process, from when until when. */
interface Fault {
  readonly from: number
  readonly until: number
}

/** In milliseconds: until play goes on everywhere, until a process is ready again, and between two faults. */
const PATIENCE = 60_000
const RECOVERY = 60_000
const BREATHER = 1000
/** Answers by which a process has compiled what it needs, and milliseconds that this may take. */
const WARM = 3000
const WARMING = 180_000

/** People who play each other, on processes that are there until it is over. */
interface Hall {
  readonly processes: readonly Process[]
  readonly balancer: Balancer
  readonly survivors: readonly Survivor[]
}

export async function clusterLoad(load: ClusterLoad): Promise<ClusterFigures> {
  const { kills, stops, cuts, drains } = load
  const [faults, survivors, stuck] = await inHall(load, async (hall) => {
    await allGoOn(hall.survivors)
    const happened = await disturb(hall, load)
    return [happened, hall.survivors, await allGoOn(hall.survivors)] as const
  })
  const waits = waitsDuring(faults, survivors)
  return {
    kills,
    stops,
    cuts,
    drains,
    acknowledged: answersOf(survivors),
    ...(await compareWithWritten(load.database, survivors)),
    stuck,
    goesOn: [within(waits, 0.5), within(waits, 0.99), within(waits, 1)],
  }
}

/** Milliseconds of CPU of all processes together for an answer, while nothing happens and each is warm. */
export function answerCost(load: HallLoad, seconds: number): Promise<number> {
  return inHall(load, async ({ processes, survivors }) => {
    const cpu = async (): Promise<number> => {
      const weights = await Promise.all(processes.map(({ child }) => child.glance()))
      return weights.reduce((sum, weight) => sum + weight.cpu, 0)
    }
    for (
      const end = performance.now() + WARMING;
      answersOf(survivors) < WARM * processes.length;
      await pause(100)
    )
      if (performance.now() > end) break
    const [answers, before] = [answersOf(survivors), await cpu()]
    await pause(1000 * seconds)
    return Math.round(((await cpu()) - before) / 10 / (answersOf(survivors) - answers)) / 100
  })
}

/** Runs something while people play; afterwards nobody does, and no process is left. */
async function inHall<T>(load: HallLoad, run: (hall: Hall) => Promise<T>): Promise<T> {
  const processes = await Promise.all(Array.from({ length: load.processes }, () => beginProcess(load)))
  const balancer = new Balancer(processes, chance(load.seed))
  const stop = { now: false }
  const ended = async (): Promise<void> => {
    stop.now = true
    balancer.stop()
    await Promise.all(processes.map(endProcess))
  }
  try {
    const pairs = Array.from({ length: load.tables }, (_, number) =>
      pair(balancer, load, load.seed + 2 * number + 1),
    )
    const survivors = (await Promise.all(pairs)).flat()
    const playing = survivors.map((survivor) => survive(survivor, { stop, reach: balancer.send }))
    const found = await run({ processes, balancer, survivors })
    await ended()
    await Promise.all(playing)
    return found
  } finally {
    if (!stop.now) await ended()
  }
}

async function pair(balancer: Balancer, { think }: HallLoad, seed: number): Promise<readonly Survivor[]> {
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => arriving(balancer, name)))
  const { id } = await ann!.waitFor('friend', 'quick')
  await ben!.join(id)
  return [ann!, ben!].map((visitor, seat) => ({
    visitor,
    table: id,
    seat,
    acknowledged: [],
    times: [],
    think: 2 * think,
    below: chance(seed + seat),
  }))
}

function arriving(balancer: Balancer, name: string): Promise<Visitor> {
  const visitor = new Visitor('')
  balancer.send(visitor)
  return visitor.comeIn(name)
}

/** Lets everything happen, to several processes at once as long as one is left alone. */
async function disturb({ processes, balancer }: Hall, load: ClusterLoad): Promise<readonly Fault[]> {
  const below = chance(load.seed)
  const kinds = shuffled(load, below)
  const total = kinds.length
  const happened: Fault[] = []
  const busy = new Set<Process>()
  /** A process that nothing happens to, while another is left that is ready. */
  const victim = (): Process | undefined => {
    const free = balancer.readyOnes.filter((process) => !busy.has(process))
    return free.length > 1 ? free[below(free.length)] : undefined
  }
  const lane = async (): Promise<void> => {
    while (kinds.length > 0) {
      const process = victim()
      if (!process) {
        await pause(50)
        continue
      }
      const kind = kinds.pop()!
      busy.add(process)
      const from = performance.now()
      await FAULTS[kind](process, below)
      await readyAgain(balancer, process)
      happened.push({ from, until: performance.now() })
      load.progress(`${happened.length} of ${total}: ${kind}`)
      await pause(below(BREATHER))
      busy.delete(process)
    }
  }
  await Promise.all(processes.slice(1).map(lane))
  return happened
}

async function readyAgain(balancer: Balancer, process: Process): Promise<void> {
  const isReady = (): boolean => balancer.readyOnes.includes(process)
  for (const end = performance.now() + RECOVERY; !isReady(); await pause(50))
    if (performance.now() > end) throw new Error('a process did not get well again')
}

/** All faults, in an order by lot. */
function shuffled(counts: Counts, below: Below): FaultKind[] {
  return (['kills', 'stops', 'cuts', 'drains'] as const)
    .flatMap((kind) => Array<FaultKind>(counts[kind]).fill(kind))
    .map((kind) => ({ kind, at: below(1e9) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ kind }) => kind)
}

/** By table, when answers were acknowledged there, in order. */
function timesByTable(survivors: readonly Survivor[]): readonly (readonly number[])[] {
  const times = new Map<string, number[]>()
  for (const { table, times: own } of survivors) times.set(table, [...(times.get(table) ?? []), ...own])
  return [...times.values()].map((each) => each.toSorted((one, other) => one - other))
}

/** Waits until something went on at every table from now on; at how many it did not. */
async function allGoOn(survivors: readonly Survivor[]): Promise<number> {
  const from = performance.now()
  const tables = new Set(survivors.map(({ table }) => table))
  const idle = (): number => tables.size - goingOn(survivors, from).size
  while (idle() > 0 && performance.now() < from + PATIENCE) await pause(50)
  return idle()
}

const goingOn = (survivors: readonly Survivor[], since: number): ReadonlySet<string> =>
  new Set(survivors.flatMap(({ table, times }) => ((times.at(-1) ?? 0) > since ? [table] : [])))

/** For each fault and table, the longest time without an answer. */
function waitsDuring(faults: readonly Fault[], survivors: readonly Survivor[]): readonly number[] {
  const tables = timesByTable(survivors)
  return faults.flatMap((fault) => tables.map((times) => longestWait(times, fault)))
}

function longestWait(times: readonly number[], { from, until }: Fault): number {
  let longest = 0
  let last = from
  for (const time of times) {
    if (time < from) continue
    longest = Math.max(longest, time - last)
    if (time > until) return longest
    last = time
  }
  return longest
}
