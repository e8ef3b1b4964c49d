import type { Happened } from '@dejarik/table'
import { expect, test } from 'vitest'
import { soundOf } from '../sound/heard.ts'
import { RECIPES } from '../sound/recipes.ts'

const event = (kind: string, number = 1): Happened => ({
  type: 'happened',
  number,
  happening: { kind: 'event', event: { kind } as never, text: null },
})

test('a beat has one sound: that of what matters most in it', () => {
  expect(soundOf([event('diceRolled'), event('hitsCounted')])).toBe('dice.hit')
  expect(soundOf([event('discarded'), event('damagePlaced')])).toBe('destroyed')
  expect(soundOf([event('stepBegan')])).toBeNull()
  const said: Happened = {
    type: 'happened',
    number: 2,
    happening: { kind: 'said', from: 0, name: 'Ann', place: '', text: 'Hello' },
  }
  expect(soundOf([said])).toBe('chat')
})

test('every sound is soft and short: at most −16 dB and two seconds', () => {
  for (const [name, { voices, peak }] of Object.entries(RECIPES)) {
    expect(peak, name).toBeLessThanOrEqual(-16)
    const ends = voices.map(({ at, lasts }) => at + lasts)
    expect(Math.max(...ends), name).toBeLessThanOrEqual(2000)
  }
})
