/** Prisons, and how captives are released. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { PlacedLocation } from '../scenario/position.ts'
import { CAPTURE_DEEDS } from './capture-deeds.ts'
import { held, type There, walk } from './capture-play.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const PRISON = 'Death Star: Detention Block Corridor'
const CONTROL = 'Death Star: Detention Block Control Room'
const HALL = 'Death Star: Central Core'

const cards = CAPTURE_DEEDS

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
