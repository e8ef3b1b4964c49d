/** Lucky, and what rerolls do to Critical Hit, Fury and Parry. */

import type { Scenario } from '@dejarik/kernel/scenario'
import { describe } from 'vitest'
import type { Swtcg } from '../index.ts'
import { both, type Fight, fight, fight2003, idc, paying, self, unit, wotc } from './battle-play.ts'

interface Duel {
  readonly attacker?: string
  readonly defender?: string
  readonly power?: number
  readonly dice: readonly number[]
  readonly light?: true
}

/** The Dark Side attacks, or the Light Side. */
function duel(play: Fight, { attacker, defender, power = 3, dice, light }: Duel): Scenario<Swtcg> {
  const [one, other] = light ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  return play({
    cards: [
      unit('Attacker', { speed: 60, power, ...(attacker ? { text: attacker } : {}) }),
      unit('Defender', { speed: 10, health: 20, ...(defender ? { text: defender } : {}) }),
    ],
    dice,
    [one]: { space: ['Attacker'] },
    [other]: { space: ['Defender'] },
  }).play(one, { attack: 'Attacker' })
}
const done = (damage: number) => ({ facts: { Defender: { damage } }, asked: { light: 'next-attack' } })

describe('Lucky', () => {
  idc(
    'lets the attacker roll up to so many dice again, all at once',
    ['keyword/lucky-when-attacking', 'keyword/lucky-once-per-attack'],
    () => {
      duel(fight, { attacker: 'Lucky 2', power: 4, dice: [1, 2, 5, 6, 1, 6] })
        .expect({
          asked: { dark: 'lucky' },
          offers: { dark: [[], ['1'], ['1', '2']] },
          refused: { dark: ['1', '2', '5'], code: 'too-many' },
        })
        .play('dark', ['1', '2'])
        .expect({
          events: [
            { kind: 'diceRerolled', from: [1, 2], to: [1, 6] },
            { kind: 'hitsCounted', hits: 3 },
          ],
          ...done(3),
        })
    },
  )

  idc('lets the attacked unit have dice rolled again', ['keyword/lucky-when-attacked'], () => {
    duel(fight, { defender: 'Lucky 1', dice: [6, 6, 4, 2] })
      .expect({ asked: { light: 'lucky' } })
      .play('light', ['6'])
      .expect(done(2))
  })

  idc(
    'rerolls no more dice than there are, and adds up to one use',
    ['keyword/lucky-cap', 'keyword/lucky-cumulative'],
    () => {
      duel(fight, { attacker: 'Lucky 3 | Lucky 2', power: 2, dice: [1, 2, 5, 6] })
        .expect({ offersExactly: { dark: [[], ['1'], ['2'], ['1', '2']] } })
        .play('dark', ['1', '2'])
        .expect(done(2))
      duel(fight, { attacker: 'Lucky 1 | Lucky 2', power: 4, dice: [1, 2, 3, 4, 6, 6, 6] })
        .play('dark', ['1', '2', '3'])
        .expect(done(4))
    },
  )

  idc('may be declined and costs nothing', ['keyword/lucky-static-optional'], () => {
    duel(fight, { attacker: 'Lucky 2', dice: [6, 6, 6] })
      .play('dark', [])
      .expect({ resources: { dark: { force: 0 } }, ...done(3) })
  })

  idc(
    "of both sides is used one after the other, the Dark Side's first",
    ['keyword/lucky-both-sides', 'pop/rerolled-dice-may-be-rerolled'],
    () => {
      duel(fight, { attacker: 'Lucky 1', defender: 'Lucky 1', power: 1, dice: [6, 3, 5], light: true })
        .expect({ asked: { dark: 'lucky' } })
        .play('dark', ['6'])
        .expect({ asked: { light: 'lucky' }, offersExactly: { light: [[], ['3']] } })
        .play('light', ['3'])
        .expect({ facts: { Defender: { damage: 1 } }, asked: { dark: 'next-attack' } })
    },
  )
})

