/** Permanent weapons and pilots: part of a card, and yet weapons and pilots to other texts. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Placed } from '../scenario/position.ts'
import type { CardText } from '../text/text.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const EISLEY = 'Tatooine: Mos Eisley (L)'
const CARBINE = { title: 'Test Carbine', unique: true } as const
const swordsman = (title: string, text: CardText = {}) =>
  ({
    title,
    side: 'dark',
    kind: 'character',
    type: 'imperial',
    deploy: 2,
    power: 3,
    ability: 3,
    forfeit: 3,
    icons: ['warrior', 'permanent-weapon'],
    permanentWeapon: CARBINE,
    text: { fires: { at: { kind: 'character' } }, ...text },
  }) as const
const device = (title: string, text: CardText) =>
  ({ title, side: 'dark', kind: 'effect', destiny: 1, text }) as const
const cards = [
  swordsman('Gunner'),
  { ...swordsman('Other Gunner'), dots: 1 },
  {
    title: 'Test Carbine',
    side: 'dark',
    kind: 'weapon',
    type: 'character',
    dots: 1,
    text: {
      deploys: { on: [{ on: { kind: 'character', whose: 'yours' } }] },
      fires: { at: { kind: 'character' } },
    },
  },
  device('Steady Hands', {
    statics: [
      { static: 'number', change: 'weapon-total', of: { kind: 'weapon', title: 'Test Carbine' }, add: 2 },
      { static: 'number', change: 'power', of: { kind: 'character', with: { kind: 'weapon' } }, add: 1 },
    ],
  }),
  device('Hold Your Tongue', { statics: [{ static: 'blanks', of: { title: 'Gunner' } }] }),
  {
    title: 'Somebody Falls',
    side: 'dark',
    kind: 'interrupt',
    type: 'used',
    text: {
      actions: [
        {
          when: 'any-time',
          targets: [{ name: 'target', what: { kind: 'character' } }],
          do: [{ do: 'lose-cards', what: { the: { chosen: 'target' } } }],
        },
      ],
    },
  },
  device('Cease Fire', {
    statics: [{ static: 'bars', what: 'fire', of: { kind: 'weapon', titleHas: 'carbine' } }],
  }),
]

/** A battle in which the Dark Side fires first, with a destiny on top. */
const fight = (dark: readonly (string | Placed)[], destiny = 3, side: readonly string[] = []) => {
  const game = final(
    {
      at: 'battle dark',
      locations: [{ card: EISLEY, dark, light: ['Luke Skywalker', 'Rebel Trooper'] }],
      dark: { force: 5, side, reserve: [withDestiny('dark', destiny), 9] },
    },
    { cards },
  )
  game.play('dark', { battle: EISLEY })
  return game
}
const SHOT = { fire: 'Gunner', target: 'Luke Skywalker' }

describe('a permanent weapon', () => {
  test(
    'is fired by its character, is a weapon of its name, and arms',
    proves('ccgx/permanent/weapon'),
    () => {
      const game = fight(['Gunner'], 3, ['Steady Hands'])
      game.expect({ numbers: { Gunner: { power: 4 } } })
      game.play('dark', SHOT)
      game.expect({
        events: [{ kind: 'fired', card: 'Gunner' }, { kind: 'shot', total: 5, defense: 4 }, { kind: 'hit' }],
        facts: { 'Luke Skywalker': { hit: true } },
        stop: 'here',
      })
    },
  )

  test('is not fired where no weapon of its name is', proves('ccgx/permanent/weapon'), () => {
    fight(['Gunner'], 3, ['Cease Fire']).expect({ refused: { dark: SHOT, code: 'barred' }, stop: 'here' })
  })

  test('is handed to nobody', proves('ccgx/permanent/weapon'), () => {
    const game = final(
      {
        locations: [
          { card: EISLEY, dark: ['Gunner', { card: 'Stormtrooper', with: ['Blaster Rifle (D)'] }] },
        ],
        dark: { force: 5 },
      },
      { cards },
    )
    game.expect({
      offers: { dark: [{ transfer: 'Blaster Rifle (D)', to: 'Gunner' }] },
      noOffers: { dark: [{ transfer: 'Gunner' }] },
      stop: 'here',
    })
  })

  test(
    'keeps another one of its title away, and is kept away by it',
    proves('ccgx/permanent/weapon-unique'),
    () => {
      const deploying = (there: string | Placed, hand: string) =>
        final(
          {
            locations: [{ card: EISLEY, dark: ['Stormtrooper', there] }],
            dark: { hand: [hand, 'Stormtrooper'], force: 9 },
          },
          { cards },
        )
      const armed = deploying('Gunner', 'Test Carbine')
      armed.expect({
        noOffers: { dark: [{ deploy: 'Test Carbine' }] },
        refused: { dark: { deploy: 'Test Carbine', on: 'Gunner' }, rule: 'ccgx/permanent/weapon-unique' },
        stop: 'here',
      })
      deploying({ card: 'Darth Vader', with: ['Test Carbine'] }, 'Other Gunner').expect({
        noOffers: { dark: [{ deploy: 'Other Gunner' }] },
        stop: 'here',
      })
    },
  )

  test('is the one weapon that its character uses', proves('ccgx/permanent/weapon-one-use'), () => {
    const own = fight([{ card: 'Gunner', with: ['Blaster Rifle (D)'] }])
    own.expect({ offers: { dark: [SHOT, { fire: 'Blaster Rifle (D)' }] } })
    // Whoever could still fire would be asked before destinies are drawn.
    own.play('dark', SHOT)
    own.expect({ asked: { light: 'battle-destiny' } })
    const other = fight([{ card: 'Gunner', with: ['Blaster Rifle (D)'] }])
    other.play('dark', { fire: 'Blaster Rifle (D)', target: 'Luke Skywalker' })
    other.expect({ asked: { light: 'battle-destiny' } })
  })

  test(
    'is silent with the text of its character, who is still armed',
    proves('ccgx/permanent/weapon-text-canceled', 'ccgx/final/game-text-cancelled'),
    () => {
      const game = fight(['Gunner'], 3, ['Hold Your Tongue', 'Steady Hands'])
      game.expect({
        refused: { dark: SHOT, rule: 'ccgx/permanent/weapon-text-canceled' },
        numbers: { Gunner: { power: 4 } },
        stop: 'here',
      })
    },
  )
})

