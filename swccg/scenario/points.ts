/** Where a game can stand when a scenario begins: a phase of somebody's turn, a turn, or the very start. */
import { didYouMean, type Frame, ScenarioError } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import { PHASES, type Phase } from '../phases.ts'
import { SEAT_NAMES } from './position.ts'

/** The phase that the table is in, whose turn it is, and the procedures on the stack. */
interface Point {
  readonly phase: Phase | 'start'
  readonly current: number
  readonly frames: readonly Frame[]
}

const frame = (procedure: string, at: string, locals: object = {}): Frame => ({
  procedure,
  at,
  locals,
  into: null,
})

const inTurn = (phase: Phase, current: number, at: string): Point => ({
  phase,
  current,
  frames: [frame('swccg/turns', 'hand-over'), frame('swccg/turn', at)],
})

/** `deploy dark` stands where the player of that turn acts first; `turn dark` before anything of the turn. */
function points(): ReadonlyMap<string, Point> {
  const found = new Map<string, Point>([
    ['start', { phase: 'start', current: 0, frames: [frame('swccg/game', 'start')] }],
  ])
  for (const [seat, name] of SEAT_NAMES.entries()) {
    for (const phase of PHASES) found.set(`${phase} ${name}`, inTurn(phase, seat, `${phase}-actions`))
    found.set(`activate ${name}`, inTurn('activate', seat, 'activation'))
    found.set(`turn ${name}`, inTurn('activate', seat, 'begin'))
    found.set(`end ${name}`, inTurn('draw', seat, 'end'))
  }
  return found
}

export function standAt(game: Game, at: string, turn?: number): void {
  const known = points()
  const point = known.get(at)
  if (!point)
    throw new ScenarioError(`the game cannot stand at "${at}"${didYouMean(at, [...known.keys()])}`, [
      'position',
      'at',
    ])
  const { phase, current, frames } = point
  game.changeTable({ phase, current, turn: turn ?? (phase === 'start' ? 0 : 1) })
  game.state.frames.push(...frames)
}
