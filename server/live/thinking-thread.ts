/** One thread in which programs think, one thought after the other. */
import { Worker } from 'node:worker_threads'
import type { Answer } from '@dejarik/kernel'
import type { Thought } from '@dejarik/table'

export interface Task {
  readonly game: string
  readonly level: string
  readonly thought: Thought
}
/** What a program answered, or how it failed. */
export type Result = { readonly answer: Answer } | { readonly failed: string }

export interface ThinkingThread {
  /** Rejects if the thread is gone. */
  readonly think: (task: Task) => Promise<Result>
  readonly stop: () => Promise<unknown>
}

/** Compiled in any case: a thread cannot run what tests read from the sources. */
const SCRIPT = new URL(
  import.meta.url.endsWith('.ts') ? '../dist/live/thinking-worker.js' : './thinking-worker.js',
  import.meta.url,
)

export function startThread(): ThinkingThread {
  const worker = new Worker(SCRIPT, { execArgv: [] })
  worker.unref()
  // Whoever thinks hears of it; without this a failure between two thoughts would end the process.
  worker.on('error', () => {})
  return {
    think: (task) =>
      new Promise((resolve, reject) => {
        const gone = (why: unknown): void =>
          reject(why instanceof Error ? why : new Error('the thread has ended'))
        worker.once('error', gone).once('exit', gone)
        worker.once('message', (result: Result) => {
          worker.off('error', gone).off('exit', gone)
          resolve(result)
        })
        worker.postMessage(task)
      }),
    stop: () => worker.terminate(),
  }
}
