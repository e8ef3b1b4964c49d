/** What is forfeited in battles of tournaments: attrition that is fixed and ignored, debts met at once, other piles. */
import type { Scenario } from '@dejarik/kernel/scenario'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Swccg } from '../index.ts'
import type { Static } from '../text/statics.ts'
import type { CardText } from '../text/text.ts'
import { fight, PIT, type weapon } from './battle-play.ts'
import { final } from './play.ts'
import { interrupt, saying } from './worded-fighters.ts'

type Card = ReturnType<typeof weapon>
const SELF = { the: 'self' } as const
const immunity = (title: string, become: number): Static => ({
  static: 'number',
  change: 'immunity',
  of: { title },
  become,
})
const dark = (title: string, text: CardText, figures: Record<string, number> = {}): Card =>
  saying('dark', title, text, { power: 0, ability: 0, forfeit: 1, ...figures })
const CARDS: readonly Card[] = [
  saying('light', 'Able', {}, { power: 3, ability: 4, forfeit: 9 }),
  dark('Brute', {}, { power: 9, ability: 1, forfeit: 9 }),
  dark('Page', {}),
  dark('Tough', { statics: [immunity('Tough', 9)] }, { ability: 1, forfeit: 3 }),
]
const asked = (game: Scenario<Swccg>) => (game.machine.questionFor(0) ? 'dark' : 'light')

/** The Light Side draws this destiny, and the Dark Side settles. */
function struck(
  destiny: number,
  there: readonly string[],
  cards: readonly Card[] = [],
  hand: readonly string[] = [],
) {
  const game = fight(final, {
    cards: [...CARDS, ...cards],
    dark: { there, lost: 0, used: 0, hand, reserve: 9 },
    light: { there: ['Able'], reserve: [`${destiny} of light`, 9], lost: 0 },
  })
  return game.play('light', 1)
}
const owes = (game: Scenario<Swccg>, seat: 0 | 1 = 0) => {
  game.expect({ asked: asked(game) })
  return game.machine.table.battle?.sides[seat]
}

describe('attrition', () => {
  test(
    'and who is immune to it are fixed as the damage segment begins',
    proves('ccgx/final/attrition-fixed'),
    () => {
      const ward = dark('Ward', { statics: [immunity('Brute', 9), immunity('Ward', 0)] })
      const harsh = dark('Harsh', {
        statics: [{ static: 'side-number', change: 'attrition', whose: 'opponents', add: 2 }],
      })
      const game = struck(4, ['Brute', 'Ward'], [ward])
      game.play('dark', { forfeit: 'Ward' })
      game.expect({ facts: { Brute: { at: PIT } }, asked: { light: 'settle' } })
      const more = struck(4, ['Brute', 'Harsh'], [harsh])
      expect(owes(more)?.attrition).toBe(6)
      expect(owes(more.play('dark', { forfeit: 'Harsh' }))?.attrition).toBe(5)
    },
  )

  test(
    'is ignored once all who are left are immune; before that who is immune may be forfeited for it',
    proves('ccgx/final/attrition-ignored'),
    () => {
      const open = struck(4, ['Tough', 'Page', 'Brute'])
      open.expect({
        offersExactly: { dark: [{ forfeit: 'Tough' }, { forfeit: 'Page' }, { forfeit: 'Brute' }] },
      })
      open.play('dark', { forfeit: 'Tough' })
      expect(owes(open)?.attrition).toBe(1)
      const over = struck(4, ['Tough', 'Page'])
      over.expect({ offers: { dark: [{ forfeit: 'Page' }] } }).play('dark', { verb: 'lose', from: 'reserve' })
      over.play('dark', { verb: 'lose', from: 'reserve' })
      over.play('dark', { forfeit: 'Page' })
      over.expect({ facts: { Tough: { at: PIT } } })
      over.expect({ asked: asked(over) })
    },
  )
})

describe('a forfeited card', () => {
  const meets = (what: 'both' | 'attrition' | 'damage'): Card =>
    dark('Hero', {
      triggers: [{ when: { just: 'forfeited', card: SELF }, do: [{ do: 'satisfy', what }] }],
    })
  const after = (hero: Card) =>
    owes(struck(5, ['Hero', 'Tough', 'Page'], [hero]).play('dark', { forfeit: 'Hero' }))

  test(
    'that satisfies all that remains does so for what it names, whatever its forfeit value',
    proves('ccgx/final/forfeit-satisfies-all', 'ccgx/number/satisfies-all'),
    () => {
      expect(after(meets('both'))).toBeUndefined()
      expect(after(meets('attrition'))).toMatchObject({ attrition: 0, damage: 7 })
      expect(after(meets('damage'))).toMatchObject({ attrition: 4, damage: 0 })
      const scorn = dark('Scorn', {
        statics: [{ static: 'bars', what: 'satisfy-attrition', of: { title: 'Hero' } }],
      })
      const barred = struck(5, ['Hero', 'Tough', 'Page', 'Scorn'], [meets('both'), scorn])
      expect(owes(barred.play('dark', { forfeit: 'Hero' }))).toMatchObject({ attrition: 5, damage: 0 })
    },
  )

  test(
    'that goes to the Used Pile counts with its full value',
    proves('ccgx/final/forfeit-other-pile', 'ccgx/number/forfeit-to-used'),
    () => {
      const saved: CardText = {
        triggers: [
          {
            when: { just: 'forfeited', card: SELF },
            do: [{ do: 'put-on-pile', what: SELF, piles: ['used'] }],
          },
        ],
      }
      const hero = dark('Hero', saved, { forfeit: 3 })
      const game = struck(4, ['Hero', 'Brute'], [hero]).play('dark', { forfeit: 'Hero' })
      game.expect({
        top: { 'dark.used': ['Hero'] },
        resources: { dark: { lost: 0 } },
        events: [{ kind: 'left', is: 'Hero', by: 'forfeited' }],
      })
      expect(owes(game)?.attrition).toBe(1)
    },
  )

  test(
    'in the place of a hit one satisfies with its own value, and the other is as before',
    proves('ccgx/number/forfeit-in-place'),
    () => {
      const friend = dark(
        'Friend',
        {
          statics: [{ static: 'allows', what: 'stand-in', of: SELF, to: { title: 'Page' } }],
        },
        { forfeit: 2 },
      )
      const hit = interrupt('Hit It', 'light', {
        when: 'battle',
        do: [{ do: 'hit', what: { title: 'Page' } }],
      })
      const game = fight(final, {
        cards: [...CARDS, friend, hit],
        dark: { there: ['Page', 'Friend', 'Tough'], lost: 0, reserve: 9 },
        light: { there: ['Able'], hand: ['Hit It'], reserve: ['1 of light', 9] },
      })
      if (asked(game) === 'dark') game.play('dark', 'pass')
      game.play('light', { play: 'Hit It' })
      if (game.machine.questionFor(1)?.about === 'battle-destiny') game.play('light', 1)
      game.expect({ facts: { Page: { hit: true } } })
      const before = owes(game)!.damage
      game.play('dark', { forfeit: 'Friend', insteadOf: 'Page' })
      expect(owes(game)?.damage).toBe(before - 2)
      game.expect({ facts: { Page: { hit: false, at: PIT } } })
      game.expect({ asked: asked(game) })
    },
  )
})
