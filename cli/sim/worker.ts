/** A worker thread of a simulation: plays its share and sends how far it is, then the tally. */
import { parentPort, workerData } from 'node:worker_threads'
import { playBatch, type SimOrder } from './batch.ts'
import type { Tally } from './tally.ts'

export interface Share {
  readonly order: SimOrder
  readonly first: number
  readonly step: number
}
export type WorkerMessage = { readonly played: number } | { readonly tally: Tally }

/** Games between two messages; a message a game would cost more than the game. */
const TELL_EVERY = 50

const send = (message: WorkerMessage): void => parentPort?.postMessage(message)

const { order, first, step } = workerData as Share
const tally = playBatch(order, first, step, (played) => {
  if (played % TELL_EVERY === 0) send({ played })
})
send({ tally })
