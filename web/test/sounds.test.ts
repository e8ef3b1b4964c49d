import type { Happened } from '@dejarik/table'
import { expect, test } from 'vitest'
import { soundOf } from '../sound/heard.ts'
import { RECIPES } from '../sound/recipes.ts'

const event = (kind: string, facts: object = {}): Happened => ({
  type: 'happened',
  number: 1,
  happening: { kind: 'event', event: { kind, ...facts } as never, text: null },
})

test('a beat has one sound: that of what matters most in it', () => {
  expect(soundOf([event('diceRolled'), event('hitsCounted')], 0)).toBe('dice.hit')
  expect(soundOf([event('discarded'), event('damagePlaced')], 0)).toBe('destroyed')
  expect(soundOf([event('stepBegan')], 0)).toBeNull()
  const said: Happened = {
    type: 'happened',
    number: 2,
    happening: { kind: 'said', from: 0, name: 'Ann', place: '', text: 'Hello' },
  }
  expect(soundOf([said], 0)).toBe('chat')
})

test('a miss, a critical hit and a lost battle sound otherwise', () => {
  expect(soundOf([event('hitsCounted', { hits: 0 })], 0)).toBe('dice.miss')
  expect(soundOf([event('hitsCounted', { hits: 2 }), event('damagePending', { critical: 2 })], 0)).toBe(
    'dice.crit',
  )
  expect(soundOf([event('battleEnded', { winner: 1 })], 0)).toBe('battle.lose')
  expect(soundOf([event('battleEnded', { winner: 0 })], 0)).toBe('battle.win')
})

test('every sound is soft and short: at most −16 dB and two seconds', () => {
  for (const [name, { voices, peak }] of Object.entries(RECIPES)) {
    expect(peak, name).toBeLessThanOrEqual(-16)
    const ends = voices.map(({ at, lasts }) => at + lasts)
    expect(Math.max(...ends), name).toBeLessThanOrEqual(2000)
  }
})
