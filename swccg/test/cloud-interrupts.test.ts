/** What Interrupts and people of Cloud City say of friends who flee, run, hide and find each other. */
import { describe, expect, test } from 'vitest'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const CORRIDOR = 'Cloud City: Lower Corridor (L)'
const PALACE = "Jabba's Palace: Audience Chamber (L)"

const EVEN = 'This Is Even Better'

describe(EVEN, () => {
  const lost = (...light: readonly string[]) =>
    final({
      at: 'battle dark',
      locations: [
        { card: EISLEY, dark: ['Darth Vader', 'Grand Moff Tarkin', 'Boba Fett', 'IG-88'], light: [...light] },
      ],
      dark: { force: 5, reserve: 9 },
      light: { force: 5, reserve: 9, lost: 0, hand: [EVEN] },
    }).play('dark', { battle: EISLEY })

  test('gives one of two up for all that is owed', tells(EVEN), () => {
    const game = lost('Han Solo', 'Leia Organa')
    game.play('dark', 0).play('light', 0).play('light', { play: EVEN })
    game.play('light', { cards: ['Leia Organa'] })
    game.expect({
      facts: { 'Han Solo': { as: 'at' } },
      resources: { light: { lost: 2 } },
      stop: 'here',
    })
  })

  test('wants both of them there', tells(EVEN), () => {
    const game = lost('Han Solo', 'Chewbacca').play('dark', 0).play('light', 0)
    game.expect({ noOffers: { light: [{ play: EVEN }] }, stop: 'here' })
  })

  test('adds a battle destiny for one whose love is a captive', tells(EVEN), () => {
    const game = final({
      at: 'battle light',
      locations: [
        { card: EISLEY, dark: ['Stormtrooper'], light: ['Leia Organa'] },
        { card: CANTINA, dark: [{ card: 'Darth Vader', captives: ['Han Solo'] }] },
      ],
      dark: { force: 5 },
      light: { force: 5, reserve: 9, hand: [EVEN] },
    }).play('light', { battle: EISLEY })
    game.play('light', { play: EVEN })
    game.expect({ numbers: { [EISLEY]: { 'battle-destinies-light': 1 } }, stop: 'here' })
  })
})

describe('Keep Your Eyes Open', () => {
  test('lets any of a crew leave where two smugglers are', tells('Keep Your Eyes Open'), () => {
    const game = final({
      at: 'battle dark',
      locations: [
        { card: EISLEY, dark: ['Darth Vader'], light: ['Han Solo', 'Chewbacca', 'Leia Organa'] },
        CANTINA,
      ],
      dark: { force: 5 },
      light: { force: 5, hand: ['Keep Your Eyes Open'] },
    }).play('dark', { battle: EISLEY })
    game.play('light', { play: 'Keep Your Eyes Open', action: 0 })
    game
      .play('light', { cards: ['Leia Organa'] })
      .expect({ facts: { 'Leia Organa': { at: 'Tatooine: Cantina' } }, stop: 'here' })
  })

  test('looks at a Lost Pile', tells('Keep Your Eyes Open'), () => {
    const game = final({
      at: 'control light',
      light: { force: 5, hand: ['Keep Your Eyes Open'] },
      dark: { lost: ['Stormtrooper'] },
    })
    game.play('light', { play: 'Keep Your Eyes Open', action: 2 })
    game.expect({ asked: { light: 'look' }, stop: 'here' })
  })
})

describe('Dash', () => {
  test('adds to landspeed', tells('Dash'), () => {
    const game = final({
      at: 'move light',
      locations: [{ card: EISLEY, light: ['Leia Organa'] }],
      light: { force: 5, hand: ['Dash'] },
    }).play('light', { play: 'Dash' })
    game.expect({
      numbers: { 'Leia Organa': { landspeed: 2 } },
      resources: { light: { force: 3 } },
      stop: 'here',
    })
  })

  test.each([
    ['Leia Organa', 2],
    ['Rebel Scout', 5],
  ] as const)('lets %s run to a battle', tells('Dash'), (who, left) => {
    const game = final({
      at: 'battle dark',
      locations: [
        { card: EISLEY, dark: ['Darth Vader'], light: ['Luke Skywalker'] },
        { card: CANTINA, light: [who] },
      ],
      dark: { force: 5 },
      light: { force: 5, hand: ['Dash'] },
    }).play('dark', { battle: EISLEY })
    game.play('light', { play: 'Dash', action: 1 })
    game.expect({
      facts: { [who]: { at: 'Tatooine: Mos Eisley' } },
      resources: { light: { force: left } },
      stop: 'here',
    })
  })
})

