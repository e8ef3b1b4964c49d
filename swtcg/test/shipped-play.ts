/** Play with shipped cards, called by their titles: positions among plain units, and a test for each card. */
import { type Scenario, scenario } from '@dejarik/kernel/scenario'
import { test } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { type Swtcg, swtcgGame } from '../index.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import type { ScenarioPosition } from '../scenario/position.ts'
import { character, ground, unit } from './battle-play.ts'
import { watchParts } from './parts-run.ts'

export { character, ground, unit }

/** Units without text. An idle one is slow: as long as it has not attacked, the battle goes on. */
const PLAIN = [
  unit('Ship', { power: 2 }),
  ground('Walker', { power: 2 }),
  character('Guard', { power: 2 }),
  unit('Idle Ship', { speed: 5 }),
  ground('Idle Walker', { speed: 5 }),
  character('Idle Guard', { speed: 5 }),
]

interface Standing extends Omit<ScenarioPosition, 'at'> {
  readonly cards?: readonly InlineCard[]
  readonly dice?: readonly number[]
}

/** A position with shipped cards and plain units; what is asked at the end of the test does not matter. */
export function at(point: string, { cards = [], dice = [], ...position }: Standing): Scenario<Swtcg> {
  watchParts()
  return scenario(swtcgGame, {
    options: ['quick-tempo'],
    cards: [...PLAIN, ...cards],
    dice: [...dice],
    position: { at: point, ...position },
    through: ['plain'],
  })
}

/** A test for each of the cards: what it does in our words, and the play that shows it. */
export function cardTest(cards: readonly string[], what: string, body: (card: string) => void): void {
  for (const card of cards) {
    if (!shippedCards().named(card)) throw new Error(`there is no card ${card}`)
    test(`${card}: ${what}`, () => body(card))
  }
}
