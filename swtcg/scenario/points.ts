/** Where a game can stand when a scenario begins: at a step of preparation, of setup or of a turn. */
import { didYouMean, type Frame, ScenarioError } from '@dejarik/kernel'
import { ARENAS } from '../cards/definition.ts'
import { type Game, TURN_STEPS, type TurnStep } from '../kinds.ts'
import type { SeatName } from './position.ts'

/** The step of the turn that the table is in, and the procedures on the stack. */
interface Point {
  readonly step: TurnStep
  readonly frames: readonly Frame[]
}
type Points = Map<string, Point>

/** Puts the procedures on the stack that lead on from a named point. */
export function standAt(game: Game, at: string, names: readonly SeatName[], turn?: number): void {
  const points = new Map([
    ...openingPoints(game),
    ...turnPoints(game),
    ...seatPoints(game, names),
    ...arenaPoints(game),
  ])
  const point = points.get(at)
  if (!point)
    throw new ScenarioError(`the game cannot stand at "${at}"${didYouMean(at, [...points.keys()])}`, [
      'position',
      'at',
    ])
  game.changeTable({ step: point.step, turn: turn ?? (isBeforeTurns(point.step) ? 0 : 1) })
  game.state.frames.push(...point.frames)
}

const isBeforeTurns = (step: TurnStep): boolean => step === 'preparation' || step === 'setup'

const frame = (procedure: string, at: string, locals: object = {}): Frame => ({
  procedure,
  at,
  locals,
  into: null,
})

/** The step after one, as the edition and the options leave it. */
const after = (game: Game, procedure: string, step: string): string =>
  game.rules.procedures.get(procedure)?.steps.get(step)?.next ?? ''

function openingPoints(game: Game): Points {
  const rest = frame('swtcg/game', after(game, 'swtcg/game', 'preparation'))
  const opened = game.state.seats.some(({ setup }) => setup.total > 0)
  const setUp = (side: string): Point => ({
    step: 'setup',
    frames: [frame('swtcg/game', 'turns'), frame('swtcg/setup', 'next', { side, opened })],
  })
  const prepare = (at: string): Point => ({
    step: 'preparation',
    frames: [rest, frame('swtcg/preparation', at)],
  })
  return new Map([
    ['preparation', prepare(after(game, 'swtcg/preparation', 'sides'))],
    ['opening-hand', prepare('draw')],
    ['mulligan', prepare('mulligans')],
    ['setup', setUp('dark')],
    ['setup dark', setUp('dark')],
    ['setup light', setUp('light')],
  ])
}

const inTurn = (step: TurnStep, at: string, locals: object, ...inner: readonly Frame[]): Point => ({
  step,
  frames: [frame('swtcg/turns', 'turn'), frame('swtcg/turn', at, locals), ...inner],
})

/** Every step of the turn by its name; `turn` is the beginning of the next. */
function turnPoints(game: Game): Points {
  const points: Points = new Map([['turn', inTurn('end', 'begin', {})]])
  let step: TurnStep = 'untap'
  for (const name of game.rules.procedures.get('swtcg/turn')?.steps.keys() ?? []) {
    step = TURN_STEPS.find((known) => known === name) ?? step
    points.set(name, inTurn(step, name, {}))
  }
  return points.set('battle', inTurn('battle-start', 'battle-contests', {}))
}

function seatPoints(game: Game, names: readonly SeatName[]): Points {
  const points: Points = new Map()
  for (const [seat, name] of names.entries()) {
    const next = game.table.order.indexOf(seat)
    const retreating = frame('swtcg/retreat-step', 'seat', { next })
    points.set(`build ${name}`, inTurn('build', 'build', { next }))
    points.set(`retreat ${name}`, inTurn('retreat', after(game, 'swtcg/turn', 'retreat'), {}, retreating))
  }
  return points
}

/** `attack space` stands where the next unit attacks, past the chances at the start of the step. */
function arenaPoints(game: Game): Points {
  const points: Points = new Map()
  for (const arena of ARENAS) {
    const attacking = frame('swtcg/battle-step', 'any-left', { arena })
    points.set(`battle ${arena}`, inTurn('battle-start', arena, {}))
    points.set(`attack ${arena}`, inTurn(arena, after(game, 'swtcg/turn', arena), {}, attacking))
  }
  return points
}
