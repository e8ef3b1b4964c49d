/** A thread for programs that think long, so that nobody else waits for them. It is started when one is needed. */
import { Worker } from 'node:worker_threads'
import type { Answer } from '@dejarik/kernel'
import type { Thought } from '@dejarik/table'

/** These answer at once, where they sit. */
const QUICK: ReadonlySet<string> = new Set(['random', 'cadet'])
export const thinksLong = (level: string): boolean => !QUICK.has(level)

export interface Task {
  readonly number: number
  readonly game: string
  readonly level: string
  readonly thought: Thought
}
export type Result =
  | { readonly number: number; readonly answer: Answer }
  | { readonly number: number; readonly failed: string }

interface Promised {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

/** Compiled in any case: a thread cannot run what tests read from the sources. */
const SCRIPT = new URL(
  import.meta.url.endsWith('.ts') ? '../dist/live/thinking-worker.js' : './thinking-worker.js',
  import.meta.url,
)

export class Thinking {
  private worker: Worker | null = null
  private readonly promised = new Map<number, Promised>()
  private tasks = 0

  think(game: string, level: string, thought: Thought): Promise<Answer> {
    const number = ++this.tasks
    this.worker ??= this.start()
    const task: Task = { number, game, level, thought }
    this.worker.postMessage(task)
    return new Promise((resolve, reject) => this.promised.set(number, { resolve, reject }))
  }

  private start(): Worker {
    const worker = new Worker(SCRIPT, { execArgv: [] })
    worker.unref()
    worker.on('message', (result: Result) => this.settle(result))
    worker.on('error', (error) => this.failAll(error))
    return worker
  }

  private settle(result: Result): void {
    const promised = this.promised.get(result.number)
    this.promised.delete(result.number)
    if ('answer' in result) promised?.resolve(result.answer)
    else promised?.reject(new Error(result.failed))
  }

  /** The thread is gone; the next thought starts another. */
  private failAll(error: Error): void {
    this.worker = null
    for (const { reject } of this.promised.values()) reject(error)
    this.promised.clear()
  }

  async close(): Promise<void> {
    await this.worker?.terminate()
  }
}
