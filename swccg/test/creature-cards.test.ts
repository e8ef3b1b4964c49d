/** What the texts of creatures say, and parasites among them. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Placed } from '../scenario/position.ts'
import { at, drawing } from './creature-play.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const DESERT = 'Tatooine: Desert (D)'
const CAVE = 'Hoth: Wampa Cave (7th Marker)'
const TRENCH = 'Hoth: Snow Trench (2nd Marker)'
const SWAMP = 'Dagobah: Swamp'
const JUNGLE = 'Dagobah: Jungle'
const TRAINING = 'Dagobah: Training Area'
const PIT = 'Tatooine: Great Pit Of Carkoon'

describe('a Wampa', () => {
  test('comes to its cave or a marker site where nobody is', tells('Wampa'), () => {
    const game = final({
      at: 'deploy dark',
      locations: [CAVE, { card: TRENCH, light: ['Rebel Trooper'] }, 'Hoth: Ice Plains (5th Marker)'],
      dark: { hand: ['Wampa'], force: 9 },
    })
    game.expect({
      offersExactly: {
        dark: [
          { deploy: 'Wampa', on: CAVE },
          { deploy: 'Wampa', on: 'Hoth: Ice Plains (5th Marker)' },
          'pass',
        ],
      },
      asked: 'dark',
    })
  })

  test(
    'drags a victim to its cave, where it is as active as before, if the opponent of the victim likes',
    together(tells('Wampa'), proves('ccgx/creature/wampa-cave', 'ccgx/creature/eaten')),
    () => {
      const game = at('battle dark', TRENCH, ['Wampa'], ['Rebel Trooper'], [CAVE], { dark: [3] })
      game
        .play('dark', { unleash: 'Wampa', against: 'light' })
        .play('dark', 'relocate victim to Wampa Cave (7th Marker)')
      game.expect({
        facts: { 'table/Rebel Trooper': { at: 'Hoth: Wampa Cave (7th Marker)', as: 'at' } },
        numbers: { [CAVE]: { 'presence-light': 1 } },
        asked: 'dark',
      })
    },
  )
})

test(
  'a Dianoga is as fierce as what it ate last, and destiny',
  together(tells('Dianoga'), proves('ccgx/creature/eaten-value', 'ccgx/creature/ferocity')),
  () => {
    const game = at('battle dark', SWAMP, ['Dianoga'], ['Luke Skywalker'], [], { dark: [5], light: [1] })
    game.play('dark', { unleash: 'Dianoga', against: 'light' }).play('light', 1)
    game.expect({
      events: [{ kind: 'attackTotals', ferocity: 5, power: 4 }],
      zones: {
        'light.lost': ['Rebel Trooper', 'Rebel Trooper', 'Rebel Trooper', 'Rebel Trooper', 'Luke Skywalker'],
      },
      numbers: { Dianoga: { ferocity: 3 } },
      asked: 'dark',
    })
  },
)

test(
  'a Bog-wing carries its host up to two sites off and lets go',
  tells('Bog-wing (D)', 'Bog-wing (L)'),
  () => {
    const game = at('battle dark', SWAMP, ['Bog-wing (D)'], ['Rebel Trooper'], [JUNGLE, TRAINING])
    game.play('dark', { unleash: 'Bog-wing (D)', against: 'light' })
    game.expect({ events: [{ kind: 'clung', card: 'Bog-wing (D)' }] })
    game.play('dark', { cards: [TRAINING] })
    game.expect({
      facts: {
        'table/Rebel Trooper': { at: TRAINING },
        'Bog-wing (D)': { on: TRAINING, as: 'at' },
      },
      asked: 'light',
    })
    const away = at('battle light', SWAMP, ['Stormtrooper'], ['Bog-wing (L)'], [JUNGLE])
    away.play('light', { unleash: 'Bog-wing (L)', against: 'dark' }).play('light', { cards: [JUNGLE] })
    away.expect({ facts: { 'Bog-wing (L)': { on: JUNGLE, as: 'at' } }, asked: 'light' })
  },
)

describe('a Mynock', () => {
  const XWING: Placed = { card: 'X-wing', pilots: ['Rebel Pilot'] }

  test(
    'attaches to a starfighter without a fight, and drains it with others',
    together(
      tells('Mynock (D)', 'Mynock (L)'),
      proves('ccgx/creature/parasite', 'ccgx/creature/parasite-attached'),
    ),
    () => {
      const game = at('battle dark', 'Kessel (D)', ['Mynock (D)'], [XWING])
      game.play('dark', { unleash: 'Mynock (D)', against: 'light' })
      game.expect({
        facts: { 'Mynock (D)': { on: 'X-wing', as: 'attached' } },
        numbers: { 'X-wing': { power: 3, hyperspeed: 3 } },
        noEvents: [{ kind: 'attackTotals' }],
        asked: { dark: 'draw-phase' },
      })
      game.expect({ noOffers: { dark: [{ unleash: 'Mynock (D)', against: 'light' }] }, asked: 'dark' })
    },
  )

  test('lets go when nothing is left to drain, and rests', tells('Mynock (D)', 'Mynock (L)'), () => {
    const spent: Placed = {
      card: 'Y-wing',
      pilots: ['Rebel Pilot'],
      with: [{ card: 'Mynock (D)', by: 'dark' }, 'Mynock (L)'],
    }
    const game = at('battle dark', 'Kessel (D)', ['Mynock (D)'], [spent])
    game.play('dark', { unleash: 'table/Mynock (D) #1', against: 'light' })
    game.expect({ events: [{ kind: 'letGo' }], asked: 'dark' })
  })

  test(
    'flies like a starfighter, without a pilot',
    together(tells('Mynock (L)'), proves('ccgx/creature/mynock')),
    () => {
      const game = final({
        at: 'move light',
        locations: [
          { card: 'Tatooine (L)', light: ['Mynock (L)'] },
          'Tatooine: Mos Eisley (L)',
          'Kessel (L)',
        ],
        light: { force: 3 },
      })
      game.expect({
        offersExactly: {
          light: [{ move: 'Mynock (L)', to: 'Tatooine: Mos Eisley (L)', by: 'land', cost: 1 }, 'pass'],
        },
        asked: 'light',
      })
    },
  )

  test(
    'stays behind when its host leaves the table',
    together(tells('Mynock (D)'), proves('ccgx/creature/parasite-detach')),
    () => {
      const host: Placed = {
        card: 'X-wing',
        pilots: ['Rebel Pilot'],
        with: [{ card: 'Mynock (D)', by: 'dark' }],
      }
      const game = final({
        at: 'battle dark',
        locations: [{ card: 'Kessel (D)', dark: [{ card: 'Devastator' }], light: [host] }],
        dark: { force: 6, reserve: drawing('dark', [5]) },
        light: { force: 6, reserve: 3 },
      })
      game.play('dark', { battle: 'Kessel (D)' })
      game.play('light', { forfeit: 'X-wing' })
      game.expect({ facts: { 'Mynock (D)': { on: 'Kessel', as: 'at' } }, asked: 'light' })
    },
  )
})

test(
  'a Nudj and a Sleen absorb an icon of the other side each, and attack nobody',
  together(tells('Nudj', 'Sleen'), proves('ccgx/creature/absorb-icons', 'ccgx/creature/parasite-none')),
  () => {
    const game = at('battle light', JUNGLE, ['Stormtrooper'], ['Nudj', 'Nudj'])
    game.expect({
      numbers: { [JUNGLE]: { 'force-icons-dark': 0 } },
      noOffers: { light: [{ unleash: 'Nudj', against: 'dark' }] },
      asked: 'light',
    })
    const dark = at('battle dark', JUNGLE, ['Sleen'], ['Rebel Trooper'])
    dark.expect({
      numbers: { [JUNGLE]: { 'force-icons-light': 0 } },
      asked: 'dark',
    })
  },
)

test(
  'a Vine Snake strangles its host move phase by move phase',
  together(tells('Vine Snake (L)', 'Vine Snake (D)'), proves('ccgx/creature/parasite-attached')),
  () => {
    const game = at('battle dark', SWAMP, ['Vine Snake (D)'], ['Rebel Trooper'], [], { dark: [4] })
    game.play('dark', { unleash: 'Vine Snake (D)', against: 'light' })
    game.expect({
      events: [
        { kind: 'clung', card: 'Vine Snake (D)' },
        { kind: 'left', is: 'Rebel Trooper', by: 'eaten' },
      ],
      facts: { 'Vine Snake (D)': { on: SWAMP, as: 'at' } },
      asked: 'dark',
    })
    const light = at('battle light', SWAMP, ['Darth Vader'], ['Vine Snake (L)'], [], { light: [6] })
    light.play('light', { unleash: 'Vine Snake (L)', against: 'dark' })
    light.expect({
      facts: { 'Vine Snake (L)': { on: 'Darth Vader' } },
      numbers: { 'Darth Vader': { power: 6 } },
      asked: 'light',
    })
  },
)

test('a Dragonsnake attacks droids too, and spits them out next door', tells('Dragonsnake'), () => {
  const game = at('battle dark', SWAMP, ['Dragonsnake'], ['C-3PO (See-Threepio)'], [JUNGLE], { dark: [2] })
  game.play('dark', { unleash: 'Dragonsnake', against: 'light' })
  game.expect({ facts: { 'C-3PO (See-Threepio)': { at: JUNGLE } }, asked: 'dark' })
})

test(
  'guards spare the characters of their owner and keep those of the opponent from walking',
  together(tells('Worrt', 'Bubo'), proves('ccgx/creature/does-not-attack')),
  () => {
    const game = at('battle dark', EISLEY, ['Stormtrooper'], ['Worrt', 'Rebel Trooper'], [CANTINA])
    game.play('dark', 'pass')
    game.expect({
      refused: { dark: { move: 'table/Stormtrooper', to: CANTINA } },
      offers: { dark: [] },
      asked: 'dark',
    })
  },
)

test('small ones are fast, and fiercer where they are at home', tells('Scurrier', 'Rock Wart'), () => {
  const game = final({
    at: 'move light',
    locations: [
      { card: EISLEY, light: ['Scurrier'] },
      { card: CANTINA, dark: ['Rock Wart'] },
      { card: 'Tatooine: Bluffs', dark: ['Rock Wart'] },
    ],
    light: { force: 3 },
  })
  game.expect({
    numbers: {
      Scurrier: { ferocity: 4, landspeed: 2 },
      'table/Rock Wart #1': { ferocity: 2, landspeed: 2 },
      'table/Rock Wart #2': { ferocity: 4 },
    },
    asked: 'light',
  })
})

test('whoever defeats a Krayt Dragon may retrieve Force by destiny', tells('Krayt Dragon'), () => {
  const game = at(
    'battle light',
    DESERT,
    ['Krayt Dragon'],
    ['Luke Skywalker', 'Obi-Wan Kenobi', 'Han Solo', 'Chewbacca'],
    [],
    { dark: [1, 1], light: [6, 3] },
  )
  game.play('light', { attack: DESERT, against: 'dark' }).play('light', 1)
  game.play('light', { play: 'Krayt Dragon' })
  game.expect({
    resources: { light: { lost: 1 } },
    zones: { table: ['Luke Skywalker', 'Obi-Wan Kenobi', 'Han Solo', 'Chewbacca'] },
    asked: 'light',
  })
})

test('whom Sarlacc eats is out of play, and captives pay for the aliens there', tells('Sarlacc'), () => {
  const game = at(
    'battle dark',
    PIT,
    ['Sarlacc', 'Greedo', { card: 'Stormtrooper', captives: ['Rebel Guard'] }],
    [],
    [],
    { dark: [3] },
  )
  game.play('dark', { unleash: 'Sarlacc', against: 'light' })
  game.expect({ zones: { 'light.out-of-play': ['Rebel Guard'] }, asked: { dark: 'may' } })
  game.play('dark', true)
  game.expect({ resources: { dark: { lost: 3 } }, asked: 'dark' })
})
