/** What the texts say of those who keep creatures. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { at, drawing } from './creature-play.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const TRENCH = 'Hoth: Snow Trench (2nd Marker)'
const SWAMP = 'Dagobah: Swamp'
const JUNGLE = 'Dagobah: Jungle'
const PIT = 'Tatooine: Great Pit Of Carkoon'

describe('those who keep creatures', () => {
  test('Rennek tames them and may gather strength', tells('Rennek'), () => {
    const game = at('battle dark', EISLEY, ['Rock Wart', 'Stormtrooper'], ['Rennek'])
    game.expect({
      noOffers: {
        dark: [
          { unleash: 'Rock Wart', against: 'light' },
          { attack: EISLEY, against: 'dark' },
        ],
      },
      refused: { dark: { unleash: 'Rock Wart', against: 'light' }, rule: 'ccgx/creature/does-not-attack' },
    })
    game.play('dark', 'pass')
    for (const _ of [1, 2]) game.play('light', { play: 'Rennek' }).play('dark', 'pass')
    game.play('light', { play: 'Rennek' })
    game.expect({
      numbers: { Rennek: { power: 4 } },
      asked: 'dark',
    })
  })

  test(
    'Malakili steals one, which stays where it is',
    together(tells('Malakili'), proves('ccgx/creature/steal-creature', 'ccgx/creature/does-not-attack')),
    () => {
      const game = at('control dark', EISLEY, ['Malakili'], ['Scurrier', 'Rebel Trooper'])
      game.play('dark', { play: 'Malakili' })
      game.expect({
        facts: { Scurrier: { controller: 'dark', on: 'Tatooine: Mos Eisley', as: 'at' } },
        asked: 'dark',
      })
      game.expect({ noOffers: { dark: [{ unleash: 'Scurrier', against: 'light' }] }, asked: 'dark' })
    },
  )

  test(
    'a Gamorrean Guard gives himself to stop an attack, which counts as made',
    together(tells('Gamorrean Guard'), proves('ccgx/creature/attack-move')),
    () => {
      const game = at('battle light', EISLEY, ['Gamorrean Guard', 'Stormtrooper'], ['Scurrier'])
      game.play('light', { unleash: 'Scurrier', against: 'dark' })
      game.play('dark', { play: 'Gamorrean Guard' })
      game.expect({
        noEvents: [{ kind: 'attackTotals' }],
        resources: { dark: { lost: 5 } },
        noOffers: { light: [{ unleash: 'Scurrier', against: 'dark' }] },
        asked: 'light',
      })
      const away = at('control dark', 'Yavin 4: Jungle (D)', ['Gamorrean Guard'], [])
      away.expect({ numbers: { 'Gamorrean Guard': { power: 3 } }, asked: 'dark' })
    },
  )

  test(
    'Shoo! Shoo! stops an attack, or moves a creature next door',
    together(tells('Shoo! Shoo!'), proves('ccgx/creature/attack-move')),
    () => {
      const shooing = (when: string) =>
        final({
          at: when,
          locations: [
            { card: EISLEY, dark: ['Rock Wart'], light: ['Rebel Trooper', 'C-3PO (See-Threepio)'] },
            CANTINA,
          ],
          dark: { force: 3 },
          light: { hand: ['Shoo! Shoo!'], force: 3 },
        })
      const game = shooing('battle dark')
      game.play('dark', { unleash: 'Rock Wart', against: 'light' })
      game.play('light', { play: 'Shoo! Shoo!' })
      game.expect({ noEvents: [{ kind: 'attackTotals' }], asked: 'dark' })
      const moved = shooing('control light')
      moved.play('light', { play: 'Shoo! Shoo!' })
      moved.expect({ facts: { 'Rock Wart': { at: 'Tatooine: Cantina' } }, asked: 'light' })
    },
  )

  test(
    'who was defeated by the great ones can be hurled next door',
    together(tells('WHAAAAAAAAAOOOOW!'), proves('ccgx/creature/eaten')),
    () => {
      const game = final({
        at: 'battle dark',
        locations: [
          { card: TRENCH, dark: ['Wampa'], light: ['Luke Skywalker'] },
          'Hoth: Ice Plains (5th Marker)',
        ],
        dark: { force: 3, reserve: drawing('dark', [6]) },
        light: { hand: ['WHAAAAAAAAAOOOOW!'], force: 3, reserve: 5 },
      })
      game.play('dark', { unleash: 'Wampa', against: 'light' }).play('light', 0)
      game.play('light', { play: 'WHAAAAAAAAAOOOOW!' })
      game.expect({
        facts: { 'Luke Skywalker': { at: 'Hoth: Ice Plains (5th Marker)' } },
        asked: 'dark',
      })
    },
  )

  test(
    'at the Great Pit Sarlacc attacks a captive in the control phase, and once more in the battle phase',
    together(tells('Tatooine: Great Pit Of Carkoon'), proves('ccgx/creature/sarlacc')),
    () => {
      const game = at(
        'control dark',
        PIT,
        ['Sarlacc', { card: 'Stormtrooper', captives: ['Rebel Guard'] }],
        ['Rebel Trooper'],
        [],
        { dark: [3] },
      )
      game.play('dark', { play: PIT })
      game.expect({
        events: [{ kind: 'attackInitiated', card: 'Sarlacc', cards: ['Rebel Guard'] }],
        zones: { 'light.out-of-play': ['Rebel Guard'] },
        asked: { dark: 'may' },
      })
      game.play('dark', false)
      game.expect({ offers: { dark: [{ unleash: 'Sarlacc', against: 'light' }] }, asked: 'dark' })
    },
  )

  test(
    'where attacks are barred neither players nor creatures attack, but creatures fight each other',
    proves('ccgx/creature/yoda-attacks'),
    () => {
      const sage = {
        title: 'Calm Sage',
        side: 'light',
        kind: 'character',
        type: 'alien',
        power: 2,
        ability: 6,
        text: { statics: [{ static: 'bars-attacks', whose: 'both' }] },
      } as const
      const game = final(
        {
          at: 'battle dark',
          locations: [
            { card: SWAMP, dark: ['Dragonsnake', 'Stormtrooper'], light: ['Calm Sage'] },
            { card: JUNGLE, light: ['Vine Snake (L)'] },
          ],
          dark: { force: 5 },
        },
        { cards: [sage] },
      )
      game.expect({
        noOffers: {
          dark: [
            { unleash: 'Dragonsnake', against: 'light' },
            { attack: SWAMP, against: 'dark' },
          ],
        },
        refused: { dark: { attack: SWAMP, against: 'dark' }, rule: 'ccgx/creature/yoda-attacks' },
        asked: 'dark',
      })
    },
  )
})
