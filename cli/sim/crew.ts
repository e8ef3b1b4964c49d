/** A simulation on one thread or several. The games are the same either way. */
import { Worker } from 'node:worker_threads'
import { Failure } from '../failure.ts'
import { playBatch, type SimOrder } from './batch.ts'
import { addTallies, type Tally } from './tally.ts'
import type { Share, WorkerMessage } from './worker.ts'

/** The worker beside this module, compiled if this module is. */
const WORKER = new URL(`./worker${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`, import.meta.url)

export async function simulate(
  order: SimOrder,
  jobs: number,
  tell: (played: number) => void,
): Promise<Tally> {
  const threads = Math.min(jobs, order.games)
  if (threads === 1) return playBatch(order, 0, 1, tell)
  const played = Array.from({ length: threads }, () => 0)
  const shares = played.map((_, first) =>
    playShare({ order, first, step: threads }, (count) => {
      played[first] = count
      tell(played.reduce((sum, each) => sum + each, 0))
    }),
  )
  return addTallies(await Promise.all(shares), order.bots.length)
}

function playShare(share: Share, tell: (played: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: share })
    worker.on('message', (message: WorkerMessage) => {
      if ('tally' in message) resolve(message.tally)
      else if ('failure' in message) reject(new Failure(message.failure))
      else tell(message.played)
    })
    worker.on('error', reject)
    worker.on('exit', (code) =>
      reject(new Error(`a worker ended with code ${code} before its games were played`)),
    )
  })
}
