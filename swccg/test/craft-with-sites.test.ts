/** What sites say of their craft, and who serves inside. */
import { numberOf } from '@dejarik/kernel'
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { allowedBy } from '../effects/statics.ts'
import { generation } from '../rules/force/activate.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const BAY = 'Sandcrawler: Loading Bay'
const HEAP = 'Sandcrawler: Droid Junkheap'
const DESERT = 'Tatooine: Dune Sea'
const EISLEY = 'Tatooine: Mos Eisley (L)'
const DECK = "Jabba's Sail Barge: Passenger Deck"
const BARGE = "Jabba's Sail Barge"
const STATION = 'Executor: Control Station'
const COMM = 'Executor: Comm Station'
const HALL = 'Executor: Main Corridor'
const DOCK = 'Executor: Docking Bay'

type Game = ReturnType<typeof final>
const placed = (game: Game, is: string): number =>
  game.machine.state.cards.find((card) => card?.is === is && card.zone < 2)!.id
const iconsAt = (game: Game): number =>
  game.machine.state.zones[0]!.cards.reduce(
    (sum, place) => sum + numberOf(game.machine, 'force-icons-dark', place),
    0,
  )

describe('what sites say of their craft', () => {
  test(
    'the other player moves it in its owner’s move phase, at a cost, and the owner does not',
    together(proves('ccgx/shipsite/opponent-moves'), tells(STATION)),
    () => {
      const at = (when: string) =>
        final({
          at: when,
          locations: [
            { card: 'Raithal', dark: ['Executor'] },
            'Alderaan (D)',
            { card: EISLEY, dark: ['Stormtrooper'] },
            DESERT,
            { card: STATION, light: ['Rebel Trooper'] },
          ],
          dark: { force: 5 },
          light: { force: 5 },
        })
      const game = at('move dark')
      game.expect({
        noOffers: { dark: [{ move: 'Executor', to: 'Alderaan (D)' }] },
        refused: {
          dark: { move: 'Executor', to: 'Alderaan (D)', by: 'hyperspeed' },
          rule: 'ccgx/shipsite/opponent-moves',
        },
      })
      game.play('dark', 'pass')
      game.play('light', { move: 'Executor', to: 'Alderaan (D)' })
      game.expect({
        facts: { Executor: { on: 'Alderaan', moved: true } },
        resources: { light: { force: 4 }, dark: { force: 5 } },
        asked: 'dark',
      })
    },
  )

  test(
    'Vader’s ability counts in one battle of the turn at a system, where he takes no part',
    together(proves('ccgx/shipsite/ship-apply'), tells('Executor: Meditation Chamber')),
    () => {
      const game = final({
        at: 'battle dark',
        locations: [
          { card: 'Kessel (D)', dark: ['TIE Fighter'], light: ['X-wing'] },
          { card: 'Alderaan (D)', dark: ['TIE Scout'], light: ['Y-wing'] },
          { card: 'Executor: Meditation Chamber', dark: ['Darth Vader'] },
        ],
        dark: { force: 5 },
        light: { force: 5 },
      })
      game.play('dark', { battle: 'Kessel (D)' })
      game.play('dark', { play: 'Executor: Meditation Chamber' })
      game.expect({
        facts: { 'Darth Vader': { battled: false } },
        asked: { dark: 'battle-destiny' },
      })
      game.play('dark', 1)
      game.expect({ events: [{ kind: 'battleTotals' }], asked: { dark: 'settle' } })
    },
  )

  test(
    'the sites are lost with a starship that is blown away, and stay when it is merely lost',
    proves('ccgx/shipsite/site-lost-with'),
    () => {
      const at = (how: object) =>
        final(
          {
            at: 'deploy dark',
            locations: [
              { card: 'Kessel (D)', dark: ['Executor'] },
              { card: STATION, dark: ['Stormtrooper'], light: ['Rebel Trooper'] },
            ],
            dark: { side: ['Superweapon'] },
          },
          {
            cards: [
              {
                title: 'Superweapon',
                side: 'dark',
                kind: 'effect',
                text: { actions: [{ when: 'your-turn', do: [how] }] },
              },
            ] as never,
          },
        )
      const lost = at({ do: 'lose-cards', what: { title: 'Executor' } })
      lost.play('dark', { play: 'Superweapon' })
      lost.expect({ resources: { dark: { lost: 1 }, light: { lost: 0 } }, asked: 'dark' })
      const blown = at({ do: 'blow-away', what: { title: 'Executor' } })
      blown.play('dark', { play: 'Superweapon' })
      blown.expect({
        events: [{ kind: 'blownAway' }],
        resources: { dark: { lost: 3 }, light: { lost: 1 } },
        asked: 'dark',
      })
    },
  )

  test('the corridor leads free to all of the ship', tells(HALL), () => {
    const game = final({
      at: 'move dark',
      locations: [
        { card: 'Kessel (D)', dark: [{ card: 'Executor', passengers: ['DS-61-2'] }] },
        STATION,
        COMM,
        { card: HALL, dark: ['Stormtrooper'] },
      ],
      dark: { force: 5 },
    })
    game.play('dark', { play: HALL, action: 0 })
    game.play('dark', { cards: [STATION] })
    game.play('dark', { play: HALL, action: 1 })
    game.expect({
      facts: { 'table/Stormtrooper': { on: STATION, moved: true }, 'DS-61-2': { on: HALL, moved: true } },
      resources: { dark: { force: 5 } },
      asked: 'dark',
    })
    const held = final({
      at: 'move dark',
      locations: [
        { card: HALL, dark: [], light: ['Rebel Trooper'] },
        { card: STATION, dark: ['Stormtrooper'] },
      ],
    })
    held.expect({ asked: { light: 'activate' } })
  })
})

