/** Battles by the rules of tournaments: shots in turn, destinies, attrition and damage. */
import type { Scenario } from '@dejarik/kernel/scenario'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Swccg } from '../index.ts'
import type { Placed } from '../scenario/position.ts'
import type { Static } from '../text/statics.ts'
import type { CardText } from '../text/text.ts'
import { fight, fighter, PIT, weapon } from './battle-play.ts'
import { inline } from './inline-cards.ts'
import { final } from './play.ts'

type Card = ReturnType<typeof fighter>
type There = readonly (string | Placed)[]

const saying = (
  side: 'dark' | 'light',
  title: string,
  figures: Record<string, number>,
  text: CardText = {},
) => fighter(side, title, { power: 1, ability: 1, forfeit: 1, ...figures }, { text })
const changing = (side: 'dark' | 'light', title: string, change: object): Card =>
  saying(side, title, {}, { statics: [{ static: 'side-number', whose: 'yours', ...change } as Static] })
const gun = (title: string, side: 'dark' | 'light', fires: object = {}) =>
  weapon(title, side, {
    deploys: { on: [{ on: { kind: 'character', whose: 'yours' } }] },
    fires: { at: { kind: 'character' }, ...fires },
  })
const interrupt = (title: string, side: 'dark' | 'light', text: CardText): Card =>
  inline({ title, side, kind: 'interrupt', type: 'used', text })

/** Who is asked now, so that a test may end there. */
const seatOf = (game: Scenario<Swccg>) => (game.machine.questionFor(0) ? 'dark' : 'light')
const owed = (game: Scenario<Swccg>, seat: 0 | 1) => {
  game.expect({ asked: seatOf(game) })
  return game.machine.table.battle?.sides[seat]
}

describe('the weapons segment', () => {
  test('shots are taken in turn until both pass', proves('ccgx/final/weapons-segment'), () => {
    const armed = (title: string, with_: string): Placed => ({ card: title, with: [with_] })
    const game = fight(final, {
      cards: [
        saying('dark', 'One', { forfeit: 9 }),
        saying('dark', 'Two', { forfeit: 9 }),
        saying('light', 'Three', { forfeit: 9 }),
        saying('light', 'Four', { forfeit: 9 }),
        gun('Gun A', 'dark'),
        gun('Gun B', 'dark'),
        gun('Gun C', 'light'),
        gun('Gun D', 'light'),
      ],
      dark: { there: [armed('One', 'Gun A'), armed('Two', 'Gun B')], reserve: ['0 of dark', '0 of dark', 9] },
      light: {
        there: [armed('Three', 'Gun C'), armed('Four', 'Gun D')],
        reserve: ['0 of light', '0 of light', 9],
      },
    })
    game.expect({ asked: { dark: 'weapons' } })
    game.play('dark', { fire: 'Gun A', target: 'Three' }).expect({ asked: { light: 'weapons' } })
    game.play('light', { fire: 'Gun C', target: 'One' }).expect({ asked: { dark: 'weapons' } })
    game.play('dark', 'pass').expect({ asked: { light: 'weapons' } })
    game.play('light', { fire: 'Gun D', target: 'One' }).expect({ asked: { dark: 'weapons' } })
    game.play('dark', 'pass').expect({ asked: { dark: 'move-phase' } })
  })

  test(
    'what is added to each weapon destiny counts for every card drawn, what is added to the total once',
    proves('ccgx/final/weapon-each-or-total'),
    () => {
      const adding = (change: 'weapon-draw' | 'weapon-total') =>
        saying(
          'dark',
          'Helper',
          {},
          {
            statics: [{ static: 'number', change, of: { title: 'Gun' }, add: 1 }],
          },
        )
      const total = (change: 'weapon-draw' | 'weapon-total', value: number) => {
        const game = fight(final, {
          cards: [
            adding(change),
            saying('dark', 'Guard', { forfeit: 9 }),
            saying('light', 'Rebel', { ability: 3 }),
            gun('Gun', 'dark', { draws: 2 }),
          ],
          dark: {
            there: [{ card: 'Guard', with: ['Gun'] }, 'Helper'],
            reserve: ['1 of dark', '2 of dark', 9],
          },
          light: { there: ['Rebel'] },
        })
        game.play('dark', { fire: 'Gun', target: 'Rebel' })
        game.expect({ events: [{ kind: 'shot', total: value }], asked: seatOf(game) })
      }
      total('weapon-draw', 5)
      total('weapon-total', 4)
    },
  )
})

/** A battle in which the Light Side draws this destiny. */
function drawn(
  destiny: number,
  dark: There,
  cards: readonly Card[],
  light: There = ['Able'],
  hand: readonly string[] = [],
) {
  const game = fight(final, {
    cards: [saying('light', 'Able', { power: 3, ability: 4, forfeit: 9 }), ...cards],
    dark: { there: dark, lost: 0, hand },
    light: { there: light, reserve: [`${destiny} of light`, '6 of light', 9] },
  })
  return game.machine.questionFor(1)?.about === 'battle-destiny' ? game.play('light', 1) : game
}

