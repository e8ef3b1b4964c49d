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
  /** Each with two people, who go to another when their game is over. */
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
   * The longest time in milliseconds without an answer at a table, from when something happens to a process until play has
   * gone on everywhere: half, 99% and the longest.
   */
  readonly goesOn: readonly [number, number, number]
}

/** Something that happened to a process, from when until when. */
interface Fault {
  readonly from: number
  readonly until: number
}

/** In milliseconds: until play goes on everywhere, and until a process is ready again. */
const PATIENCE = 60_000
const RECOVERY = 60_000
/** Milliseconds: how long somebody waits for an answer by HTTP, and before whoever failed comes again. */
const MOST_WAIT = 3000
const COME_AGAIN = 100
/** Answers by which a process has compiled what it needs, and milliseconds that this may take. */
const WARM = 3000
const WARMING = 180_000

/** People who play each other, on processes that are there until it is over. */
interface Hall {
  readonly processes: readonly Process[]
  readonly balancer: Balancer
  /** Of each table that was played at, both people. */
  readonly survivors: readonly Survivor[]
  readonly pairs: number
}

export async function clusterLoad(load: ClusterLoad): Promise<ClusterFigures> {
  const { kills, stops, cuts, drains } = load
  const [faults, survivors, stuck] = await inHall(load, async (hall) => {
    await allGoOn(hall)
    const happened = await disturb(hall, load)
    return [happened, hall.survivors, await allGoOn(hall)] as const
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
    const survivors: Survivor[] = []
    const playing = Array.from({ length: load.tables }, (_, number) =>
      playTogether(number, { load, balancer, survivors, stop }),
    )
    const found = await run({ processes, balancer, survivors, pairs: load.tables })
    await ended()
    await Promise.all(playing)
    return found
  } finally {
    if (!stop.now) await ended()
  }
}

interface Meeting extends Pick<Hall, 'balancer'> {
  readonly load: HallLoad
  readonly survivors: Survivor[]
  readonly stop: { readonly now: boolean }
}

/** Two people, who play one game after another, each at a table of its own. */
async function playTogether(number: number, meeting: Meeting): Promise<void> {
  const { balancer, stop, survivors, load } = meeting
  const below = chance(load.seed, number)
  while (!stop.now) {
    const sitting = await sitDown(number, meeting, below).catch(() => null)
    if (!sitting) {
      await pause(COME_AGAIN)
      continue
    }
    survivors.push(...sitting)
    const playing = { stop, reach: balancer.send, after: 'leave' } as const
    await Promise.all(sitting.map((survivor) => survive(survivor, playing)))
  }
}

/** Fails with any process that they come to. */
async function sitDown(
  pair: number,
  { balancer, load }: Meeting,
  below: Below,
): Promise<readonly Survivor[]> {
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => arriving(balancer, name)))
  const { id } = await ann!.waitFor('friend', 'quick')
  if ((await ben!.join(id)).state !== 'playing') throw new Error('the table is not there')
  return [ann!, ben!].map((visitor, seat) => ({
    visitor,
    table: id,
    pair,
    seat,
    acknowledged: [],
    times: [],
    think: 2 * load.think,
    below,
  }))
}

function arriving(balancer: Balancer, name: string): Promise<Visitor> {
  const visitor = Object.assign(new Visitor(''), { patience: MOST_WAIT })
  balancer.send(visitor)
  return visitor.comeIn(name)
}

/**
 * Lets everything happen. The next fault comes as soon as play has gone on everywhere, while the process of the last one may
 * still be coming back; one that is ready is always left alone.
 */
async function disturb(hall: Hall, load: ClusterLoad): Promise<readonly Fault[]> {
  const below = chance(load.seed)
  const kinds = shuffled(load, below)
  const happened: Fault[] = []
  const healing = new Map<Process, Promise<void>>()
  for (const [number, kind] of kinds.entries()) {
    const process = await victim(hall, healing, below)
    const from = performance.now()
    const healed = FAULTS[kind](process, below).then(() => readyAgain(hall.balancer, process))
    healing.set(
      process,
      healed.finally(() => healing.delete(process)),
    )
    await Promise.race([noticed(hall.balancer, process), healed])
    await allGoOn(hall)
    happened.push({ from, until: performance.now() })
    load.progress(`${number + 1} of ${kinds.length}: ${kind}, ${seconds(performance.now() - from)}`)
  }
  await Promise.all(healing.values())
  return happened
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** A process that nothing happens to, once another is left that is ready. */
async function victim(
  { balancer }: Hall,
  healing: ReadonlyMap<Process, Promise<void>>,
  below: Below,
): Promise<Process> {
  for (;;) {
    const free = balancer.readyOnes.filter((process) => !healing.has(process))
    if (free.length > 1) return free[below(free.length)]!
    // What fails while it heals ends the run.
    await Promise.race([pause(50), ...healing.values()])
  }
}

/** The balancer knows that something happened; whoever was cut off silently takes a while to notice. */
async function noticed(balancer: Balancer, process: Process): Promise<void> {
  for (const end = performance.now() + RECOVERY; performance.now() < end; await pause(20))
    if (!balancer.readyOnes.includes(process)) return
}

async function readyAgain(balancer: Balancer, process: Process): Promise<void> {
  const isReady = (): boolean => balancer.readyOnes.includes(process)
  for (const end = performance.now() + RECOVERY; !isReady(); await pause(50))
    if (performance.now() > end) throw new Error('a process did not get well again')
}

/** All faults, in an order by lot. */
function shuffled(counts: Counts, below: Below): readonly FaultKind[] {
  return (['kills', 'stops', 'cuts', 'drains'] as const)
    .flatMap((kind) => Array<FaultKind>(counts[kind]).fill(kind))
    .map((kind) => ({ kind, at: below(1e9) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ kind }) => kind)
}

/** By pair, when answers were acknowledged to either, in order. */
function timesByPair(survivors: readonly Survivor[]): readonly (readonly number[])[] {
  const times = new Map<number, number[]>()
  for (const { pair, times: own } of survivors) times.set(pair, [...(times.get(pair) ?? []), ...own])
  return [...times.values()].map((each) => each.toSorted((one, other) => one - other))
}

/** Waits until something went on between all pairs from now on; between how many it did not. */
async function allGoOn({ survivors, pairs }: Hall): Promise<number> {
  const from = performance.now()
  const idle = (): number => pairs - goingOn(survivors, from).size
  while (idle() > 0 && performance.now() < from + PATIENCE) await pause(50)
  return idle()
}

const goingOn = (survivors: readonly Survivor[], since: number): ReadonlySet<number> =>
  new Set(survivors.flatMap(({ pair, times }) => ((times.at(-1) ?? 0) > since ? [pair] : [])))

/** For each fault and pair, the longest time without an answer. */
function waitsDuring(faults: readonly Fault[], survivors: readonly Survivor[]): readonly number[] {
  const pairs = timesByPair(survivors)
  return faults.flatMap((fault) => pairs.map((times) => longestWait(times, fault)))
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
