/** Fight on All Fronts in a few words: its ids, its cards and any position. */
import type { InlineCard } from '../scenario/inline-card.ts'
import { character, ground, unit } from './battle-play.ts'
import { playWith } from './option-play.ts'

export const FRONTS = 'fight-on-all-fronts'
export const QUICK = `${FRONTS} quick-tempo`
export const id = (...names: string[]) => names.map((name) => `${FRONTS}/${name}`)
export const cards: readonly InlineCard[] = [
  unit('Fighter'),
  unit('Enemy', { speed: 10 }),
  unit('Lander', { arenas: ['space', 'ground'], speed: 60 }),
  ground('Walker', { cost: 2 }),
  ground('Tank', { speed: 40 }),
  character('Guard'),
]
export const play = (
  position: object,
  more: { cards?: readonly InlineCard[]; dice?: number[] } = {},
  options = QUICK,
) => playWith(options, position as never, { seats: 6, ...more, cards: [...cards, ...(more.cards ?? [])] })
