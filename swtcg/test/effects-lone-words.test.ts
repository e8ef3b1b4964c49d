/** Cards of the sets of 2010 whose clauses stand on them alone, by our words for them. */
import { describe, test } from 'vitest'
import { character, fight, gainForce, ground, paying, unit } from './battle-play.ts'
import { wordsFor } from './restated-words.ts'
import { battle } from './worded-cards.ts'

const mission = (name: string, text: string) => ({
  name,
  side: 'neutral' as const,
  kind: 'mission' as const,
  cost: 0,
  text,
})
const jedi = (name: string, facts: object = {}) =>
  character(name, { subtypes: ['Jedi'], power: 1, health: 9, ...facts })

describe('an attack that missed', () => {
  const surrender = battle('Surrender', wordsFor('ANH', 'Rebel Surrender'))
  const missed = (dice: readonly number[]) =>
    fight({
      at: 'attack ground',
      cards: [
        surrender,
        ground('Raider', { speed: 80, health: 9 }),
        ground('Guard', { health: 9, speed: 5 }),
      ],
      dice,
      dark: { force: 4, hand: ['Surrender'], ground: ['Guard'] },
      light: { ground: ['Raider'] },
    }).play('light', { attack: 'Raider' })
  test('costs the unit', () => {
    missed([1, 2, 3])
      .play('dark', { 'battle-card': 'Surrender' })
      .expect({ zones: { 'light.discard': ['Raider'] }, stop: 'here' })
  })
  test('with a hit the card cannot be played', () => {
    missed([1, 2, 6]).expect({ noOffers: { dark: [{ 'battle-card': 'Surrender' }] }, stop: 'here' })
  })
  test('nor before anybody has attacked', () => {
    fight({
      at: 'battle ground',
      cards: [surrender, ground('Raider', { speed: 80 }), ground('Guard')],
      dark: { force: 4, hand: ['Surrender'], ground: ['Guard'] },
      light: { ground: ['Raider'] },
    }).expect({ asked: { light: 'next-attack' } })
  })
})

describe('a Creature that the other player commands', () => {
  const tame = mission('Tame', wordsFor('JG', 'Tame the Beast'))
  const beast = (text = '') => ground('Beast', { subtypes: ['Creature'], speed: 80, health: 9, text })
  const tamed = (text = '', dice: readonly number[] = []) =>
    fight({
      at: 'build light',
      cards: [
        tame,
        beast(text),
        ground('Mate', { speed: 5, health: 9 }),
        ground('Prey', { speed: 5, health: 9 }),
      ],
      dice,
      light: { buildPoints: 1, hand: ['Tame'], ground: ['Prey'] },
      dark: { ground: ['Beast', 'Mate'] },
    })
      .play('light', { complete: 'Tame' })
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
  test('attacks whom that player says, its own side too', () => {
    tamed('', [6, 6, 6])
      .expect({
        asked: { light: 'have-it-attack' },
        offersExactly: { light: [{ cards: [] }, { cards: ['Mate'] }, { cards: ['Prey'] }] },
      })
      .play('light', { cards: ['Mate'] })
      .expect({ facts: { Mate: { damage: 3 }, Beast: { tapped: true } }, stop: 'here' })
  })
  test('or does not attack', () => {
    tamed()
      .play('light', { cards: [] })
      .expect({ facts: { Beast: { tapped: true } }, noEvents: [{ kind: 'attackDeclared' }], stop: 'here' })
  })
  test('what it may do in place of an attack is still for its own player', () => {
    tamed('[tap] -> Gain 1 Force. Play only when this unit would attack.')
      .expect({ asked: { dark: 'next-attack' }, offersExactly: { dark: ['pass', { play: 'Beast' }] } })
      .play('dark', { play: 'Beast' })
      .expect({ resources: { dark: { force: 1 } }, facts: { Beast: { tapped: true } }, stop: 'here' })
  })
})

describe('a disrupted ability', () => {
  const mint = paying(1, [gainForce(3)], { anyNumber: true, timing: 'no-attack' })
  test('cannot be played again in that turn', () => {
    fight({
      at: 'battle space',
      cards: [
        battle('Thwart', wordsFor('ROTS', 'Thwart')),
        unit('Mint', { abilities: [mint] }),
        unit('Foe', { speed: 5 }),
      ],
      dark: { force: 5, space: ['Mint'] },
      light: { force: 3, hand: ['Thwart'], space: ['Foe'] },
    })
      .play('dark', { play: 'Mint' })
      .play('light', { 'battle-card': 'Thwart' })
      .expect({
        resources: { dark: { force: 4 }, light: { force: 0 } },
        noOffers: { dark: [{ play: 'Mint' }] },
        stop: 'here',
      })
  })
  const roll = (dice: readonly number[]) =>
    fight({
      at: 'battle space',
      cards: [
        character('Chancellor', {
          subtypes: ['Diplomat'],
          text: wordsFor('FOTR', 'Chancellor Palpatine (F)'),
        }),
        unit('Envoy', {
          subtypes: ['Diplomat'],
          text: 'Pay 1 Force -> Gain 3 Force. Play only when no unit is attacking.',
        }),
        unit('Foe', { speed: 5 }),
      ],
      dice,
      dark: { force: 2, space: ['Envoy'] },
      light: { character: ['Chancellor'], space: ['Foe'] },
    }).play('dark', { play: 'Envoy' })
  test('a die disrupts what a Diplomat does', () => {
    roll([5]).expect({ resources: { dark: { force: 1 } }, stop: 'here' })
    roll([4]).expect({ resources: { dark: { force: 4 } }, stop: 'here' })
  })
})

