/** Lets programs think in turns, so that no table keeps the others waiting. */

/** Milliseconds of thinking between two looks at other work. */
const SLICE = 5

export class Turns {
  private readonly waiting: (() => void)[] = []
  private running = false

  add(work: () => void): void {
    this.waiting.push(work)
    if (this.running) return
    this.running = true
    setImmediate(() => this.run())
  }

  private run(): void {
    const end = performance.now() + SLICE
    do this.waiting.shift()?.()
    while (this.waiting.length > 0 && performance.now() < end)
    this.running = this.waiting.length > 0
    if (this.running) setImmediate(() => this.run())
  }
}
