/** Effects that were triggered or activated and wait for their chance, in the order in which they arose. */
import type { Game, Waiting } from '../kinds.ts'

export function wait(game: Game, waiting: Waiting): void {
  game.state.waiting = [...game.state.waiting, waiting]
  game.version++
}

/** Takes the effect that waited longest among those that fit. */
export function takeWaiting(game: Game, fits: (waiting: Waiting) => boolean): Waiting | undefined {
  const taken = game.state.waiting.find(fits)
  if (!taken) return undefined
  game.state.waiting = game.state.waiting.filter((waiting) => waiting !== taken)
  game.version++
  return taken
}
