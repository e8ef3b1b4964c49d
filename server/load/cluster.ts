/** Several processes under load: they are killed, stopped and cut from NATS while people play each other through all of them. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Below, chance } from '@dejarik/kernel'
import type { Act } from '@dejarik/table'
import { openDatabase } from '../store/open.ts'
import { Child } from './child.ts'
import { eagerAnswer, Player } from './player.ts'
import { Visitor } from './visitor.ts'
import { within } from './waits.ts'
import { Wire } from './wire.ts'

interface ClusterLoad {
  readonly database: string
  readonly nats: string
  readonly processes: number
  /** Each with two people. */
  readonly tables: number
  readonly kills: number
  readonly stops: number
  /** From NATS, or from the database. */
  readonly cuts: number
  /** How long it is measured what an answer costs while nothing happens. */
  readonly seconds: number
  readonly seed: number
}

export interface ClusterFigures extends Pick<ClusterLoad, 'kills' | 'stops' | 'cuts'> {
  readonly acknowledged: number
  /** Acknowledged and not written. */
  readonly lost: number
  /** Written more often than anybody answered. */
  readonly doubled: number
  /** Games that a clock decided. */
  readonly byClock: number
  /** Tables at which nothing went on any more. */
  readonly stuck: number
  /** The longest time in milliseconds without an answer at a table while something happens to a process: half, and 99%. */
  readonly goesOn: readonly [number, number]
  /** Milliseconds of CPU of all processes together for an answer, while nothing happens. */
  readonly cpuEach: number
}

/** In milliseconds. */
const STANDS_STILL = 6000
const PATIENCE = 60_000

interface Process {
  readonly child: Child
  /** To NATS and to the database. */
  readonly wires: readonly [Wire, Wire]
}

/** One of two at a table, who plays on whatever happens. */
interface Survivor {
  readonly cookie: string
  readonly table: string
  readonly seat: number
  readonly acknowledged: string[]
  readonly below: Below
}
interface Pending {
  readonly epoch: number
  readonly ask: number
  readonly value: unknown
}
/** At a table: its last acknowledged answer, and the longest time without one since something happened. */
interface Gap {
  readonly last: number
  readonly longest: number
}
interface State {
  stopped: boolean
  readonly gaps: Map<string, Gap>
}

type Disturbance = (process: Process, below: Below) => Promise<void>

const DISTURBANCES: Readonly<Record<'kills' | 'stops' | 'cuts', Disturbance>> = {
  kills: async ({ child }) => {
    await child.kill()
    await child.start()
  },
  stops: async ({ child }) => {
    child.pause()
    await pause(STANDS_STILL)
    child.resume()
  },
  cuts: async ({ wires }, below) => {
    const wire = wires[below(wires.length)]!
    wire.cut()
    await pause(STANDS_STILL)
    wire.mend()
  },
}

export async function clusterLoad(load: ClusterLoad): Promise<ClusterFigures> {
  const { kills, stops, cuts, database } = load
  const below = chance(load.seed)
  const processes = await Promise.all(Array.from({ length: load.processes }, () => begin(load)))
  const state: State = { stopped: false, gaps: new Map() }
  try {
    const pairs = Array.from({ length: load.tables }, (_, number) =>
      pair(processes, load.seed + 2 * number + 1),
    )
    const survivors = (await Promise.all(pairs)).flat()
    const playing = survivors.map((survivor) => surviving(survivor, processes, state))
    const waits: number[] = []
    let stuck = await allGoOn(survivors, state)
    for (const disturb of shuffledOf(load, below)) {
      const from = performance.now()
      for (const { table } of survivors) state.gaps.set(table, { last: from, longest: 0 })
      await disturb(processes[below(processes.length)]!, below)
      stuck = await allGoOn(survivors, state)
      waits.push(...[...state.gaps.values()].map(({ longest }) => longest))
    }
    const cpuEach = await costOfAnswer(processes, survivors, load.seconds)
    state.stopped = true
    for (const { child } of processes) await child.kill()
    await Promise.all(playing)
    const acknowledged = answersOf(survivors)
    const goesOn = [within(waits, 0.5), within(waits, 0.99)] as const
    return {
      kills,
      stops,
      cuts,
      acknowledged,
      ...(await checked(database, survivors)),
      stuck,
      goesOn,
      cpuEach,
    }
  } finally {
    state.stopped = true
    for (const { wires } of processes) for (const wire of wires) wire.close()
  }
}

