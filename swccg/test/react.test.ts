import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { scout } from './cast.ts'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const CAMP = 'Tatooine: Jawa Camp (D)'

const skimmer = {
  title: 'Sand Skimmer',
  side: 'light',
  kind: 'vehicle',
  type: 'transport',
  power: 1,
  maneuver: 3,
  landspeed: 2,
  forfeit: 2,
  capacity: [{ drivers: 1, passengers: 1 }],
  text: { statics: [{ static: 'allows', what: 'react', of: { the: 'self' } }] },
} as const
const beacon = {
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
const cards = [scout, skimmer, beacon]

const drain = (light: readonly string[], force = 3, hand: readonly string[] = []) => ({
  at: 'control dark',
  locations: [
    { card: CANTINA, dark: ['Stormtrooper'] },
    { card: EISLEY, light: light as string[] },
  ],
  dark: { force: 2 },
  light: { force, reserve: 9, hand: hand as string[] },
})

both(
  'only cards whose text says so react, to a battle or Force drain of the opponent, for the usual cost',
  [
    'react/definition',
    'ccg95/react/only-opponents-turn',
    'ccg95/react/triggers',
    'ccg95/react/needs-card',
    'ccg95/react/normal-cost',
    'ccg/react/trigger',
    'ccg/react/cost',
    'ccg/react/opponents-turn-only',
  ],
  (play) => {
    const game = play(drain(['Swift Scout', 'Talz']), { cards })
    game.play('dark', { drain: CANTINA })
    game.expect({
      asked: { light: 'drain-initiated' },
      offersExactly: { light: [{ move: 'Swift Scout', to: CANTINA, cost: 1 }, 'pass'] },
    })
    game.play('light', { move: 'Swift Scout', to: CANTINA })
    game.expect({ resources: { light: { force: 2 } }, asked: 'dark' })
    const own = play(
      {
        ...drain(['Swift Scout']),
        at: 'control light',
        locations: [
          { card: CANTINA, dark: ['Stormtrooper'] },
          { card: EISLEY, light: ['Talz', 'Swift Scout'] },
        ],
      },
      { cards },
    )
    own.play('light', { drain: EISLEY })
    own.expect({ asked: { dark: 'lose-force' } })
  },
)

both('without the Force for it there is no react', ['ccg95/react/normal-cost', 'ccg/react/cost'], (play) => {
  const game = play(drain(['Swift Scout'], 0), { cards })
  game.play('dark', { drain: CANTINA })
  game.expect({
    resources: { light: { lost: 2 } },
    facts: { 'Swift Scout': { at: 'Tatooine: Mos Eisley' } },
    asked: 'dark',
  })
})

both(
  'a battle too can be reacted to, by the defender only, and the react comes first',
  [
    'ccg95/react/like-interrupt',
    'ccg95/battle/opponent-reacts',
    'ccg/react/trigger',
    'ccg/battle/react-defender-only',
  ],
  (play) => {
    const game = play(
      {
        at: 'battle dark',
        locations: [
          { card: CANTINA, dark: ['Stormtrooper'], light: ['Talz'] },
          { card: EISLEY, light: ['Swift Scout'] },
        ],
        dark: { force: 3 },
        light: { force: 2 },
      },
      { cards },
    )
    game.play('dark', { battle: CANTINA })
    game.expect({ asked: { light: 'battle-initiated' } })
    game.play('light', { move: 'Swift Scout', to: CANTINA })
    game.expect({
      numbers: { [CANTINA]: { 'total-power-light': 2 } },
      facts: { 'Swift Scout': { at: 'Tatooine: Cantina' } },
    })
    game.expect({ asked: game.machine.state.asked!.questions[0]!.seat === 0 ? 'dark' : 'light' })
  },
)

both(
  'some cards let their player deploy as a react, where presence or icon allows it',
  ['ccg95/react/deployment', 'ccg/react/definition'],
  (play) => {
    const game = play(drain(['Relay Droid'], 3, ['Talz', 'Blaster']), { cards })
    game.play('dark', { drain: CANTINA })
    game.expect({ offersExactly: { light: [{ deploy: 'Talz', on: CANTINA, cost: 1 }, 'pass'] } })
    game.play('light', { deploy: 'Talz', on: CANTINA })
    game.expect({
      events: [{ kind: 'deployed', is: 'Talz' }, { kind: 'drainCancelled' }],
      resources: { light: { force: 2, lost: 0 } },
      asked: 'dark',
    })
  },
)

test('1995: a vehicle reacts with presence aboard, whoever gets on', proves('ccg95/react/vehicles'), () => {
  const empty = ccg95(drain(['Sand Skimmer']), { cards })
  empty.play('dark', { drain: CANTINA })
  empty.expect({ asked: { light: 'lose-force' } })
  const game = ccg95(drain(['Sand Skimmer', 'Talz']), { cards })
  game.play('dark', { drain: CANTINA }).play('light', { move: 'Sand Skimmer', to: CANTINA })
  game.expect({
    facts: { Talz: { at: 'Tatooine: Cantina', as: 'at' } },
    resources: { light: { lost: 0 } },
    asked: 'dark',
  })
})

test(
  '1995: a vehicle that moved in its own turn may react in the next',
  proves('ccg95/react/after-own-move'),
  () => {
    const game = ccg95(
      {
        at: 'move light',
        locations: [
          { card: CANTINA, dark: ['Stormtrooper'] },
          EISLEY,
          { card: CAMP, light: ['Sand Skimmer', 'Talz'] },
        ],
        light: { force: 4 },
      },
      { cards },
    )
    game
      .play('light', { move: 'Talz', to: 'Sand Skimmer', as: 'driver' })
      .play('light', { move: 'Sand Skimmer', to: EISLEY })
    game.play('light', 'pass').play('light', 'pass').play('dark', 0).play('dark', { drain: CANTINA })
    game.expect({ offers: { light: [{ move: 'Sand Skimmer', to: CANTINA }] }, asked: 'light' })
  },
)

const twice = {
  ...drain([]),
  locations: [
    { card: CANTINA, dark: ['Stormtrooper'] },
    { card: EISLEY, light: ['Swift Droid'] },
    { card: CAMP, dark: ['Stormtrooper'] },
  ],
}
/** No ability, so that the drain goes on and it could react again. */
const droid = { ...scout, title: 'Swift Droid', type: 'droid', ability: 0, landspeed: 3 } as const

test("Beginner's: a card takes part in one react a turn", proves('ccg/react/once-per-card-per-turn'), () => {
  const game = beginners({ ...twice, light: { force: 4, reserve: 9 } }, { cards: [droid] })
  game.play('dark', { drain: CANTINA }).play('light', { move: 'Swift Droid', to: CANTINA })
  game.play('light', { verb: 'lose', from: 'reserve' }).play('light', { verb: 'lose', from: 'reserve' })
  game.play('dark', { drain: CAMP })
  game.expect({ asked: { light: 'lose-force' } })
})

test(
  "Beginner's: a react moves by landspeed, boarding or landing, never by hyperspeed",
  proves('ccg/react/allowed-movement'),
  () => {
    const racer = {
      ...scout,
      title: 'Racer',
      kind: 'starship',
      type: 'starfighter',
      maneuver: 3,
      hyperspeed: 5,
      permanentPilot: 1,
      icons: ['nav-computer'],
    } as const
    const position = (at: string, place: string) => ({
      at: 'control dark',
      locations: [
        { card: at, dark: at.includes(':') ? ['Stormtrooper'] : ['TIE Fighter'] },
        { card: place, light: ['Racer'] },
      ],
      light: { force: 3, reserve: 9 },
      dark: { force: 1 },
    })
    const fly = beginners(position('Kessel (D)', 'Tatooine (D)'), { cards: [racer] })
    fly.play('dark', { drain: 'Kessel (D)' })
    fly.expect({ asked: { light: 'lose-force' } })
    const land = beginners(position(EISLEY, 'Tatooine (D)'), { cards: [racer] })
    land.play('dark', { drain: EISLEY })
    land.expect({
      offersExactly: { light: [{ move: 'Racer', to: EISLEY, by: 'land' }, 'pass'] },
      asked: { light: 'drain-initiated' },
    })
  },
)
