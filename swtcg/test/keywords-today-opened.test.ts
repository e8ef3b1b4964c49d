/** Keywords of today that open text of their own: Deploy, Last Stand, Foresight, Forewarning, INSERT. */
import { describe } from 'vitest'
import { battleCard, chosen, fight, now, tapped, unit } from './battle-play.ts'
import { idc } from './both-editions.ts'
import { attacker, other } from './threats.ts'

describe('Deploy', () => {
  const herald = unit('Herald', { cost: 1, text: 'Deploy: Gain 3 Force.' })
  now('happens when the unit is deployed into an arena', ['keywords/deploy'], () => {
    idc
      .at('build dark', { hand: ['Herald'], buildPoints: 5, force: 0 }, {}, [herald])
      .play('dark', { complete: 'Herald', destination: { to: 'space' } })
      .expect({ resources: { dark: { force: 3 } }, asked: 'dark' })
  })
  now('does not happen when the unit is put there', ['keywords/deploy'], () => {
    const call = battleCard('Call', { do: 'put', what: chosen('Herald'), to: { arenas: ['space'] } })
    fight({
      cards: [herald, call, attacker, other],
      dark: { force: 0, hand: ['Call'], build: ['Herald'], space: ['Attacker'] },
      light: { space: ['Other'] },
      at: 'battle space',
    })
      .play('dark', { 'battle-card': 'Call' })
      .expect({
        zones: { space: ['Attacker', 'Other', 'Herald'] },
        resources: { dark: { force: 0 } },
        asked: 'dark',
      })
  })
})

describe('Last Stand', () => {
  now('its player gets it when the unit is discarded from an arena', ['keywords/last-stand'], () => {
    const martyr = unit('Martyr', { speed: 10, health: 1, text: 'Last Stand: Gain 2 Force.' })
    fight({
      cards: [attacker, martyr, other],
      dice: [6, 1, 1],
      dark: { space: ['Attacker'] },
      light: { force: 0, space: ['Martyr', 'Other'] },
    })
      .play('dark', { attack: 'Attacker', defender: 'Martyr' })
      .expect({ resources: { light: { force: 2 } }, asked: 'light' })
  })
  now('not when it is discarded from the build zone', ['keywords/last-stand'], () => {
    const martyr = unit('Martyr', { text: 'Last Stand: Gain 2 Force.' })
    const purge = battleCard('Purge', { do: 'discard', what: chosen('Martyr') })
    fight({
      at: 'battle space',
      cards: [purge, martyr, attacker, other],
      dark: { hand: ['Purge'], build: ['Martyr'], force: 0, space: ['Attacker'] },
      light: { space: ['Other'] },
    })
      .play('dark', { 'battle-card': 'Purge' })
      .expect({ zones: { 'dark.build': [] }, resources: { dark: { force: 0 } }, asked: 'dark' })
  })
})

describe('Foresight and Forewarning', () => {
  const seer = unit('Seer', { speed: 60, text: 'Foresight: Gain 2 Force.' })
  const oracle = unit('Oracle', {
    speed: 10,
    health: 9,
    text: 'Forewarning: Prevent up to 2 damage to this unit.',
  })
  const stand = () =>
    fight({
      cards: [seer, oracle],
      dice: [6, 6, 1],
      dark: { force: 0, space: ['Seer'] },
      light: { space: ['Oracle'] },
    }).play('dark', { attack: 'Seer' })
  now(
    'whoever predicts the hits gets it, before damage is done',
    ['keywords/foresight', 'keywords/forewarning', 'keywords/prediction-time'],
    () => {
      stand()
        .play('dark', 2)
        .play('light', 2)
        .play('light', 2)
        .expect({ resources: { dark: { force: 2 } }, facts: { Oracle: { damage: 0 } }, asked: 'light' })
      stand()
        .play('dark', 3)
        .play('light', 0)
        .expect({ resources: { dark: { force: 0 } }, facts: { Oracle: { damage: 2 } }, asked: 'light' })
    },
  )
})

describe('INSERT', () => {
  const named = (version: string, text: string) => unit('Hero', { version, speed: 60, text })
  const stand = (...below: string[]) =>
    fight({
      cards: [named('A', 'INSERT: Fury 2'), named('B', ''), named('C', 'INSERT: Fury 2'), other],
      dark: { space: [{ card: 'Hero (B)', stack: below }] },
      light: { space: [tapped('Other')] },
    })
  now(
    'works from beneath, each copy for itself, for the top card',
    ['stack/insert', 'stack/insert-layered', 'stack/insert-own-name'],
    () => {
      stand().expect({ numbers: { 'Hero (B)': { fury: 0 } }, asked: 'dark' })
      stand('Hero (A)').expect({ numbers: { 'Hero (B)': { fury: 2 } }, asked: 'dark' })
      stand('Hero (A)', 'Hero (C)').expect({ numbers: { 'Hero (B)': { fury: 4 } }, asked: 'dark' })
      expectAlone()
    },
  )
  function expectAlone(): void {
    fight({
      cards: [named('A', 'INSERT: This unit gets +2 power.'), other],
      dark: { space: ['Hero (A)'] },
      light: { space: ['Other'] },
    }).expect({ numbers: { 'Hero (A)': { power: 5 } }, asked: 'dark' })
  }
  now(
    'hands its ability on in the build zone, where it works only if it would',
    ['stack/insert-build-zone'],
    () => {
      fight({
        cards: [
          named('A', 'INSERT: Reserves: Each of your units gets +1 power.'),
          named('B', ''),
          other,
          attacker,
        ],
        dark: { build: [{ card: 'Hero (B)', stack: ['Hero (A)'] }], space: ['Attacker'] },
        light: { space: ['Other'] },
      }).expect({ numbers: { Attacker: { power: 4 } }, asked: 'dark' })
    },
  )
})
