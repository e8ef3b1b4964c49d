/** Creatures: where they live, how they attack and are attacked, and what parasites do. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Placed, PlacedLocation } from '../scenario/position.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'

const EISLEY = 'Tatooine: Mos Eisley (D)'
const CAVE = 'Hoth: Wampa Cave (7th Marker)'
const TRENCH = 'Hoth: Snow Trench (2nd Marker)'
const SWAMP = 'Dagobah: Swamp'
const JUNGLE = 'Dagobah: Jungle'

type There = readonly (string | Placed)[]
interface Who {
  readonly dark?: There
  readonly light?: There
}

const drawing = (side: 'dark' | 'light', destinies: readonly number[]) => [
  ...destinies.map((destiny) => withDestiny(side, destiny)),
  9,
]
/** A battle phase of the Dark Side with destinies on top of the Reserve Decks. */
const fighting = (
  card: string,
  who: Who,
  dark: readonly number[] = [],
  light: readonly number[] = [],
  at = 'battle dark',
  others: readonly (string | PlacedLocation)[] = [],
) =>
  final({
    at,
    locations: [{ card, dark: who.dark ?? [], light: who.light ?? [] }, ...others],
    dark: { force: 6, reserve: drawing('dark', dark) },
    light: { force: 6, reserve: drawing('light', light) },
  })

describe('a creature', () => {
  test(
    'has ferocity instead of power, walks one site, and gives no presence',
    proves('ccgx/creature/type', 'ccgx/creature/no-battle'),
    () => {
      const game = fighting(EISLEY, { dark: ['Rock Wart', 'Stormtrooper'], light: ['Rebel Trooper'] })
      game.expect({
        numbers: {
          'Rock Wart': { ferocity: 2, power: 0, forfeit: 0, landspeed: 2, ability: 0 },
          [EISLEY]: { 'total-power-dark': 1, 'presence-dark': 1 },
        },
        asked: 'dark',
      })
      game.play('dark', { battle: EISLEY })
      game.expect({
        facts: { 'table/Stormtrooper': { battled: true }, 'Rock Wart': { battled: false } },
        asked: 'dark',
      })
    },
  )

  test(
    'comes to its habitat, with neither presence nor icons, and to nowhere else',
    proves('ccgx/creature/deploy', 'ccgx/creature/habitat'),
    () => {
      const game = final({
        at: 'deploy dark',
        locations: [CAVE, SWAMP, EISLEY],
        dark: { hand: ['Wampa', 'Sleen'], force: 9 },
      })
      game.expect({
        offers: {
          dark: [
            { deploy: 'Wampa', on: CAVE, cost: 0 },
            { deploy: 'Sleen', on: SWAMP, cost: 2 },
          ],
        },
        refused: { dark: { deploy: 'Wampa', on: EISLEY, as: 'at' }, rule: 'ccgx/creature/habitat' },
        asked: 'dark',
      })
    },
  )
})

describe('habitats', () => {
  test('who is carried out of its own is lost at once', proves('ccgx/creature/habitat'), () => {
    const bond = {
      title: 'Draw Bridge',
      side: 'dark',
      kind: 'interrupt',
      type: 'used',
      text: {
        actions: [
          {
            when: 'any-time',
            do: [{ do: 'relocate', what: { title: 'Wampa' }, to: { title: 'Tatooine: Mos Eisley' } }],
          },
        ],
      },
    } as const
    const game = final(
      {
        at: 'control dark',
        locations: [{ card: TRENCH, dark: ['Wampa'] }, EISLEY],
        dark: { hand: ['Draw Bridge'], force: 3 },
      },
      { cards: [bond] },
    )
    game.play('dark', { play: 'Draw Bridge' })
    game.expect({ zones: { 'dark.lost': ['Wampa'] }, asked: 'dark' })
  })

  test(
    'it walks in its own move phase for 1 Force, within its habitat',
    proves('ccgx/creature/move', 'ccgx/creature/habitat'),
    () => {
      const game = final({
        at: 'move dark',
        locations: [{ card: SWAMP, dark: ['Dragonsnake'] }, JUNGLE, 'Dagobah: Cave'],
        dark: { force: 3 },
      })
      game.expect({
        offers: { dark: [{ move: 'Dragonsnake', to: JUNGLE, cost: 1 }] },
        refused: { dark: { move: 'Dragonsnake', to: 'Dagobah: Cave' }, rule: 'ccgx/creature/habitat' },
        asked: 'dark',
      })
    },
  )
})

