/** ChaCha20 (RFC 8439): sixteen words of chance from a key, a counter and a stream. Nobody foresees them without the key. */

/** "expand 32-byte k", as the cipher has it. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const
const DOUBLE_ROUNDS = 10

/** Reused between calls: nothing of a block outlives the call that asked for it. */
const first = new Int32Array(16)
const words = new Int32Array(16)

/** Fills `block` with the words of a counter and a nonce under a key of eight words. */
export function chachaBlock(
  key: readonly number[],
  counter: number,
  nonce: readonly number[],
  block: Uint32Array,
): void {
  for (let place = 0; place < 4; place++) first[place] = CONSTANTS[place]!
  for (let place = 0; place < 8; place++) first[4 + place] = key[place]!
  first[12] = counter
  for (let place = 0; place < 3; place++) first[13 + place] = nonce[place] ?? 0
  words.set(first)
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarter(0, 4, 8, 12)
    quarter(1, 5, 9, 13)
    quarter(2, 6, 10, 14)
    quarter(3, 7, 11, 15)
    quarter(0, 5, 10, 15)
    quarter(1, 6, 11, 12)
    quarter(2, 7, 8, 13)
    quarter(3, 4, 9, 14)
  }
  for (let place = 0; place < 16; place++) block[place] = words[place]! + first[place]!
}

function quarter(a: number, b: number, c: number, d: number): void {
  words[a]! += words[b]!
  words[d] = turned(words[d]! ^ words[a]!, 16)
  words[c]! += words[d]!
  words[b] = turned(words[b]! ^ words[c]!, 12)
  words[a]! += words[b]!
  words[d] = turned(words[d]! ^ words[a]!, 8)
  words[c]! += words[d]!
  words[b] = turned(words[b]! ^ words[c]!, 7)
}

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
