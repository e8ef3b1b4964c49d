/** Numbers by the rules of tournaments: what is added, set, limited and paid. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Filter } from '../text/filter.ts'
import type { Static } from '../text/statics.ts'
import type { CardText } from '../text/text.ts'
import { fighter } from './battle-play.ts'
import { HERE, lookingOn, THERE } from './looking-on.ts'
import { final } from './play.ts'

const SELF: Filter = { the: 'self' }
const VADER: Filter = { title: 'Darth Vader' }
const saying = (title: string, ...statics: readonly Static[]) =>
  fighter(
    'dark',
    title,
    { power: 1, ability: 1, forfeit: 1, deploy: 1 },
    { text: { statics } satisfies CardText },
  )
const power = (how: object): Static => ({ static: 'number', change: 'power', of: VADER, ...how }) as Static
const vader = (value: number) => ({ numbers: { 'Darth Vader': { power: value } }, asked: 'dark' as const })

describe('numbers of cards', () => {
  test('two cards of a title say the same thing once', proves('ccgx/number/same-title-once'), () => {
    const helper = saying('Helper', power({ add: 1 }))
    lookingOn([{ card: HERE, dark: ['Darth Vader', 'Helper', 'Helper'] }], [helper]).expect(vader(7))
  })

  test('cumulatively, each copy counts', proves('ccgx/number/cumulatively'), () => {
    const each = (cumulative: boolean) =>
      saying('Loader', {
        static: 'side-number',
        change: 'total-power',
        whose: 'yours',
        add: 2,
        ...(cumulative ? { cumulative } : {}),
      } as Static)
    const total = (cumulative: boolean, value: number) =>
      lookingOn([{ card: HERE, dark: ['Loader', 'Loader'] }], [each(cumulative)]).expect({
        numbers: { [HERE]: { 'total-power-dark': value } },
        asked: 'dark',
      })
    total(false, 4)
    total(true, 6)
  })

  test(
    'a number that is set is not changed, and of several the lowest counts',
    proves('ccgx/number/reset', 'ccgx/final/destiny-zero-reset'),
    () => {
      const cards = [
        saying('Adder', power({ add: 2 })),
        saying('Doubler', power({ times: 2 })),
        saying('Three', power({ fix: 3 })),
        saying('One', power({ fix: 1 })),
      ]
      const there = (...more: string[]) => lookingOn([{ card: HERE, dark: ['Darth Vader', ...more] }], cards)
      there('Adder', 'Doubler').expect(vader(16))
      there('Adder', 'Doubler', 'Three').expect(vader(3))
      there('One', 'Three', 'Adder').expect(vader(1))
      there('Three', 'One', 'Adder').expect(vader(1))
    },
  )

  test(
    'what may not be increased is lowered and set all the same; what may not be modified is neither',
    proves('ccgx/number/may-not-be-increased'),
    () => {
      const cards = [
        saying('Adder', power({ add: 2 })),
        saying('Taker', power({ add: -2 })),
        saying('Three', power({ fix: 3 })),
        saying('Lid', { static: 'caps', change: 'power', of: VADER }),
        saying('Seal', { static: 'caps', change: 'power', of: VADER, both: true }),
      ]
      const there = (...more: string[]) => lookingOn([{ card: HERE, dark: ['Darth Vader', ...more] }], cards)
      there('Adder', 'Lid').expect(vader(6))
      there('Adder', 'Taker', 'Lid').expect(vader(4))
      there('Three', 'Lid').expect(vader(3))
      there('Adder', 'Taker', 'Seal').expect(vader(6))
    },
  )

  test(
    'nothing falls below 0, nor does a price',
    proves('ccgx/number/floor-zero', 'ccgx/final/destiny-zero-reset'),
    () => {
      const cards = [
        saying('Taker', power({ add: -9 }), {
          static: 'deploy-cost',
          of: { title: 'Stormtrooper' },
          add: -5,
        }),
      ]
      const game = lookingOn([{ card: HERE, dark: ['Darth Vader', 'Taker'] }], cards)
      game.expect({
        ...vader(0),
        offers: { dark: [{ deploy: 'dark.hand/Stormtrooper', on: HERE, cost: 0 }] },
      })
    },
  )
})

describe('Force drains', () => {
  test('of 0 are allowed and count', proves('ccgx/number/drain-at-zero', 'ccgx/final/drain-zero'), () => {
    const barren = {
      title: 'Barren: Rock',
      side: 'dark',
      kind: 'location',
      type: 'site',
      icons: ['exterior'],
      force: { dark: 1, light: 0 },
    } as const
    const collector = fighter(
      'dark',
      'Collector',
      { power: 1, ability: 1 },
      {
        text: {
          triggers: [{ when: { just: 'drain-initiated', by: 'you' }, do: [{ do: 'activate', amount: 1 }] }],
        },
      },
    )
    const game = final(
      {
        at: 'control dark',
        locations: [
          { card: 'Barren: Rock', dark: ['Collector'] },
          { card: THERE, dark: ['Stormtrooper'] },
        ],
        dark: { force: 0 },
      },
      { cards: [barren, collector] },
    )
    game.expect({ offers: { dark: [{ drain: 'Barren: Rock', amount: 0 }] } })
    game.play('dark', { drain: 'Barren: Rock' })
    game.expect({ resources: { dark: { force: 1 } }, asked: 'dark' })
  })

  test(
    'take no more than a limit, and are as much as before',
    proves('ccgx/number/loss-cap', 'ccgx/final/drain-loss-limit'),
    () => {
      const rich = {
        title: 'Rich: Mine',
        side: 'dark',
        kind: 'location',
        type: 'site',
        icons: ['exterior'],
        force: { dark: 1, light: 4 },
      } as const
      const limit = fighter(
        'light',
        'Limit',
        { power: 1, ability: 1 },
        {
          text: { statics: [{ static: 'limits-losses', whose: 'yours', most: 2, from: 'drain' }] },
        },
      )
      const game = final(
        {
          at: 'control dark',
          locations: [
            { card: 'Rich: Mine', dark: ['Stormtrooper'] },
            { card: HERE, light: ['Limit'] },
            THERE,
          ],
          light: { lost: 0 },
        },
        { cards: [rich, limit] },
      )
      game.play('dark', { drain: 'Rich: Mine' })
      game.expect({
        events: [{ kind: 'drainInitiated', amount: 4 }],
        resources: { light: { lost: 2 } },
        asked: 'light',
      })
    },
  )
})

describe('in a battle', () => {
  const brawl = (dark: readonly string[], light: readonly string[], cards: ReturnType<typeof fighter>[]) => {
    const game = final(
      {
        at: 'battle dark',
        locations: [{ card: HERE, dark, light }],
        dark: { force: 5, reserve: ['Lift Tube (D)', 'Lift Tube (D)', 9] },
        light: { force: 5, reserve: ['Lift Tube (L)', 'Lift Tube (L)', 9], lost: 0 },
      },
      { cards },
    )
    return game.play('dark', { battle: HERE })
  }
  const rebel = (title: string, figures: Readonly<Record<string, number>>, ...statics: readonly Static[]) =>
    fighter('light', title, { power: 1, forfeit: 1, ...figures }, { text: { statics } satisfies CardText })

  test(
    'ability that may not be applied still gives presence and defense',
    proves('ccgx/number/ability-not-applied'),
    () => {
      const idle = rebel(
        'Idle',
        { ability: 5 },
        { static: 'number', change: 'usable-ability', of: SELF, fix: 0 },
      )
      const game = brawl(['Stormtrooper'], ['Idle'], [idle])
      game.expect({
        numbers: { Idle: { ability: 5 }, [HERE]: { 'presence-light': 5, 'total-ability-light': 0 } },
        noEvents: [{ kind: 'destinyDrawn' }],
        asked: 'dark',
      })
    },
  )

  test(
    'one who draws if not able to otherwise gives one destiny, however many say so',
    proves('ccgx/number/destiny-if-unable'),
    () => {
      const able: Static = { static: 'allows', what: 'draw-battle-destiny', of: SELF }
      const cards = [
        rebel('Lone', { ability: 1 }, able),
        rebel('Other', { ability: 1 }, able),
        rebel('Strong', { ability: 4 }),
      ]
      const most = (...light: readonly string[]) => {
        const game = brawl(['Stormtrooper'], light, cards)
        const question = game.machine.questionFor(1)
        game.expect({ asked: { light: 'battle-destiny' } })
        return question?.kind === 'number' ? question.max : null
      }
      expect(most('Lone', 'Other')).toBe(1)
      expect(most('Lone', 'Strong')).toBe(1)
    },
  )

  test(
    'a destiny to power alone counts for power and not for attrition',
    proves('ccgx/number/power-only-destiny'),
    () => {
      const cards = [
        rebel(
          'Mighty',
          { ability: 1 },
          {
            static: 'side-number',
            change: 'power-destinies',
            whose: 'yours',
            add: 1,
          },
        ),
      ]
      const game = brawl(['Stormtrooper'], ['Mighty'], cards)
      game.play('light', 1)
      game.expect({
        events: [{ kind: 'battleTotals', totals: [1, 7] }],
        asked: { dark: 'settle' },
      })
    },
  )

  test('whoever may not be forfeited is no choice', proves('ccgx/number/may-not-forfeit'), () => {
    const cards = [
      rebel('Safe', { ability: 1, forfeit: 5 }, { static: 'bars', what: 'be-forfeited', of: SELF }),
    ]
    const game = brawl(['Darth Vader'], ['Safe'], cards)
    game.play('dark', 0)
    game.expect({
      refused: { light: { forfeit: 'Safe' }, rule: 'ccgx/number/may-not-forfeit' },
      asked: { light: 'settle' },
    })
  })
})

test(
  'what is done once in a game is not renewed by another copy',
  proves('ccgx/number/once-per-game', 'ccgx/final/once-per-game'),
  () => {
    const once = fighter(
      'dark',
      'Once',
      { power: 1, ability: 1, deploy: 1 },
      {
        text: {
          actions: [
            { when: 'your-turn', limit: { times: 1, per: 'game' }, do: [{ do: 'draw-cards', amount: 1 }] },
          ],
        },
      },
    )
    const twice = fighter(
      'dark',
      'Often',
      { power: 1, ability: 1, deploy: 1 },
      {
        text: {
          actions: [
            { when: 'your-turn', limit: { times: 1, per: 'turn' }, do: [{ do: 'draw-cards', amount: 1 }] },
          ],
        },
      },
    )
    const game = lookingOn([{ card: HERE, dark: ['Once', 'Once', 'Often', 'Often'] }], [once, twice])
    game.play('dark', { play: 'Once #1' }).expect({ noOffers: { dark: [{ play: 'Once #2' }] } })
    game
      .play('dark', { play: 'Often #1' })
      .expect({ offers: { dark: [{ play: 'Often #2' }] }, asked: 'dark' })
  },
)
