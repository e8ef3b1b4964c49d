/** How many battle destinies a side draws by the rules of tournaments, and what becomes of their total. */
import type { Scenario } from '@dejarik/kernel/scenario'
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Swccg } from '../index.ts'
import type { Placed } from '../scenario/position.ts'
import type { Static } from '../text/statics.ts'
import { fight, fighter, type weapon } from './battle-play.ts'
import { final } from './play.ts'
import { interrupt, saying } from './worded-fighters.ts'

type Card = ReturnType<typeof weapon>
const changes = (side: 'dark' | 'light', title: string, change: object): Card =>
  saying(side, title, { statics: [{ static: 'side-number', ...change } as Static] }, { ability: 0 })

const CARDS: readonly Card[] = [
  saying('light', 'Weak', {}, { ability: 1, forfeit: 9 }),
  saying('light', 'Able', {}, { ability: 4, forfeit: 9 }),
  saying('light', 'Wise', {}, { ability: 6, forfeit: 9 }),
  changes('light', 'Lucky', { change: 'battle-destinies', whose: 'yours', add: 1 }),
  changes('dark', 'Asks Six', { change: 'ability-needed', whose: 'opponents', fix: 6 }),
  changes('dark', 'Asks Five', { change: 'ability-needed', whose: 'opponents', fix: 5 }),
  changes('dark', 'Asks More', { change: 'ability-needed', whose: 'opponents', add: 1 }),
  changes('dark', 'Only One', { change: 'battle-destinies', whose: 'opponents', fix: 1 }),
  changes('dark', 'Only Two', { change: 'battle-destinies', whose: 'opponents', fix: 2 }),
  changes('dark', 'None', { change: 'battle-destinies', whose: 'opponents', fix: 0 }),
  saying(
    'light',
    'Stubborn',
    { statics: [{ static: 'allows', what: 'draw-battle-destiny', of: { the: 'self' } }] },
    { ability: 0 },
  ),
  fighter('dark', 'Guard', { power: 9, ability: 1, forfeit: 9 }),
]

const asked = (game: Scenario<Swccg>) => (game.machine.questionFor(0) ? 'dark' : 'light')

/** How many battle destinies the Light Side may draw. */
function draws(light: readonly (string | Placed)[], dark: readonly string[] = []): number {
  const game = fight(final, {
    cards: CARDS,
    dark: { there: ['Guard', ...dark], reserve: 9 },
    light: { there: light, reserve: 9 },
  })
  const question = game.machine.questionFor(1)
  game.expect({ asked: asked(game) })
  return question?.about === 'battle-destiny' && question.kind === 'number' ? question.max : 0
}

describe('the number of battle destinies', () => {
  test(
    'an ability that is required takes the place of 4, the highest of several, and keeps added draws away too',
    proves('ccgx/number/ability-required', 'ccgx/final/battle-destiny-required-ability'),
    () => {
      expect(draws(['Able', 'Lucky'])).toBe(2)
      expect(draws(['Able', 'Lucky'], ['Asks Six'])).toBe(0)
      expect(draws(['Wise', 'Lucky'], ['Asks Six'])).toBe(2)
      expect(draws(['Able', 'Weak'], ['Asks Five'])).toBe(1)
      expect(draws(['Able', 'Weak'], ['Asks Five', 'Asks Six'])).toBe(0)
      expect(draws(['Wise'], ['Asks Six', 'Asks More'])).toBe(0)
      expect(draws(['Able', 'Weak'], ['Asks More'])).toBe(1)
      expect(draws(['Able', 'Lucky'], ['Asks More'])).toBe(1)
    },
  )

  test(
    'who draws one if not able to otherwise draws that one whatever is required, and none more than others',
    proves('ccgx/final/battle-destiny-if-unable', 'ccgx/number/destiny-if-unable'),
    () => {
      expect(draws(['Stubborn', 'Weak'])).toBe(1)
      expect(draws(['Stubborn', 'Able'])).toBe(1)
      expect(draws(['Stubborn', 'Weak', 'Lucky'])).toBe(1)
      expect(draws(['Stubborn', 'Weak'], ['Asks Six'])).toBe(1)
      expect(draws(['Stubborn', 'Weak'], ['Only One'])).toBe(1)
      expect(draws(['Stubborn', 'Weak'], ['None'])).toBe(0)
      expect(draws([{ card: "Luke's X-34 Landspeeder", driver: ['Weak'], passengers: ['Stubborn'] }])).toBe(1)
    },
  )

  test(
    'a limit comes last, and the lowest of several counts',
    proves('ccgx/number/max-battle-destiny', 'ccgx/final/battle-destiny-limit'),
    () => {
      expect(draws(['Able', 'Lucky'], ['Only Two'])).toBe(2)
      expect(draws(['Able', 'Lucky'], ['Only One'])).toBe(1)
      expect(draws(['Able', 'Lucky'], ['Only One', 'Only Two'])).toBe(1)
      expect(draws(['Weak'], ['Only One'])).toBe(0)
      expect(draws(['Able', 'Lucky'], ['None', 'Only Two'])).toBe(0)
    },
  )
})

const drawn = { just: 'battle-destinies-drawn' } as const
const reset = interrupt('Nine', 'light', {
  when: drawn,
  do: [{ do: 'set-battle-destiny', who: 'you', to: 9 }],
})
const seer = saying('light', 'Seer', {}, { power: 1, ability: 4, forfeit: 9 })
const more: Static = { static: 'side-number', change: 'total-battle-destiny', whose: 'yours', add: 2 }

describe('the total of battle destinies', () => {
  const settled = (light: readonly string[], draw: number) => {
    const game = fight(final, {
      cards: [
        ...CARDS,
        reset,
        seer,
        saying('light', 'Adds Two', { statics: [more] }, { power: 0, ability: 0, forfeit: 9 }),
        fighter('dark', 'Sage', { power: 9, ability: 4, forfeit: 9 }),
      ],
      dark: { there: ['Sage'], reserve: ['2 of dark', 9] },
      light: { there: light, reserve: ['3 of light', 9], hand: ['Nine'] },
    })
    game.play('dark', 1)
    if (game.machine.questionFor(1)?.about === 'battle-destiny') game.play('light', draw)
    return game
  }
  const totals = (game: Scenario<Swccg>, ...values: readonly number[]) =>
    game.expect({ events: [{ kind: 'battleTotals', totals: values }], asked: asked(game) })

  test(
    'that is set to a number is that number, and there is none to set or to change without a draw',
    proves('ccgx/final/battle-destiny-reset'),
    () => {
      totals(settled(['Seer'], 1).play('light', 'pass'), 11, 4)
      totals(settled(['Seer'], 1).play('light', { play: 'Nine' }), 11, 10)
      totals(settled(['Seer', 'Adds Two'], 1).play('light', 'pass'), 11, 6)
      const none = settled(['Weak', 'Adds Two'], 0)
      if (none.machine.questionFor(1)?.about === 'battle-destinies-drawn')
        none.play('light', { play: 'Nine' })
      totals(none, 11, 1)
    },
  )
})
