/** Numbers by later rules: Force drains and their bonuses, generation, costs, pairs, attrition with power. */
import type { Scenario } from '@dejarik/kernel/scenario'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Swccg } from '../index.ts'
import type { Static } from '../text/statics.ts'
import { ARENA, fight, fighter, PIT } from './battle-play.ts'
import { scout } from './cast.ts'
import { HERE, lookingOn, THERE } from './looking-on.ts'
import { final } from './play.ts'
import { interrupt, saying } from './worded-fighters.ts'

const CAMP = 'Tatooine: Jawa Camp (D)'
const CANTINA = { title: 'Tatooine: Cantina' } as const
const asked = (game: Scenario<Swccg>) => (game.machine.questionFor(0) ? 'dark' : 'light')
const side = (seat: 'dark' | 'light', title: string, change: object) =>
  saying(seat, title, { statics: [{ static: 'side-number', at: CANTINA, ...change } as Static] })

describe('Force drains', () => {
  const cards = [
    side('dark', 'Own Bonus', { change: 'drain', whose: 'yours', add: 2 }),
    side('dark', 'Own Malus', { change: 'drain', whose: 'yours', add: -1 }),
    side('light', 'Their Gift', { change: 'drain', whose: 'opponents', add: 3 }),
    saying('light', 'Journal', { statics: [{ static: 'cancels-drain-bonuses' }] }),
    saying('dark', 'Own Journal', { statics: [{ static: 'cancels-drain-bonuses' }] }),
  ]
  const amount = (value: number, dark: readonly string[], light: readonly string[]) =>
    final(
      {
        at: 'control dark',
        locations: [
          { card: HERE, dark: ['Stormtrooper'] },
          { card: THERE, dark },
          { card: CAMP, light },
        ],
      },
      { cards },
    ).expect({ offers: { dark: [{ drain: HERE, amount: value }] }, asked: 'dark' })
  test(
    'lose what the cards of who drains add, where a text cancels it; not what is taken away, nor gifts of the other',
    proves('ccgx/final/drain-bonus', 'ccgx/number/drain-bonus-canceled'),
    () => {
      amount(4, ['Own Bonus'], [])
      amount(2, ['Own Bonus'], ['Journal'])
      amount(4, ['Own Bonus', 'Own Journal'], [])
      amount(1, ['Own Bonus', 'Own Malus'], ['Journal'])
      amount(5, ['Own Bonus'], ['Journal', 'Their Gift'])
    },
  )

  test(
    'that are guarded are changed and cancelled by no card of the opponent, and ended by a react all the same',
    proves('ccgx/number/unmodified-by-opponent', 'ccgx/final/drain-not-modified'),
    () => {
      const guard = saying('dark', 'Guard', { statics: [{ static: 'guards-drains', at: CANTINA }] })
      const malus = side('light', 'Malus', { change: 'drain', whose: 'opponents', add: -1 })
      const stop = interrupt('Stop', 'light', {
        when: { just: 'drain-initiated', by: 'opponent' },
        do: [{ do: 'cancel' }],
      })
      const draining = (dark: readonly string[], value: number) => {
        const game = final(
          {
            at: 'control dark',
            locations: [
              { card: HERE, dark: ['Stormtrooper'] },
              { card: THERE, light: ['Swift Scout'] },
              { card: CAMP, light: ['Malus', 'Their Gift'], dark },
            ],
            light: { force: 3, reserve: 20, hand: ['Stop'] },
          },
          { cards: [...cards, guard, malus, stop, scout] },
        )
        game.expect({ offers: { dark: [{ drain: HERE, amount: value }] } })
        return game.play('dark', { drain: HERE })
      }
      const open = draining(['Own Bonus'], 6)
      open.expect({ offers: { light: [{ play: 'Stop' }, { move: 'Swift Scout' }] }, asked: 'light' })
      const guarded = draining(['Own Bonus', 'Guard'], 4)
      guarded.expect({ offersExactly: { light: [{ move: 'Swift Scout' }, 'pass'] } })
      guarded.play('light', { move: 'Swift Scout', to: HERE })
      guarded.expect({ events: [{ kind: 'drainCancelled' }], asked: asked(guarded) })
    },
  )

  test(
    'battles and plays that cost more are not begun without it, and what was paid stays paid',
    proves('ccgx/number/drain-cost', 'ccgx/interrupt/toll-on-interrupts'),
    () => {
      const tolls = [
        side('light', 'Toll', { change: 'drain-cost', whose: 'opponents', add: 2 }),
        side('light', 'War Tax', { change: 'battle-cost', whose: 'opponents', add: 3 }),
        saying('light', 'Censor', {
          statics: [{ static: 'play-cost', of: { title: 'Gain' }, add: 2 }],
        }),
        interrupt('Gain', 'dark', { when: 'any-time', do: [{ do: 'draw-cards', amount: 1 }] }),
        interrupt('Stop Drain', 'light', {
          when: { just: 'drain-initiated', by: 'opponent' },
          do: [{ do: 'cancel' }],
        }),
        interrupt('Stop Fight', 'light', {
          when: { just: 'battle-initiated', by: 'opponent' },
          do: [{ do: 'cancel' }],
        }),
        interrupt('Hush', 'light', {
          when: { just: 'played', by: 'opponent' },
          do: [{ do: 'cancel' }],
        }),
      ]
      const at = (phase: string, force: number, there: readonly string[]) =>
        final(
          {
            at: `${phase} dark`,
            locations: [
              { card: HERE, dark: ['Stormtrooper'], light: there },
              { card: CAMP, light: ['Toll', 'War Tax', 'Censor'] },
              { card: THERE, dark: ['Stormtrooper'], light: ['Talz'] },
            ],
            dark: { force, hand: ['Gain', 'Stormtrooper'], used: 0 },
            light: { hand: ['Stop Drain', 'Stop Fight', 'Hush'] },
          },
          { cards: tolls },
        )
      at('control', 1, []).expect({ noOffers: { dark: [{ drain: HERE }] }, asked: 'dark' })
      at('control', 1, []).expect({ noOffers: { dark: [{ play: 'Gain' }] }, asked: 'dark' })
      const drained = at('control', 5, []).play('dark', { drain: HERE }).play('light', { play: 'Stop Drain' })
      drained.expect({ resources: { dark: { force: 3, used: 2 } }, asked: asked(drained) })
      const played = at('control', 5, []).play('dark', { play: 'Gain' }).play('light', { play: 'Hush' })
      played.expect({ resources: { dark: { force: 3, used: 2 } }, asked: asked(played) })
      at('battle', 3, ['Talz']).expect({
        offers: { dark: [{ battle: THERE }] },
        noOffers: { dark: [{ battle: HERE }] },
        asked: 'dark',
      })
      const fought = at('battle', 5, ['Talz']).play('dark', { battle: HERE })
      fought.play('light', { play: 'Stop Fight' })
      fought.expect({ resources: { dark: { force: 1, used: 4 } }, asked: asked(fought) })
    },
  )

  test(
    'give way to what is done instead of them, where one could drain, once',
    proves('ccgx/number/instead-of-drain', 'ccgx/capture/release-cost'),
    () => {
      const TOWER = 'Cloud City: Security Tower'
      const tower = (dark: readonly string[], light: readonly string[]) =>
        final({
          at: 'control light',
          locations: [
            { card: TOWER, dark: [...dark, { card: 'Han Solo', imprisoned: true, owner: 'light' }], light },
            { card: THERE, light: ['Rebel Trooper'] },
          ],
          light: { force: 5 },
        })
      tower([], ['Talz']).expect({
        offers: { light: [{ play: TOWER }, { drain: TOWER }] },
        asked: 'light',
      })
      tower(['Stormtrooper'], ['Talz']).expect({ noOffers: { light: [{ play: TOWER }] }, asked: 'light' })
      const released = tower([], ['Talz']).play('light', { play: TOWER })
      if (released.machine.questionFor(1)?.about === 'release') released.play('light', { verb: 'choose' })
      if (asked(released) === 'dark') released.play('dark', 'pass')
      released.expect({ noOffers: { light: [{ drain: TOWER }, { play: TOWER }] }, asked: 'light' })
      const drained = tower([], ['Talz']).play('light', { drain: TOWER })
      while (drained.machine.questionFor(0)?.about === 'lose-force')
        drained.play('dark', { verb: 'lose', from: 'reserve' })
      if (asked(drained) === 'dark') drained.play('dark', 'pass')
      drained.expect({ noOffers: { light: [{ play: TOWER }] }, asked: 'light' })
    },
  )
})

