/** Carbon-Freezing: the attempt, the frozen state, captives that nobody attends, and release. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Placed } from '../scenario/position.ts'
import { CAPTURE_DEEDS as cards } from './capture-deeds.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const CHAMBER = 'Cloud City: Carbonite Chamber (D)'
const PLATFORM = 'Cloud City: East Platform (Docking Bay)'
const walk = (captive: string | Placed = 'Han Solo'): Placed => ({
  card: 'Stormtrooper',
  captives: [captive],
})
const frozen: Placed = { card: 'Han Solo', frozen: true }
/** Cards of a destiny. */
const TOPS = { 1: 'Darth Vader', 6: 'Lift Tube (D)' } as const

const freezing = (top: keyof typeof TOPS, dark: readonly (string | Placed)[] = []) => {
  const game = final({
    at: 'control dark',
    locations: [{ card: CHAMBER, dark: [walk(), ...dark, 'Carbon-Freezing'] }],
    dark: { reserve: [TOPS[top], 9], force: 3 },
    light: { lost: 0 },
  })
  game.play('dark', { play: 'Carbon-Freezing' })
  return game
}

describe('an attempt to freeze', () => {
  test('loses the captive below 5', together(proves('ccgx/freeze/attempt'), tells('Carbon-Freezing')), () => {
    freezing(1).expect({ resources: { light: { lost: 1 } }, asked: 'dark' })
  })

  test('does nothing from 5 to 10', together(proves('ccgx/freeze/attempt'), tells('Carbon-Freezing')), () => {
    freezing(6).expect({ facts: { 'Han Solo': { as: 'escorted', frozen: false } }, asked: 'dark' })
  })

  test(
    'freezes above 10, and 8 Force are lost; it is made once a turn',
    together(
      proves('ccgx/freeze/attempt', 'ccgx/freeze/additions', 'ccgx/destiny/kinds'),
      tells('Carbon-Freezing'),
    ),
    () => {
      const helper = { card: 'Chamber Hand' } as const
      const game = final(
        {
          at: 'control dark',
          locations: [
            { card: CHAMBER, dark: [walk(), helper, 'Carbon-Freezing'] },
            { card: PLATFORM, dark: ['Chamber Hand'] },
          ],
          dark: { reserve: [TOPS[6], 9], force: 3 },
          light: { lost: 0 },
        },
        { cards },
      )
      game.play('dark', { play: 'Carbon-Freezing' })
      game.expect({
        // 6, 2 of the Chamber and 5 of the one who is there
        events: [{ kind: 'destinyDrawn', value: 13, for: 'carbon-freezing' }, { kind: 'wasFrozen' }],
        facts: { 'Han Solo': { frozen: true, holds: 1 }, 'Carbon-Freezing': { on: 'Han Solo' } },
        asked: 'dark',
        resources: { light: { lost: 8 } },
      })
    },
  )

  test('can be answered before the draw', proves('ccgx/freeze/freeze-answer'), () => {
    const game = final(
      {
        at: 'control dark',
        locations: [{ card: CHAMBER, dark: [walk(), 'Carbon-Freezing'] }],
        dark: { reserve: [TOPS[1], 9], force: 3 },
        light: { hand: ['No You Do Not'], lost: 0 },
      },
      { cards },
    )
    game.play('dark', { play: 'Carbon-Freezing' }).play('light', { play: 'No You Do Not' })
    game.expect({
      facts: { 'Han Solo': { as: 'escorted', frozen: false } },
      noEvents: [{ kind: 'destinyDrawn' }],
      asked: 'dark',
    })
  })
})

