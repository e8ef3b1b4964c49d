/** Seeds: short numbers for tests, lessons and simulations; 256 bits where somebody would like to foresee the game. */
import type { KernelCode, Reason } from './refusal.ts'
import { sha256 } from './sha256.ts'

/** A short seed, which can be written on paper and searched; or 64 hexadecimal digits, which cannot. */
export type Seed = number | string

/** Short seeds are 32 bits, so that a seed on paper is the seed in the game. */
export const MOST_SEED = 0xffffffff
const LONG_SEED = /^[0-9a-f]{64}$/

export const isLongSeed = (seed: Seed): seed is string => typeof seed === 'string' && LONG_SEED.test(seed)

/** A seed from 32 bytes, which whoever has a secure generator brings. */
export const seedFromBytes = (bytes: Uint8Array): Seed =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The words of a long seed: the key of its generator. */
export const seedWords = (seed: string): readonly number[] =>
  Array.from({ length: 8 }, (_, word) => Number.parseInt(seed.slice(word * 8, word * 8 + 8), 16))

/** What everybody may know before the game: it fixes the seed and does not tell it. Null for a short one, which could be searched. */
export const commitmentTo = (seed: Seed): string | null => (isLongSeed(seed) ? sha256(seed) : null)

/** A seed for something apart, such as the decks of one fleet; it does not lead back. */
export const seedApart = (seed: Seed, part: number): Seed =>
  typeof seed === 'number' ? (seed + part) >>> 0 : sha256(`${seed} ${part}`)

export function checkSeed(seed: Seed): Reason<KernelCode>[] {
  const isShort = Number.isInteger(seed) && Number(seed) >= 0 && Number(seed) <= MOST_SEED
  if (isLongSeed(seed) || (isShort && typeof seed === 'number')) return []
  return [{ code: 'bad-seed', detail: { given: String(seed).slice(0, 40), max: MOST_SEED } }]
}
