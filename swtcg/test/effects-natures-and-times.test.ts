/** Disrupting by what an effect is like, abilities of the opponent's part of the turn, and limits of modes, from the words of cards of today. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { fightToday, ground, unit } from './battle-play.ts'
import { SPARE, today } from './both-editions.ts'

const own = (text: string) => unit('Own', { text, health: 9 })
const censor = (text: string) => unit('Censor', { text, health: 9 })
const facing = (mine: string, theirs: string, position: object = {}) =>
  today.dark({ space: ['Own'], force: 5, hand: [SPARE], ...position }, { space: ['Censor'], force: 5 }, [
    own(mine),
    censor(theirs),
  ])
const EARN = 'Gain 2 build points. Play only during your build step.'

describe('disrupting by nature', () => {
  const played = (mine: string, theirs: string) => facing(mine, theirs).play('dark', { play: 'Own' })
  test('what costs Force', proves('now/costs/force-activated'), () => {
    const words = '[Tap] -> Disrupt a Force-activated ability.'
    played(`Pay 1 Force -> ${EARN}`, words).expect({
      offers: { light: [{ play: 'Censor' }] },
      asked: 'light',
    })
    played(`[Tap] -> ${EARN}`, words).expect({ resources: { dark: { buildPoints: 2 } }, asked: 'dark' })
  })
  test('what costs none', () => {
    const words = '[Tap] -> Disrupt a non-Force activated effect.'
    played(`[Tap] -> ${EARN}`, words).expect({ offers: { light: [{ play: 'Censor' }] }, asked: 'light' })
    played(`Pay 0 Force -> ${EARN}`, words).expect({ resources: { dark: { buildPoints: 2 } }, asked: 'dark' })
  })
  test('a disrupt', proves('idc/disrupt/disrupt-may-be-disrupted'), () => {
    facing(
      `Pay 1 Force -> ${EARN} | Pay 0 Force -> Disrupt a disrupt.`,
      '[Tap] -> Disrupt an activated ability.',
    )
      .play('dark', { play: 'Own', ability: '0' })
      .expect({ asked: 'light' })
      .play('light', { play: 'Censor' })
      .play('dark', { play: 'Own', ability: '1' })
      .expect({ resources: { dark: { buildPoints: 2 } }, asked: 'dark' })
  })
  test('a disrupt, and nothing else', () => {
    played(`Pay 1 Force -> ${EARN}`, '[Tap] -> Disrupt a disrupt.').expect({
      resources: { dark: { buildPoints: 2 } },
      asked: 'dark',
    })
  })
  test('Force-activated abilities that cannot be disrupted', () => {
    const sure = 'Force-activated abilities of each of your Space units cannot be disrupted.'.replace(
      'cannot',
      "can't",
    )
    const words = 'Pay 0 Force -> Disrupt an activated ability.'
    played(`Pay 1 Force -> ${EARN} | ${sure}`, words).expect({
      resources: { dark: { buildPoints: 2 } },
      asked: 'dark',
    })
    played(`[Tap] -> ${EARN} | ${sure}`, words).expect({ asked: 'light' })
  })
})

describe('disrupting an attack against some units', () => {
  const fight = (text: string, dice?: readonly number[]) =>
    fightToday({
      at: 'battle space',
      cards: [
        censor(text),
        unit('Raider', { speed: 90, power: 4 }),
        unit('Squad', { subtypes: ['Squad'], health: 3 }),
      ],
      dark: { space: ['Raider'] },
      light: { force: 2, space: ['Censor', 'Squad'] },
      ...(dice ? { dice } : {}),
    })
  const words = 'Pay 1 Force -> Disrupt an attack against one of your Squads, and you may retreat that unit.'
  test('offered for those, and the unit is the one that was attacked', () => {
    fight(words)
      .play('dark', { attack: 'Raider', defender: 'Squad' })
      .play('light', { play: 'Censor' })
      .play('light', 'yes')
      .expect({ zones: { 'light.build': ['Squad'] }, stop: 'here' })
  })
  test('not offered for another', () => {
    fight(words, [6, 6, 6, 6])
      .play('dark', { attack: 'Raider', defender: 'Censor' })
      .expect({ zones: { 'light.discard': [] }, stop: 'here' })
  })
})

describe("times in an opponent's part of the turn", () => {
  test('during its build step', () => {
    const spoil = "[Tap] -> Your opponent loses 1 build point. Play only during your opponent's build step."
    facing('', spoil, { buildPoints: 3 })
      .expect({ asked: { light: 'meanwhile' } })
      .play('light', { play: 'Censor' })
      .expect({ resources: { dark: { buildPoints: 2 } }, asked: 'dark' })
  })
  test('as it starts, and not later', () => {
    const spoil =
      "Pay 1 Force -> Your opponent loses 1 build point. Play only when your opponent's build step starts."
    facing('', spoil, { buildPoints: 3 })
      .expect({ asked: { light: 'build-begun' }, offersExactly: { light: ['pass', { play: 'Censor' }] } })
      .play('light', 'pass')
      .expect({ asked: { dark: 'build' } })
  })
  test('not as its own starts', () => {
    const spoil =
      "Pay 1 Force -> Your opponent loses 1 build point. Play only when your opponent's build step starts."
    facing(spoil, '').expect({
      asked: { dark: 'build' },
      refused: { dark: { play: 'Own' }, code: 'wrong-time' },
    })
  })
})

describe('limits of modes', () => {
  const both = (words: string) => facing(`[Tap] -> Choose one: Gain 1 Force. Or: ${words}`, '')
  test('a time after the last is for that one alone', () => {
    fightToday({
      at: 'battle space',
      cards: [
        own('[Tap] -> Choose one: Gain 1 Force. Or: Draw a card. Play only during your build step.'),
        censor(''),
      ],
      dark: { force: 0, space: ['Own'] },
      light: { space: ['Censor'] },
    })
      .expect({ offersExactly: { dark: ['pass', { play: 'Own', ability: '0' }] } })
      .play('dark', { play: 'Own', ability: '0' })
      .expect({ resources: { dark: { force: 1 } }, stop: 'here' })
    both('Draw a card. Play only during your build step.').expect({
      offers: { dark: [{ play: 'Own', ability: '1' }] },
      asked: 'dark',
    })
  })
  test('a time that each tells is for all', () => {
    fightToday({
      at: 'battle space',
      cards: [
        own(
          '[Tap] -> Choose one: Gain 1 Force. Play only during your build step. Or: Draw a card. Play only during your build step.',
        ),
        censor(''),
      ],
      dark: { space: ['Own'] },
      light: { space: ['Censor'] },
    }).expect({ refused: { dark: { play: 'Own' }, code: 'wrong-time' }, stop: 'here' })
  })
})

describe('whose act it is', () => {
  const herald = (words: string) => ground('Herald', { text: `${words}, gain 3 Force.`, speed: 1, health: 9 })
  const scene = (words: string, actor: 'dark' | 'light') =>
    fightToday({
      at: 'battle space',
      cards: [
        herald(words),
        unit('Mover', { text: 'Pay 1 Force -> Retreat a Squad.', health: 9 }),
        unit('Squad', { subtypes: ['Squad'] }),
        unit('Mate', { health: 9 }),
      ],
      dark: { force: 1, ground: ['Herald'], space: ['Squad', ...(actor === 'dark' ? ['Mover'] : [])] },
      light: { force: 1, space: ['Mate', ...(actor === 'light' ? ['Mover'] : [])] },
    })
  test('what you retreat', () => {
    scene('When you retreat a Squad', 'dark')
      .play('dark', { play: 'Mover' })
      .expect({ resources: { dark: { force: 3 } }, stop: 'here' })
  })
  test('not what your opponent retreats, though it is yours', () => {
    scene('When you retreat a Squad', 'light')
      .play('light', { play: 'Mover' })
      .expect({ resources: { dark: { force: 1 } }, stop: 'here' })
  })
  test('a discard that an effect of a unit causes', proves('now/general/caused-to-be-discarded'), () => {
    const zap = unit('Zap', { text: 'Pay 1 Force -> Discard a Squad.', subtypes: ['Imperial'], health: 9 })
    const at = (words: string) =>
      fightToday({
        at: 'battle space',
        cards: [herald(words), zap, unit('Squad', { subtypes: ['Squad'] })],
        dark: { force: 1, ground: ['Herald'], space: ['Zap'] },
        light: { space: ['Squad'] },
      }).play('dark', { play: 'Zap' })
    at('Whenever one of your Imperials causes a unit to be discarded').expect({
      resources: { dark: { force: 3 } },
      stop: 'here',
    })
    at('Whenever damage from one of your Imperials causes a unit to be discarded').expect({
      resources: { dark: { force: 0 } },
      stop: 'here',
    })
  })
})

describe('limits and prices', () => {
  test('a card of which you have only one in play', () => {
    const seat = {
      name: 'Seat',
      side: 'neutral',
      kind: 'location',
      arenas: ['ground'],
      cost: 1,
      text: 'You can have only one Seat in play. | Each of your units gets +1 health.',
    }
    const build = (locations: readonly string[]) =>
      today.dark({ hand: ['Seat', SPARE], buildPoints: 1, locations }, {}, [seat])
    build([]).expect({ offers: { dark: [{ complete: 'Seat' }] }, asked: 'dark' })
    build(['Seat']).expect({
      refused: { dark: { complete: 'dark.hand/Seat' }, code: 'copies-in-play' },
      asked: 'dark',
    })
  })
  test('one keyword alone costs more', () => {
    fightToday({
      at: 'battle space',
      cards: [
        unit('Toll', {
          text: "Each of your opponent's Space units' Intercept abilities costs 1 more Force to play.",
          speed: 90,
          health: 9,
        }),
        unit('Guard', { text: 'Pay 0 Force -> Intercept | Pay 0 Force -> Evade 1', health: 9 }),
        unit('Ward', { health: 9 }),
      ],
      dark: { space: ['Toll'] },
      light: { force: 1, space: ['Guard', 'Ward'] },
    })
      .play('dark', { attack: 'Toll', defender: 'Ward' })
      .play('light', { play: 'Guard' })
      .expect({ resources: { light: { force: 0 } }, stop: 'here' })
  })
  test('Force that an ability of such a unit brings', () => {
    const at = (subtypes: string[]) =>
      fightToday({
        at: 'battle space',
        cards: [
          unit('Fount', { text: '[Tap] -> Gain 1 Force.', subtypes }),
          unit('Ear', {
            text: 'When an ability of a Rebel causes you to gain Force, gain 5 Force. Play only once per turn.',
          }),
        ],
        dark: { force: 0, space: ['Fount', 'Ear'] },
        light: { space: ['Ear'] },
      }).play('dark', { play: 'Fount' })
    at(['Rebel']).expect({ resources: { dark: { force: 6 }, light: { force: 0 } }, stop: 'here' })
    at(['Imperial']).expect({ resources: { dark: { force: 1 } }, stop: 'here' })
  })
  test('a number beside that of the unit that is attacked', () => {
    const chief = unit('Chief', {
      text: 'Each of your Rebels gets "This unit gets +2 power when attacking a unit with lower printed power than this unit."',
      speed: 1,
    })
    fightToday({
      at: 'battle space',
      cards: [
        chief,
        unit('Rebel', { subtypes: ['Rebel'], speed: 90, power: 2 }),
        unit('Weak', { power: 1, health: 9 }),
      ],
      dice: [6, 6, 6, 6],
      dark: { space: ['Chief', 'Rebel'] },
      light: { space: ['Weak'] },
    })
      .play('dark', { attack: 'Rebel' })
      .expect({ facts: { Weak: { damage: 4 } }, stop: 'here' })
  })
  test('what cannot be retreated', () => {
    fightToday({
      at: 'battle space',
      cards: [
        unit('Anchor', { text: "Anchor can't retreat or be retreated.", health: 9 }),
        unit('Mover', { text: 'Pay 0 Force -> Retreat a Space unit.', health: 9 }),
      ],
      dark: { space: ['Mover'] },
      light: { space: ['Anchor'] },
    })
      .play('dark', { play: 'Mover' })
      .play('dark', { cards: ['Anchor'] })
      .expect({ zones: { 'light.build': [] }, stop: 'here' })
  })
})

test('whoever would attack has nobody to damage yet, so such words are not understood', () => {
  const card = unit('Hasty', {
    text: 'Pay 1 Force -> Hasty does 3 damage to the defending unit. Play only when Hasty would attack.',
  })
  expect(() => fightToday({ at: 'battle space', cards: [card], dark: { space: ['Hasty'] } })).toThrow(
    'is not understood',
  )
})
