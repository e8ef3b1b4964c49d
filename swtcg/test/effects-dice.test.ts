/** Dice and the events around attacks, from the words of cards. */
import { describe, expect, test } from 'vitest'
import { fight, ground } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { fast, slow } from './worded-cards.ts'

const card = (text: string) => ({ name: 'Trick', side: 'neutral' as const, kind: 'battle' as const, text })
const duel = (dice: readonly number[], attacker: object, defender: object, more: object = {}) =>
  fight({
    cards: [
      attacker as ReturnType<typeof fast>,
      defender as ReturnType<typeof slow>,
      ground('Walker'),
      card('Pay 1 Force -> Reroll all your attack dice.'),
    ],
    dice,
    dark: { force: 2, space: ['Fast'], ground: ['Walker'] },
    light: { force: 2, space: ['Slow'], ground: ['Walker'] },
    ...more,
  }).play('dark', { attack: 'Fast' })

describe('dice by text', () => {
  test('all of them again, and only those of the player', () => {
    duel([1, 1, 1, 6, 6, 6], fast(), slow(), { dark: { force: 2, hand: ['Trick'], space: ['Fast'] } })
      .play('dark', { 'battle-card': 'Trick' })
      .expect({ facts: { Slow: { damage: 3 } }, asked: 'light' })
    duel([6, 1, 1], fast(), slow(), { light: { force: 2, hand: ['Trick'], space: ['Slow'] } }).expect({
      facts: { Slow: { damage: 1 } },
      asked: { light: 'next-attack' },
    })
  })
  test('as many as the text says, or up to as many', () => {
    const rolled = (text: string, again: readonly number[]) =>
      duel([1, 1, 6, ...again], fast(), slow(), {
        cards: [fast(), slow(), card(text)],
        dark: { hand: ['Trick'], space: ['Fast'] },
        light: { space: ['Slow'] },
      }).play('dark', { 'battle-card': 'Trick' })
    rolled('Reroll up to 2 of your attack dice.', [])
      .play('dark', [])
      .expect({ facts: { Slow: { damage: 1 } }, asked: 'light' })
    rolled('Reroll up to 2 of your attack dice.', [6])
      .play('dark', ['1'])
      .expect({ facts: { Slow: { damage: 2 } }, asked: 'light' })
    const exactly = rolled('Reroll 2 of your attack dice.', [6, 6])
    expect(exactly.machine.state.asked?.questions[0]).toMatchObject({ kind: 'several', min: 2, max: 2 })
    exactly.play('dark', ['1', '1']).expect({ facts: { Slow: { damage: 3 } }, asked: 'light' })
  })
  test('when an attack is rolled against it', () => {
    duel(
      [6, 6, 1, 1],
      fast(),
      slow(
        'When your opponent rolls one or more dice in an attack on this unit, you may reroll any of those dice.',
      ),
    )
      .play('light', 'yes')
      .play('light', ['6'])
      .expect({ facts: { Slow: { damage: 1 } }, asked: 'light' })
  })
  test('so many dice and no others', () => {
    duel([6], fast('When this unit attacks, you may roll only 1 die. If you do, gain 3 Force.'), slow())
      .play('dark', 'yes')
      .expect({ facts: { Slow: { damage: 1 } }, resources: { dark: { force: 5 } }, asked: 'light' })
  })
  test('each die that shows enough', () => {
    duel(
      [1, 1, 1, 4, 6, 2],
      fast(
        'When this unit attacks, roll 3 dice. For each 4, 5, or 6 rolled, put 1 damage counter on the defending unit.',
      ),
      slow(),
      { dice: [4, 6, 2, 1, 1, 1] },
    ).expect({ facts: { Slow: { damage: 2 } }, asked: 'light' })
  })
  test('their total', () => {
    const text = 'When this unit attacks, roll 2 dice. If their total is 10 or more, you gain 3 Force.'
    duel([4, 6, 1, 1, 1], fast(text), slow()).expect({ resources: { dark: { force: 5 } }, asked: 'light' })
    duel([4, 5, 1, 1, 1], fast(text), slow()).expect({ resources: { dark: { force: 2 } }, asked: 'light' })
  })
})

describe('what attacks did', () => {
  test('no damage, or some', () => {
    const none = fast('When this unit attacks but does no damage, put 1 damage counter on it.')
    duel([1, 1, 1], none, slow()).expect({ facts: { Fast: { damage: 1 } }, asked: 'light' })
    duel([6, 1, 1], none, slow()).expect({ facts: { Fast: { damage: 0 } }, asked: 'light' })
    const some = fast('When this unit attacks and does damage, tap the defending unit.')
    duel([6, 1, 1], some, slow()).expect({ facts: { Slow: { tapped: true } }, asked: 'dark' })
  })
  test('so much damage', () => {
    const text = 'When this unit does 2 or more damage to an untapped unit, tap that unit.'
    duel([6, 1, 1], fast(text), slow()).expect({ facts: { Slow: { tapped: false } }, asked: 'light' })
    duel([6, 6, 1], fast(text), slow()).expect({ facts: { Slow: { tapped: true } }, asked: 'dark' })
  })
  test('damage that a player prevented', () => {
    duel(
      [6, 1, 1],
      fast(),
      slow('When you prevent damage to one of your units, you gain 2 Force. | Pay 1 Force -> Evade 1'),
    )
      .play('light', { play: 'Slow' })
      .expect({ resources: { light: { force: 3 } }, asked: 'light' })
  })
})

describe('what players do', () => {
  const mission = { name: 'Plan', side: 'neutral', kind: 'mission', cost: 0, text: 'Gain 2 Force.' }
  const seen = (text: string, wanted: object) =>
    build
      .light(
        { hand: ['Plan', SPARE], space: ['Slow'], buildPoints: 3 },
        { space: [{ card: 'Fast', damage: 2 }] },
        [mission, fast(text), slow(text, { health: 9 })],
      )
      .play('light', { complete: 'Plan' })
      .expect(wanted)
  test('complete a Mission, and gain Force', () => {
    seen('When you complete a Mission, put 1 damage counter on this unit.', {
      facts: { Slow: { damage: 1 }, Fast: { damage: 2 } },
      asked: 'light',
    })
    seen('When you gain Force, put 1 damage counter on this unit.', {
      facts: { Slow: { damage: 1 }, Fast: { damage: 2 } },
      asked: 'light',
    })
  })
  test('deploy a unit, here or there', () => {
    const deploy = (text: string) =>
      build
        .light({ hand: ['Slow', SPARE], buildPoints: 3 }, { space: ['Fast'] }, [fast(text), slow()])
        .play('light', { complete: 'Slow', destination: { to: 'space' } })
    deploy('When your opponent deploys a unit, this unit does 1 damage to that unit.').expect({
      facts: { Slow: { damage: 1 } },
      asked: 'light',
    })
    deploy(
      'When your opponent deploys a unit to the Ground arena, this unit does 1 damage to that unit.',
    ).expect({
      facts: { Slow: { damage: 0 } },
      asked: 'light',
    })
  })
  test('retreat a unit', () => {
    fight({
      at: 'retreat',
      cards: [fast('When your opponent retreats a unit, put 1 damage counter on that unit.'), slow()],
      dark: { space: [{ card: 'Fast', tapped: true }] },
      light: { space: ['Slow'] },
    })
      .play('light', { cards: ['Slow'] })
      .expect({ facts: { Slow: { damage: 1 } }, asked: 'light' })
  })
})
