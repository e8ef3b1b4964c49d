/** What a position must have besides the cards that a text names: crowds, weapons, night. */
import type { CardDefinition } from '../cards/definition.ts'

export interface Wishes {
  /** How many groups of a side there are in one place. */
  readonly crowds: number
  /** Whether whoever can carry a weapon has one. */
  readonly armed: boolean
  /** Whether night falls wherever it can. */
  readonly night: boolean
}

export function wishesOf({ text }: CardDefinition): Wishes {
  const words = JSON.stringify(text)
  const speaksOf = (word: string): boolean => words.includes(`"${word}"`)
  const armed = speaksOf('guns')
  return {
    crowds: armed || speaksOf('hasSeveral') ? 2 : 1,
    armed,
    night: speaksOf('night') || speaksOf('nighttime'),
  }
}
