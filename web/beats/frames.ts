/** Frames: a step of the game as it is shown, one position for each beat. */
import type { SeatId } from '@dejarik/kernel'
import type { Happened, Position } from '@dejarik/table'
import type { BeatsOf } from '@dejarik/table/beats'
import { allCards } from '../sight.ts'
import type { Beat } from './beat.ts'
import { between } from './between.ts'
import { cut } from './cut.ts'

/** What one decision brought: news, then how things stand. */
export interface Step {
  readonly news: readonly Happened[]
  readonly position: Position
  /** When it was told, in milliseconds; clocks run from there. */
  readonly heardAt: number
}

export interface Frame extends Step {
  /** Null where nothing is to be seen but how things stand. */
  readonly beat: Beat | null
}

/** All at once. */
export const wholeFrame = (step: Step): Frame => ({ ...step, beat: null })

export function framesOf(
  before: Position,
  step: Step,
  beatsOf: BeatsOf,
  actor: SeatId | null,
): readonly Frame[] {
  const beats = cut(step.news, { beats: beatsOf, actor, controller: controllerIn(before, step.position) })
  if (beats.length === 0) return [wholeFrame(step)]
  const frames = beats.map((beat, at): Frame => {
    const isWhole = at === beats.length - 1 && beat.kind !== 'leaves'
    const position = isWhole ? step.position : between(before, step.position, beats.slice(0, at + 1))
    return { beat, news: beat.news, position, heardAt: step.heardAt }
  })
  return beats.at(-1)!.kind === 'leaves' ? [...frames, { ...wholeFrame(step), news: [] }] : frames
}

const controllerIn =
  (...positions: readonly Position[]) =>
  (card: number): SeatId | null =>
    positions.map(({ view }) => allCards(view).get(card)?.controller).find((seat) => seat !== undefined) ??
    null
