/** One style for cards that change numbers by lying there: a position, and the numbers that must come of it. */
import { describe, test } from 'vitest'
import type { PlacedLocation, ScenarioPosition } from '../scenario/position.ts'
import { ccg95 } from './play.ts'
import { tells } from './tells.ts'

type Numbers = Readonly<Record<string, Readonly<Record<string, number>>>>
interface NumberCase {
  readonly card: string
  readonly says: string
  readonly locations: readonly (string | PlacedLocation)[]
  readonly numbers: Numbers
  readonly more?: ScenarioPosition
}

export const count = (cases: readonly NumberCase[]): void =>
  describe.each(cases)('$card', ({ card, says, locations, numbers, more = {} }) => {
    test(says, tells(card), () => {
      const game = ccg95({ at: 'draw dark', locations, dark: { force: 1 }, ...more })
      game.expect({ numbers, asked: { dark: 'draw-phase' } })
    })
  })