describe('a creature attacks', () => {
  test(
    'one victim of the player whom its owner names; it wins with more than the victim has',
    proves(
      'ccgx/creature/creature-attacks',
      'ccgx/creature/attack-by-creature',
      'ccgx/creature/eaten',
      'ccgx/creature/ferocity',
      'ccgx/creature/attack-cost',
      'ccgx/creature/victim-choice',
    ),
    () => {
      const game = fighting(TRENCH, { dark: ['Wampa', 'Stormtrooper'], light: ['Rebel Trooper'] }, [4])
      game.expect({
        offers: {
          dark: [
            { unleash: 'Wampa', against: 'light' },
            { unleash: 'Wampa', against: 'dark' },
          ],
        },
      })
      game.play('dark', { unleash: 'Wampa', against: 'light' })
      game.expect({
        events: [{ kind: 'attackTotals', card: 'Wampa', power: 1, ferocity: 7 }],
        asked: { dark: 'pick' },
      })
      game.play('dark', "victim is 'eaten'")
      game.expect({
        zones: { 'light.lost': ['Rebel Trooper'] },
        resources: { dark: { force: 6 } },
        noOffers: { dark: [{ unleash: 'Wampa', against: 'dark' }] },
        asked: 'dark',
      })
    },
  )

  test(
    'nothing happens to a victim that is as strong; ability of 4 lets it draw one destiny',
    proves('ccgx/creature/attack-power', 'ccgx/creature/attack-by-creature'),
    () => {
      const game = fighting(TRENCH, { dark: ['Wampa'], light: ['Luke Skywalker'] }, [3], [3])
      game.play('dark', { unleash: 'Wampa', against: 'light' })
      game.expect({ asked: { light: 'attack-destiny' } })
      game.play('light', 1)
      game.expect({
        events: [{ kind: 'attackTotals', card: 'Wampa', power: 6, ferocity: 6 }],
        facts: { 'Luke Skywalker': { at: 'Hoth: Snow Trench (2nd Marker)' } },
        asked: 'dark',
      })
    },
  )

  test('a destiny that cannot be drawn counts as 0', proves('ccgx/creature/ferocity'), () => {
    const game = final({
      at: 'battle dark',
      locations: [{ card: TRENCH, dark: ['Wampa'], light: ['Rebel Trooper'] }],
      dark: { force: 6, reserve: 0 },
    })
    game.play('dark', { unleash: 'Wampa', against: 'light' })
    game.expect({ events: [{ kind: 'attackTotals', card: 'Wampa', ferocity: 3 }], asked: 'dark' })
  })

  test(
    'no droids, nobody aboard, but captives and creatures that are ridden',
    proves('ccgx/creature/victims', 'ccgx/creature/does-not-attack'),
    () => {
      const droids = fighting(TRENCH, { dark: ['Wampa'], light: ['C-3PO (See-Threepio)'] })
      droids.expect({
        refused: { dark: { unleash: 'Wampa', against: 'light' }, rule: 'ccgx/creature/does-not-attack' },
        asked: 'dark',
      })
      const ridden = fighting(TRENCH, {
        dark: ['Wampa'],
        light: [{ card: 'Tauntaun', passengers: ['Rebel Guard'] }],
      })
      ridden.play('dark', { unleash: 'Wampa', against: 'light' })
      ridden.expect({ events: [{ kind: 'attackInitiated', cards: ['Tauntaun'] }], asked: 'light' })
      const held = fighting(TRENCH, {
        dark: ['Wampa', { card: 'Stormtrooper', captives: ['Rebel Guard'] }],
      })
      held.play('dark', { unleash: 'Wampa', against: 'light' })
      held.expect({ events: [{ kind: 'attackInitiated', cards: ['Rebel Guard'] }], asked: 'dark' })
    },
  )

  test('at the end of its battle phase it must', proves('ccgx/creature/creature-attacks'), () => {
    const game = fighting(TRENCH, { dark: ['Wampa'], light: ['Rebel Trooper'] })
    game.play('dark', 'pass')
    game.expect({ events: [{ kind: 'attackInitiated', card: 'Wampa' }], asked: 'dark' })
  })
})

