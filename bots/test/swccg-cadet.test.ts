import { swccgGame } from '@dejarik/swccg'
import { expect, test } from 'vitest'
import { cadetDecides, type Decided } from './decides.ts'
import { fighter, PIT, site, YARD } from './pit-and-yard.ts'

const cards = [
  site(PIT, 1, 2),
  site(YARD, 1, 0),
  fighter('Lord', 'dark', 6, 5),
  fighter('Guard', 'dark', 1, 1),
  fighter('Giant', 'light', 9, 5, 8),
  fighter('Scout', 'light', 1, 1),
]
const decides = (position: object): Decided =>
  cadetDecides(swccgGame, { position, cards, options: ['quick-tempo'] })

const piles = { reserve: 20, force: 4 }

test('it activates all that it may, but keeps cards for destinies', () => {
  const start = { at: 'activate dark', locations: [PIT, YARD] }
  expect(decides({ ...start, dark: { reserve: 20 } })).toMatchObject({ about: 'activate', said: '3' })
  expect(decides({ ...start, dark: { reserve: 4 } }).said).toBe('1')
})

test('it drains where it can', () => {
  const { said, why } = decides({
    at: 'control dark',
    locations: [{ card: PIT, dark: ['Guard'] }, YARD],
    dark: piles,
  })
  expect(said).toBe('Drain 2 Force at Arena: Pit')
  expect(why).toBe('A drain at Arena: Pit costs them 2 Force.')
})

test('it deploys where there is something to drain', () => {
  const { said } = decides({
    at: 'deploy dark',
    locations: [PIT, YARD],
    dark: { ...piles, hand: ['Djas Puhr'] },
  })
  expect(said).toMatch(/^Deploy Djas Puhr to Arena: Pit/)
})

test('it deploys nobody alone against a giant', () => {
  const { said } = decides({
    at: 'deploy dark',
    locations: [{ card: PIT, light: ['Giant'] }],
    dark: { ...piles, hand: ['Stormtrooper'] },
  })
  expect(said).toBe('Pass')
})

test('it starts a battle that it is going to win, and says what it expects', () => {
  const { said, why } = decides({
    at: 'battle dark',
    locations: [{ card: PIT, dark: ['Lord'], light: ['Scout'] }],
    dark: piles,
    light: piles,
  })
  expect(said).toMatch(/^Initiate a battle at Arena: Pit/)
  expect(why).toMatch(/^At Arena: Pit our power is about 8 ahead: they would lose about 8, we 0\.$/)
})

test('it starts no battle that it is going to lose', () => {
  const { said } = decides({
    at: 'battle dark',
    locations: [{ card: PIT, dark: ['Guard'], light: ['Giant'] }],
    dark: piles,
    light: piles,
  })
  expect(said).toBe('Pass')
})

test('it leaves a place where a battle would be bad', () => {
  const { said } = decides({
    at: 'move dark',
    locations: [YARD, { card: PIT, dark: ['Guard', 'Guard'], light: ['Giant'] }],
    dark: piles,
    light: piles,
  })
  expect(said).toBe('Move Guard to Arena: Yard for 1 Force')
})

test('it knows the cards that somebody brought by what is printed on them', () => {
  const { said } = decides({
    at: 'deploy dark',
    locations: [PIT],
    dark: { reserve: 20, force: 2, hand: ['Guard', 'Lord'] },
  })
  expect(said).toMatch(/^Deploy Lord/)
})

test('it does not do for ever what may be repeated for nothing', () => {
  const { about, said } = decides({
    at: 'deploy light',
    locations: [
      {
        card: PIT,
        light: [{ card: 'R2-X2 (Artoo-Extoo)', with: ['Restraining Bolt (L)'] }, 'R1-G4 (Arone-Geefour)'],
      },
    ],
    light: piles,
  })
  expect(about).toBe('deploy-phase')
  expect(said).toBe('Pass')
})
