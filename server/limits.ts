/** How often somebody may do something: a bucket that fills with time. */

export interface Allowance {
  /** At once. */
  readonly burst: number
  /** In a minute. */
  readonly perMinute: number
}

interface Bucket {
  readonly left: number
  readonly at: number
}

/** More than this are swept when one is added, so that strangers cannot fill the memory. */
const MOST_BUCKETS = 20_000
/** Looking through all of them takes a while, so that is not done for each; in milliseconds. */
const SWEEP_EVERY = 1000

export class Limit {
  private readonly allowance: Allowance
  private readonly now: () => number
  private readonly buckets = new Map<string, Bucket>()
  private swept = Number.NEGATIVE_INFINITY

  constructor(allowance: Allowance, now: () => number) {
    this.allowance = allowance
    this.now = now
  }

  /** Whether one more is allowed; if so, it counts. */
  allows(who: string): boolean {
    const { burst } = this.allowance
    const at = this.now()
    const left = Math.min(burst, this.left(who, at))
    if (this.buckets.size >= MOST_BUCKETS && at >= this.swept + SWEEP_EVERY) this.sweep(at)
    this.buckets.set(who, { left: left < 1 ? left : left - 1, at })
    return left >= 1
  }

  private left(who: string, now: number): number {
    const bucket = this.buckets.get(who)
    if (!bucket) return this.allowance.burst
    return bucket.left + (Math.max(0, now - bucket.at) / 60_000) * this.allowance.perMinute
  }

  private sweep(now: number): void {
    this.swept = now
    for (const who of this.buckets.keys())
      if (this.left(who, now) >= this.allowance.burst) this.buckets.delete(who)
  }
}