test(
  'what a place generates is its icons with all that is added, then limited, and the rest counts with 1 more',
  proves('ccgx/final/generation', 'ccgx/number/generation-cap'),
  () => {
    const more = side('dark', 'More', { change: 'force-generation', whose: 'yours', add: 3 })
    const cards = [
      more,
      side('light', 'Most One', { change: 'force-generation', whose: 'opponents', fix: 1 }),
      side('light', 'None', { change: 'force-generation', whose: 'opponents', fix: 0 }),
      {
        title: 'Tatooine: Bare Rock',
        side: 'dark',
        kind: 'location',
        type: 'site',
        icons: ['exterior', 'planet'],
        force: { dark: 0, light: 2 },
      } as const,
      saying('light', 'Bare', {
        statics: [
          {
            static: 'side-number',
            change: 'force-generation',
            whose: 'opponents',
            at: { title: 'Tatooine: Bare Rock' },
            fix: 1,
          },
        ],
      }),
    ]
    const generates = (value: number, dark: readonly string[], light: readonly string[]) => {
      const game = final(
        {
          at: 'deploy dark',
          locations: [{ card: HERE, dark, light }, 'Tatooine: Bare Rock'],
          dark: { hand: ['Stormtrooper'], force: 5 },
        },
        { cards },
      )
      game.expect({ resources: { dark: { generation: value } }, asked: 'dark' })
    }
    const base = 3
    generates(base, [], [])
    generates(base + 3, ['More'], [])
    generates(2, ['More'], ['Most One'])
    generates(1, ['More'], ['Most One', 'None'])
    generates(base, [], ['Bare'])
  },
)

