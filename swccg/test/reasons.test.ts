/** The reasons that refusals give are those that hold. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { beginners, ccg95 } from './play.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const CAMP = 'Tatooine: Jawa Camp (D)'

const relay = {
  title: 'Relay Droid',
  side: 'light',
  kind: 'character',
  type: 'droid',
  power: 0,
  forfeit: 1,
  text: {
    statics: [
      {
        static: 'allows',
        what: 'deploy-as-react',
        of: { kind: 'character', whose: 'yours' },
        to: { kind: 'location', where: 'same-or-adjacent-site' },
      },
    ],
  },
} as const
const drained = {
  at: 'control dark',
  locations: [
    { card: CANTINA, dark: ['Stormtrooper'], light: ['Relay Droid'] },
    { card: EISLEY, light: ['Talz'] },
  ],
  dark: { force: 2 },
  light: { force: 2, reserve: 9, hand: ['Obi-Wan Kenobi', 'Wioslea'] },
}

test(
  'a react that lacks Force is refused for the Force, not for the phase',
  proves('ccg95/react/normal-cost'),
  () => {
    const game = ccg95(drained, { cards: [relay] })
    game.play('dark', { drain: CANTINA })
    game.expect({
      refused: { light: { deploy: 'Obi-Wan Kenobi', on: CANTINA }, rule: 'ccg95/react/normal-cost' },
      asked: 'light',
    })
  },
)

test("Beginner's: the same by its own book", proves('ccg/react/cost'), () => {
  const game = beginners(drained, { cards: [relay] })
  game.play('dark', { drain: CANTINA })
  game.expect({
    refused: { light: { deploy: 'Obi-Wan Kenobi', on: CANTINA }, rule: 'ccg/react/cost' },
    asked: 'light',
  })
})

const row = {
  locations: [CANTINA, EISLEY, 'Yavin 4: Jungle (L)'],
  dark: { hand: [CAMP, 'Stormtrooper'], force: 3 },
}

test(
  'a site is not laid between others: the place in the row is named',
  proves('ccg95/location/site-at-outer-end'),
  () => {
    ccg95(row).expect({
      refused: [
        { dark: { deploy: CAMP, row: 1 }, rule: 'ccg95/location/site-at-outer-end' },
        { dark: { deploy: 'Stormtrooper', row: 0 }, rule: 'ccg95/location/kinds' },
        { dark: { deploy: CAMP, on: CANTINA }, rule: 'ccg95/location/kinds' },
      ],
      asked: 'dark',
    })
  },
)

test("Beginner's: sites of another system are no neighbours", proves('ccg/location/insert-or-end'), () => {
  beginners(row).expect({
    refused: { dark: { deploy: CAMP, row: 3 }, rule: 'ccg/location/insert-or-end' },
    asked: 'dark',
  })
})

const skiff = {
  title: 'Small Skiff',
  side: 'dark',
  kind: 'vehicle',
  type: 'transport',
  power: 1,
  maneuver: 3,
  landspeed: 2,
  forfeit: 2,
  capacity: [{ drivers: 1 }],
} as const
const boarding = (at: string) => ({
  at,
  locations: [{ card: EISLEY, dark: ['Small Skiff', 'Stormtrooper'] }],
  dark: { hand: ['Garindan', 'Wuher'], force: 9 },
})

test('1995: nobody is deployed aboard a vehicle', proves('ccg95/vehicle/aboard-only-while-moving'), () => {
  ccg95(boarding('deploy dark'), { cards: [skiff] }).expect({
    refused: {
      dark: { deploy: 'Garindan', on: 'Small Skiff' },
      rule: 'ccg95/vehicle/aboard-only-while-moving',
    },
    asked: 'dark',
  })
})

test(
  "Beginner's: a full vehicle is not boarded",
  proves('ccg/deploy/aboard-capacity', 'ccg/move/embark-characters'),
  () => {
    const game = beginners(boarding('deploy dark'), { cards: [skiff] })
    game.play('dark', { deploy: 'Garindan', on: 'Small Skiff' })
    game.expect({
      refused: { dark: { deploy: 'Wuher', on: 'Small Skiff' }, rule: 'ccg/deploy/aboard-capacity' },
    })
    game.play('dark', 'pass')
    game.expect({
      refused: { dark: { move: 'Stormtrooper', to: 'Small Skiff' }, rule: 'ccg/move/embark-characters' },
      asked: 'dark',
    })
  },
)
