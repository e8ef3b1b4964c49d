/** Where programs think that think long: in threads of their own, people taking turns, each thought within a time. */
import { availableParallelism } from 'node:os'
import type { Answer } from '@dejarik/kernel'
import { FairQueue } from './fair-queue.ts'
import { startThread, type Task, type ThinkingThread } from './thinking-thread.ts'

/** These answer at once, where they sit. */
const QUICK: ReadonlySet<string> = new Set(['random', 'cadet'])
export const thinksLong = (level: string): boolean => !QUICK.has(level)

/** Thoughts that one person may have waiting: one for each table that can be open. */
const MOST_EACH = 40
/** Milliseconds after which nobody waits for a thought any more; far beyond what the strongest program takes. */
const MOST_TIME = 60_000
const MOST_THREADS = 4

/** For whom a program thinks, and at which table. */
export interface Cause {
  readonly person: string
  readonly table: string
}

interface Wanted {
  readonly table: string
  readonly task: Task
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

interface ThinkingSettings {
  readonly start: () => ThinkingThread
  readonly threads: number
  readonly mostTime: number
  /** Hears how long each thought took that was answered, in seconds. */
  readonly thought: (seconds: number) => void
}

/** One core is left to everything else. */
const USUAL: ThinkingSettings = {
  start: startThread,
  threads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
  mostTime: MOST_TIME,
  thought: () => {},
}

export class Thinking {
  private readonly settings: ThinkingSettings
  private readonly queue = new FairQueue<Wanted>(MOST_EACH)
  private readonly all = new Set<ThinkingThread>()
  private readonly idle: ThinkingThread[] = []
  private readonly running = new Map<ThinkingThread, Wanted>()

  constructor(settings: Partial<ThinkingSettings> = {}) {
    this.settings = { ...USUAL, ...settings }
  }

  think({ person, table }: Cause, task: Task): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (!this.queue.add(person, { table, task, resolve, reject }))
        return reject(new Error('too many programs think for one person'))
      this.serve()
    })
  }

  get counts(): { readonly waiting: number; readonly running: number } {
    return { waiting: this.queue.size, running: this.running.size }
  }

  /** Nobody waits at this table any more: what it asked for is not begun, or ends at once, and is never answered. */
  forget(table: string): void {
    this.cancel((wanted) => wanted.table === table)
  }

  /** A search hears nothing while it runs, so its thread ends with it. */
  private cancel(isIdle: (wanted: Wanted) => boolean): void {
    this.queue.remove(isIdle)
    for (const [thread, wanted] of this.running) {
      if (!isIdle(wanted)) continue
      this.running.delete(thread)
      void this.dismiss(thread)
    }
  }

  private serve(): void {
    while (this.idle.length > 0 || this.all.size < this.settings.threads) {
      const next = this.queue.next()
      if (!next) return
      const thread = this.idle.pop() ?? this.begin()
      void this.run(thread, next.item).finally(() => {
        this.queue.done(next.person)
        this.serve()
      })
    }
  }

  private begin(): ThinkingThread {
    const thread = this.settings.start()
    this.all.add(thread)
    return thread
  }

  /** A thread that is gone, or does not come to an end, is replaced when the next thought comes. */
  private async run(thread: ThinkingThread, wanted: Wanted): Promise<void> {
    this.running.set(thread, wanted)
    const from = performance.now()
    try {
      const result = await within(this.settings.mostTime, thread.think(wanted.task))
      if (!this.running.delete(thread)) return
      this.idle.push(thread)
      this.settings.thought((performance.now() - from) / 1000)
      if ('answer' in result) wanted.resolve(result.answer)
      else wanted.reject(new Error(result.failed))
    } catch (error) {
      const isWanted = this.running.delete(thread)
      await this.dismiss(thread)
      if (isWanted) wanted.reject(error as Error)
    }
  }

  private async dismiss(thread: ThinkingThread): Promise<void> {
    if (this.all.delete(thread)) await thread.stop()
  }

  async close(): Promise<void> {
    this.cancel(() => true)
    await Promise.all([...this.all].map((thread) => this.dismiss(thread)))
  }
}

async function within<T>(milliseconds: number, coming: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the program thought too long')), milliseconds)
    timer.unref()
  })
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}
