/** A game in the words of a scenario: what the parts of the runner know of it, and its seats by name. */
import type { AnyGame, Setup } from '../definition.ts'
import type { Entry, Machine } from '../machine.ts'
import type { Verdict } from '../refusal.ts'
import type { CardId, Kinds, SeatId } from '../state.ts'
import type { Viewer } from '../view.ts'
import { unknown } from './unknown.ts'
import type { Path } from './words.ts'

export interface Scene {
  readonly game: AnyGame
  readonly setup: Setup
  /** The names of the seats, in seat order. */
  readonly seats: readonly string[]
  readonly machine: Machine<Kinds>
  /** What cards were called by ids that they have left behind. */
  readonly formerNames: ReadonlyMap<CardId, string>
  /** What happened since the last expectation. */
  readonly entries: readonly Entry<Kinds>[]
  /** Hands an answer to the machine as it is. */
  readonly attempt: (seat: SeatId, value: unknown, path: Path) => Verdict
}

export const seatName = (scene: Scene, seat: SeatId): string => scene.seats[seat] ?? `seat ${seat}`

export function seatNamed(scene: Scene, name: string, path: Path): SeatId {
  const seat = scene.seats.indexOf(name)
  if (seat < 0) throw unknown('seat', name, scene.seats, path)
  return seat
}

const SPECTATOR = 'spectator'

/** A seat by its name, or whoever watches. */
export const viewerNamed = (scene: Scene, name: string, path: Path): Viewer =>
  name === SPECTATOR ? null : seatNamed(scene, name, path)

/** Who still has to answer, and about what. */
export function openQuestions(scene: Scene): { readonly seat: string; readonly about: string }[] {
  const asked = scene.machine.state.asked
  const open = asked?.questions.filter((_, index) => asked.answers[index] === null) ?? []
  return open.map(({ seat, about }) => ({ seat: seatName(scene, seat), about }))
}

/** `red is asked about act`, for messages. */
export function sayAsked(scene: Scene): string {
  const open = openQuestions(scene)
  if (open.length === 0) return scene.machine.state.outcome ? 'the game is over' : 'nobody is asked'
  return open.map(({ seat, about }) => `${seat} is asked about ${about}`).join(', ')
}
