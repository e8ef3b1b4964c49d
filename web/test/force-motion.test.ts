import type { EventCore } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { runOf } from '../swccg/force-motion.ts'

const event = (facts: object): EventCore => facts as EventCore

test('Force goes round: from the Reserve Deck to be used and back, or it is lost', () => {
  expect(runOf(event({ kind: 'activated', seat: 0, count: 5 }))).toEqual({
    from: 'reserve',
    to: 'force',
    count: 5,
  })
  expect(runOf(event({ kind: 'used', seat: 0, count: 2 }))).toMatchObject({ from: 'force', to: 'used' })
  expect(runOf(event({ kind: 'recirculated', seat: 0, count: 2 }))).toMatchObject({ to: 'reserve' })
  expect(runOf(event({ kind: 'forceLost', seat: 1, from: 'hand', card: 3 }))).toMatchObject({
    from: 'hand',
    to: 'lost',
  })
  expect(runOf(event({ kind: 'phaseBegan' }))).toBeNull()
})
