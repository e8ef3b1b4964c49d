import type { View } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { bySpeed } from '../swtcg/by-speed.ts'

const unit = (id: number, controller: number, speed: number, more = {}) => ({
  id,
  is: 'A unit',
  owner: controller,
  controller,
  speed,
  ...more,
})
const view = (step: string): View =>
  ({
    table: { step, order: [1, 0] },
    zones: [
      {
        name: 'space',
        owner: null,
        cards: [unit(1, 0, 40), unit(2, 1, 40), unit(3, 0, 60), unit(4, 1, 80, { tapped: true })],
      },
    ],
  }) as unknown as View

test('units come by speed, the first side before the other among equals, and tapped ones not at all', () => {
  expect(bySpeed(view('space')).map(({ id }) => id)).toEqual([3, 2, 1])
  expect(bySpeed(view('build'))).toEqual([])
})
