/** The processes of a hall under load, what can happen to them, and a balancer that knows which of them are ready. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Below } from '@dejarik/kernel'
import { Child } from './child.ts'
import type { Visitor } from './visitor.ts'
import { Wire } from './wire.ts'

export interface Process {
  readonly child: Child
  /** To the database, and to NATS where there are several processes. */
  readonly wires: readonly Wire[]
}

export type FaultKind = 'kills' | 'stops' | 'cuts' | 'drains'

/** In milliseconds. */
const STANDS_STILL = 6000
const LOOK_EVERY = 250
const MOST_WAIT = 1000

interface Needs {
  readonly database: string
  /** Null for a process that is alone. */
  readonly nats: string | null
}

export async function beginProcess({ database, nats }: Needs): Promise<Process> {
  const lines = await Promise.all([database, ...(nats === null ? [] : [nats])].map(wired))
  const [toDatabase, toNats] = lines.map(({ address }) => address)
  const child = new Child({ database: toDatabase!, nats: toNats ?? null, port: 0, linger: 600_000 })
  await child.start()
  return { child, wires: lines.map(({ wire }) => wire) }
}

/** The address of something by a wire that can be cut. */
async function wired(address: string): Promise<{ readonly wire: Wire; readonly address: string }> {
  const [wire, near] = [new Wire(new URL(address)), new URL(address)]
  near.port = String(await wire.listen())
  return { wire, address: near.href }
}

export async function endProcess({ child, wires }: Process): Promise<void> {
  await child.kill()
  for (const wire of wires) wire.close()
}

/** Until the process could be well again. */
export const FAULTS: Readonly<Record<FaultKind, (process: Process, below: Below) => Promise<void>>> = {
  kills: async ({ child }) => {
    await child.kill()
    await child.start()
  },
  stops: async ({ child }) => {
    child.pause()
    await pause(STANDS_STILL)
    child.resume()
  },
  /** Of either wire; the ends hear of it, or hear nothing at all. */
  cuts: async ({ wires }, below) => {
    const wire = wires[below(wires.length)]!
    if (below(2) === 0) wire.cut()
    else wire.swallow()
    await pause(STANDS_STILL)
    wire.mend()
  },
  drains: async ({ child }) => {
    await child.drain()
    await child.start()
  },
}

async function isReady({ child }: Process): Promise<boolean> {
  const asked = fetch(new URL('/ready', child.address), { signal: AbortSignal.timeout(MOST_WAIT) })
  return asked.then(
    ({ status }) => status === 200,
    () => false,
  )
}

/** Spreads visitors over the processes that said last that they are ready. */
export class Balancer {
  private readonly below: Below
  private readonly ready = new Map<Process, boolean>()
  private readonly timer: NodeJS.Timeout

  constructor(processes: readonly Process[], below: Below) {
    this.below = below
    for (const process of processes) this.ready.set(process, true)
    this.timer = setInterval(() => this.look(), LOOK_EVERY)
  }

  private look(): void {
    for (const process of this.ready.keys())
      void isReady(process).then((is) => void this.ready.set(process, is))
  }

  get readyOnes(): readonly Process[] {
    return [...this.ready].flatMap(([process, is]) => (is ? [process] : []))
  }

  /** Somewhere else, by lot; where none is ready, anywhere. */
  readonly send = (visitor: Visitor): void => {
    const among = this.readyOnes.length > 0 ? this.readyOnes : [...this.ready.keys()]
    visitor.address = among[this.below(among.length)]!.child.address
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