describe('after rerolls', () => {
  idc(
    'a six that is gone gives no Critical Hit, one that came gives it',
    ['keyword/critical-hit-after-rerolls', 'phrase/natural-reroll'],
    () => {
      duel(fight, { attacker: 'Critical Hit 2', defender: 'Lucky 1', power: 2, dice: [6, 4, 2] })
        .play('light', ['6'])
        .expect(done(1))
      duel(fight, { attacker: 'Critical Hit 2 | Lucky 1', power: 2, dice: [2, 4, 6] })
        .play('dark', ['2'])
        .expect(done(4))
    },
  )

  const again = [
    paying(0, [{ do: 'reroll', dice: 1 }]),
    { ability: 'keyword', keyword: 'critical-hit', value: 2 } as const,
  ]
  wotc(
    'a six that is gone gives no Critical Hit, one that came gives it',
    ['keyword/critical-hit-natural', 'term/natural', 'chance/reroll-ignores-first'],
    () => {
      const cards = [
        unit('Attacker', { speed: 60, power: 2, abilities: again }),
        unit('Defender', { speed: 10, health: 20 }),
      ]
      const position = { cards, dark: { space: ['Attacker'] }, light: { space: ['Defender'] } }
      fight2003({ ...position, dice: [6, 4, 2] })
        .play('dark', { attack: 'Attacker' })
        .play('dark', { play: 'Attacker' })
        .play('dark', ['6'])
        .expect(done(1))
      fight2003({ ...position, dice: [2, 4, 6] })
        .play('dark', { attack: 'Attacker' })
        .play('dark', { play: 'Attacker' })
        .play('dark', ['2'])
        .expect(done(4))
    },
  )

  idc(
    'a four that came sets off no Fury, and one that is gone leaves its dice',
    ['keyword/fury-initial-roll-only', 'keyword/fury-not-undone-by-reroll'],
    () => {
      duel(fight, { attacker: 'Fury 2 | Lucky 1', dice: [3, 2, 6, 4] })
        .play('dark', ['3'])
        .expect(done(2))
      duel(fight, { attacker: 'Fury 1', defender: 'Lucky 1', power: 2, dice: [4, 2, 6, 1] })
        .play('light', ['4'])
        .expect(done(1))
    },
  )

  idc(
    'Lucky rolls again among all dice, those of Fury too',
    ['keyword/fury-with-lucky-example', 'pop/dice-roll-order', 'keyword/fury-timing'],
    () => {
      duel(fight, { attacker: 'Fury 3 | Lucky 2', power: 5, dice: [4, 5, 1, 1, 2, 6, 6, 3, 1, 5] })
        .expect({
          asked: { dark: 'lucky' },
          events: [
            { kind: 'diceRolled', dice: [4, 5, 1, 1, 2] },
            { kind: 'diceRolled', dice: [6, 6, 3] },
          ],
        })
        .play('dark', ['2', '3'])
        .expect({ events: [{ kind: 'hitsCounted', hits: 5 }], ...done(5) })
    },
  )

  idc('a one that is gone does not set off Parry', ['keyword/parry-after-rerolls'], () => {
    duel(fight, { attacker: 'Lucky 1', defender: 'Parry 1', power: 2, dice: [1, 5, 3] })
      .play('dark', ['1'])
      .expect(done(1))
  })
})

