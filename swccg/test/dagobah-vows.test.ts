/** What Effects of Dagobah say of the fallen, of runs among asteroids, of flagships and of trying. */
import { describe, test } from 'vitest'
import { ANOAT, BIG, FIELD } from './belt.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { STRIKES } from './stories.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const DESTROYER = 'Imperial-Class Star Destroyer'
const VOWS = ['Do, Or Do Not', 'There Is No Try'] as const

describe.each(VOWS)('%s', (vow) => {
  const seat = vow === 'Do, Or Do Not' ? 'light' : 'dark'
  const sensed = (destiny: number) =>
    final({
      at: 'control dark',
      locations: [
        {
          card: EISLEY,
          light: ['Luke Skywalker'],
          [seat]: seat === 'light' ? ['Luke Skywalker', vow] : [vow],
        },
      ],
      dark: { force: 3, hand: ['Fear', 'Close Call'], lost: 0 },
      light: { hand: ['Sense (L)'], reserve: [withDestiny('light', destiny), 8], force: 3, lost: 0 },
    })
      .play('dark', { play: 'Fear' })
      .play('light', { play: 'Sense (L)' })

  test('costs whoever senses well two Force, and loses Sense', tells(vow), () => {
    const well = sensed(1)
    well.play('light', { verb: 'lose', from: 'reserve' }).play('light', { verb: 'lose', from: 'reserve' })
    well.expect({ resources: { light: { lost: 3 } }, stop: 'here' })
    const badly = sensed(6)
    badly.expect({ asked: { light: 'pick' }, resources: { light: { lost: 1 } }, stop: 'here' })
  })
})

describe('No Disintegrations!', () => {
  const struck = (...dark: readonly string[]) =>
    final(
      {
        at: 'battle dark',
        locations: [
          {
            card: EISLEY,
            dark: [...dark, 'Stormtrooper'],
            light: ['Luke Skywalker', 'Han Solo', 'No Disintegrations!'],
          },
        ],
        dark: { force: 9, reserve: 12, lost: 0, hand: ['Dark Strike', 'Dark Strike'] },
        light: { force: 3, reserve: 9 },
      },
      { cards: [...STRIKES] },
    )
      .play('dark', { battle: EISLEY })
      .play('dark', { play: 'dark.hand/Dark Strike #1' })
      .play('dark', { cards: ['Luke Skywalker'] })

  test(
    'costs three Force for a Rebel who falls where a bounty hunter fights, once a battle',
    tells('No Disintegrations!'),
    () => {
      const game = struck('Boba Fett')
      for (let left = 3; left > 0; left--) game.play('dark', { verb: 'lose', from: 'reserve' })
      game.expect({ facts: { 'Boba Fett': { as: 'at' } }, stop: 'here' })
      game.play('dark', { play: 'Dark Strike' })
      game.expect({
        zones: { 'light.lost': ['Han Solo', 'Luke Skywalker'] },
        resources: { dark: { lost: 3 } },
        stop: 'here',
      })
    },
  )

  test('takes the hunter too where Vader is on table', tells('No Disintegrations!'), () => {
    const game = struck('Boba Fett', 'Darth Vader')
    for (let left = 3; left > 0; left--) game.play('dark', { verb: 'lose', from: 'reserve' })
    game.expect({ events: [{ kind: 'left', is: 'Boba Fett', by: 'lost' }], stop: 'here' })
  })

  test('says nothing where none fights', tells('No Disintegrations!'), () => {
    struck('Darth Vader').expect({ asked: { dark: 'weapons' }, stop: 'here' })
  })
})

describe('Flagship', () => {
  test('costs as much Force as the armor of the ship that is lost', tells('Flagship'), () => {
    const game = final(
      {
        at: 'control light',
        locations: [{ card: 'Kessel (D)', dark: [{ card: DESTROYER, with: ['Flagship'] }] }],
        dark: { force: 9, reserve: 20, lost: 0 },
        light: { force: 9, reserve: 9, hand: ['Sink'] },
      },
      {
        cards: [
          {
            title: 'Sink',
            side: 'light',
            kind: 'interrupt',
            type: 'used',
            text: {
              actions: [
                {
                  when: 'any-time',
                  do: [{ do: 'lose-cards', what: { kind: 'starship', whose: 'opponents' } }],
                },
              ],
            },
          },
        ],
      },
    )
    game.play('light', { play: 'Sink' })
    game.expect({ asked: { dark: 'lose-force' }, stop: 'here' })
  })

  test('lets other ships react to it, by hyperspeed too', tells('Flagship'), () => {
    const game = final({
      at: 'battle light',
      locations: [
        {
          card: ANOAT,
          dark: [{ card: DESTROYER, with: ['Flagship'] }],
          light: [{ card: 'Red 1', pilots: ['Luke Skywalker'] }],
        },
        { card: FIELD, of: 'Anoat', dark: ['TIE Scout'] },
        { card: 'Kessel (D)', dark: [DESTROYER] },
      ],
      dark: { force: 9 },
      light: { force: 9 },
    })
    game.play('light', { battle: ANOAT })
    game.expect({
      offers: {
        dark: [
          { move: 'TIE Scout', to: ANOAT, by: 'sector', cost: 0 },
          { move: `table/${DESTROYER} #2`, to: ANOAT, by: 'hyperspeed', cost: 0 },
        ],
      },
      stop: 'here',
    })
  })

  test('can be cancelled by the Alter of the opponent alone', tells('Flagship'), () => {
    const lying = (side: 'dark' | 'light') =>
      final({
        at: `control ${side}`,
        locations: [
          { card: 'Kessel (D)', dark: [{ card: DESTROYER, with: ['Flagship'] }] },
          { card: EISLEY, [side]: ['Luke Skywalker'] },
        ],
        [side]: { force: 3, hand: [side === 'dark' ? 'Alter (D)' : 'Alter (L)'], reserve: [1] },
      })
    lying('light').expect({ offers: { light: [{ play: 'Alter (L)' }] }, stop: 'here' })
    lying('dark').expect({ noOffers: { dark: [{ play: 'Alter (D)' }] }, stop: 'here' })
  })
})

