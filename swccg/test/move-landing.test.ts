/** Landing and taking off. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { beginners, ccg95 } from './play.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const BAY = 'Tatooine: Docking Bay 94 (D)'
const move = { at: 'move dark', dark: { force: 5 } }
const lightMove = { at: 'move light', light: { force: 5 } }

const landing = {
  ...move,
  locations: [{ card: 'Tatooine (D)', dark: ['TIE Fighter', 'Devastator'] }, BAY, EISLEY, CANTINA],
}

test(
  "Beginner's: piloted starfighters land at exterior sites and take off, TIEs at docking bays only, capital starships never",
  proves(
    'ccg/move/land',
    'ccg/move/take-off',
    'ccg/move/land-tie-docking-bay',
    'ccg/move/land-cost',
    'ccg/move/land-capital-never',
  ),
  () => {
    const game = beginners(landing)
    game.expect({
      offers: { dark: [{ move: 'TIE Fighter', to: BAY, by: 'land', cost: 0 }] },
      refused: [
        { dark: { move: 'TIE Fighter', to: EISLEY, by: 'land' }, rule: 'ccg/move/land-tie-docking-bay' },
        { dark: { move: 'Devastator', to: BAY, by: 'land' }, rule: 'ccg/move/land-capital-never' },
      ],
      asked: 'dark',
    })
    const light = beginners({
      ...lightMove,
      locations: [
        { card: 'Tatooine (L)', light: ['X-wing', 'Red 1'] },
        'Tatooine: Mos Eisley (L)',
        { card: 'Tatooine: Jawa Camp (L)', light: ['Y-wing'] },
        'Tatooine: Cantina (L)',
      ],
    })
    light.expect({
      offers: {
        light: [
          { move: 'X-wing', to: 'Tatooine: Mos Eisley (L)', by: 'land', cost: 1 },
          { move: 'Y-wing', to: 'Tatooine (L)', by: 'take-off', cost: 1 },
        ],
      },
      refused: [
        { light: { move: 'X-wing', to: 'Tatooine: Cantina (L)', by: 'land' }, rule: 'ccg/move/land' },
        { light: { move: 'Red 1', to: 'Tatooine: Mos Eisley (L)', by: 'land' }, rule: 'ccg/move/land' },
      ],
    })
    light.play('light', { move: 'X-wing', to: 'Tatooine: Mos Eisley (L)' })
    light.expect({
      refused: {
        light: { move: 'X-wing', to: 'Tatooine (L)', by: 'take-off' },
        rule: 'ccg/move/one-main-move',
      },
      asked: 'light',
    })
  },
)

test(
  '1995: nothing lands or takes off',
  proves('ccg95/move/land-take-off-none', 'ccg95/starship/only-at-systems'),
  () => {
    const game = ccg95({
      ...landing,
      locations: [{ card: 'Tatooine (D)', dark: ['TIE Scout'] }, BAY, 'Kessel (D)'],
    })
    game.expect({
      offersExactly: { dark: [{ move: 'TIE Scout', to: 'Kessel (D)' }, 'pass'] },
      refused: { dark: { move: 'TIE Scout', to: BAY, by: 'land' }, rule: 'ccg95/move/land-take-off-none' },
      asked: 'dark',
    })
  },
)

test(
  "Beginner's: a landed starfighter has no power, maneuver or landspeed, and only the text of its seats and pilots",
  proves('ccg/starship/landed-no-stats', 'ccg/starship/landed-no-text'),
  () => {
    const racer = {
      title: 'Bright Racer',
      side: 'light',
      kind: 'starship',
      type: 'starfighter',
      power: 3,
      maneuver: 4,
      permanentPilot: 1,
      capacity: [{ passengers: 1 }],
      text: { statics: [{ static: 'generation', whose: 'yours', add: 2 }] },
    } as const
    const at = (place: string) =>
      beginners(
        { ...lightMove, locations: [{ card: place, light: ['Bright Racer', 'Talz'] as never[] }] },
        { cards: [racer] },
      )
    at('Tatooine: Jawa Camp (L)').expect({
      numbers: { 'Bright Racer': { power: 0, maneuver: 0, landspeed: 0, ability: 1 } },
      resources: { light: { generation: 2 } },
      offers: { light: [{ move: 'Talz', to: 'Bright Racer', by: 'embark' }] },
      asked: 'light',
    })
  },
)