describe('changed dice', () => {
  const six = paying(0, [{ do: 'alter-dice', dice: 1, to: 6 }])
  const less = paying(0, [{ do: 'alter-dice', dice: 1, add: -3 }])
  const cards = [
    unit('Attacker', {
      speed: 60,
      power: 2,
      abilities: [six, { ability: 'keyword', keyword: 'critical-hit', value: 2 }],
    }),
    unit('Defender', {
      speed: 10,
      health: 20,
      abilities: [less, { ability: 'keyword', keyword: 'lucky', value: 1 }],
    }),
  ]
  idc(
    'come after added and rerolled dice, may be changed again, and are not natural',
    [
      'pop/dice-roll-order',
      'pop/altered-dice-may-be-altered',
      'phrase/natural-is-the-face-shown',
      'keyword/critical-hit-natural-only',
    ],
    () => {
      fight({ cards, dice: [2, 1, 3], dark: { space: ['Attacker'] }, light: { space: ['Defender'] } })
        .play('dark', { attack: 'Attacker' })
        .expect({ asked: { light: 'lucky' } })
        .play('light', ['1'])
        .expect({ asked: { dark: 'alter-dice' } })
        .play('dark', { play: 'Attacker' })
        .play('dark', ['2'])
        .expect({ asked: { light: 'alter-dice' }, events: [{ kind: 'diceAltered', from: [2], to: [6] }] })
        .play('light', { play: 'Defender' })
        .play('light', ['6'])
        .expect({ events: [{ kind: 'hitsCounted', hits: 0 }], ...done(0) })
    },
  )
  idc(
    'count as what they were changed to, but set off no Critical Hit',
    ['keyword/critical-hit-natural-only', 'pop/dice-roll-opens-after-any-roll'],
    () => {
      fight({ cards, dice: [2, 1], dark: { space: ['Attacker'] }, light: { space: ['Defender'] } })
        .play('dark', { attack: 'Attacker' })
        .play('light', [])
        .play('dark', { play: 'Attacker' })
        .play('dark', ['1'])
        .play('light', 'pass')
        .expect(done(1))
    },
  )
  wotc('are unknown: after a roll dice can only be rolled again', ['chance/dice-roll'], () => {
    fight2003({
      cards: [
        unit('Attacker', { speed: 60, power: 2, abilities: [six] }),
        unit('Defender', { speed: 10, health: 20 }),
      ],
      dice: [2, 1],
      dark: { space: ['Attacker'] },
      light: { space: ['Defender'] },
    })
      .play('dark', { attack: 'Attacker' })
      .expect(done(0))
  })

  idc('dice may be added, before they are rolled again', ['pop/dice-roll-order'], () => {
    const more = unit('Attacker', {
      speed: 60,
      power: 1,
      abilities: [
        paying(0, [{ do: 'add-dice', dice: 2 }]),
        { ability: 'keyword', keyword: 'lucky', value: 1 },
      ],
    })
    fight({
      cards: [more, unit('Plain', { speed: 10, health: 20 })],
      dice: [1, 6, 2, 5],
      dark: { space: ['Attacker'] },
      light: { space: ['Plain'] },
    })
      .play('dark', { attack: 'Attacker' })
      .expect({ asked: { dark: 'add-dice' } })
      .play('dark', { play: 'Attacker' })
      .expect({ asked: { dark: 'lucky' }, offers: { dark: [['1'], ['6'], ['2']] } })
      .play('dark', ['2'])
      .expect({ facts: { Plain: { damage: 2 } }, asked: 'light' })
  })
})

describe('Critical Hit that comes late', () => {
  const late = {
    cards: [
      unit('Attacker', {
        speed: 60,
        power: 2,
        abilities: [
          paying(0, [
            { do: 'reroll', dice: 0 },
            {
              do: 'get',
              who: self,
              gain: { keywords: [{ keyword: 'critical-hit', value: 3 }] },
              for: 'this-turn',
            },
          ]),
        ],
      }),
      unit('Defender', { speed: 10, health: 20 }),
    ],
    dice: [6, 5],
    dark: { space: ['Attacker'] },
    light: { space: ['Defender'] },
  }
  idc('counts, as it is looked at when damage is pending', ['keyword/critical-hit-timing'], () => {
    fight(late).play('dark', { attack: 'Attacker' }).play('dark', { play: 'Attacker' }).expect(done(5))
  })
  wotc('is too late after the roll', ['keyword/critical-hit-too-late'], () => {
    fight2003(late).play('dark', { attack: 'Attacker' }).play('dark', { play: 'Attacker' }).expect(done(2))
  })
})

both(
  'an effect that rolls again is used once for a roll',
  {
    idc: ['idc/activated/once-per-turn'],
    wotc: ['wotc/chance/reroll-once-per-effect', 'wotc/activated/reroll-timing'],
  },
  (play) => {
    const again = unit('Attacker', {
      speed: 60,
      power: 1,
      abilities: [paying(0, [{ do: 'reroll', dice: 1 }])],
    })
    play({
      cards: [again, unit('Defender', { speed: 10, health: 20 })],
      dice: [2, 1],
      dark: { space: ['Attacker'] },
      light: { space: ['Defender'] },
    })
      .play('dark', { attack: 'Attacker' })
      .play('dark', { play: 'Attacker' })
      .expect(done(0))
  },
)
