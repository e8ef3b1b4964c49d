/** Text that works from within a stack, and text that takes the place of other text, from the words of cards. */
import { describe, test } from 'vitest'
import { character, fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'

describe('a card beneath the top card', () => {
  const text =
    'While this card is in play or stacked under Dash Rendar, Dash or the unit he is piloting gets Critical Hit 2.'
  const dash = (version: string, words: string) =>
    character('Dash Rendar', {
      version,
      text: `[Pilot] Transport Pilot. The Transport gets +1 power. | ${words}`,
    })
  const cards = [dash('A', ''), dash('C', text), unit('Hauler', { subtypes: ['Transport'] })]
  const standing = (dark: object) => build.dark({ hand: [SPARE], ...dark }, {}, cards)
  const critical = (card: string) => ({ numbers: { [card]: { 'critical-hit': 2 } }, asked: 'dark' })

  test('gives it to the top card', () => {
    standing({ character: [{ card: 'Dash Rendar (A)', stack: ['Dash Rendar (C)'] }] }).expect(
      critical('character/Dash Rendar (A)'),
    )
  })
  test('gives it to the unit that the top card pilots', () => {
    const aboard = (pilot: object) => standing({ space: [{ card: 'Hauler', pilots: [pilot] }] })
    aboard({ card: 'Dash Rendar (A)', stack: ['Dash Rendar (C)'] }).expect(critical('Hauler'))
    aboard({ card: 'Dash Rendar (C)' }).expect(critical('Hauler'))
  })
})

describe('instead', () => {
  const own = (text: string) => unit('Own', { speed: 70, text })
  const droid = unit('Probe', { subtypes: ['Droid'], speed: 10 })
  test('static text that takes the place of other static text', () => {
    const text =
      'This unit gets +1 power. As long as you have a Droid in the Space arena, this unit gets +10 speed instead.'
    const standing = (...space: string[]) => build.dark({ hand: [SPARE], space }, {}, [own(text), droid])
    standing('Own').expect({ numbers: { Own: { power: 4, speed: 70 } }, asked: 'dark' })
    standing('Own', 'Probe').expect({ numbers: { Own: { power: 3, speed: 80 } }, asked: 'dark' })
  })
  test('a discard that is replaced for a while', () => {
    const slotted = {
      name: 'Slotted',
      side: 'neutral' as const,
      kind: 'battle' as const,
      text: "Whenever one of your opponent's units is discarded from an arena this turn, remove it from the game instead.",
    }
    fight({
      cards: [unit('Fast', { speed: 80 }), unit('Weak', { speed: 10, health: 1 }), slotted, droid],
      dice: [6, 1, 1],
      dark: { hand: ['Slotted'], space: ['Fast'] },
      light: { space: ['Weak', 'Probe'] },
    })
      .play('dark', { attack: 'Fast', defender: 'Weak' })
      .play('dark', { 'battle-card': 'Slotted' })
      .expect({ zones: { 'light.aside': ['Weak'], 'light.discard': [] }, asked: 'light' })
  })
})

describe('what an attack sets off', () => {
  const slow = unit('Slow', { speed: 10, health: 9 })
  const heavy = (text: string) => unit('Heavy', { speed: 60, health: 9, text })
  test('this turn, when its attack ends', () => {
    const text =
      'When the Space battle step starts, you may give this unit Double Strike until end of turn. If you do, put 1 damage counter on this unit whenever its attack ends this turn.'
    fight({
      cards: [heavy(text), slow],
      at: 'battle space',
      dice: [1, 1, 1, 1, 1, 1],
      dark: { space: ['Heavy'] },
      light: { space: ['Slow'] },
    })
      .play('dark', 'yes')
      .play('dark', { attack: 'Heavy' })
      .play('dark', { cards: ['Slow'] })
      .expect({ facts: { Heavy: { damage: 2 } }, asked: 'light' })
  })
})
