/** Pilots that outlive their units, and Pilots and units that effects move, from the words of cards. */
import { describe, test } from 'vitest'
import { character, fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'

const flies = '[Pilot] Starfighter Pilot. The Starfighter gets: * +1 power.'
const ace = character('Ace', { text: flies })
const ship = (text = '') => unit('Ship', { subtypes: ['Starfighter'], text })
const killer = unit('Killer', { power: 9, speed: 80 })
/** Slow units that keep the battle going. */
const slow = [unit('Late', { speed: 5 }), unit('Rock', { speed: 1, health: 9 })]

/** The Dark Side's Killer is about to discard a Ship with a Pilot on it. */
const shotDown = (text: string, more: readonly string[] = [], cards: readonly object[] = []) =>
  fight({
    cards: [killer, ship(text), ace, ...slow, ...(cards as never[])],
    dice: [6, 6, 6, 6, 6, 6, 6, 6, 6],
    dark: { space: ['Killer', 'Late'] },
    light: { space: [{ card: 'Ship', pilots: [{ card: 'Ace' }] }, 'Rock', ...more] },
  }).play('dark', { attack: 'Killer', defender: 'Ship' })

describe('a Pilot is saved', () => {
  test('to the build zone, if its player likes', () => {
    const text =
      'If this unit is discarded and has a Pilot on it, you may move that Pilot to your build zone instead of discarding the Pilot.'
    shotDown(text)
      .play('light', 'yes')
      .expect({ zones: { 'light.build': 1, 'light.discard': 1 }, asked: 'dark' })
    shotDown(text)
      .play('light', 'no')
      .expect({ zones: { 'light.build': 0, 'light.discard': 2 }, asked: 'dark' })
  })
  test('to its arena, tapped', () => {
    shotDown(
      'When this unit is discarded from the Space arena, if it had a Pilot on it, move that Pilot to the Character arena tapped instead of discarding it.',
    ).expect({
      zones: { character: ['Ace'], 'light.discard': 1 },
      facts: { Ace: { tapped: true } },
      asked: 'dark',
    })
  })
  test('by another unit, which goes in its place', () => {
    const pod = unit('Pod', {
      text: 'If one of your Space units with one or more Pilots on it is discarded, you may move one of those Pilots to your build zone instead of discarding it. If you do, discard this unit from the Space arena.',
    })
    shotDown('', ['Pod'], [pod])
      .play('light', 'yes')
      .expect({
        zones: { 'light.build': 1, 'light.discard': 2, space: ['Killer', 'Late', 'Rock'] },
        asked: 'dark',
      })
  })
  test('by what it gives its unit', () => {
    const survivor = character('Ace', {
      version: 'A',
      text: '[Pilot] Starfighter Pilot. The Starfighter gets: * When this unit is discarded from the Space arena, move Ace to the Character arena tapped instead.',
    })
    fight({
      cards: [killer, ship(), survivor, ...slow],
      dice: [6, 6, 6, 6, 6, 6, 6, 6, 6],
      dark: { space: ['Killer', 'Late'] },
      light: { space: [{ card: 'Ship', pilots: [{ card: 'Ace (A)' }] }, 'Rock'] },
    })
      .play('dark', { attack: 'Killer', defender: 'Ship' })
      .expect({ zones: { character: ['Ace (A)'], 'light.discard': 1 }, asked: 'dark' })
  })
})

describe('an effect moves', () => {
  test('a Pilot from unit to unit', () => {
    const shuttle = unit('Shuttle', {
      text: 'Pay 0 Force -> Move one of your Pilots from one of your units in the Space arena to another. Play only when no unit is attacking.',
    })
    fight({
      at: 'battle space',
      cards: [shuttle, ship(), ace, unit('Wing', { subtypes: ['Starfighter'] }), killer],
      dark: { space: [{ card: 'Ship', pilots: [{ card: 'Ace' }] }, 'Wing', 'Shuttle'] },
      light: { space: ['Killer'] },
    })
      .play('dark', { play: 'Shuttle' })
      .expect({ numbers: { Wing: { power: 4 }, Ship: { power: 3 } }, asked: 'light' })
  })
  test('a unit to an arena of which it is for a while', () => {
    const cruiser = unit('Cruiser', {
      text: 'Pay 1 build point -> Move this unit to the Ground arena. Treat this unit as a Ground unit until the Ground battle step ends. When the Ground battle step ends, move this unit to the Space arena. Play only during your build step.',
    })
    build
      .dark({ hand: [SPARE], buildPoints: 3, space: ['Cruiser'] }, {}, [cruiser])
      .play('dark', { play: 'Cruiser' })
      .expect({ zones: { ground: ['Cruiser'], space: 0 }, asked: 'dark' })
  })
})