const answersOf = (survivors: readonly Survivor[]): number =>
  survivors.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

async function costOfAnswer(
  processes: readonly Process[],
  survivors: readonly Survivor[],
  seconds: number,
): Promise<number> {
  const cpu = async (): Promise<number> => {
    const weights = await Promise.all(processes.map(({ child }) => child.glance()))
    return weights.reduce((sum, weight) => sum + weight.cpu, 0)
  }
  if (seconds === 0) return 0
  const [answers, before] = [answersOf(survivors), await cpu()]
  await pause(1000 * seconds)
  return Math.round(((await cpu()) - before) / 10 / (answersOf(survivors) - answers)) / 100
}

async function begin(load: ClusterLoad): Promise<Process> {
  const [nats, database] = [new URL(load.nats), new URL(load.database)]
  const wires = [new Wire(new URL(nats)), new Wire(new URL(database))] as const
  nats.port = String(await wires[0].listen())
  database.port = String(await wires[1].listen())
  const child = new Child({ database: database.href, nats: nats.href, port: 0, linger: 600_000 })
  await child.start()
  return { child, wires }
}

/** All disturbances, in an order by lot. */
function shuffledOf(load: ClusterLoad, below: Below): readonly Disturbance[] {
  const all = (['kills', 'stops', 'cuts'] as const).flatMap((kind) =>
    Array<Disturbance>(load[kind]).fill(DISTURBANCES[kind]),
  )
  return all
    .map((disturb) => ({ disturb, at: below(1e9) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ disturb }) => disturb)
}

async function pair(processes: readonly Process[], seed: number): Promise<readonly Survivor[]> {
  const belows = [chance(seed), chance(seed + 1)] as const
  const [ann, ben] = await Promise.all(
    belows.map((below) => new Visitor(processes[below(processes.length)]!.child.address).comeIn('Load')),
  )
  const { id } = await ann!.waitFor('friend', 'quick')
  await ben!.join(id)
  return [ann!, ben!].map(({ cookie }, seat) => ({
    cookie,
    table: id,
    seat,
    acknowledged: [],
    below: belows[seat]!,
  }))
}

/** Plays, and comes back to whichever process whenever the line breaks. */
async function surviving(survivor: Survivor, processes: readonly Process[], state: State): Promise<void> {
  const pending: { answer: Pending | null } = { answer: null }
  while (!state.stopped) {
    const { address } = processes[survivor.below(processes.length)]!.child
    const visitor = Object.assign(new Visitor(address), { cookie: survivor.cookie })
    try {
      const player = await Player.open(visitor, survivor.table)
      while (!state.stopped) await playOnce(survivor, player, pending, state)
      await player.leave()
    } catch {
      await pause(100)
    }
  }
}

async function playOnce(
  { below, acknowledged, table }: Survivor,
  player: Player,
  pending: { answer: Pending | null },
  state: State,
): Promise<void> {
  const asked = await player.isAsked()
  if (!asked && !pending.answer) {
    await player.ask({ type: 'rematch' })
    return pause(200)
  }
  pending.answer ??= {
    epoch: player.position!.epoch,
    ask: player.question!.ask,
    value: eagerAnswer(player.question!.question, below),
  }
  const { ok } = await player.ask({ type: 'answer', ...pending.answer })
  if (ok) {
    acknowledged.push(JSON.stringify(pending.answer.value))
    noteAnswer(state, table)
  }
  pending.answer = null
  await pause(below(100))
}

function noteAnswer({ gaps }: State, table: string): void {
  const now = performance.now()
  const { last, longest } = gaps.get(table) ?? { last: now, longest: 0 }
  gaps.set(table, { last: now, longest: Math.max(longest, now - last) })
}

/** Waits until something went on at every table from now on; at how many it did not. */
async function allGoOn(survivors: readonly Survivor[], { gaps }: State): Promise<number> {
  const from = performance.now()
  const idle = (): number => {
    const tables = new Set(survivors.map(({ table }) => table))
    return [...tables].filter((table) => (gaps.get(table)?.last ?? 0) <= from).length
  }
  while (idle() > 0 && performance.now() < from + PATIENCE) await pause(50)
  return idle()
}

/** At each table, what its players were acknowledged must be exactly what is written, in the same order. */
async function checked(
  address: string,
  survivors: readonly Survivor[],
): Promise<Pick<ClusterFigures, 'lost' | 'doubled' | 'byClock'>> {
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