describe('a player attacks a creature', () => {
  const troopers = (count: number) => Array.from({ length: count }, () => 'Rebel Trooper')

  test(
    'with all who are present, once a turn; more than ferocity and defense value defeats it',
    proves('ccgx/creature/player-attacks', 'ccgx/creature/attack-on-creature', 'ccgx/creature/attack-cost'),
    () => {
      const game = fighting(EISLEY, { dark: ['Rock Wart'], light: troopers(5) }, [], [], 'battle light')
      game.play('light', { attack: EISLEY, against: 'dark' }).play('light', 0)
      game.expect({
        events: [{ kind: 'attackTotals', card: 'Rock Wart', power: 5, ferocity: 4 }],
        zones: { 'dark.lost': ['Rock Wart'] },
        resources: { light: { force: 6 } },
        asked: 'light',
      })
    },
  )

  test(
    'nothing happens to those who fail, and they do not attack again this turn',
    proves('ccgx/creature/attack-on-creature', 'ccgx/creature/player-attacks'),
    () => {
      const game = fighting(EISLEY, { dark: ['Rock Wart'], light: troopers(4) }, [], [], 'battle light')
      game.play('light', { attack: EISLEY, against: 'dark' }).play('light', 0)
      game.expect({
        events: [{ kind: 'attackTotals', card: 'Rock Wart', power: 4, ferocity: 4 }],
        facts: { 'Rock Wart': { at: 'Tatooine: Mos Eisley' } },
        asked: 'light',
      })
    },
  )

  test(
    'an attack keeps nobody from a battle, nor a battle from an attack',
    proves('ccgx/creature/attack-and-battle'),
    () => {
      const game = fighting(
        EISLEY,
        { dark: ['Rock Wart', 'Stormtrooper'], light: ['Rebel Trooper'] },
        [],
        [],
        'battle light',
      )
      game.play('light', { attack: EISLEY, against: 'dark' })
      game.expect({
        offers: { light: [{ battle: EISLEY }] },
        noOffers: { light: [{ attack: EISLEY, against: 'dark' }] },
      })
      game.play('light', { battle: EISLEY })
      game.expect({ events: [{ kind: 'battleEnded' }], asked: 'light' })
    },
  )

  test(
    'the player says whose creature, and may attack an own one',
    proves('ccgx/creature/player-attack-choice', 'ccgx/creature/player-attacks'),
    () => {
      const game = fighting(
        EISLEY,
        { dark: ['Rock Wart', 'Stormtrooper'], light: [{ card: 'Scurrier', moved: true }] },
        [],
        [],
      )
      game.expect({
        offers: {
          dark: [
            { attack: EISLEY, against: 'dark' },
            { attack: EISLEY, against: 'light' },
          ],
        },
        asked: 'dark',
      })
    },
  )
})

describe('the segments of an attack', () => {
  test(
    'a weapon that names creatures may hit it; it fights on, and is lost in the end',
    proves(
      'ccgx/creature/attack-segments',
      'ccgx/creature/hit-creature',
      'ccgx/creature/no-battle',
      'ccgx/weapon/creature-target',
    ),
    () => {
      const hunter: Placed = { card: 'Luke Skywalker', with: ["Luke's Hunting Rifle"] }
      const game = fighting(TRENCH, { dark: ['Wampa'], light: [hunter] }, [6], [5, 1])
      game.play('dark', { unleash: 'Wampa', against: 'light' })
      game.expect({ offers: { light: [{ fire: "Luke's Hunting Rifle", target: 'Wampa', cost: 1 }] } })
      game.play('light', { fire: "Luke's Hunting Rifle", target: 'Wampa' })
      game.expect({ facts: { Wampa: { hit: true } }, asked: { light: 'attack-destiny' } })
      game.play('light', 1)
      game.expect({
        events: [{ kind: 'attackTotals', card: 'Wampa', ferocity: 9, power: 4 }],
        asked: { dark: 'pick' },
      })
      game.play('dark', "victim is 'eaten'")
      game.expect({ zones: { 'dark.lost': ['Wampa'] }, asked: 'dark' })
    },
  )

  test('nobody shoots at creatures in a battle', proves('ccgx/creature/no-battle'), () => {
    const hunter: Placed = { card: 'Luke Skywalker', with: ["Luke's Hunting Rifle"] }
    const game = fighting(
      TRENCH,
      { dark: ['Wampa', 'Stormtrooper'], light: [hunter] },
      [],
      [],
      'battle light',
    )
    game.play('light', { battle: TRENCH })
    game.expect({
      offers: { light: [{ fire: "Luke's Hunting Rifle", target: 'Stormtrooper' }] },
      refused: {
        light: { fire: "Luke's Hunting Rifle", target: 'Wampa' },
        rule: 'ccgx/creature/no-battle',
      },
      asked: 'light',
    })
  })
})
