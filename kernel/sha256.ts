/** SHA-256 of a short text in ASCII, in hexadecimal (FIPS 180-4): pure and without waiting, for the commitment to a seed. */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_KEYS = primes(64).map((prime) => fraction(Math.cbrt(prime)))
/** The same of the square roots of the first eight. */
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)))

function primes(count: number): readonly number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number)
  return found
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32)
}

/** Eight words. */
type Hash = readonly number[]

export function sha256(text: string): string {
  const blocks = padded(text)
  let hash: Hash = START
  for (let at = 0; at < blocks.length; at += 64) hash = mixed(hash, scheduleOf(blocks, at))
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The letters as bytes, a one, zeros, and the length in bits at the end of the last block. */
function padded(text: string): Uint8Array {
  const blocks = new Uint8Array(Math.ceil((text.length + 9) / 64) * 64)
  for (let place = 0; place < text.length; place++) blocks[place] = text.charCodeAt(place)
  blocks[text.length] = 0x80
  new DataView(blocks.buffer).setUint32(blocks.length - 4, text.length * 8)
  return blocks
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function scheduleOf(blocks: Uint8Array, at: number): Int32Array {
  const words = new Int32Array(64)
  const view = new DataView(blocks.buffer, at, 64)
  for (let place = 0; place < 16; place++) words[place] = view.getInt32(place * 4)
  for (let place = 16; place < 64; place++) {
    const [near, far] = [words[place - 2]!, words[place - 15]!]
    const small = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    const large = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    words[place] = words[place - 16]! + small + words[place - 7]! + large
  }
  return words
}

function mixed(hash: Hash, words: Int32Array): Hash {
  let now = hash
  for (let round = 0; round < 64; round++) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = now
    const chosen = (e & f) ^ (~e & g)
    const turnedE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + turnedE + chosen + ROUND_KEYS[round]! + words[round]!) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
    now = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
  }
  return now.map((word, place) => (word + hash[place]!) | 0)
}
