/** Interrupts: when they are played, where they go, and what answers them. */
import { expect } from 'vitest'
import { both } from './editions.ts'

const interrupt = (type: 'used' | 'lost', more: object = {}) =>
  ({
    title: type === 'used' ? 'Short Cut' : 'Last Stand',
    side: 'light',
    kind: 'interrupt',
    type,
    text: {
      actions: [
        { name: 'activate 1 Force', when: 'any-time', cost: { use: 1 }, do: [{ do: 'activate', amount: 1 }] },
      ],
    },
    ...more,
  }) as const

both(
  "interrupts are played in any phase of either player's turn, for the Force in their text",
  [
    'ccg95/interrupt/any-time',
    'ccg95/interrupt/announce',
    'ccg95/interrupt/cost',
    'ccg95/interrupt/opponents-turn-needs-saved-force',
    'ccg95/interrupt/priority',
    'ccg/interrupt/when',
    'ccg/interrupt/follow-text',
  ],
  (play) => {
    for (const at of ['control dark', 'deploy dark', 'battle dark', 'move light', 'draw light']) {
      const game = play(
        { at, dark: { hand: 1, force: 1 }, light: { hand: ['Short Cut'], force: 2 } },
        { cards: [interrupt('used')] },
      )
      while (game.machine.state.asked!.questions[0]!.seat === 0) game.play('dark', 'pass')
      game.play('light', { play: 'Short Cut', cost: 1 })
      game.expect({
        events: [
          { kind: 'played', is: 'Short Cut' },
          { kind: 'used', seat: 'light', count: 1 },
          { kind: 'activated', seat: 'light' },
        ],
        resources: { light: { force: 2 } },
      })
      game.expect({ asked: game.machine.state.asked!.questions[0]!.seat === 0 ? 'dark' : 'light' })
    }
    const poor = play(
      { at: 'control dark', dark: { force: 1 }, light: { hand: ['Short Cut'] } },
      { cards: [interrupt('used')] },
    )
    poor.expect({ asked: { dark: 'draw-phase' } })
  },
)

both(
  'a used interrupt goes to the Used Pile, a lost one to the Lost Pile',
  ['interrupt/used-type', 'interrupt/lost-type', 'ccg95/interrupt/temporary'],
  (play) => {
    const game = play(
      { at: 'draw light', light: { hand: ['Short Cut', 'Last Stand'], force: 5 } },
      { cards: [interrupt('used'), interrupt('lost')] },
    )
    game.play('light', { play: 'Short Cut' }).play('light', { play: 'Last Stand' })
    game.expect({ zones: { 'light.lost': ['Last Stand'], 'light.playing': 0 } })
    const used = game.machine.state.cards.find((card) => card?.is === 'Short Cut')!
    expect(game.machine.state.zones[used.zone]!.name).toBe('used')
    game.expect({ asked: 'light' })
  },
)

both('of a unique interrupt one is played in a turn', ['interrupt/unique-once-per-turn'], (play) => {
  const game = play(
    { at: 'draw light', light: { hand: ['Short Cut', 'Short Cut'], force: 5 } },
    { cards: [interrupt('used', { dots: 1 })] },
  )
  game.play('light', { play: 'Short Cut' })
  game.expect({ noOffers: { light: [{ play: 'Short Cut' }] }, asked: { light: 'draw-phase' } })
})

const canceller = {
  title: 'Never Mind',
  side: 'dark',
  kind: 'interrupt',
  type: 'used',
  text: {
    actions: [
      {
        name: 'cancel it',
        when: { just: 'played', by: 'opponent', card: { kind: 'interrupt' } },
        do: [{ do: 'cancel' }],
      },
    ],
  },
} as const

both(
  'an interrupt that answers another works first; what is cancelled goes to the Lost Pile and stays paid',
  [
    'ccg95/interrupt/answering-interrupt-first',
    'ccg95/interrupt/order-played',
    'ccg95/interrupt/canceled-to-lost-pile',
    'ccg95/interrupt/canceled-cost-not-refunded',
    'ccg95/term/cancel',
    'ccg/interrupt/when',
  ],
  (play) => {
    const game = play(
      { at: 'draw light', dark: { hand: ['Never Mind'] }, light: { hand: ['Short Cut'], force: 5 } },
      { cards: [interrupt('used'), canceller] },
    )
    game.play('light', { play: 'Short Cut' })
    game.expect({ asked: { dark: 'played' }, resources: { light: { force: 4 } } })
    game.play('dark', { play: 'Never Mind' })
    game.expect({
      zones: { 'light.lost': ['Short Cut'] },
      resources: { light: { force: 4, used: 1, reserve: 20 } },
      asked: { light: 'draw-phase' },
    })
  },
)