test('pairs are counted so that nobody is in two of them', proves('ccgx/number/pair-once'), () => {
  const cards = [
    fighter('dark', 'Rogue', { power: 0, ability: 1 }, { type: 'alien' }),
    fighter('dark', 'Machine', { power: 0 }, { type: 'droid' }),
  ]
  const power = (value: number, ...dark: readonly string[]) =>
    lookingOn([{ card: PIT, dark: ['4-LOM', ...dark] }], [...ARENA, ...cards]).expect({
      numbers: { [PIT]: { 'total-power-dark': value } },
      asked: 'dark',
    })
  power(2)
  power(3, 'Rogue')
  power(3, 'Rogue', 'Rogue')
  power(4, 'Rogue', 'Rogue', 'Machine')
  power(4, 'Rogue', 'Rogue', 'Machine', 'Machine')
})

describe('costs', () => {
  test(
    'that are free are 0 before others add to them, and never less than 0',
    proves('ccgx/number/deploys-free-vs-minus'),
    () => {
      const cost = (add: number): Static => ({ static: 'deploy-cost', of: { title: 'Recruit' }, add })
      const cards = [
        saying('dark', 'Recruit', {}, { deploy: 3 }),
        saying('light', 'Dearer', { statics: [cost(2)] }),
        saying('dark', 'Cheaper', { statics: [cost(-9)] }),
        saying('dark', 'Host', {
          statics: [{ static: 'allows', what: 'deploy-free', of: { title: 'Recruit' } }],
        }),
      ]
      const costs = (value: number, dark: readonly string[], light: readonly string[] = []) =>
        lookingOn([{ card: HERE, dark: ['Stormtrooper', ...dark], light }], cards, {
          dark: { hand: ['Recruit'] },
        }).expect({
          offers: { dark: [{ deploy: 'dark.hand/Recruit', on: HERE, cost: value }] },
          asked: 'dark',
        })
      costs(3, [])
      costs(5, [], ['Dearer'])
      costs(0, ['Host'])
      costs(2, ['Host'], ['Dearer'])
      costs(0, ['Cheaper'])
    },
  )

  test(
    'that both players pay must be payable by both, and changes concern each',
    proves('ccgx/number/both-pay'),
    () => {
      const dearer = saying('dark', 'Dearer', {
        statics: [{ static: 'deploy-cost', of: { title: 'Het Nkik' }, add: 1 }],
      })
      const with_ = (light: number, dark: number, there: readonly string[] = []) =>
        final(
          {
            at: 'deploy light',
            locations: [
              { card: HERE, light: ['Talz'] },
              { card: THERE, dark: there },
            ],
            light: { hand: ['Het Nkik', 'Rebel Trooper'], force: light, used: 0 },
            dark: { force: dark, used: 0 },
          },
          { cards: [dearer] },
        )
      const HET = { deploy: 'Het Nkik', on: HERE }
      with_(2, 2).expect({ offers: { light: [HET] }, asked: 'light' })
      with_(2, 1).expect({ noOffers: { light: [HET] }, asked: 'light' })
      with_(1, 5).expect({ noOffers: { light: [HET] }, asked: 'light' })
      const paid = with_(4, 4).play('light', HET)
      paid.expect({
        resources: { light: { force: 2, used: 2 }, dark: { force: 2, used: 2 } },
        asked: 'light',
      })
      with_(3, 2, ['Dearer']).expect({ noOffers: { light: [HET] }, asked: 'light' })
      with_(3, 3, ['Dearer']).expect({ offers: { light: [HET] }, asked: 'light' })
    },
  )
})

test(
  'what is subtracted from attrition and power lowers both by the same',
  proves('ccgx/number/subtract-both'),
  () => {
    const totals = (hand: readonly string[]) => {
      const game = fight(final, {
        cards: [
          saying('dark', 'Lord', {}, { power: 5, ability: 3, forfeit: 9 }),
          saying('light', 'Able', {}, { power: 8, ability: 1, forfeit: 9 }),
          saying('light', 'Page', {}, { power: 0, ability: 0, forfeit: 1 }),
        ],
        dark: { there: ['Lord', 'Lord'], reserve: ['6 of dark', 9] },
        light: { there: ['Able', 'Page'], hand, reserve: ['1 of light', '2 of light', 9], force: 5 },
      })
      if (hand.length > 0) game.play('light', { play: 'Dark Dissension' })
      if (game.machine.questionFor(0)?.about === 'weapons') game.play('dark', 'pass')
      game.play('dark', 1)
      game.expect({ asked: asked(game) })
      return game.machine.table.battle!.sides.map(({ total, attrition }) => [total, attrition])
    }
    expect(totals([])).toEqual([
      [16, 0],
      [8, 6],
    ])
    expect(totals(['Dark Dissension'])).toEqual([
      [13, 0],
      [8, 3],
    ])
  },
)