describe('those who serve inside', () => {
  test(
    'the suction tube takes whom it beats up into the crawler, or away',
    tells('Magnetic Suction Tube (L)', 'Magnetic Suction Tube (D)'),
    () => {
      const game = final({
        at: 'control light',
        locations: [
          {
            card: DESERT,
            light: [{ card: 'Sandcrawler (L)', with: ['Magnetic Suction Tube (L)'] }],
            dark: ['Stormtrooper'],
          },
          { card: BAY, craft: 'Sandcrawler' },
        ],
        light: { reserve: [withDestiny('light', 6), 9] },
      })
      game.play('light', { play: 'Magnetic Suction Tube (L)' })
      game.expect({ asked: { light: 'pick' } })
      game.play('light', 'relocate target to one interior site of that sandcrawler')
      game.expect({ facts: { 'table/Stormtrooper': { on: BAY } }, asked: 'dark' })
      const away = final({
        at: 'control dark',
        locations: [
          {
            card: DESERT,
            dark: [{ card: 'Sandcrawler (D)', with: ['Magnetic Suction Tube (D)'] }],
            light: ['Rebel Trooper'],
          },
        ],
        dark: { reserve: [withDestiny('dark', 6), 9] },
      })
      away.play('dark', { play: 'Magnetic Suction Tube (D)' })
      away.expect({ events: [{ kind: 'left', by: 'returned' }], asked: 'light' })
    },
  )

  test('the barge brings its deck, and aliens aboard at a bargain', tells(BARGE), () => {
    const game = final({
      at: 'deploy dark',
      locations: [{ card: DESERT, dark: ['Stormtrooper'] }],
      dark: { hand: [BARGE, 'Djas Puhr'], force: 9, reserve: [DECK, 9] },
    })
    game.play('dark', { deploy: BARGE, on: DESERT })
    game.play('dark', { play: BARGE }).play('dark', { deploy: DECK, row: 1 })
    game.expect({
      offers: { dark: [{ deploy: 'Djas Puhr', on: BARGE, cost: 3 }] },
      resources: { dark: { force: 4 } },
      asked: 'dark',
    })
  })

  test('the deck makes its barge immune, as long as it is occupied', tells(DECK), () => {
    const at = (dark: readonly string[]) =>
      final({
        at: 'control dark',
        locations: [
          { card: DESERT, dark: [BARGE] },
          { card: DECK, dark },
          { card: 'Kessel (D)', dark: ['Executor'] },
        ],
      })
    at(['Stormtrooper']).expect({ numbers: { [BARGE]: { immunity: 99 } }, asked: 'dark' })
    at([]).expect({ numbers: { [BARGE]: { immunity: 0 } }, asked: 'dark' })
  })

  test(
    'the station makes the ship stronger under a leader, the theatre brings Force',
    tells(STATION, 'Executor: Holotheatre'),
    () => {
      const game = final({
        at: 'control dark',
        locations: [
          { card: 'Kessel (D)', dark: ['Executor'] },
          { card: STATION, dark: ['Admiral Motti'] },
          { card: 'Executor: Holotheatre', dark: ['Darth Vader'] },
        ],
      })
      game.expect({ numbers: { Executor: { power: 14 } }, asked: 'dark' })
      expect(generation(game.machine, 0)).toBe(1 + iconsAt(game) + 1)
    },
  )

  test('with Tarkin at the comm station starships come to where Executor is', tells(COMM), () => {
    const at = (dark: readonly string[]) =>
      final({
        at: 'battle light',
        locations: [
          { card: 'Kessel (D)', dark: ['Executor'], light: [{ card: 'X-wing', pilots: ['Red Leader'] }] },
          { card: COMM, dark },
        ],
      })
    const reaches = (game: Game): boolean =>
      allowedBy(game.machine, 'react', placed(game, 'Executor'), placed(game, 'Kessel (D)')) !== null
    for (const [dark, may] of [
      [['Grand Moff Tarkin'], true],
      [['Stormtrooper'], false],
    ] as const) {
      const game = at(dark)
      expect(reaches(game)).toBe(may)
      game.expect({ asked: 'dark' })
    }
  })

  test('Gherant finds sites of the ship aboard it and at its sites', tells('Commander Gherant'), () => {
    const at = (kessel: readonly object[], station: readonly string[]) =>
      final({
        at: 'deploy dark',
        locations: [
          { card: 'Kessel (D)', dark: kessel as never },
          { card: STATION, dark: station },
        ],
        dark: { force: 5, hand: ['Stormtrooper'], reserve: [COMM, 9] },
      })
    const inSeat = at([{ card: 'Executor', passengers: ['Commander Gherant'] }], [])
    inSeat.play('dark', { play: 'Commander Gherant' }).play('dark', { cards: [COMM] })
    inSeat.expect({
      resources: { dark: { hand: 2, force: 3 } },
      noOffers: { dark: [{ play: 'Commander Gherant' }] },
      asked: 'dark',
    })
    at([{ card: 'Executor' }], ['Commander Gherant']).expect({
      offers: { dark: [{ play: 'Commander Gherant' }] },
      asked: 'dark',
    })
    at([], ['Commander Gherant']).expect({
      noOffers: { dark: [{ play: 'Commander Gherant' }] },
      asked: 'dark',
    })
  })

  test('Suba makes troopers free and strong where he serves', tells('Lieutenant Suba'), () => {
    const game = final({
      at: 'deploy dark',
      locations: [{ card: STATION, dark: ['Lieutenant Suba', 'Stormtrooper'] }, EISLEY],
      dark: { force: 5, hand: ['Stormtrooper', 'Stormtrooper'], reserve: ['Tactical Support', 9] },
    })
    game.expect({
      numbers: { 'table/Stormtrooper': { power: 2, forfeit: 3 } },
      offers: {
        dark: [{ deploy: 'dark.hand/Stormtrooper #1', on: STATION, cost: 0 }, { play: 'Lieutenant Suba' }],
      },
      asked: 'dark',
    })
  })

  test(
    'the double cannon strengthens its vehicle and is fired by a warrior aboard',
    together(proves('ccgx/vehicle/warrior-aboard-weapon'), tells('Double Laser Cannon')),
    () => {
      const at = (passengers: readonly string[]) => {
        const game = final({
          at: 'battle dark',
          locations: [
            {
              card: DESERT,
              dark: [{ card: BARGE, with: ['Double Laser Cannon'], driver: ['Jawa (D)'], passengers }],
              light: [{ card: 'Sandcrawler (L)', driver: ['Rebel Trooper'] }],
            },
          ],
          dark: { force: 5, reserve: [withDestiny('dark', 6), 9] },
        })
        game.expect({ numbers: { [BARGE]: { power: 8, immunity: 5 } } })
        game.play('dark', { battle: DESERT })
        return game
      }
      const armed = at(['Stormtrooper'])
      armed.play('dark', { fire: 'Double Laser Cannon', target: 'Sandcrawler (L)' })
      armed.expect({
        events: [{ kind: 'hit' }],
        asked: 'light',
      })
      at([]).expect({ noEvents: [{ kind: 'fired' }], asked: 'light' })
    },
  )

  test('dark waters lie at exterior planet sites and inside vehicles', tells('Dark Waters'), () => {
    const game = final({
      at: 'deploy dark',
      locations: [
        { card: DESERT, dark: ['Sandcrawler (D)'] },
        { card: HEAP, craft: 'Sandcrawler', light: ['Rebel Trooper'] },
        'Tatooine: Cantina (D)',
        'Hoth: Snow Trench (2nd Marker)',
        DOCK,
      ],
      dark: { force: 5, hand: ['Dark Waters'] },
    })
    game.expect({
      offers: {
        dark: [
          { deploy: 'Dark Waters', on: DESERT },
          { deploy: 'Dark Waters', on: HEAP },
        ],
      },
      noOffers: {
        dark: [DOCK, 'Tatooine: Cantina (D)', 'Hoth: Snow Trench (2nd Marker)'].map((on) => ({
          deploy: 'Dark Waters',
          on,
        })),
      },
    })
    game.play('dark', { deploy: 'Dark Waters', on: DESERT })
    game.expect({ numbers: { [DESERT]: { 'drain-light': 0 } }, asked: 'dark' })
  })
})