describe('a frozen captive', () => {
  test(
    'has no power, ability or landspeed, and is not captured or frozen again',
    proves('ccgx/freeze/frozen-state'),
    () => {
      const game = final(
        {
          at: 'control dark',
          locations: [{ card: CHAMBER, dark: [walk(frozen), 'Carbon-Freezing'] }],
          dark: { hand: ['Snare', 'Freeze It'] },
        },
        { cards },
      )
      game.expect({
        numbers: { 'Han Solo': { power: 0, ability: 0, landspeed: 0, forfeit: 6 } },
        noOffers: { dark: [{ play: 'Carbon-Freezing' }] },
      })
      game.play('dark', { play: 'Freeze It' })
      game.expect({ noEvents: [{ kind: 'wasFrozen' }], asked: 'dark' })
    },
  )

  test(
    'may be left at a site in the move phase, and taken along again',
    proves('ccgx/freeze/unattended', 'ccgx/freeze/unattended-take'),
    () => {
      const game = final({
        at: 'move dark',
        locations: [{ card: CHAMBER, dark: [walk(frozen), 'Darth Vader'] }, PLATFORM],
        dark: { force: 3 },
      })
      game.play('dark', { 'leave-unattended': 'Han Solo' })
      game.expect({
        facts: { 'Han Solo': { as: 'unattended', frozen: true } },
        resources: { dark: { force: 3 } },
      })
      game.play('dark', { seize: 'Han Solo', escort: 'Darth Vader' })
      game.expect({ facts: { 'Han Solo': { on: 'Darth Vader' } }, asked: 'dark' })
      const warm = final({
        at: 'move dark',
        locations: [{ card: CHAMBER, dark: [walk()] }],
        dark: { force: 3 },
      })
      warm.expect({
        refused: { dark: { 'leave-unattended': 'Han Solo' }, rule: 'ccgx/freeze/unattended' },
        asked: 'dark',
      })
    },
  )

  test(
    'that nobody attends is released in the own turn by whoever controls the site, and rallies',
    proves('ccgx/freeze/unattended-release', 'ccgx/freeze/release-thaws'),
    () => {
      const alone: Placed = { ...frozen, unattended: true }
      const at = (phase: string, dark: readonly string[] = []) =>
        final({
          at: phase,
          locations: [{ card: CHAMBER, dark, light: [alone, 'Rebel Trooper'] }],
          dark: { force: 3, hand: ['Stormtrooper'] },
          light: { force: 3, hand: ['Rebel Trooper'] },
        })
      at('deploy light', ['Darth Vader']).expect({
        refused: { light: { release: 'Han Solo' }, rule: 'ccgx/freeze/unattended-release' },
        asked: 'light',
      })
      const game = at('deploy light')
      game.play('light', { release: 'Han Solo' })
      game.expect({ facts: { 'Han Solo': { as: 'at', frozen: false } }, asked: 'light' })
    },
  )

  test('stays where its escort leaves it', proves('ccgx/freeze/escort-lost-frozen'), () => {
    const losing = (place: { card: string; dark: readonly Placed[] }) => {
      const game = final(
        { at: 'control light', locations: [place], light: { hand: ['Gone'], lost: 0, used: 0 } },
        { cards },
      )
      return game.play('light', { play: 'Gone' })
    }
    losing({ card: CHAMBER, dark: [walk(frozen)] }).expect({
      facts: { 'Han Solo': { as: 'unattended', frozen: true } },
      asked: 'dark',
    })
  })

  test(
    'loses the Effect that froze it when it is free',
    together(proves('ccgx/freeze/release-thaws', 'ccgx/state/inactive-carried'), tells('Carbon-Freezing')),
    () => {
      const held: Placed = { ...frozen, with: [{ card: 'Carbon-Freezing', by: 'dark' }] }
      const game = final(
        {
          at: 'control light',
          locations: [{ card: CHAMBER, dark: [walk(held)] }],
          light: { hand: ['Set Free'] },
          dark: { lost: 0 },
        },
        { cards },
      )
      game.play('light', { play: 'Set Free' })
      game.expect({
        facts: { 'Han Solo': { as: 'at', frozen: false } },
        resources: { dark: { lost: 1 } },
        asked: 'dark',
      })
    },
  )

  test('moves to a place with its escort', proves('ccgx/freeze/frozen-moved'), () => {
    const game = final(
      { at: 'move dark', locations: [{ card: CHAMBER, dark: [walk(frozen)] }, PLATFORM], dark: { force: 3 } },
      { cards },
    )
    game.play('dark', { move: 'Stormtrooper', to: PLATFORM })
    game.expect({ facts: { 'Han Solo': { at: 'Cloud City: East Platform (Docking Bay)' } }, asked: 'dark' })
  })
})

test(
  'whoever is captured and frozen at once is not let go but left there',
  together(proves('ccgx/freeze/all-too-easy'), tells('All Too Easy')),
  () => {
    const game = final({
      at: 'battle dark',
      locations: [
        {
          card: CHAMBER,
          dark: [{ card: 'Darth Vader', with: ["Vader's Lightsaber"] }],
          light: ['Han Solo', 'Rebel Trooper'],
        },
      ],
      dark: { force: 9, hand: ['All Too Easy'], reserve: [TOPS[6], TOPS[6], 9] },
      light: { force: 3, reserve: 9 },
    })
    game.play('dark', { battle: CHAMBER })
    game.play('dark', { fire: "Vader's Lightsaber", target: 'Han Solo' })
    game.play('dark', { deploy: 'All Too Easy', on: 'Han Solo' })
    game.expect({
      asked: { dark: 'capture' },
      offersExactly: {
        dark: [{ seize: 'Han Solo', escort: 'Darth Vader' }, { 'leave-unattended': 'Han Solo' }],
      },
    })
    game.play('dark', { 'leave-unattended': 'Han Solo' })
    game.expect({ facts: { 'Han Solo': { as: 'unattended', frozen: true } }, asked: 'dark' })
  },
)
