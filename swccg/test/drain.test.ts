import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { scout } from './cast.ts'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const HUT = "Tatooine: Obi-Wan's Hut"
const CORE = 'Death Star: Central Core'
const held = {
  at: 'control dark',
  locations: [{ card: CANTINA, dark: ['Stormtrooper'] }],
  dark: { force: 1 },
}
const bookOf = (edition: string): string => (edition === '1995' ? 'ccg95' : 'ccg')

both(
  'a drain takes one Force for each icon of the opponent there',
  ['drain/amount', 'ccg95/drain/no-react-loss', 'ccg95/drain/double-edged-icons', 'ccg/drain/loss'],
  (play) => {
    const game = play({ ...held, light: { reserve: 10, force: 1 } })
    game.expect({ resources: { light: { generation: 3 } } })
    game.play('dark', { drain: CANTINA, amount: 2 })
    game.play('light', { verb: 'lose', from: 'reserve' }).play('light', { verb: 'lose', from: 'force' })
    game.expect({
      resources: { light: { lost: 2, lifeForce: 9, drained: 2 } },
      asked: { dark: 'draw-phase' },
    })
  },
)

both(
  'drains belong to the own control phase, are a choice, and come once at each controlled location',
  [
    'drain/phase',
    'ccg95/drain/optional',
    'ccg95/drain/each-controlled-location',
    'ccg/drain/optional-each-location',
  ],
  (play, edition) => {
    const other = { card: 'Tatooine: Mos Eisley (D)', dark: ['Stormtrooper'] }
    const game = play({ ...held, locations: [...held.locations, other], light: { reserve: 9 } })
    game.expect({
      offersExactly: { dark: [{ drain: CANTINA }, { drain: 'Tatooine: Mos Eisley (D)' }, 'pass'] },
    })
    game.play('dark', { drain: CANTINA })
    const rule =
      edition === '1995' ? 'ccg95/drain/each-controlled-location' : 'ccg/drain/optional-each-location'
    game.expect({
      offersExactly: { dark: [{ drain: 'Tatooine: Mos Eisley (D)' }, 'pass'] },
      refused: { dark: { drain: CANTINA }, rule },
    })
    game.play('dark', 'pass')
    game.expect({
      refused: { dark: { drain: CANTINA }, rule: `${bookOf(edition)}/drain/phase` },
      asked: { dark: 'move-phase' },
    })
  },
)

test(
  'drains are announced and completed one at a time',
  proves('ccg95/drain/announce-one-at-a-time', 'ccg95/drain/react-chance'),
  () => {
    const other = { card: 'Tatooine: Mos Eisley (D)', dark: ['Stormtrooper'] }
    const game = ccg95({ ...held, locations: [...held.locations, other], light: { reserve: 9, used: 2 } })
    game.play('dark', { drain: CANTINA })
    game.expect({ asked: { light: 'lose-force' } })
    game.play('light', { verb: 'lose', from: 'used' }).expect({ asked: { light: 'lose-force' } })
    game.play('light', { verb: 'lose', from: 'used' })
    game.expect({ asked: { dark: 'control-phase' } })
  },
)

const saber = {
  title: 'Humming Blade',
  side: 'dark',
  kind: 'weapon',
  type: 'character',
  text: {
    statics: [
      {
        static: 'side-number',
        change: 'drain',
        whose: 'yours',
        at: { kind: 'location', where: 'same-location' },
        add: 1,
      },
    ],
  },
} as const

both(
  'bonuses of cards are added, to the drain alone',
  ['drain/bonus', 'ccg95/drain/bonus-only-for-drain'],
  (play) => {
    const game = play(
      {
        ...held,
        locations: [
          { card: HUT, dark: [{ card: 'Darth Vader', with: ['Humming Blade'] }] },
          { card: CANTINA, dark: ['Stormtrooper'] },
        ],
      },
      { cards: [saber] },
    )
    game.expect({
      offers: {
        dark: [
          { drain: HUT, amount: 4 },
          { drain: CANTINA, amount: 2 },
        ],
      },
      numbers: { [HUT]: { 'drain-dark': 4 } },
      resources: { dark: { generation: 3 }, light: { generation: 5 } },
      asked: 'dark',
    })
  },
)

test('a card that may add to a drain does so if its player likes', proves('ccg95/drain/bonus'), () => {
  const armed = {
    ...held,
    locations: [{ card: CANTINA, dark: [{ card: 'Darth Vader', with: ["Vader's Lightsaber"] }] }],
    light: { reserve: 9 },
  }
  const drains = (chosen: readonly string[], amount: number): void => {
    const game = ccg95(armed)
    game.expect({ offers: { dark: [{ drain: CANTINA, amount: 3 }] } })
    game.play('dark', { drain: CANTINA }).expect({ asked: { dark: 'adds-to-drain' } })
    game.play('dark', { cards: chosen })
    game.expect({ events: [{ kind: 'drainInitiated', amount }], resources: { light: { lost: amount } } })
    game.expect({ asked: { dark: 'draw-phase' } })
  }
  drains(["Vader's Lightsaber"], 3)
  drains([], 2)
})

