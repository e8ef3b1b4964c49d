/** The choices of the random players: one small seeded generator (mulberry32) for every contestant. */
export function chance(seed) {
  let state = seed | 0
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 4294967296) * bound)
  }
}
