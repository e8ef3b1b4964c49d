/** Capturing: escorts, prisons, release, and what captives do not do. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Placed, PlacedLocation } from '../scenario/position.ts'
import { CAPTURE_DEEDS } from './capture-deeds.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const PRISON = 'Death Star: Detention Block Corridor'
const CONTROL = 'Death Star: Detention Block Control Room'
const HALL = 'Death Star: Central Core'

const cards = CAPTURE_DEEDS
type There = readonly (string | Placed)[]

/** The Dark Side may snare somebody, the Light Side set somebody free. */
const held = (locations: readonly (string | PlacedLocation)[], at = 'control dark') =>
  final(
    {
      at,
      locations,
      dark: { hand: ['Snare', 'Away With It'], force: 5 },
      light: { hand: ['Set Free'], force: 5, used: 0, lost: 0 },
    },
    { cards },
  )
const snaring = (dark: There, light: There, at = CANTINA) => held([{ card: at, dark, light }, EISLEY])
const walk = (captive: string | Placed = 'Han Solo'): Placed => ({
  card: 'Stormtrooper',
  captives: [captive],
})

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

describe('prisons', () => {
  test(
    'an escort delivers its captive in the move phase, free, and can still move',
    proves('ccgx/capture/deliver', 'ccgx/capture/imprisoned-enclosed'),
    () => {
      const game = final({
        at: 'move dark',
        locations: [{ card: PRISON, dark: [walk()] }, HALL],
        dark: { force: 3 },
      })
      game.play('dark', { imprison: 'Han Solo' })
      game.expect({
        facts: { 'Han Solo': { as: 'imprisoned' } },
        resources: { dark: { force: 3 } },
        offers: { dark: [{ move: 'Stormtrooper' }] },
        asked: 'dark',
      })
      const elsewhere = final({
        at: 'move dark',
        locations: [{ card: HALL, dark: [walk()] }],
        dark: { force: 3 },
      })
      elsewhere.expect({
        refused: { dark: { imprison: 'Han Solo' }, rule: 'ccgx/capture/prison' },
        asked: 'dark',
      })
      const before = final({
        locations: [{ card: PRISON, dark: [walk()] }],
        dark: { force: 3, hand: ['Stormtrooper'] },
      })
      before.expect({
        refused: { dark: { imprison: 'Han Solo' }, rule: 'ccgx/capture/deliver' },
        asked: 'dark',
      })
    },
  )

  test('whoever may escort takes one out of prison', proves('ccgx/capture/take-from-prison'), () => {
    const prisoner = { card: 'Han Solo', imprisoned: true }
    const game = final({
      at: 'move dark',
      locations: [{ card: PRISON, dark: ['Stormtrooper', 'IT-O (Eyetee-Oh)'], light: [prisoner] }, HALL],
      dark: { force: 3 },
    })
    game.expect({
      refused: { dark: { seize: 'Han Solo', escort: 'IT-O (Eyetee-Oh)' }, rule: 'ccgx/capture/escort-who' },
    })
    game.play('dark', { seize: 'Han Solo', escort: 'Stormtrooper' })
    game.expect({
      facts: { 'Han Solo': { as: 'escorted' } },
      resources: { dark: { force: 3 } },
      asked: 'dark',
    })
  })

  test(
    'who is imprisoned or frozen is a captive there, and present with nobody',
    proves('ccgx/capture/captive-counts', 'ccgx/capture/imprisoned-enclosed'),
    () => {
      const all = [
        { card: 'Han Solo', imprisoned: true },
        { card: 'Chewbacca', unattended: true, frozen: true },
      ]
      const game = final(
        {
          at: 'control dark',
          locations: [{ card: PRISON, dark: [walk('Rebel Guard'), 'Counter'], light: all }],
          dark: { hand: ['Trooper Assault'] },
        },
        { cards },
      )
      game.expect({ numbers: { Counter: { power: 3, forfeit: 1 } }, asked: 'dark' })
    },
  )
})

