/** Words for other cards, from the words of cards: other units, the same subtype, whose cards they are, what was spoken of. */
import { describe, expect, test } from 'vitest'
import { compile } from '../language/compile.ts'
import { fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { droid, mission } from './worded-cards.ts'

const knight = unit('Knight', { subtypes: ['Jedi', 'Knight'] })
const master = unit('Master', { subtypes: ['Jedi', 'Master'] })

/** Completes a Mission in the Dark Side's build step. */
const plan = (text: string, dark: object = {}, light: object = {}) =>
  build
    .dark({ hand: ['Plan', SPARE], force: 9, ...dark }, { force: 9, hand: [SPARE], ...light }, [
      knight,
      master,
      droid,
      mission('Plan', text),
    ])
    .play('dark', { complete: 'Plan' })
/** The same with cards in the deck, of which none is drawn before. */
const planned = (text: string, dark: object = {}, light: object = {}) =>
  build
    .dark({ hand: ['Plan', SPARE], deck: ['Probe'], ...dark }, { hand: [SPARE], ...light }, [
      knight,
      droid,
      mission('Plan', text),
    ])
    .play('dark', 'skip-draw')
    .play('dark', { complete: 'Plan' })

describe('other units', () => {
  test('on a card that is played they are others than the one chosen', () => {
    plan('Choose one of your units. Each of your other units gets +2 power until end of turn.', {
      space: ['Knight', 'Probe'],
    })
      .play('dark', { cards: ['Knight'] })
      .expect({ numbers: { Knight: { power: 3 }, Probe: { power: 5 } }, asked: 'dark' })
  })
  test('with the same subtype as another', () => {
    plan(
      'Choose one of your units. Each of your other units with the same subtype as that unit gets +2 power until end of turn.',
      { space: ['Knight', 'Master', 'Probe'] },
    )
      .play('dark', { cards: ['Knight'] })
      .expect({ numbers: { Knight: { power: 3 }, Master: { power: 5 }, Probe: { power: 3 } }, asked: 'dark' })
  })
  test('units that belong to another player', () => {
    const text =
      "Gain control of one of your opponent's units until end of turn. If you don't control any of your opponent's units, draw a card."
    planned(text, {}, { space: ['Knight'] }).expect({ zones: { 'dark.deck': 1 }, asked: 'dark' })
    planned(text).expect({ zones: { 'dark.deck': 0 }, asked: 'dark' })
  })
})

describe('conditions', () => {
  test('cards in two places are counted together', () => {
    const text =
      'Draw a card. Play only when your opponent has a total of 3 or more cards removed from the game and in the discard pile.'
    const read = compile(text, { name: 'Plan', side: 'dark', kind: 'battle', arenas: [], subtypes: [] })
    expect(read.abilities[0]).toMatchObject({ only: { if: 'compare', is: 'at-least', right: 3 } })
  })
  test('units in all arenas at once', () => {
    const text = 'If you have units in all 3 arenas, draw a card.'
    const cards = { space: ['Knight'], character: ['C-3PO (A)'] }
    planned(text, cards).expect({ zones: { 'dark.deck': 1 }, asked: 'dark' })
    planned(text, { ...cards, ground: ['AT-AT'] }).expect({ zones: { 'dark.deck': 0 }, asked: 'dark' })
  })
})

describe('what happened', () => {
  test('the first damage of a turn earns something, and no more', () => {
    fight({
      cards: [
        unit('Fast', {
          speed: 80,
          text: 'Double Strike | Whenever this unit first does damage this turn, gain 1 Force.',
        }),
        unit('Slow', { speed: 10, health: 9 }),
      ],
      dice: [6, 1, 1, 6, 1, 1],
      dark: { space: ['Fast'] },
      light: { space: ['Slow'], hand: [SPARE] },
    })
      .play('dark', { attack: 'Fast' })
      .play('dark', { cards: ['Slow'] })
      .expect({ facts: { Slow: { damage: 2 } }, resources: { dark: { force: 1 } }, asked: 'light' })
  })
  test('counters that were removed are a measure', () => {
    plan(
      'Remove all damage counters from one of your units. Choose a unit with build cost equal to or less than the number of counters removed. Tap that unit.',
      { space: [{ card: 'Knight', damage: 2 }] },
      { space: ['Probe'] },
    ).expect({ facts: { Knight: { damage: 0 }, Probe: { tapped: false } }, asked: 'dark' })
  })
  test('a sentence about what waits belongs to it', () => {
    planned(
      'Whenever one of your units is discarded this turn, reveal cards from the top of your deck until you reveal a Jedi unit card. Put that unit card into your hand. Shuffle the remaining revealed cards back into your deck.',
      { deck: ['Probe', 'Knight', 'Probe'], space: ['Knight'] },
    ).expect({ zones: { 'dark.deck': 3, 'dark.hand': [SPARE] }, asked: 'dark' })
  })
})