test("Beginner's: control is all that a drain needs, even where there is nothing to drain", () => {
  const game = beginners(
    { ...held, locations: [{ card: 'Dark Cave', dark: ['Stormtrooper'] }] },
    { cards: [quiet] },
  )
  game.play('dark', { drain: 'Dark Cave', amount: 0 })
  game.expect({ resources: { light: { lost: 0 } }, asked: { dark: 'draw-phase' } })
})

const empty = {
  at: 'control light',
  locations: [{ card: CORE, light: ['Rebel Trooper'] }],
  light: { force: 1 },
}
const quiet = {
  title: 'Dark Cave',
  side: 'light',
  kind: 'location',
  type: 'site',
  dots: 1,
  force: { dark: 0, light: 0 },
  icons: ['interior', 'planet'],
  text: {
    light: {
      statics: [{ static: 'side-number', change: 'drain', whose: 'yours', add: 1, when: { if: 'control' } }],
    },
  },
} as const

test(
  '1995: where the opponent has no icon nothing is drained, bonus or not',
  proves('ccg95/drain/no-icon-no-drain'),
  () => {
    const cave = {
      ...empty,
      locations: [{ card: 'Dark Cave', light: ['Rebel Trooper'] }, ...empty.locations],
    }
    const game = ccg95(cave, { cards: [quiet] })
    game.expect({
      offersExactly: { light: [{ drain: CORE }, 'pass'] },
      refused: { light: { drain: 'Dark Cave' }, rule: 'ccg95/drain/no-icon-no-drain' },
      asked: 'light',
    })
  },
)

test("Beginner's: a bonus alone can be drained", proves('ccg/drain/bonus'), () => {
  const cave = { ...empty, locations: [{ card: 'Dark Cave', light: ['Rebel Trooper'] }, ...empty.locations] }
  const game = beginners(cave, { cards: [quiet] })
  game.expect({ offers: { light: [{ drain: 'Dark Cave', amount: 1 }] }, asked: 'light' })
})

const shade = {
  title: 'Deep Shade',
  side: 'dark',
  kind: 'effect',
  text: { statics: [{ static: 'side-number', change: 'force-icons', whose: 'opponents', fix: 0 }] },
} as const

test('cancelled icons count for nothing', proves('ccg95/drain/canceled-icons'), () => {
  const game = ccg95(
    { ...held, locations: [{ card: CANTINA, dark: ['Stormtrooper', 'Deep Shade'] }] },
    { cards: [shade] },
  )
  game.expect({
    resources: { light: { generation: 1 } },
    refused: { dark: { drain: CANTINA }, rule: 'ccg95/drain/no-icon-no-drain' },
    asked: 'dark',
  })
})

const droid = { ...scout, title: 'Swift Droid', type: 'droid', ability: 0 } as const
const nearby = (card: string) => ({
  at: 'control dark',
  locations: [
    { card: CANTINA, dark: ['Stormtrooper'] },
    { card: 'Tatooine: Mos Eisley (D)', light: [card] },
  ],
  dark: { force: 1 },
  light: { force: 2, reserve: 9 },
})

both(
  'the drained player may react before anything is lost, and presence ends the drain',
  ['ccg95/drain/react-removes-control', 'drain/react-chance', 'ccg/drain/react-cancels'],
  (play) => {
    const game = play(nearby('Swift Scout'), { cards: [scout] })
    game.play('dark', { drain: CANTINA })
    game.expect({ asked: { light: 'drain-initiated' }, resources: { light: { lost: 0 } } })
    game.play('light', { move: 'Swift Scout', to: CANTINA })
    game.expect({
      events: [{ kind: 'drainCancelled' }],
      facts: { 'Swift Scout': { at: 'Tatooine: Cantina' } },
      resources: { light: { lost: 0, force: 1 } },
      asked: { dark: 'battle-phase' },
    })
  },
)

test(
  'a react that brings no presence does not stop the drain',
  proves('ccg95/drain/react-removes-control'),
  () => {
    const game = ccg95(nearby('Swift Droid'), { cards: [droid] })
    game.play('dark', { drain: CANTINA }).play('light', { move: 'Swift Droid', to: CANTINA })
    game.play('light', { verb: 'lose', from: 'force' })
    game.play('light', { verb: 'lose', from: 'reserve' })
    game.expect({ resources: { light: { lost: 2 } }, asked: 'dark' })
  },
)

test(
  'drains are paid from hand and Life Force only, never with cards on table',
  proves('ccg/drain/no-forfeit', 'ccg/drain/loss'),
  () => {
    const game = beginners({
      ...held,
      locations: [...held.locations, { card: 'Tatooine: Mos Eisley (D)', light: ['Luke Skywalker'] }],
      light: { reserve: 3, hand: ['Talz'] },
    })
    game.play('dark', { drain: CANTINA })
    game.expect({
      offersExactly: {
        light: [
          { verb: 'lose', from: 'reserve' },
          { lose: 'Talz', from: 'hand' },
        ],
      },
      asked: 'light',
    })
  },
)