describe('whoever is released', () => {
  test(
    'rallies at the site or escapes, as its owner likes',
    proves('ccgx/capture/release', 'ccgx/capture/rally', 'ccgx/capture/release-escape'),
    () => {
      const free = () => {
        const game = held(
          [{ card: CANTINA, dark: [walk({ card: 'Han Solo', with: ['Blaster'] })] }],
          'control light',
        )
        game.play('light', { play: 'Set Free' })
        game.expect({ offersExactly: { light: [{ rally: 'Han Solo' }, { escape: 'Han Solo' }] } })
        return game
      }
      free()
        .play('light', { rally: 'Han Solo' })
        .expect({
          facts: { 'Han Solo': { as: 'at' } },
          numbers: { [CANTINA]: { 'presence-light': 3 } },
          asked: 'dark',
        })
      free()
        .play('light', { escape: 'Han Solo' })
        .expect({ resources: { light: { used: 2, lost: 1 } }, asked: 'dark' })
    },
  )

  test('rallies in a free place of a craft there too', proves('ccgx/capture/rally'), () => {
    const speeder = "Luke's X-34 Landspeeder"
    const game = held([{ card: EISLEY, dark: [walk()], light: [speeder] }], 'control light')
    game.play('light', { play: 'Set Free' }).play('light', { rally: 'Han Solo', on: speeder, as: 'driver' })
    game.expect({ facts: { 'Han Solo': { as: 'driver', on: speeder } }, asked: 'dark' })
  })

  test(
    'escapes where there is no site, and comes out of prison on its feet',
    proves('ccgx/capture/release-escape'),
    () => {
      const ship = { card: 'Devastator', passengers: [walk()] }
      const space = held([{ card: 'Tatooine (D)', dark: [ship] }], 'control light')
      space.play('light', { play: 'Set Free' })
      space.expect({ events: [{ kind: 'escaped', is: 'Han Solo' }], asked: 'dark' })
      const prison = held(
        [{ card: PRISON, light: [{ card: 'Han Solo', imprisoned: true }] }],
        'control light',
      )
      prison.play('light', { play: 'Set Free' })
      prison.expect({ facts: { 'Han Solo': { as: 'at' } }, asked: 'dark' })
    },
  )

  test('joins a battle there at once', proves('ccgx/capture/release-may-battle'), () => {
    const game = held([{ card: CANTINA, dark: [walk()], light: ['Rebel Trooper'] }], 'battle light')
    game
      .play('light', { battle: CANTINA })
      .play('light', { play: 'Set Free' })
      .play('light', { rally: 'Han Solo' })
    game.expect({ numbers: { [CANTINA]: { 'total-power-light': 4 } }, asked: 'dark' })
  })

  test('when its escort leaves; what is lost with a ship is lost', proves('ccgx/capture/escort-gone'), () => {
    const losing = (place: PlacedLocation, what: string) => {
      const game = final(
        { at: 'control light', locations: [place], light: { hand: ['Gone'], lost: 0, used: 0 } },
        { cards },
      )
      game.play('light', { play: 'Gone' })
      if (game.machine.questionFor(1)?.about === 'target') game.play('light', { cards: [what] })
      return game
    }
    losing({ card: CANTINA, dark: [walk()] }, 'Stormtrooper')
      .play('light', { rally: 'Han Solo' })
      .expect({ facts: { 'Han Solo': { as: 'at' } }, resources: { light: { lost: 0 } }, asked: 'light' })
    losing(
      { card: 'Tatooine (D)', dark: [{ card: 'Devastator', passengers: [walk()] }] },
      'Devastator',
    ).expect({ resources: { light: { lost: 1 } }, asked: 'dark' })
  })
})

test(
  'prisoners of the Death Star are free while the Light Side controls their control room',
  tells(CONTROL),
  () => {
    const prison = (dark: There) =>
      final({
        at: 'deploy light',
        locations: [
          { card: CONTROL, dark, light: ['Talz'] },
          { card: PRISON, light: [{ card: 'Han Solo', imprisoned: true }] },
        ],
        light: { hand: ['Rebel Trooper'], force: 3 },
      }).play('light', { deploy: 'light.hand/Rebel Trooper', on: CONTROL })
    prison([]).expect({ facts: { 'Han Solo': { as: 'at' } }, asked: 'light' })
    prison(['Stormtrooper']).expect({ facts: { 'Han Solo': { as: 'imprisoned' } }, asked: 'light' })
  },
)
