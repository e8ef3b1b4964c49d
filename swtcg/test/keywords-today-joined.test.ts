/** Activated keywords of today that come in pairs or hang on a die, and what Meditate brings besides. */
import { describe, test } from 'vitest'
import { character, fightToday, unit } from './battle-play.ts'
import { SPARE, today } from './both-editions.ts'

const attacker = unit('Attacker', { speed: 90, power: 4, health: 9 })
const stand = (text: string, dice: readonly number[]) =>
  fightToday({
    cards: [attacker, unit('Agile', { speed: 10, health: 9, text })],
    dice,
    dark: { space: ['Attacker'] },
    light: { force: 3, space: ['Agile'] },
  }).play('dark', { attack: 'Attacker' })
const play = { play: 'Agile' }

describe('two keywords for one price', () => {
  test('both work, each as far as its player likes', () => {
    stand('Pay 2 Force -> Absorb 1 and Evade 2', [6, 6, 6, 6])
      .play('light', play)
      .play('light', 1)
      .play('light', 2)
      .expect({ facts: { Agile: { damage: 1 } }, resources: { light: { force: 1 } }, stop: 'here' })
  })
  test('of two one is used, and the other is not asked for where it cannot be', () => {
    stand('Pay 2 Force -> Evade 2 or Protect 2', [6, 6, 6, 6])
      .play('light', play)
      .play('light', 2)
      .expect({ facts: { Agile: { damage: 2 } }, resources: { light: { force: 1 } }, stop: 'here' })
  })
  test('where both can be used their player says which, and that is the one use', () => {
    fightToday({
      cards: [
        unit('Attacker', { speed: 90, power: 4, health: 9, text: 'Area Damage 2' }),
        unit('Agile', { speed: 10, health: 9, text: 'Pay 1 Force -> Evade 2 or Persuade 2' }),
      ],
      dice: [6, 6, 6, 6],
      dark: { space: ['Attacker'] },
      light: { force: 3, space: ['Agile'] },
    })
      .play('dark', { attack: 'Attacker' })
      .play('light', play)
      .expect({ asked: { light: 'keyword' } })
      .play('light', 'Evade')
      .play('light', 2)
      .expect({ facts: { Agile: { damage: 2 } }, resources: { light: { force: 2 } }, stop: 'here' })
  })
})

describe('a keyword on a die', () => {
  const lucky = 'Roll a die -> Evade 3 if you roll a 5 or more.'
  test('works if the die shows it', () => {
    stand(lucky, [6, 6, 6, 6, 5])
      .play('light', play)
      .play('light', 3)
      .expect({ facts: { Agile: { damage: 1 } }, stop: 'here' })
  })
  test('and does nothing if it does not', () => {
    stand(lucky, [6, 6, 6, 6, 4])
      .play('light', play)
      .expect({ facts: { Agile: { damage: 4 } }, stop: 'here' })
  })
})

describe('Meditate and more', () => {
  const mission = { name: 'Plan', side: 'neutral', kind: 'mission', cost: 2 }
  const build = (text: string, discard: readonly string[] = ['Plan']) =>
    today.dark({ force: 4, hand: [SPARE], discard: [...discard], character: ['Monk'] }, { force: 3 }, [
      { ...mission, text },
      character('Monk', { health: 9 }),
    ])
  test('a Mission does it after its own effect', () => {
    build('Gain 1 Force. | Pay 3 Force -> Meditate, and your opponent loses 2 Force.')
      .play('dark', { complete: 'Plan' })
      .expect({ resources: { dark: { force: 2 }, light: { force: 1 } }, asked: 'dark' })
  })
  test('it speaks of the unit that the effect was about', () => {
    build('Put 1 damage counter on one of your units. | Pay 1 Force -> Meditate, and tap that unit.')
      .play('dark', { complete: 'Plan' })
      .expect({ facts: { Monk: { damage: 1, tapped: true } }, asked: 'dark' })
  })
  test('it is not for a card that is built as ever', () => {
    today
      .dark({ buildPoints: 2, hand: ['Plan', SPARE] }, { force: 3 }, [
        { ...mission, text: 'Gain 1 Force. | Pay 3 Force -> Meditate, and your opponent loses 2 Force.' },
      ])
      .play('dark', { complete: 'Plan' })
      .expect({ resources: { light: { force: 3 } }, asked: 'dark' })
  })
})

describe('who lies in a stack', () => {
  const luke = (version: string, facts: object = {}) => unit('Luke', { version, health: 9, ...facts })
  const team = unit('Team', {
    version: 'A',
    text: 'Stack: Luke. | As long as a Luke unit card is in its stack, Team gets Armor. | As long as Team has another card in its stack, it gets +10 speed.',
  })
  const numbers = (stack: readonly string[]) =>
    fightToday({
      at: 'battle space',
      cards: [team, luke('A'), attacker],
      dark: { space: ['Attacker'] },
      light: { space: [{ card: 'Team (A)', stack: [...stack] }] },
    })
  test('is asked by name', () => {
    numbers(['Luke (A)']).expect({ numbers: { 'Team (A)': { armor: 1, speed: 70 } }, stop: 'here' })
    numbers([]).expect({ numbers: { 'Team (A)': { armor: 0, speed: 50 } }, stop: 'here' })
  })
})

describe('counters of one of several names', () => {
  const street = unit('Street', {
    speed: 10,
    text: 'Each of your units with 2 or more corruption and/or damage counters on it gets +2 power.',
  })
  test('count together', () => {
    fightToday({
      at: 'battle space',
      cards: [street, unit('One', { health: 9 }), unit('Two', { health: 9 }), attacker],
      dark: { space: ['Attacker'] },
      light: {
        space: [
          'Street',
          { card: 'One', damage: 1, counters: { corruption: 1 } },
          { card: 'Two', damage: 1 },
        ],
      },
    }).expect({ numbers: { One: { power: 5 }, Two: { power: 3 } }, stop: 'here' })
  })
})

test('two things may set off one effect', () => {
  const site = {
    name: 'Site',
    side: 'neutral',
    kind: 'location',
    arenas: ['space', 'ground'],
    cost: 1,
    text: "When you complete this Location and when this arena's battle step starts, gain 1 Force.",
  }
  today
    .dark({ buildPoints: 1, force: 0, hand: ['Site', SPARE] }, {}, [site])
    .play('dark', { complete: 'Site', destination: { to: 'space' } })
    .expect({ resources: { dark: { force: 1 } }, asked: 'dark' })
})