describe('destinies', () => {
  test(
    'one that is cancelled counts for nothing, and a re-draw has another in its place',
    proves('ccgx/final/destiny-cancel-redraw', 'ccgx/destiny/cancel-and-redraw'),
    () => {
      const when = { just: 'destiny-drawn', by: 'opponent', for: 'battle' } as const
      const cards = [
        saying('dark', 'Guard', { power: 9, forfeit: 9 }),
        saying('dark', 'Page', { power: 0, forfeit: 1 }),
        interrupt('No', 'dark', { actions: [{ when, do: [{ do: 'cancel' }] }] }),
        interrupt('Again', 'dark', { actions: [{ when, do: [{ do: 'redraw' }] }] }),
      ]
      const no = drawn(4, ['Guard', 'Page'], cards, ['Able'], ['No']).play('dark', { play: 'No' })
      no.expect({ events: [{ kind: 'battleTotals', totals: [9, 3] }], asked: seatOf(no) })
      expect(owed(no, 0)?.attrition).toBe(0)
      const again = drawn(4, ['Guard', 'Page'], cards, ['Able'], ['Again', 'No']).play('dark', {
        play: 'Again',
      })
      again.expect({ asked: { dark: 'destiny-drawn' }, zones: { 'light.used': ['4 of light'] } })
      again.play('dark', 'pass')
      expect(owed(again, 0)?.attrition).toBe(6)
    },
  )
})

describe('attrition', () => {
  const guard = saying('dark', 'Guard', { power: 9, forfeit: 9 })
  const page = saying('dark', 'Page', { power: 0, forfeit: 1 })
  test(
    'is the total battle destiny with what cards change, and nothing without a battle destiny',
    proves('ccgx/final/attrition-total', 'ccgx/number/attrition-change'),
    () => {
      const cards = [
        guard,
        page,
        changing('light', 'More', { change: 'attrition', add: 2 }),
        changing('light', 'Less', { change: 'attrition', add: -9 }),
        changing('light', 'Edge', { change: 'attrition-destinies', add: 1 }),
      ]
      const attrition = (...light: readonly string[]) =>
        owed(drawn(4, ['Guard', 'Page'], cards, light), 0)?.attrition
      expect(attrition('Able')).toBe(4)
      expect(attrition('Able', 'More')).toBe(6)
      expect(attrition('Able', 'Less')).toBe(0)
      expect(attrition('More')).toBe(0)
      const both = drawn(4, ['Guard', 'Page'], cards, ['Able', 'Edge'])
      if (both.machine.questionFor(1)?.about === 'attrition-destiny') both.play('light', 1)
      expect(owed(both, 0)?.attrition).toBe(10)
      const same = drawn(4, ['Guard', 'Page'], cards, ['Able', 'More'])
      same.expect({ events: [{ kind: 'battleTotals', totals: [9, 8] }], asked: seatOf(same) })
    },
  )

  test(
    'below the number of an immune card leaves it alone, and at the number it does not',
    proves('ccgx/final/immunity-less-than'),
    () => {
      const tough = (title: string, become: number) =>
        saying(
          'dark',
          title,
          { power: 9, forfeit: 2 },
          {
            statics: [{ static: 'number', change: 'immunity', of: { the: 'self' }, become }],
          },
        )
      const cards = [tough('Five', 5)]
      drawn(4, ['Five'], cards).expect({ facts: { Five: { at: PIT } }, asked: { light: 'settle' } })
      drawn(5, ['Five'], cards).expect({
        events: [{ kind: 'left', is: 'Five', by: 'forfeited' }],
        asked: { light: 'settle' },
      })
    },
  )

  test(
    'and damage are settled by one card or one Force at a time, in turn',
    proves('ccgx/final/damage-alternate'),
    () => {
      const cards = [
        saying('dark', 'Boss', { power: 9, ability: 4, forfeit: 3 }),
        saying('dark', 'Page', { forfeit: 1 }),
        saying('dark', 'Aide', { forfeit: 1 }),
        saying('light', 'Knight', { power: 3, ability: 4, forfeit: 2 }),
        saying('light', 'Squire', { power: 1, ability: 1, forfeit: 1 }),
      ]
      const game = fight(final, {
        cards,
        dark: { there: ['Boss', 'Page', 'Aide'], reserve: ['1 of dark', 9], lost: 0 },
        light: { there: ['Knight', 'Squire'], reserve: ['4 of light', 9], lost: 0 },
      })
      game
        .play('dark', 1)
        .play('light', 1)
        .expect({ asked: { dark: 'settle' } })
      game.play('dark', { forfeit: 'Page' }).expect({ asked: { light: 'settle' } })
      game.play('light', { verb: 'lose', from: 'reserve' }).expect({ asked: { dark: 'settle' } })
      game.play('dark', { forfeit: 'Boss' }).expect({ asked: { light: 'settle' } })
      game.play('light', { forfeit: 'Squire' }).expect({ asked: { light: 'settle' } })
    },
  )
})

test(
  'battle damage is added to and doubled first and limited last',
  proves('ccgx/final/damage-limits'),
  () => {
    const cards = [
      saying('dark', 'Brute', { power: 9, ability: 1 }),
      saying('light', 'Small', { power: 6, ability: 1, forfeit: 9 }),
      changing('light', 'Safe', { change: 'battle-damage', fix: 0 }),
      changing('dark', 'Harsh', { change: 'battle-damage', whose: 'opponents', add: 2 }),
      changing('dark', 'Twice', { change: 'battle-damage', whose: 'opponents', times: 2 }),
      saying(
        'light',
        'Lid',
        { power: 0 },
        {
          statics: [{ static: 'limits-losses', whose: 'yours', most: 4, from: 'battle' }],
        },
      ),
    ]
    const damage = (dark: readonly string[], light: readonly string[] = []) => {
      const game = fight(final, {
        cards,
        dark: { there: ['Brute', ...dark] },
        light: { there: ['Small', ...light] },
      })
      return owed(game, 1)?.damage ?? 0
    }
    expect(damage([])).toBe(3)
    expect(damage(['Harsh'], ['Safe'])).toBe(0)
    expect(damage(['Harsh'])).toBe(6)
    expect(damage(['Harsh', 'Twice'])).toBe(14)
    expect(damage(['Harsh', 'Twice'], ['Lid'])).toBe(4)
  },
)