describe('a vibro-ax', () => {
  /** 4 power and the destinies of both: who is beaten is out of the battle. */
  const swinging = (side: 'dark' | 'light', who: string | Placed, own: number, other: number) => {
    const there = side === 'dark' ? 'light' : 'dark'
    const target = side === 'dark' ? 'Luke Skywalker' : 'Darth Vader'
    const game = final({
      at: `battle ${side}`,
      locations: [
        {
          card: EISLEY,
          [side]: [who],
          [there]: [target, side === 'dark' ? 'Rebel Trooper' : 'Stormtrooper'],
        },
      ],
      [side]: { force: 5, reserve: [withDestiny(side, own), 9] },
      [there]: { force: 5, reserve: [withDestiny(there, other), 9] },
    })
    game.play(side, { battle: EISLEY })
    return { game, target }
  }

  test(
    'is part of Lando',
    together(
      proves('ccgx/permanent/weapon', 'ccgx/weapon/power-duel-weapon', 'ccgx/destiny/both-draw'),
      tells('Lando With Vibro-Ax'),
    ),
    () => {
      const { game, target } = swinging('light', 'Lando With Vibro-Ax', 5, 2) // 5 + 4 against 6 + 2
      game.expect({ numbers: { [EISLEY]: { 'battle-destinies-light': 1 } } })
      game.play('light', { fire: 'Lando With Vibro-Ax', target })
      game.expect({
        events: [
          { kind: 'destinyDrawn', for: 'weapon', value: 5 },
          { kind: 'destinyDrawn', for: 'other', value: 2 },
        ],
        numbers: { [EISLEY]: { 'total-power-dark': 1 } },
        stop: 'here',
      })
      const equal = swinging('light', 'Lando With Vibro-Ax', 5, 3)
      equal.game.play('light', { fire: 'Lando With Vibro-Ax', target })
      equal.game.expect({ numbers: { [EISLEY]: { 'total-power-dark': 7 } }, stop: 'here' })
    },
  )

  test('costs Lando less on Tatooine', tells('Lando With Vibro-Ax'), () => {
    const game = final({
      at: 'deploy light',
      locations: [EISLEY],
      light: { hand: ['Lando With Vibro-Ax', 'Rebel Trooper'], force: 4 },
    })
    game.expect({ offers: { light: [{ deploy: 'Lando With Vibro-Ax', on: EISLEY, cost: 4 }] }, stop: 'here' })
  })

  test('of the Dark Side swings with the power of its warrior', tells('Vibro-Ax (D)'), () => {
    const { game, target } = swinging('dark', { card: 'Djas Puhr', with: ['Vibro-Ax (D)'] }, 5, 1)
    game.play('dark', { fire: 'Vibro-Ax (D)', target })
    game.expect({ resources: { dark: { force: 3 } }, numbers: { 'Djas Puhr': { power: 3 } }, stop: 'here' })
  })

  test('goes on alien warriors only', tells('Vibro-Ax (L)'), () => {
    const game = final({
      at: 'deploy light',
      locations: [{ card: EISLEY, light: ['Luke Skywalker', 'Lando With Vibro-Ax'] }],
      light: { hand: ['Vibro-Ax (L)', 'Rebel Trooper'], force: 5 },
    })
    game.expect({
      offers: { light: [{ deploy: 'Vibro-Ax (L)', on: 'Lando With Vibro-Ax', cost: 3 }] },
      noOffers: { light: [{ deploy: 'Vibro-Ax (L)', on: 'Luke Skywalker' }] },
      stop: 'here',
    })
  })
})

test(
  'a permanent pilot flies and has ability, and is nobody else',
  proves('ccgx/permanent/pilot-unnamed'),
  () => {
    const SYSTEM = 'Tatooine (D)'
    const game = final(
      {
        at: 'draw dark',
        locations: [{ card: SYSTEM, dark: ['TIE Fighter'] }, 'Alderaan (D)'],
        dark: { hand: ['Somebody Falls'], force: 5 },
      },
      { cards },
    )
    game.expect({
      numbers: {
        'TIE Fighter': { ability: 1, power: 1 },
        [SYSTEM]: { 'presence-dark': 1, 'total-ability-dark': 1, 'total-power-dark': 1 },
      },
      offersExactly: { dark: ['draw', 'pass'] },
      stop: 'here',
    })
  },
)
