import { chance } from '@dejarik/kernel'
import { swtcgGame } from '@dejarik/swtcg'
import { expect, test } from 'vitest'
import { answer } from '../swtcg/choices.ts'
import type { Board } from '../swtcg/position.ts'
import { VETERAN } from '../swtcg/weights.ts'
import { cadetDecides, type Decided } from './decides.ts'

const unit = (name: string, power: number, health: number) => ({
  name,
  side: 'neutral',
  kind: 'unit',
  arenas: ['space'],
  cost: 3,
  speed: 50,
  power,
  health,
})
const cards = [unit('Hunter', 4, 4), unit('Wreck', 3, 1), unit('Fortress', 3, 9), unit('Bulwark', 3, 9)]

const decides = (position: object): Decided =>
  cadetDecides(swtcgGame, { position, cards, options: ['quick-tempo'] })

test('it attacks what it can discard, and says what it expects', () => {
  const { said, why } = decides({
    at: 'battle space',
    dark: { space: ['Hunter'] },
    light: { space: ['Fortress', 'Wreck'] },
  })
  expect(said).toBe('Attack Wreck with Hunter')
  expect(why).toMatch(
    /Hunter rolls 4 dice at .*Wreck \(1 health left\): 2\.0 hits expected, 94% to discard it\.$/,
  )
})

test('it finishes what is damaged already', () => {
  const { said } = decides({
    at: 'battle space',
    dark: { space: ['Hunter'] },
    light: { space: ['Fortress', { card: 'Bulwark', damage: 7 }] },
  })
  expect(said).toBe('Attack Bulwark with Hunter')
})

test('it completes a unit for an arena that it is not in', () => {
  const { about, said } = decides({
    at: 'build',
    dark: { buildPoints: 9, hand: ['TIE Fighter', 'Darth Vader (A)'], space: ['TIE Fighter', 'TIE Fighter'] },
    light: { character: ['Luke Skywalker (A)'] },
  })
  expect(about).toBe('build')
  expect(said).toMatch(/^Complete Darth Vader \(A\) .*Character arena/)
})

test('it retreats nothing without need', () => {
  const position = { at: 'retreat', dark: { space: ['Wreck'] }, light: { space: ['Fortress'] } }
  expect(decides(position)).toEqual({
    about: 'retreat',
    said: '[]',
    why: 'Nothing retreats without need.',
  })
})

test('it knows the cards that somebody brought by what is printed on them', () => {
  const { said } = decides({
    at: 'build',
    dark: { buildPoints: 3, hand: ['Wreck', 'Fortress'] },
    light: { space: ['Bulwark'] },
  })
  expect(said).toMatch(/^Complete Fortress .*Space arena/)
})

test('what can only be done to enemies it takes for harm, and does it to the best of them', () => {
  const enemies = new Map(
    [5, 1, 9].map((power, id) => [id, { id, mine: false, power, left: 2, speed: 0, keywords: {} }]),
  )
  const position = { taste: VETERAN, piece: (id: number) => enemies.get(id) } as unknown as Board
  const question = { kind: 'cards', seat: 0, about: 'choose', from: [0, 1, 2], min: 1, max: 1 } as const
  const { answer: chosen } = answer(position, { question, below: chance(1) } as never)
  expect(chosen).toEqual([2])
})

const newKinds = [
  ...cards,
  {
    ...unit('Carrier', 2, 6),
    text: 'Pay 2 Force -> Take 1 50/3/3 Drone Subordinate and put it into the Space arena. Play only during your build step.',
  },
  {
    name: 'Drone',
    side: 'neutral',
    kind: 'unit',
    arenas: ['space'],
    subordinate: true,
    speed: 50,
    power: 3,
    health: 3,
  },
  {
    name: 'Crusade',
    side: 'neutral',
    kind: 'mission',
    subtypes: ['Campaign'],
    cost: 2,
    text: 'Each of your units gets +1 power.',
  },
  {
    name: 'Revenge',
    side: 'neutral',
    kind: 'mission',
    subtypes: ['Trap'],
    cost: 2,
    text: 'When one of your units is discarded, gain 3 Force.',
  },
]
const decidesToday = (position: object): Decided =>
  cadetDecides(swtcgGame, { position, cards: newKinds, edition: 'today', options: ['quick-tempo'] })

test('it takes a Subordinate that it can pay for', () => {
  const position = { at: 'build dark', dark: { force: 9, space: ['Carrier'] }, light: { space: ['Wreck'] } }
  expect(decidesToday(position).said).toMatch(/Carrier/)
})

test('it completes a Campaign, and begins a Trap', () => {
  const light = { space: ['Wreck'] }
  const building = (hand: string) => ({
    at: 'build dark',
    dark: { buildPoints: 3, hand: [hand], space: ['Hunter'] },
    light,
  })
  expect(decidesToday(building('Crusade')).said).toMatch(/^Complete Crusade/)
  expect(decidesToday(building('Revenge')).said).toMatch(/Revenge/)
})
