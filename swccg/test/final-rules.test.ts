/** Rules of tournaments that hold for all cards: actions and answers, losses, battles, drains. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Filter } from '../text/filter.ts'
import type { Static } from '../text/statics.ts'
import type { CardAction, CardText } from '../text/text.ts'
import { fighter } from './battle-play.ts'
import { HERE, lookingOn, THERE } from './looking-on.ts'
import { final } from './play.ts'

const SELF: Filter = { the: 'self' }
const gain: CardAction = { when: 'any-time', do: [{ do: 'activate', amount: 1 }] }
const interrupt = (title: string, side: 'dark' | 'light', ...actions: readonly CardAction[]) =>
  ({ title, side, kind: 'interrupt', type: 'used', text: { actions } }) as const
const saying = (
  side: 'dark' | 'light',
  title: string,
  text: CardText,
  figures: Record<string, number> = {},
) => fighter(side, title, { power: 1, ability: 1, forfeit: 1, deploy: 1, ...figures }, { text })

describe('actions and answers', () => {
  test(
    'players act in turn, and two passes in a row end the phase',
    proves('ccgx/final/phase-alternate'),
    () => {
      const cards = [interrupt('Gain (D)', 'dark', gain), interrupt('Gain (L)', 'light', gain)]
      const game = lookingOn([HERE], cards, {
        dark: { hand: ['Gain (D)', 'Gain (D)'] },
        light: { hand: ['Gain (L)'] },
      })
      game.play('dark', { play: 'Gain (D) #1' }).expect({ asked: { light: 'deploy-phase' } })
      game.play('light', { play: 'Gain (L)' }).expect({ asked: { dark: 'deploy-phase' } })
      game.play('dark', 'pass').expect({ table: { phase: 'battle' }, asked: 'dark' })
    },
  )

  test(
    'what was paid for an action stays paid when it is cancelled',
    proves('ccgx/final/action-three-steps', 'ccgx/final/cancelled-pile'),
    () => {
      const cards = [
        interrupt('Costly', 'dark', { ...gain, cost: { use: 2 } }),
        interrupt('Hush', 'light', { when: { just: 'played', by: 'opponent' }, do: [{ do: 'cancel' }] }),
      ]
      const game = lookingOn([HERE], cards, {
        dark: { hand: ['Costly'], force: 5, lost: 0, used: 0 },
        light: { hand: ['Hush'] },
      })
      game.play('dark', { play: 'Costly' }).play('light', { play: 'Hush' })
      game.expect({ resources: { dark: { force: 3, used: 2, lost: 1 } }, asked: 'dark' })
    },
  )

  test(
    'what happens by itself comes before what players answer',
    proves('ccgx/final/automatic-before-optional'),
    () => {
      const cards = [
        saying('light', 'Watcher', {
          triggers: [{ when: { just: 'deployed', by: 'opponent' }, do: [{ do: 'activate', amount: 1 }] }],
        }),
        interrupt('Reply', 'light', {
          when: { just: 'deployed', by: 'opponent' },
          do: [{ do: 'draw-cards', amount: 1 }],
        }),
      ]
      const game = lookingOn([{ card: HERE, light: ['Watcher'] }], cards, {
        light: { hand: ['Reply'], force: 0 },
      })
      game.play('dark', { deploy: 'dark.hand/Stormtrooper', on: HERE })
      game.expect({ asked: { light: 'deployed' }, resources: { light: { force: 1 } } })
    },
  )

  test(
    'answers are taken in turn, the opponent of the actor first',
    proves('ccgx/final/responses-alternate'),
    () => {
      const reply = (title: string, side: 'dark' | 'light') =>
        interrupt(title, side, { when: { just: 'drain-initiated' }, do: [{ do: 'draw-cards', amount: 1 }] })
      const cards = [reply('Reply (D)', 'dark'), reply('Reply (L)', 'light')]
      const game = final(
        {
          at: 'control dark',
          locations: [{ card: HERE, dark: ['Stormtrooper'] }, THERE],
          dark: { hand: ['Reply (D)'] },
          light: { hand: ['Reply (L)', 'Reply (L)'] },
        },
        { cards },
      )
      game.play('dark', { drain: HERE }).expect({ asked: { light: 'drain-initiated' } })
      game.play('light', { play: 'Reply (L) #1' }).expect({ asked: { dark: 'drain-initiated' } })
      game.play('dark', 'pass').expect({ asked: { light: 'drain-initiated' } })
    },
  )

  test(
    'an immunity behind one function is of that function, at the end of the text of the whole card',
    proves('ccgx/final/immune-alter-sense-function'),
    () => {
      const cards = [
        interrupt('Half Safe', 'dark', gain, { ...gain, immuneTo: ['Hush'] }),
        { ...interrupt('Safe', 'dark', gain), text: { actions: [gain], immuneTo: ['Hush'] } },
        interrupt('Hush', 'light', { when: { just: 'played', by: 'opponent' }, do: [{ do: 'cancel' }] }),
      ]
      const played = (play: string, action: number) =>
        lookingOn([HERE], cards, { dark: { hand: ['Half Safe', 'Safe'] }, light: { hand: ['Hush'] } }).play(
          'dark',
          {
            play,
            action,
          },
        )
      played('Half Safe', 0).expect({ asked: { light: 'played' } })
      played('Half Safe', 1).expect({ asked: { dark: 'deploy-phase' } })
      played('Safe', 0).expect({ asked: { dark: 'deploy-phase' } })
    },
  )
})

describe('leaving the table', () => {
  test('cards on a lost card are lost with it, each by itself', proves('ccgx/final/lost-together'), () => {
    const cards = [
      interrupt('Gone', 'dark', { when: 'any-time', do: [{ do: 'lose-cards', what: { title: 'Bearer' } }] }),
      saying('dark', 'Bearer', {}),
      saying('dark', 'Mourner', {
        triggers: [{ when: { just: 'lost' }, do: [{ do: 'activate', amount: 1 }] }],
      }),
    ]
    const game = lookingOn(
      [{ card: HERE, dark: [{ card: 'Bearer', with: ['Blaster'] }, 'Mourner'] }],
      cards,
      {
        dark: { hand: ['Gone'], lost: 0, force: 1 },
      },
    )
    game.play('dark', { play: 'Gone' })
    game.expect({ resources: { dark: { lost: 2, force: 3 } }, asked: 'dark' })
  })

  test('a card out of play is not lost, and nothing brings it back', proves('ccgx/final/out-of-play'), () => {
    const cards = [
      interrupt('Banish', 'dark', {
        when: 'any-time',
        do: [{ do: 'out-of-play', what: { title: 'Darth Vader' } }],
      }),
      interrupt('Recall', 'dark', { when: 'any-time', do: [{ do: 'retrieve', amount: 9 }] }),
    ]
    const game = lookingOn([{ card: HERE, dark: ['Darth Vader'] }], cards, {
      dark: { hand: ['Banish', 'Recall'], lost: 0 },
    })
    game.play('dark', { play: 'Banish' }).play('dark', { play: 'Recall' })
    game.expect({
      zones: { 'dark.out-of-play': ['Darth Vader'] },
      resources: { dark: { lost: 0 } },
      asked: 'dark',
    })
  })

  test('dots allow as many of a title on table', proves('ccgx/final/unique-title-both-players'), () => {
    const pair = fighter('dark', 'Pair', { power: 1, ability: 1, deploy: 1 }, { dots: 2 })
    const with_ = (count: number) =>
      lookingOn([{ card: HERE, dark: Array.from({ length: count }, () => 'Pair') }], [pair], {
        dark: { hand: ['Pair'] },
      })
    with_(1).expect({ offers: { dark: [{ deploy: 'dark.hand/Pair', on: HERE }] }, asked: 'dark' })
    with_(2).expect({ noOffers: { dark: [{ deploy: 'dark.hand/Pair', on: HERE }] }, asked: 'dark' })
    const both = lookingOn([{ card: HERE, light: ['Lobot (L)'] }], [], { dark: { hand: ['Lobot (D)'] } })
    both.expect({ noOffers: { dark: [{ deploy: 'Lobot (D)', on: HERE }] }, asked: 'dark' })
  })
})

describe('battles and drains', () => {
  const draws = (light: readonly string[], cards: ReturnType<typeof fighter>[]) => {
    const game = final(
      {
        at: 'battle dark',
        locations: [{ card: HERE, dark: ['Stormtrooper'], light }],
        dark: { force: 5 },
        light: { force: 5 },
      },
      { cards },
    )
    game.play('dark', { battle: HERE })
    const question = game.machine.questionFor(1)
    game.expect({ asked: game.machine.questionFor(0) ? 'dark' : 'light' })
    return question?.about === 'battle-destiny' && question.kind === 'number' ? question.max : 0
  }
  test(
    'one destiny for ability of 4, and one for each text that adds, without that too',
    proves('ccgx/final/battle-destiny-number'),
    () => {
      const adds: Static = { static: 'side-number', change: 'battle-destinies', whose: 'yours', add: 1 }
      const cards = [
        saying('light', 'Weak', {}, { ability: 1 }),
        saying('light', 'Able', {}, { ability: 4 }),
        saying('light', 'Lucky', { statics: [adds] }, { ability: 1 }),
      ]
      expect(draws(['Weak'], cards)).toBe(0)
      expect(draws(['Able'], cards)).toBe(1)
      expect(draws(['Lucky'], cards)).toBe(1)
      expect(draws(['Able', 'Lucky'], cards)).toBe(2)
    },
  )

  test(
    'of several immunities the highest counts, what is added helps who has some, and a cancelled one is none',
    proves('ccgx/final/immunity-highest', 'ccgx/final/immunity-add', 'ccgx/final/immunity-lost'),
    () => {
      const immunity = (how: object): Static =>
        ({ static: 'number', change: 'immunity', of: { title: 'Tough' }, ...how }) as Static
      const cards = [
        saying('dark', 'Tough', {}),
        saying('dark', 'Three', { statics: [immunity({ become: 3 })] }),
        saying('dark', 'Five', { statics: [immunity({ become: 5 })] }),
        saying('dark', 'More', { statics: [immunity({ add: 2 })] }),
        saying('dark', 'Bane', { statics: [immunity({ fix: 0 })] }),
      ]
      const immune =
        (...dark: string[]) =>
        (value: number) =>
          lookingOn([{ card: HERE, dark: ['Tough', ...dark] }], cards).expect({
            numbers: { Tough: { immunity: value } },
            asked: 'dark',
          })
      immune('Three', 'Five')(5)
      immune('More')(0)
      immune('Three', 'More')(5)
      immune('Five', 'More', 'Bane')(0)
    },
  )

  test('no drain is started where a text forbids it', proves('ccgx/final/drain-none-here'), () => {
    const ward = saying('light', 'Ward', {
      statics: [{ static: 'bars-drains', whose: 'both', at: { title: 'Tatooine: Cantina' } }],
    })
    const game = final(
      {
        at: 'control dark',
        locations: [
          { card: HERE, dark: ['Stormtrooper'] },
          { card: THERE, dark: ['Stormtrooper'] },
          { card: "Tatooine: Lars' Moisture Farm (D)", light: ['Ward'] },
        ],
      },
      { cards: [ward] },
    )
    game.expect({
      offers: { dark: [{ drain: THERE }] },
      noOffers: { dark: [{ drain: HERE }] },
      asked: 'dark',
    })
  })

  test(
    'everybody there takes part but who has fought elsewhere, or cannot',
    proves('ccgx/final/battle-participants'),
    () => {
      const idle = saying('light', 'Idle', { statics: [{ static: 'bars', what: 'battle', of: SELF }] })
      const game = final(
        {
          at: 'battle dark',
          locations: [
            {
              card: 'Tatooine: Docking Bay 94 (D)',
              dark: ['Darth Vader', { card: 'Stormtrooper', battled: true }],
              light: [
                { card: "Luke's X-34 Landspeeder", driver: ['Luke Skywalker'] },
                'Idle',
                'Rebel Trooper',
              ],
            },
          ],
          dark: { force: 5, hand: ['Sense (D)'] },
          light: { force: 5 },
        },
        { cards: [idle] },
      )
      game.play('dark', { battle: 'Tatooine: Docking Bay 94 (D)' })
      const { battle } = game.machine.table
      game.expect({ asked: game.machine.questionFor(0) ? 'dark' : 'light' })
      const fighting = battle?.cards.map((card) => game.machine.card(card).is) ?? []
      expect(fighting).toContain('Luke Skywalker')
      expect(fighting).toContain('Rebel Trooper')
      expect(fighting).not.toContain('Idle')
      expect(fighting).not.toContain('Stormtrooper')
    },
  )
})
