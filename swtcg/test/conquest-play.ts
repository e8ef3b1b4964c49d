/** Battles of Galactic Conquest, for tests: any position in one call. */
import type { Ability } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { character, ground, unit } from './battle-play.ts'
import { playWith } from './option-play.ts'

export const CONQUEST = 'galactic-conquest'
export const id = (...names: string[]) => names.map((name) => `${CONQUEST}/${name}`)
export const keyword = (name: string, value: number): Ability =>
  ({ ability: 'keyword', keyword: name, value }) as Ability
const pilots = (...subtypes: string[]): Ability => ({
  ability: 'pilot',
  subtypes,
  bonus: { power: 1 },
  gives: [keyword('accuracy', 1)],
})
export const cards: readonly InlineCard[] = [
  unit('Cruiser', { subtypes: ['Capital', 'Ship'], health: 9 }),
  unit('Wing', { subtypes: ['Starfighter'], speed: 40, power: 5 }),
  unit('Drone', { subtypes: ['Droid', 'Starfighter'] }),
  unit('Enemy', { speed: 40, health: 9, power: 1 }),
  ground('Walker', { subtypes: ['Walker'], speed: 40, power: 5 }),
  ground('Tank', { speed: 45, health: 9 }),
  character('Hero', { speed: 30 }),
  character('Rebel', { speed: 20 }),
  character('Ace', { abilities: [pilots('Starfighter'), pilots('Starfighter'), keyword('armor', 1)] }),
]
export const play = (
  type: 'space' | 'ground',
  position: object,
  more: { cards?: readonly InlineCard[]; dice?: number[] } = {},
) =>
  playWith(`${CONQUEST}:${type} quick-tempo`, position as never, {
    ...more,
    cards: [...cards, ...(more.cards ?? [])],
  })
export const rich = { hand: ['Jawa'], buildPoints: 5 }

/** Takes, buys and builds nothing that need not be, until a chance of this kind comes. */
const ANSWERS: Readonly<Record<string, string>> = {
  'buy-bonus': 'none',
  setup: 'stop',
  'build-start': 'skip-draw',
}
export const onwards = (game: ReturnType<typeof play>, about: string): typeof game => {
  for (let question = game.machine.state.asked?.questions[0]; question && question.about !== about; ) {
    const choice = question.kind === 'cards' ? { cards: [] } : (ANSWERS[question.about] ?? 'pass')
    game.play(['dark', 'light'][question.seat]!, choice)
    question = game.machine.state.asked?.questions[0]
  }
  return game
}
