/** Figures that count, stand at something or spread, told in the text format that Prometheus reads. */

interface Figure {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  /** What follows the name, and the value. */
  readonly lines: () => readonly (readonly [string, number])[]
}

/** Seconds; from what nobody notices to what nobody waits for. */
const BOUNDS: readonly number[] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Counter {
  readonly add: (by?: number) => void
}
export interface Spread {
  readonly note: (seconds: number) => void
}

export class Figures {
  private readonly all: Figure[] = []

  counter(name: string, help: string): Counter {
    let count = 0
    this.all.push({ name, help, type: 'counter', lines: () => [['', count]] })
    return {
      add: (by = 1) => {
        count += by
      },
    }
  }

  /** Looked at when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    this.all.push({ name, help, type: 'gauge', lines: () => [['', read()]] })
  }
  /** As a gauge, of something that only grows. */
  growing(name: string, help: string, read: () => number): void {
    this.all.push({ name, help, type: 'counter', lines: () => [['', read()]] })
  }

  spread(name: string, help: string): Spread {
    const within = BOUNDS.map(() => 0)
    let sum = 0
    let count = 0
    const lines = (): readonly (readonly [string, number])[] => [
      ...BOUNDS.map((bound, index) => [`_bucket{le="${bound}"}`, within[index]!] as const),
      ['_bucket{le="+Inf"}', count],
      ['_sum', sum],
      ['_count', count],
    ]
    this.all.push({ name, help, type: 'histogram', lines })
    return {
      note: (seconds) => {
        sum += seconds
        count++
        for (const [index, bound] of BOUNDS.entries()) if (seconds <= bound) within[index]!++
      },
    }
  }

  text(): string {
    return this.all.map(textOf).join('')
  }
}

const textOf = ({ name, help, type, lines }: Figure): string =>
  [
    `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`,
    ...lines().map(([rest, value]) => `${name}${rest} ${value}\n`),
  ].join('')