describe('Rendezvous Point On Tatooine', () => {
  const CARD = 'Rendezvous Point On Tatooine'
  test('brings somebody of Cloud City to the palace for nothing', tells(CARD), () => {
    const game = final({
      at: 'control light',
      locations: [
        { card: CORRIDOR, light: ['Lando Calrissian (L)', 'Chewbacca'] },
        { card: PALACE, dark: ['Gamorrean Guard'] },
      ],
      light: { force: 0, hand: [CARD] },
    }).play('light', { play: CARD, action: 1 })
    game.expect({
      facts: { 'Lando Calrissian (L)': { at: "Jabba's Palace: Audience Chamber" } },
      stop: 'here',
    })
  })
})

describe('Lift Tube Escape', () => {
  const CARD = 'Lift Tube Escape'
  test('drives a tube away from a battle', tells(CARD), () => {
    const game = final({
      at: 'battle dark',
      locations: [
        {
          card: CORRIDOR,
          dark: ['Darth Vader'],
          light: ['Luke Skywalker', { card: 'Lift Tube (L)', passengers: ['Leia Organa'] }],
        },
        'Cloud City: Chasm Walkway (L)',
      ],
      dark: { force: 5 },
      light: { force: 5, hand: [CARD] },
    }).play('dark', { battle: CORRIDOR })
    game.play('light', { play: CARD, action: 0 })
    game.expect({ facts: { 'Leia Organa': { at: 'Cloud City: Chasm Walkway' } }, stop: 'here' })
  })

  test('puts an empty one away, and fetches one', tells(CARD), () => {
    const game = final({
      at: 'control light',
      locations: [
        { card: CORRIDOR, light: ['Lift Tube (L)', { card: 'Lift Tube (L)', passengers: ['Leia Organa'] }] },
      ],
      light: { force: 3, hand: [CARD, 'Recoil In Fear'], reserve: ['Lift Tube (L)', 2] },
    }).play('light', { play: CARD, action: 1 })
    game.expect({ zones: { 'light.used': [CARD, 'Lift Tube (L)'] }, stop: 'here' })
  })
})

describe("We'll Find Han", () => {
  const CARD = "We'll Find Han"
  test('brings Han to his friends, whatever he says of places', tells(CARD), () => {
    const game = final({
      at: 'control light',
      locations: [{ card: EISLEY, light: ['Chewbacca'] }],
      light: { force: 6, hand: [CARD, 'Captain Han Solo'] },
    }).play('light', { play: CARD, action: 0 })
    game.play('light', { deploy: 'Captain Han Solo', on: EISLEY })
    game.expect({
      facts: { 'Captain Han Solo': { as: 'at' } },
      resources: { light: { force: 2 } },
      stop: 'here',
    })
  })
})

describe('Somersault', () => {
  const fighting = (light: readonly string[]) =>
    final({
      at: 'battle dark',
      locations: [{ card: EISLEY, dark: ['Darth Vader', 'Stormtrooper'], light: [...light] }],
      dark: { force: 5, reserve: [withDestiny('dark', 1), 9] },
      light: { force: 5, reserve: [withDestiny('light', 6), 9], hand: ['Somersault'] },
    }).play('dark', { battle: EISLEY })

  test('turns total power round before destinies are drawn', tells('Somersault'), () => {
    const game = fighting(['Luke Skywalker', 'Leia Organa'])
    game.play('light', { play: 'Somersault' })
    game.expect({
      numbers: { [EISLEY]: { 'total-power-light': 7, 'total-power-dark': 6 } },
      resources: { light: { force: 1 } },
      stop: 'here',
    })
  })
})

