/** The generator of long seeds: where it stands is the key, the stream and how many words were drawn. */
import type { Below } from './answers.ts'
import { chachaBlock } from './chacha.ts'
import { seedWords } from './seed.ts'

const KEY = 8
const WORDS = 2 ** 32

/** As plain data: eight words of key, the stream, and how many words were drawn. */
export const longState = (seed: string, stream: number): readonly number[] => [
  ...seedWords(seed),
  stream >>> 0,
  0,
]
export const isLongState = (state: readonly number[]): boolean => state.length === KEY + 2

export class LongChance {
  private readonly key: readonly number[]
  private readonly block = new Uint32Array(16)
  private drawn: number
  /** Which block was computed last. */
  private held = -1

  constructor(state: readonly number[]) {
    this.key = state
    this.drawn = state[KEY + 1]!
  }

  /** Every number is equally likely: words past the last whole multiple of the bound are drawn again. */
  readonly below: Below = (bound) => {
    const fair = WORDS - (WORDS % bound)
    let word = this.word()
    while (word >= fair) word = this.word()
    return word % bound
  }

  private word(): number {
    const counter = Math.floor(this.drawn / 16)
    if (counter !== this.held) chachaBlock(this.key, counter, [this.key[KEY]!], this.block)
    this.held = counter
    return this.block[this.drawn++ % 16]!
  }

  getState(): readonly number[] {
    return [...this.key.slice(0, KEY + 1), this.drawn]
  }
}
