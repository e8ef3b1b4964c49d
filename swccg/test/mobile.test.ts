/** Mobile Effects: where they go, when they turn round, and what they do where they are. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { PlacedLocation } from '../scenario/position.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const FIRST = 'Hoth: Main Power Generators (1st Marker)'
const SECOND = 'Hoth: Snow Trench (2nd Marker)'
const FOURTH = 'Hoth: North Ridge (4th Marker) (D)'
const LUKE = 'Luke Skywalker'

/** A storm that the Dark Side has brought to the outermost marker; the Light Side is at the others. */
const stormy = (row: readonly PlacedLocation[], storm = 'Ice Storm (D)') =>
  final({ at: 'deploy dark', locations: row, dark: { hand: [storm, 'Stormtrooper'], force: 9 } })
const line = [{ card: FIRST }, { card: SECOND, light: [LUKE] }, { card: FOURTH, light: ['Han Solo'] }]
/** A storm on its way inwards, or where it was laid. */
const storm = (at: string, row: readonly string[] = [FIRST, SECOND, FOURTH]) =>
  final({
    at: 'control dark',
    locations: row.map((card) => (card === at ? { card, dark: ['Ice Storm (D)'] } : { card, light: [LUKE] })),
    dark: { force: 9 },
  })

describe('an ice storm', () => {
  test(
    'comes to the outermost marker, and whoever is present there is missing',
    together(proves('ccgx/effect/mobile-present', 'ccgx/hoth/markers'), tells('Ice Storm (D)')),
    () => {
      const game = stormy(line)
      game.expect({ noOffers: { dark: [{ deploy: 'Ice Storm (D)', on: SECOND }] } })
      game.play('dark', { deploy: 'Ice Storm (D)', on: FOURTH })
      game.expect({ facts: { 'Han Solo': { as: 'missing' }, [LUKE]: { as: 'at' } }, stop: 'here' })
    },
  )

  test(
    'goes to the next marker in the control phase, and those who are there go missing',
    together(
      proves('ccgx/effect/mobile', 'ccgx/effect/mobile-present', 'ccgx/hoth/next-marker'),
      tells('Ice Storm (D)'),
    ),
    () => {
      const game = storm(FOURTH)
      game.expect({ offers: { dark: [{ drift: 'Ice Storm (D)' }] } })
      game.play('dark', { drift: 'Ice Storm (D)' })
      game.expect({
        events: [{ kind: 'drifted', card: 'Ice Storm (D)', to: SECOND }, { kind: 'wentMissing' }],
        facts: { 'Ice Storm (D)': { on: SECOND } },
        resources: { dark: { force: 9 } },
        noOffers: { dark: [{ drift: 'Ice Storm (D)' }] },
        refused: { dark: { drift: 'Ice Storm (D)' }, rule: 'ccgx/effect/mobile' },
        stop: 'here',
      })
    },
  )

  test('goes by itself where its player lets the phase end', proves('ccgx/effect/mobile'), () => {
    const game = storm(FOURTH)
    game.play('dark', 'pass')
    game.expect({ facts: { 'Ice Storm (D)': { on: SECOND } }, stop: 'here' })
  })

  test(
    'turns round at the innermost marker in the same turn, and is lost beyond the outermost',
    together(proves('ccgx/effect/mobile-direction'), tells('Ice Storm (L)', 'Ice Storm (D)')),
    () => {
      const inner = storm(FIRST)
      inner.play('dark', { drift: 'Ice Storm (D)' })
      inner.expect({ facts: { 'Ice Storm (D)': { on: SECOND } }, stop: 'here' })
      const outer = final({
        at: 'control light',
        locations: [{ card: FOURTH, light: ['Ice Storm (L)'] }, SECOND, FIRST],
      })
      outer.play('light', { drift: 'Ice Storm (L)' })
      outer.expect({ zones: { 'light.lost': ['Ice Storm (L)'] }, stop: 'here' })
    },
  )

  test('does not reach into a cave', tells('Ice Storm (D)'), () => {
    const game = stormy([...line, { card: 'Hoth: Wampa Cave (7th Marker)', light: ['Rebel Trooper'] }])
    game.play('dark', { deploy: 'Ice Storm (D)' })
    game.expect({
      facts: {
        'Ice Storm (D)': { on: 'Hoth: Wampa Cave (7th Marker)' },
        'table/Rebel Trooper': { as: 'at' },
      },
      stop: 'here',
    })
  })

  test('is cancelled by Control, and nobody has gone missing then', proves('ccgx/effect/mobile'), () => {
    const game = final({
      at: 'deploy dark',
      locations: line,
      dark: { hand: ['Ice Storm (D)', 'Stormtrooper'], force: 9 },
      light: { hand: ['Control (L)', 'Alter (L)'], force: 3 },
    })
    game.play('dark', { deploy: 'Ice Storm (D)' })
    game.expect({ noOffers: { light: [{ play: 'Alter (L)' }] } })
    game.play('light', { play: 'Control (L)' })
    game.expect({
      facts: { 'Han Solo': { as: 'at' } },
      zones: { 'dark.lost': ['Ice Storm (D)'] },
      stop: 'here',
    })
  })
})

describe('a whirl of sand', () => {
  const DESERT: PlacedLocation = {
    card: 'Desert (L)',
    of: 'Tatooine',
    light: ['Rebel Trooper'],
    dark: ['Tusken Raider'],
  }
  const whirling = (side: 'dark' | 'light', row: readonly (string | PlacedLocation)[]) =>
    final({
      at: `deploy ${side}`,
      locations: ['Tatooine (L)', ...row],
      [side]: { hand: [`Sandwhirl (${side === 'dark' ? 'D' : 'L'})`, 2], force: 9 },
    })

  test(
    'takes strangers, in a direction that its player picks',
    together(proves('ccgx/effect/mobile-direction', 'ccgx/jabba/sandwhirl'), tells('Sandwhirl (D)')),
    () => {
      const game = whirling('dark', ['Tatooine: Jundland Wastes', DESERT, 'Tatooine: Mos Eisley (L)'])
      game.play('dark', { deploy: 'Sandwhirl (D)' }).play('dark', 'to the right')
      game.expect({
        facts: { 'table/Rebel Trooper': { as: 'missing' }, 'table/Tusken Raider': { as: 'at' } },
        stop: 'here',
      })
    },
  )

  test('dies down inside', tells('Sandwhirl (L)'), () => {
    const game = final({
      at: 'control light',
      locations: ['Tatooine: Cantina (L)', { ...DESERT, light: ['Sandwhirl (L)'] }],
    })
    game.play('light', { drift: 'Sandwhirl (L)' })
    game.expect({ zones: { 'light.lost': ['Sandwhirl (L)'] }, stop: 'here' })
  })
})

test('a herd of Banthas adds a destiny where a Tusken Raider fights', tells('Bantha Herd'), () => {
  const EISLEY = 'Tatooine: Mos Eisley (L)'
  const fight = (dark: readonly string[]) => {
    const game = final({
      at: 'battle dark',
      locations: [{ card: EISLEY, dark, light: ['Rebel Trooper'] }],
      dark: { force: 5 },
    })
    game.play('dark', { battle: EISLEY })
    return game
  }
  const DESTINIES = 'battle-destinies-dark'
  fight(['Tusken Raider', 'Bantha Herd']).expect({
    numbers: { [EISLEY]: { [DESTINIES]: 1 } },
    stop: 'here',
  })
  fight(['Stormtrooper', 'Bantha Herd']).expect({ numbers: { [EISLEY]: { [DESTINIES]: 0 } }, stop: 'here' })
})
