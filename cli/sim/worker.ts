/** A worker thread of a simulation: plays its share and sends how far it is, then the tally. */
import { parentPort, workerData } from 'node:worker_threads'
import { Failure } from '../failure.ts'
import { playBatch, type SimOrder } from './batch.ts'
import type { Tally } from './tally.ts'

export interface Share {
  readonly order: SimOrder
  readonly first: number
  readonly step: number
}
export type WorkerMessage =
  | { readonly played: number }
  | { readonly tally: Tally }
  /** What a `Failure` said: errors lose their class on the way. */
  | { readonly failure: string }

/** Games between two messages; a message a game would cost more than the game. */
const TELL_EVERY = 50

const send = (message: WorkerMessage): void => parentPort?.postMessage(message)

function play({ order, first, step }: Share): WorkerMessage {
  try {
    const tally = playBatch(order, first, step, (played) => {
      if (played % TELL_EVERY === 0) send({ played })
    })
    return { tally }
  } catch (error) {
    if (error instanceof Failure) return { failure: error.message }
    throw error
  }
}

send(play(workerData as Share))
