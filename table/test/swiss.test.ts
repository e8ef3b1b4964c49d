import { chance } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { isComplete, nextRound, type Result, type Round, standings } from '../index.ts'

const RESULTS: readonly Result[] = ['dark', 'light', 'draw']
const named = (count: number) => Array.from({ length: count }, (_, index) => `player ${index}`)
const pairOf = ({ dark, light }: Round[number]) => [dark, light].toSorted().join(' – ')

/** Plays rounds with results by lot. */
function event(count: number, rounds: number, seed: number): readonly Round[] {
  const below = chance(seed)
  const played: Round[] = []
  for (let round = 0; round < rounds; round++)
    played.push(
      nextRound(played, named(count), below).map((pairing) => ({
        ...pairing,
        result: pairing.light === null ? null : RESULTS[below(3)]!,
      })),
    )
  return played
}

describe.each([2, 3, 4, 5, 7, 8, 13, 16, 33])('an event of %i players', (count) => {
  const rounds = Math.min(5, Math.floor(count / 2))
  const events = Array.from({ length: 20 }, (_, seed) => event(count, rounds, seed))

  test('pairs everybody once a round, with one bye where the number is odd', () => {
    for (const round of events.flat()) {
      const players = round.flatMap(({ dark, light }) => [dark, light ?? []].flat())
      expect(players.toSorted()).toEqual(named(count).toSorted())
      expect(round.filter(({ light }) => light === null)).toHaveLength(count % 2)
    }
  })

  test('nobody meets the same opponent again while somebody else is left', () => {
    for (const played of events) {
      const pairs = played.flat().flatMap((pairing) => (pairing.light === null ? [] : [pairOf(pairing)]))
      expect(new Set(pairs).size).toBe(pairs.length)
    }
  })

  test('nobody has a second bye before everybody has had one', () => {
    for (const played of events) {
      const byes = played.flat().flatMap(({ dark, light }) => (light === null ? [dark] : []))
      expect(new Set(byes).size).toBe(byes.length)
    }
  })

  test('as many points are given as were won', () => {
    for (const played of events) {
      const given = played
        .flat()
        .reduce((sum, { light, result }) => sum + (light && result === 'draw' ? 2 : 3), 0)
      const table = standings(played, named(count))
      expect(table.reduce((sum, { points }) => sum + points, 0)).toBe(given)
      expect(table.every(({ played: games }) => games === rounds)).toBe(true)
    }
  })
})

test('whoever wins meets whoever wins', () => {
  const first: Round = [
    { dark: 'Ann', light: 'Ben', result: 'dark' },
    { dark: 'Cem', light: 'Dora', result: 'light' },
  ]
  const second = nextRound([first], ['Ann', 'Ben', 'Cem', 'Dora'], chance(1))
  expect(second.map(pairOf).toSorted()).toEqual(['Ann – Dora', 'Ben – Cem'])
})

test('sides change: whoever played the Dark Side less often plays it now', () => {
  const first: Round = [
    { dark: 'Ann', light: 'Ben', result: 'draw' },
    { dark: 'Cem', light: 'Dora', result: 'draw' },
  ]
  for (let seed = 0; seed < 10; seed++) {
    const second = nextRound([first], ['Ann', 'Ben', 'Cem', 'Dora'], chance(seed))
    for (const { dark, light } of second)
      if (['Ann', 'Cem'].includes(dark)) expect(['Ann', 'Cem']).toContain(light)
  }
})

test('whoever dropped is not paired again, and a round is complete when every game is', () => {
  const first: Round = [{ dark: 'Ann', light: 'Ben', result: null }]
  expect(isComplete(first)).toBe(false)
  expect(isComplete([{ dark: 'Ann', light: null, result: null }])).toBe(true)
  const second = nextRound([[{ ...first[0]!, result: 'dark' }]], ['Ann', 'Cem'], chance(1))
  expect(second.map(pairOf)).toEqual(['Ann – Cem'])
})
