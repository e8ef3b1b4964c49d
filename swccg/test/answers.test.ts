import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { beginners } from './play.ts'

const CAMP = 'Tatooine: Jawa Camp (D)'
const luck = {
  title: 'Try Your Luck',
  side: 'dark',
  kind: 'interrupt',
  type: 'lost',
  text: {
    actions: [
      {
        name: 'retrieve destiny',
        when: 'any-time',
        do: [{ do: 'draw-destiny' }, { do: 'retrieve', amount: { value: 'destiny' } }],
      },
    ],
  },
} as const
const again = {
  title: 'Not That One',
  side: 'light',
  kind: 'interrupt',
  type: 'used',
  text: {
    actions: [
      { name: 'draw again', when: { just: 'destiny-drawn', by: 'opponent' }, do: [{ do: 'redraw' }] },
    ],
  },
} as const

test(
  'a destiny can be answered before it goes to the Used Pile, by the opponent first, and drawn again',
  proves('ccg/destiny/responses', 'ccg/destiny/cancel-and-redraw'),
  () => {
    const game = beginners(
      {
        at: 'draw dark',
        dark: { hand: ['Try Your Luck'], force: 1, reserve: ['Darth Vader', 'Sunsdown', 9], lost: 6 },
        light: { hand: ['Not That One'] },
      },
      { cards: [luck, again] },
    )
    game.play('dark', { play: 'Try Your Luck' })
    game.expect({ asked: { light: 'destiny-drawn' }, zones: { 'dark.used': 0 } })
    game.play('light', { play: 'Not That One' })
    game.expect({
      events: [{ kind: 'destinyDrawn', seat: 'dark', is: 'Sunsdown', value: 3 }],
      resources: { dark: { used: 5, lost: 4 } },
      asked: 'dark',
    })
  },
)

const cut = {
  title: 'Short Cut',
  side: 'light',
  kind: 'interrupt',
  type: 'used',
  text: { actions: [{ name: 'activate 1 Force', when: 'any-time', do: [{ do: 'activate', amount: 1 }] }] },
} as const

test(
  'in the weapons segment Interrupts are played as usual',
  proves('ccg/weapon/segment-normal-actions'),
  () => {
    const game = beginners(
      {
        at: 'battle dark',
        locations: [{ card: CAMP, dark: ['Myo'], light: ['Talz'] }],
        dark: { force: 1 },
        light: { hand: ['Short Cut'], reserve: 9 },
      },
      { cards: [cut] },
    )
    game.play('dark', { battle: CAMP })
    game.play('light', { play: 'Short Cut' })
    game.expect({ resources: { light: { force: 1 } }, events: [{ kind: 'played', is: 'Short Cut' }] })
    game.expect({ asked: game.machine.questionFor(0) ? 'dark' : 'light' })
  },
)
