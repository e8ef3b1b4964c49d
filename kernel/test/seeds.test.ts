import { describe, expect, test } from 'vitest'
import { chachaBlock } from '../chacha.ts'
import {
  chance,
  checkSeed,
  commitmentTo,
  Machine,
  rollDice,
  type State,
  seedApart,
  seedFromBytes,
} from '../index.ts'
import { sha256 } from '../sha256.ts'
import { isEven } from './even.ts'
import { bareTable, type Game, type Small } from './small-game.ts'

const LONG = 'c0ffee'.padEnd(64, '0')
const rolls = (game: Game, count: number) => Array.from({ length: count }, () => rollDice(game, 1)[0]!)

test('SHA-256 gives the published hashes', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
  expect(sha256('a'.repeat(1000))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3')
})

test('ChaCha20 gives the published block (RFC 8439, 2.3.2)', () => {
  const key = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c]
  const block = new Uint32Array(16)
  chachaBlock(key, 1, [0x09000000, 0x4a000000, 0], block)
  expect([...block].map((word) => word.toString(16).padStart(8, '0')).join(' ')).toBe(
    'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
      '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
  )
})

test('short seeds draw what they always drew: old replays play as they were played', () => {
  const dice = [4, 3, 6, 2, 3, 4, 6, 5, 6, 2, 2, 4, 2, 3, 1, 6, 3, 4, 6, 2]
  expect(rolls(bareTable({ seed: 7 }), 20)).toEqual(dice)
  const below = chance(7, 3)
  expect(Array.from({ length: 8 }, () => below(1000))).toEqual([429, 262, 557, 684, 253, 125, 102, 277])
})

describe('a long seed', () => {
  test('has dice that fall evenly, the same for the same seed', () => {
    expect(rolls(bareTable({ seed: LONG }), 20)).toEqual(rolls(bareTable({ seed: LONG }), 20))
    expect(isEven(rolls(bareTable({ seed: LONG }), 1200).map(String), 6)).toBe(true)
  })

  test('counts in every bit: one bit more, and all is different', () => {
    const one = rolls(bareTable({ seed: LONG }), 40)
    for (const place of [0, 20, 40, 63]) {
      const other = `${LONG.slice(0, place)}${LONG[place] === '1' ? '2' : '1'}${LONG.slice(place + 1)}`
      expect(rolls(bareTable({ seed: other }), 40)).not.toEqual(one)
    }
  })

  test('is saved as plain data and goes on with the same dice, one by one or together', () => {
    const game = bareTable({ seed: LONG })
    rolls(game, 21)
    const saved = JSON.parse(JSON.stringify(game.state)) as State<Small>
    const next = rollDice(new Machine(game.rules, saved), 30)
    expect(rolls(game, 30)).toEqual(next)
  })

  test('has streams with nothing in common', () => {
    const drawn = (stream: number) => {
      const below = chance(LONG, stream)
      return Array.from({ length: 20 }, () => below(6) + 1)
    }
    expect(drawn(1)).not.toEqual(drawn(2))
    expect(drawn(0)).toEqual(rolls(bareTable({ seed: LONG }), 20))
    expect(drawn(1)).not.toEqual(drawn(0))
  })

  test('is committed to by its SHA-256, a short one by nothing, for it could be searched', () => {
    expect(commitmentTo(LONG)).toBe(sha256(LONG))
    expect(commitmentTo(7)).toBeNull()
  })

  test('parts into others that do not lead back', () => {
    expect(checkSeed(seedApart(LONG, 1))).toEqual([])
    expect(seedApart(LONG, 1)).not.toBe(seedApart(LONG, 2))
    expect(seedApart(0xffffffff, 1)).toBe(0)
  })
})

test('32 bytes are a seed', () => {
  expect(seedFromBytes(new Uint8Array(32).fill(10))).toBe('0a'.repeat(32))
})

test.each(['7', LONG.slice(1), LONG.toUpperCase(), -1, 0.5, 2 ** 32, Number.NaN])('%s is no seed', (seed) => {
  expect(checkSeed(seed)).toMatchObject([{ code: 'bad-seed' }])
})
