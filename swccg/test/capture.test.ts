/** Capturing: escorts, prisons, release, and what captives do not do. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { CAPTURE_DEEDS } from './capture-deeds.ts'
import { held, type There, walk } from './capture-play.ts'
import { final } from './play.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const PRISON = 'Death Star: Detention Block Corridor'
const HALL = 'Death Star: Central Core'

const cards = CAPTURE_DEEDS
const snaring = (dark: There, light: There, at = CANTINA) => held([{ card: at, dark, light }, EISLEY])

describe('whoever is captured', () => {
  test(
    'is seized by a warrior or bounty hunter there, or let go; an escort has one captive',
    proves('ccgx/capture/options', 'ccgx/capture/seize', 'ccgx/capture/escort-who'),
    () => {
      const busy = { card: 'Dengar', captives: ['Rebel Guard'] }
      const game = snaring([busy, 'Stormtrooper', 'IT-O (Eyetee-Oh)'], ['Han Solo'])
      game.play('dark', { play: 'Snare' }).play('dark', { cards: ['Han Solo'] })
      game.expect({
        asked: { dark: 'capture' },
        offersExactly: { dark: [{ seize: 'Han Solo', escort: 'Stormtrooper' }, { escape: 'Han Solo' }] },
        refused: { dark: { seize: 'Han Solo', escort: 'Dengar' }, rule: 'ccgx/capture/escort-who' },
      })
      game.play('dark', { seize: 'Han Solo', escort: 'Stormtrooper' })
      game.expect({
        facts: { 'Han Solo': { as: 'escorted', on: 'Stormtrooper' } },
        asked: 'light',
      })
    },
  )

  test('any number of them goes with an escort whose text says so', proves('ccgx/capture/escort-who'), () => {
    const jailer = { card: 'Jailer', captives: ['Rebel Guard'] }
    const game = snaring([jailer], ['Han Solo'])
    game.play('dark', { play: 'Snare' }).play('dark', { cards: ['Han Solo'] })
    game.expect({ offers: { dark: [{ seize: 'Han Solo', escort: 'Jailer' }] }, asked: 'dark' })
  })

  test('may escape: to the Used Pile, what was on it is lost', proves('ccgx/capture/escape-option'), () => {
    const game = snaring(['Stormtrooper'], [{ card: 'Han Solo', with: ['Blaster'] }])
    game.play('dark', { play: 'Snare' }).play('dark', { cards: ['Han Solo'] })
    game.play('dark', { escape: 'Han Solo' })
    game.expect({
      resources: { light: { used: 1, lost: 1 } },
      events: [{ kind: 'captured' }, { kind: 'escaped', is: 'Han Solo' }],
      noEvents: [{ kind: 'left' }],
      asked: 'dark',
    })
  })

  test(
    'may be imprisoned where a prison is, and only there',
    proves('ccgx/capture/prison', 'ccgx/capture/options'),
    () => {
      const game = held([{ card: PRISON, light: ['Han Solo'] }, HALL])
      game.play('dark', { play: 'Snare' })
      game.expect({ offersExactly: { dark: [{ imprison: 'Han Solo' }, { escape: 'Han Solo' }] } })
      game.play('dark', { imprison: 'Han Solo' })
      game.expect({
        facts: { 'Han Solo': { as: 'imprisoned', on: 'Death Star: Detention Block Corridor' } },
        asked: 'light',
      })
    },
  )

  test(
    'leaves a vehicle first and what is aboard it stays behind; its own cards stay on it and are silent',
    proves('ccgx/capture/first-steps', 'ccgx/capture/cards-stay'),
    () => {
      const speeder = {
        card: "Luke's X-34 Landspeeder",
        driver: [{ card: 'Luke Skywalker', with: ['Blaster'] }],
      }
      const game = snaring(['Stormtrooper'], [speeder], EISLEY)
      game.play('dark', { play: 'Snare' }).play('dark', { cards: ['Luke Skywalker'] })
      game.play('dark', { seize: 'Luke Skywalker', escort: 'Stormtrooper' })
      game.expect({
        facts: {
          'Luke Skywalker': { as: 'escorted', holds: 1 },
          "Luke's X-34 Landspeeder": { holds: 0, at: 'Tatooine: Mos Eisley' },
          Blaster: { on: 'Luke Skywalker' },
        },
        asked: 'light',
      })
    },
  )

  test(
    'is a character of the Light Side, and nobody twice',
    proves('ccgx/capture/who', 'ccgx/capture/capture-bar', 'ccgx/capture/droid-captive'),
    () => {
      const friendly = held([
        { card: CANTINA, dark: ['Darth Vader', 'Stormtrooper'], light: ['C-3PO (See-Threepio)'] },
      ])
      friendly.play('dark', { play: 'Snare' }).play('dark', { cards: ['Darth Vader'] })
      friendly.expect({
        noEvents: [{ kind: 'captured' }],
        facts: { 'Darth Vader': { as: 'at' } },
        asked: 'dark',
      })
      const droid = held([{ card: CANTINA, dark: ['Stormtrooper'], light: ['C-3PO (See-Threepio)'] }])
      droid.play('dark', { play: 'Snare' }).play('dark', { cards: ['C-3PO (See-Threepio)'] })
      droid.play('dark', { seize: 'C-3PO (See-Threepio)', escort: 'Stormtrooper' })
      droid.expect({ facts: { 'C-3PO (See-Threepio)': { as: 'escorted' } }, asked: 'light' })
      const twice = held([{ card: CANTINA, dark: [walk(), 'Darth Vader'] }])
      twice.play('dark', { play: 'Snare' }).play('dark', { cards: ['Han Solo'] })
      twice.expect({
        noEvents: [{ kind: 'captured' }],
        facts: { 'Han Solo': { on: 'Stormtrooper' } },
        asked: 'light',
      })
    },
  )

  test(
    'loses a cover without being found out',
    proves('ccgx/undercover/captured-under', 'ccgx/undercover/targets'),
    () => {
      const game = snaring(['Stormtrooper'], [{ card: 'Momaw Nadon', undercover: true }])
      game.play('dark', { play: 'Snare' }).play('dark', { cards: ['Momaw Nadon'] })
      game.play('dark', { seize: 'Momaw Nadon', escort: 'Stormtrooper' })
      game.expect({
        facts: { 'Momaw Nadon': { as: 'escorted' } },
        noEvents: [{ kind: 'coverBroken' }],
        asked: 'light',
      })
    },
  )

  test(
    'instead of being forfeited still pays with its forfeit value, and is neither lost nor forfeited',
    proves('ccgx/capture/capture-instead', 'ccgx/capture/capture-not-lost', 'ccgx/final/about-to-be-lost'),
    () => {
      const game = final(
        {
          at: 'battle dark',
          locations: [{ card: CANTINA, dark: ['Darth Vader', 'Stormtrooper'], light: ['Rebel Trooper'] }],
          dark: { hand: ['Prisoner'], force: 5, reserve: ['Stormtrooper', 9] },
          light: { force: 5, lost: 0 },
        },
        { cards },
      )
      game.play('dark', { battle: CANTINA }).play('dark', 1)
      game.play('light', { forfeit: 'Rebel Trooper' })
      game
        .play('dark', { play: 'Prisoner' })
        .play('dark', { seize: 'table/Rebel Trooper', escort: 'Darth Vader' })
      game.expect({
        facts: { 'table/Rebel Trooper': { as: 'escorted' } },
        noEvents: [{ kind: 'left' }],
        asked: { light: 'settle' },
      })
    },
  )
})

describe('a captive', () => {
  test(
    'is inactive, its owner’s card, and not forfeited, moved or counted; its escort fights as usual',
    proves(
      'ccgx/capture/captive-inactive',
      'ccgx/capture/captive-owner',
      'ccgx/capture/escort-in-battle',
      'ccgx/state/inactive-reasons',
    ),
    () => {
      const game = final({
        at: 'battle dark',
        locations: [{ card: CANTINA, dark: [walk()], light: ['Rebel Trooper'] }, EISLEY],
        dark: { force: 5 },
      })
      game.expect({
        facts: { 'Han Solo': { controller: 'light', at: 'Tatooine: Cantina' } },
        numbers: { [CANTINA]: { 'total-power-light': 1, 'presence-light': 1, 'total-power-dark': 1 } },
      })
      game.play('dark', { battle: CANTINA })
      game.expect({
        events: [
          { kind: 'powerTotalled', power: 1 },
          { kind: 'powerTotalled', power: 1 },
        ],
        facts: { 'Han Solo': { battled: false }, 'table/Stormtrooper': { battled: true } },
        asked: 'dark',
      })
      final({
        at: 'move light',
        locations: [{ card: CANTINA, dark: [walk()], light: ['Talz'] }, EISLEY],
        light: { force: 3 },
      }).expect({ noOffers: { light: [{ move: 'Han Solo' }] }, asked: 'light' })
    },
  )

  test('goes where its escort goes, free', proves('ccgx/capture/moves-with-escort'), () => {
    const game = final({
      at: 'move dark',
      locations: [{ card: CANTINA, dark: [walk()] }, EISLEY],
      dark: { force: 3 },
    })
    game.play('dark', { move: 'Stormtrooper', to: EISLEY })
    game.expect({
      facts: { 'Han Solo': { at: 'Tatooine: Mos Eisley', moved: false } },
      resources: { dark: { force: 2 } },
      asked: 'dark',
    })
  })

  test('takes the place of a passenger aboard', proves('ccgx/capture/aboard-capacity'), () => {
    const boarding = (captive: boolean) =>
      final({
        at: 'move dark',
        locations: [
          {
            card: EISLEY,
            dark: [
              captive ? walk() : 'Stormtrooper',
              { card: 'Mobquet A-1 Deluxe Floater', driver: ['Darth Vader'] },
            ],
          },
        ],
        dark: { force: 3 },
      })
    const aboard = { move: 'Stormtrooper', to: 'Mobquet A-1 Deluxe Floater' }
    boarding(false).expect({ offers: { dark: [aboard] }, asked: 'dark' })
    boarding(true).expect({ noOffers: { dark: [aboard] }, asked: 'dark' })
  })

  test('goes over when its escort is replaced', proves('ccgx/capture/escort-replaced'), () => {
    const game = final(
      {
        locations: [{ card: CANTINA, dark: [{ card: 'Hunter', captives: ['Han Solo'] }] }],
        dark: { hand: ['Great Hunter', 'Stormtrooper'], force: 1 },
      },
      { cards },
    )
    game.play('dark', { replace: 'Great Hunter' })
    game.expect({ facts: { 'Han Solo': { on: 'Great Hunter', as: 'escorted' } }, asked: 'dark' })
  })

  test('is handed over only by a text', proves('ccgx/capture/transfer'), () => {
    const game = final(
      {
        at: 'move dark',
        locations: [{ card: CANTINA, dark: [walk(), 'Dengar'] }],
        dark: { hand: ['Yours Now'], force: 3 },
      },
      { cards },
    )
    game.expect({ noOffers: { dark: [{ seize: 'Han Solo' }] } })
    game.play('dark', { play: 'Yours Now' })
    game.expect({ facts: { 'Han Solo': { on: 'Dengar' } }, asked: 'dark' })
  })

  test('that is lost goes to its owner’s Lost Pile', proves('ccgx/capture/captive-lost'), () => {
    const game = final(
      {
        at: 'control dark',
        locations: [{ card: CANTINA, dark: [walk()] }],
        dark: { hand: ['Away With It'], force: 3 },
        light: { lost: 0 },
      },
      { cards },
    )
    game.play('dark', { play: 'Away With It' })
    game.expect({
      resources: { light: { lost: 1 } },
      events: [{ kind: 'left', is: 'Han Solo', by: 'lost' }],
      asked: 'dark',
    })
  })
})
