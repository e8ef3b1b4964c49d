/** Counters that go elsewhere, things that cannot be disrupted, and other rules, from the words of cards. */
import { describe, test } from 'vitest'
import { character, fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { fast, slow } from './worded-cards.ts'

const wing = unit('Wing', { speed: 5, health: 9 })
const card = (text: string, name = 'Trick') => ({
  name,
  side: 'neutral' as const,
  kind: 'battle' as const,
  text,
})
const mission = (text: string) => ({ name: 'Plan', side: 'dark', kind: 'mission', cost: 0, text })
const damaged = (name: string, damage: number) => ({ card: name, damage })

const trick = (text: string, dark: object, light: object, cards: readonly object[] = []) =>
  fight({
    at: 'battle space',
    cards: [fast(), slow(), wing, card(text), ...(cards as [])],
    dark: { force: 9, hand: ['Trick'], ...dark },
    light: { force: 9, ...light },
  }).play('dark', { 'battle-card': 'Trick' })

describe('damage counters', () => {
  test('go from a unit to another of its player', () => {
    const text =
      "Choose a unit in any arena. Move all damage counters from that unit to another of that player's units in that arena."
    trick(text, { space: ['Fast'] }, { space: [damaged('Slow', 3), 'Wing'] })
      .play('dark', { cards: ['Slow'] })
      .expect({ facts: { Slow: { damage: 0 }, Wing: { damage: 3 }, Fast: { damage: 0 } }, asked: 'dark' })
  })
  test('are put on a unit as its player likes, to pay', () => {
    const captain = slow(
      'Put any number of damage counters on one of your other units -> Prevent that much damage to this unit.',
    )
    fight({
      cards: [fast(), captain, wing],
      dice: [6, 6, 6],
      dark: { space: ['Fast'] },
      light: { space: ['Slow', 'Wing'] },
    })
      .play('dark', { attack: 'Fast', defender: 'Slow' })
      .play('light', { play: 'Slow' })
      .play('light', 2)
      .expect({ facts: { Slow: { damage: 1 }, Wing: { damage: 2 } }, asked: 'light' })
  })
  test('of another kind are removed up to a number', () => {
    trick(
      'Remove up to 2 corruption counters from one of your units.',
      {
        space: [{ card: 'Fast', counters: { corruption: 3 } }],
      },
      { space: ['Slow'] },
    )
      .play('dark', 1)
      .expect({ events: [{ kind: 'countersChanged', counter: 'corruption', total: 2 }], asked: 'dark' })
  })
  test('save a unit that would be discarded', () => {
    const ace = slow(
      'When this unit would be discarded, you may choose one of your other units in the Space arena. If you do, move any number of damage counters from this unit to that unit until this unit is at 1 remaining health or more.',
      { health: 3 },
    )
    fight({
      cards: [fast(), ace, wing],
      dice: [6, 6, 6],
      dark: { space: ['Fast'] },
      light: { space: ['Slow', 'Wing'] },
    })
      .play('dark', { attack: 'Fast', defender: 'Slow' })
      .play('light', 'yes')
      .play('light', 1)
      .expect({ facts: { Slow: { damage: 2 }, Wing: { damage: 1 } }, asked: 'light' })
  })
})

describe('disrupting', () => {
  const stop = card('Disrupt a Battle card.', 'Stop')
  const against = (text: string) =>
    trick(text, { space: ['Fast'] }, { hand: ['Stop'], space: ['Slow'] }, [stop])
  test('what cannot be disrupted opens no chance for it', () => {
    against('Gain 2 Force.').expect({ asked: { light: 'disrupt' } })
    against("Gain 2 Force. This Battle card can't be disrupted.").expect({
      resources: { dark: { force: 11 } },
      asked: 'dark',
    })
  })
  test('only what costs so little', () => {
    const cheap = card('Disrupt a Battle card with a printed Force cost of 1 or less.', 'Stop')
    const played = (price: number) =>
      trick(`Pay ${price} Force -> Gain 2 Force.`, { space: ['Fast'] }, { hand: ['Stop'], space: ['Slow'] }, [
        cheap,
      ])
    played(1).expect({ asked: { light: 'disrupt' } })
    played(2).expect({ resources: { dark: { force: 9 } }, asked: { dark: 'next-attack' } })
  })
})

describe('the better version', () => {
  test('takes the place of the lesser for those that it is for', () => {
    const cards = [
      fast(),
      slow('Stealth'),
      unit('Chief', {
        text: 'Each of your other units gets +1 power. Each of your other units with Stealth gets +3 power instead.',
      }),
    ]
    build
      .dark({ hand: [SPARE], space: ['Chief', 'Fast', 'Slow'] }, {}, cards)
      .expect({ numbers: { Fast: { power: 4 }, Slow: { power: 6 }, Chief: { power: 3 } }, asked: 'dark' })
  })
})

describe('rules that text makes', () => {
  test('damage is doubled before it is prevented', () => {
    const plains = unit('Plains', {
      text: 'Double all damage that would be done by units in the Space arena (before damage prevention).',
    })
    fight({
      cards: [fast(), slow('Pay 1 Force -> Evade 1'), plains],
      dice: [6, 1, 1],
      dark: { space: ['Fast', { card: 'Plains', tapped: true }] },
      light: { force: 1, space: ['Slow'] },
    })
      .play('dark', { attack: 'Fast' })
      .play('light', { play: 'Slow' })
      .expect({ facts: { Slow: { damage: 1 } }, asked: 'light' })
  })
  test('nobody gets a Bounty for it', () => {
    const hunter = fast('Bounty: Gain 3 Force.')
    const hunt = (text: string) =>
      fight({
        cards: [hunter, slow(text, { health: 1 }), wing],
        dice: [6, 6, 6],
        dark: { space: ['Fast'] },
        light: { space: ['Slow', 'Wing'] },
      }).play('dark', { attack: 'Fast', defender: 'Slow' })
    hunt('Your opponent receives no Bounty for causing this unit to be discarded.')
      .play('light', { 'skip-attack': 'Wing' })
      .expect({ table: { turn: 2 }, resources: { dark: { force: 4 } }, asked: 'dark' })
  })
  test('one unit stays, the rest retreat', () => {
    build
      .dark({ hand: ['Plan', SPARE] }, { hand: [SPARE], character: ['Guard', 'Sage', 'Maid'] }, [
        character('Guard'),
        character('Sage'),
        character('Maid'),
        mission(
          'The Light Side player chooses one of his or her units in the Character arena and retreats the rest.',
        ),
      ])
      .play('dark', { complete: 'Plan' })
      .play('light', { cards: ['Guard', 'Maid'] })
      .expect({ zones: { character: ['Sage'], 'light.build': ['Guard', 'Maid'] }, asked: 'dark' })
  })
  test('a die for each unit', () => {
    fight({
      at: 'battle space',
      cards: [
        fast(),
        slow(),
        card('For each unit in any arena, roll a die. If you roll a 5 or a 6 for a unit, tap it.'),
      ],
      dice: [2, 5],
      dark: { hand: ['Trick'], space: ['Fast'] },
      light: { space: ['Slow'] },
    })
      .play('dark', { 'battle-card': 'Trick' })
      .expect({ facts: { Fast: { tapped: false }, Slow: { tapped: true } }, asked: 'dark' })
  })
})
