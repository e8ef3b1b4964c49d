/** Setups that come from outside. */
import { describe, expect, test } from 'vitest'
import { checkRequest, checkWholeSetup, prepareSetup, sayReason } from '../index.ts'
import { skirmishGame } from '../skirmish/index.ts'

const said = (request: Parameters<typeof checkRequest>[1]): string[] =>
  checkRequest(skirmishGame, request).map((reason) => sayReason(skirmishGame.words, reason))

describe('a request', () => {
  test('with nothing but a seed is fine', () => {
    expect(said({ seed: 0 })).toEqual([])
  })

  test.each([-1, 1.5, Number.NaN, 2 ** 32])('with the seed %s is not', (seed) => {
    expect(said({ seed })).toEqual([
      `The seed must be a whole number from 0 to 4294967295 or 64 hexadecimal digits, not ${seed}.`,
    ])
  })

  test.each([1, 7, 2.5])('for %s seats is not', (seats) => {
    expect(said({ seed: 1, seats })).toEqual([`The game is for 2 to 6 seats, not for ${seats}.`])
  })

  test('names what may have been meant, or all there is', () => {
    expect(said({ seed: 1, options: ['secondlook'] })).toEqual([
      'There is no option "secondlook"; try: second-look.',
    ])
    expect(said({ seed: 1, options: ['xyzzy'] })).toEqual([
      'There is no option "xyzzy"; try: second-look, teams.',
    ])
    expect(said({ seed: 1, edition: 'toString' })).toEqual(['There is no edition "toString"; try: standard.'])
  })

  test('gets all its reasons at once', () => {
    const codes = checkRequest(skirmishGame, {
      seed: -1,
      seats: 9,
      edition: 'x',
      options: ['teams', 'teams', 'y'],
    })
    expect(codes.map(({ code }) => code)).toEqual([
      'bad-seed',
      'seat-count',
      'unknown-edition',
      'option-twice',
      'unknown-option',
    ])
  })

  test('of a game without options can have none', () => {
    const plain = { ...skirmishGame, options: [] }
    expect(checkRequest(plain, { seed: 1, options: ['teams'] })).toEqual([
      { code: 'no-options', detail: { given: 'teams' } },
    ])
  })
})

test('a setup is prepared, or the game says why not', () => {
  expect(prepareSetup(skirmishGame, { seed: 4, seats: 4, options: ['teams'] })).toEqual({
    setup: { seed: 4, seats: 4, edition: 'standard', options: ['teams'] },
  })
  const odd = { code: 'odd-teams', rule: 'skirmish/teams' }
  expect(prepareSetup(skirmishGame, { seed: 4, seats: 3, options: ['teams'] })).toEqual({ reasons: [odd] })
})

test('a whole setup is checked by the kernel first, then by the game', () => {
  const setup = { seed: 1, seats: 3, edition: 'standard', options: ['teams'] }
  expect(checkWholeSetup(skirmishGame, setup).map(({ code }) => code)).toEqual(['odd-teams'])
  expect(checkWholeSetup(skirmishGame, { ...setup, seats: 0 }).map(({ code }) => code)).toEqual([
    'seat-count',
  ])
})