describe("Rycar's Run", () => {
  const light = ["Rycar's Run"]
  const at = (ship: 'home' | 'there') =>
    final({
      at: 'move light',
      locations: [
        { card: ANOAT, light: ship === 'home' ? [{ card: 'Red 1', pilots: ['Luke Skywalker'] }] : [] },
        { card: FIELD, of: 'Anoat' },
        {
          card: BIG,
          of: 'Anoat',
          light: ship === 'there' ? [{ card: 'Red 1', pilots: ['Luke Skywalker'] }] : [],
        },
      ],
      light: { force: 9, hand: light, lost: 9 },
    })

  test('names a starfighter at the system, which goes and returns for Force', tells("Rycar's Run"), () => {
    const game = final({
      at: 'deploy light',
      locations: [
        { card: ANOAT, light: [{ card: 'Red 1', pilots: ['Luke Skywalker'] }] },
        { card: BIG, of: 'Anoat' },
        { card: FIELD, of: 'Anoat' },
      ],
      light: { force: 9, hand: light, lost: 9 },
      dark: { reserve: 9 },
    })
    game.expect({ offers: { light: [{ deploy: "Rycar's Run", on: BIG }] }, stop: 'here' })
    game.play('light', { deploy: "Rycar's Run" })
    game.expect({ facts: { "Rycar's Run": { on: 'Big One' } }, stop: 'here' })
    game.play('light', { move: 'Red 1', to: BIG })
    game.expect({
      facts: { "Rycar's Run": { on: 'Anoat' } },
      resources: { light: { lost: 9 } },
      stop: 'here',
    })
    game.play('light', 'pass').play('dark', 0).play('light', 0)
    game.play('light', 'pass').play('dark', 'pass').play('light', { move: 'Red 1', to: ANOAT })
    game.expect({ events: [{ kind: 'retrieved', seat: 'light', count: 4 }], stop: 'here' })
  })

  test('wants a starfighter there', tells("Rycar's Run"), () => {
    at('there').expect({ noOffers: { light: [{ deploy: "Rycar's Run" }] }, stop: 'here' })
  })
})

describe('Report To Lord Vader', () => {
  const won = () =>
    final({
      at: 'battle light',
      locations: [
        { card: CANTINA, dark: ['Darth Vader'] },
        {
          card: EISLEY,
          dark: ['Commander Praji'],
          light: ['Luke Skywalker', 'Obi-Wan Kenobi', 'Han Solo'],
        },
      ],
      dark: { force: 9, reserve: 15, lost: 0 },
      light: { force: 9, hand: ['Report To Lord Vader'], reserve: [withDestiny('light', 1), 9] },
    }).play('light', { battle: EISLEY })

  const settled = () => {
    const game = won().play('light', 0)
    for (let left = 10; left > 0; left--) game.play('dark', { verb: 'lose', from: 'reserve' })
    return game
  }

  test('weakens Vader and an Imperial who lost a battle', tells('Report To Lord Vader'), () => {
    const game = settled()
    game.play('light', { deploy: 'Report To Lord Vader' })
    game.expect({
      numbers: { 'Darth Vader': { power: 2, forfeit: 4 }, 'Commander Praji': { power: 0 } },
      facts: { 'Report To Lord Vader': { on: 'Darth Vader' } },
      stop: 'here',
    })
  })

  test('strikes the Imperial who meets Vader, by destiny', tells('Report To Lord Vader'), () => {
    const meeting = (destiny: number) =>
      final({
        at: 'move dark',
        locations: [
          {
            card: CANTINA,
            dark: [
              {
                card: 'Darth Vader',
                with: [{ card: 'Report To Lord Vader', target: 'Commander Praji', by: 'light' }],
              },
            ],
          },
          { card: EISLEY, dark: ['Commander Praji'] },
        ],
        dark: { force: 9 },
        light: { reserve: [withDestiny('light', destiny), 9] },
      }).play('dark', { move: 'Commander Praji', to: CANTINA })
    meeting(3).expect({
      events: [
        { kind: 'left', is: 'Commander Praji', by: 'lost' },
        { kind: 'left', is: 'Report To Lord Vader', by: 'lost' },
      ],
      stop: 'here',
    })
    meeting(2).expect({
      events: [{ kind: 'left', is: 'Report To Lord Vader', by: 'lost' }],
      facts: { 'Commander Praji': { as: 'at' } },
      stop: 'here',
    })
  })
})