describe('a unit that is lent for a battle step', () => {
  test('comes when the next step starts, and goes back when it ends', () => {
    fight({
      at: 'battle space',
      cards: [
        battle('Influence', wordsFor('RAS', "Lando's Influence")),
        unit('Ship', { power: 0, health: 9 }),
        unit('Foe', { speed: 5, power: 0, health: 9 }),
        ground('Hired', { speed: 80, power: 0, health: 9 }),
        ground('Loyal', { side: 'light', speed: 5, power: 0, health: 9 }),
      ],
      dark: { hand: ['Influence'], space: ['Ship'], ground: [] },
      light: { space: ['Foe'], ground: ['Hired', 'Loyal'] },
    })
      .play('dark', { 'battle-card': 'Influence' })
      .play('dark', { attack: 'Ship' })
      .play('light', { attack: 'Foe' })
      .expect({ asked: { dark: 'next-attack' }, facts: { Hired: { controller: 'dark' } } })
      .play('dark', { attack: 'Hired', defender: 'Loyal' })
      .play('light', { attack: 'Loyal' })
      .expect({ facts: { Hired: { controller: 'light' } }, stop: 'here' })
  })
})

describe('what is tapped as long as another is', () => {
  test('stays tapped in the untap step if the other does', () => {
    fight({
      at: 'attack space',
      cards: [
        unit('Slug', { speed: 80, text: wordsFor('RAS', 'Space Slug') }),
        unit('Prey', { speed: 5, health: 5, power: 0 }),
        unit('Tough', { speed: 4, health: 6, power: 0 }),
      ],
      dice: [4],
      dark: { space: ['Slug'] },
      light: { space: ['Prey', 'Tough'] },
    })
      .play('dark', { play: 'Slug' })
      .play('light', { attack: 'Tough' })
      .play('dark', { cards: ['Slug'] })
      .expect({ table: { turn: 2 }, facts: { Slug: { tapped: true }, Prey: { tapped: true } }, stop: 'here' })
  })
})

describe('a Character that is treated', () => {
  test('goes home tapped, and is lost with the ship', () => {
    fight({
      at: 'build dark',
      cards: [
        unit('Redemption', { speed: 5, power: 0, text: wordsFor('BOE', 'Redemption (B)') }),
        character('Patient', { health: 6, text: '[Pilot] Transport Pilot. The Transport gets: * +1 power.' }),
        unit('Freighter', { subtypes: ['Transport'] }),
        unit('Foe', { speed: 80, power: 3 }),
      ],
      dice: [6, 6, 6],
      dark: {
        buildPoints: 2,
        hand: ['Foe'],
        space: ['Redemption', 'Freighter'],
        character: [{ card: 'Patient', damage: 5 }],
      },
      light: { space: ['Foe'] },
    })
      .play('dark', { play: 'Redemption' })
      .play('dark', 4)
      .expect({
        zones: { 'dark.build': ['Patient'] },
        facts: { Patient: { damage: 1, tapped: true } },
        noOffers: { dark: [{ pilot: 'Patient', unit: 'Freighter' }] },
      })
      .play('dark', 'pass')
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .play('light', { attack: 'Foe', defender: 'Redemption' })
      .expect({ zones: { 'dark.discard': ['Redemption', 'Patient'] }, stop: 'here' })
  })
})

describe('Equipment that is taken for a step', () => {
  test('goes to the other unit, and home when the step ends', () => {
    fight({
      at: 'battle character',
      cards: [
        jedi('Luke', { speed: 80, text: wordsFor('SAV', 'Luke Skywalker (P)') }),
        character('Thug', { power: 0, health: 9, speed: 5 }),
        {
          name: 'Blade',
          side: 'neutral',
          kind: 'equipment',
          arenas: ['character'],
          cost: 1,
          text: 'Pay 1 Force -> Equip | Equipped Character gets +2 power.',
        },
      ],
      dice: [1, 1, 1],
      dark: { force: 3, character: ['Luke'] },
      light: { character: [{ card: 'Thug', equipment: ['Blade'] }] },
    })
      .play('dark', { play: 'Luke' })
      .expect({ numbers: { Luke: { power: 3 }, Thug: { power: 0 } } })
      .play('dark', { attack: 'Luke' })
      .play('light', { attack: 'Thug' })
      .expect({ zones: { 'light.build': ['Blade'] }, stop: 'here' })
  })
})