test('Somersault switches the battle destinies where each side drew one', tells('Somersault'), () => {
  const game = final({
    at: 'battle dark',
    locations: [{ card: EISLEY, dark: ['Darth Vader'], light: ['Luke Skywalker'] }],
    dark: { force: 5, reserve: [withDestiny('dark', 6), 9] },
    light: { force: 5, reserve: [withDestiny('light', 1), 9], hand: ['Somersault'] },
  }).play('dark', { battle: EISLEY })
  game.play('dark', 1).play('light', 1).play('light', { play: 'Somersault' })
  game.expect({ resources: { light: { force: 4 } }, stop: 'here' })
  const [dark, light] = game.machine.table.battle!.sides
  expect([dark.battleDestiny, light.battleDestiny]).toEqual([1, 7])
})

describe('Innocent Scoundrel', () => {
  const CARD = 'Innocent Scoundrel'
  const shot = (light: readonly string[]) =>
    final({
      at: 'battle dark',
      locations: [
        { card: EISLEY, dark: [{ card: 'Stormtrooper', with: ['Imperial Blaster'] }], light: [...light] },
      ],
      dark: { force: 5, reserve: 9, lost: 0 },
      light: { force: 5, hand: [CARD] },
    })
      .play('dark', { battle: EISLEY })
      .play('dark', { fire: 'Imperial Blaster', target: 'Lando Calrissian (L)' })
      .play('light', { play: CARD })

  test('has the opponent aim at another, or lose two Force', tells(CARD), () => {
    const aimed = shot(['Lando Calrissian (L)', 'Rebel Trooper']).play('dark', 'select a new target')
    aimed.expect({ noEvents: [{ kind: 'hit', card: 'Lando Calrissian (L)' }], stop: 'here' })
    shot(['Lando Calrissian (L)']).expect({ asked: { dark: 'lose-force' }, stop: 'here' })
  })

  test('cancels an Effect on Han', tells(CARD), () => {
    const game = final({
      at: 'control light',
      locations: [
        { card: EISLEY, light: [{ card: 'Han Solo', with: [{ card: 'Disarmed (D)', by: 'dark' }] }] },
      ],
      light: { force: 5, hand: [CARD, 'Recoil In Fear'] },
    })
    game.expect({ noOffers: { light: [{ play: CARD }] }, stop: 'here' })
  })
})

test('Old Pirates makes the loser pay out of the hand first', tells('Old Pirates'), () => {
  const fighting = (friend: string) =>
    final({
      at: 'battle light',
      locations: [
        {
          card: CORRIDOR,
          dark: ['Stormtrooper'],
          light: ['Han Solo', friend, 'Luke Skywalker', 'Chewbacca'],
        },
      ],
      dark: { force: 5, reserve: 9, hand: ['Stormtrooper', 'Blaster'] },
      light: { force: 5, reserve: 0, hand: ['Old Pirates'] },
    }).play('light', { battle: CORRIDOR })
  const game = fighting('Lando Calrissian (L)').play('light', { play: 'Old Pirates' })
  game.play('dark', { forfeit: 'table/Stormtrooper' })
  game.expect({ refused: { dark: { verb: 'lose', from: 'reserve' } }, stop: 'here' })
  game.play('dark', { verb: 'lose', card: 'dark.hand/Stormtrooper' })
  game.expect({ asked: { dark: 'settle' }, offers: { dark: [{ verb: 'lose', from: 'reserve' }] } })
  fighting('Leia Organa').expect({ zones: { 'light.hand': ['Old Pirates'] }, asked: { dark: 'settle' } })
})

test('Innocent Scoundrel cancels an Effect on Lando', tells('Innocent Scoundrel'), () => {
  const game = final({
    at: 'control light',
    locations: [
      {
        card: EISLEY,
        light: [{ card: 'Lando Calrissian (L)', with: [{ card: 'He Is Not Ready', by: 'dark' }] }],
      },
    ],
    light: { force: 5, hand: ['Innocent Scoundrel', 'Recoil In Fear'] },
  })
  game.play('light', { play: 'Innocent Scoundrel' })
  game.expect({
    zones: { 'dark.lost': ['He Is Not Ready'], 'light.lost': ['Innocent Scoundrel'] },
    stop: 'here',
  })
})
