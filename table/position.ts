/** How things stand, for each viewer. */
import { asKnownTo, type Figure, numberOf, type Viewer, viewOf } from '@dejarik/kernel'
import type { Agreements } from './agreements.ts'
import type { Course } from './course.ts'
import { sayOffers } from './eyes.ts'
import type { Position } from './told.ts'

/** What is the same for everybody. */
type Facts = Pick<Position, 'at' | 'seats' | 'clock' | 'rotation' | 'advised' | 'talk'>

/** How things stand for each viewer, made once however many look: a crowd of spectators sees the same. */
export function positionsOf(
  course: Course,
  agreements: Agreements,
  facts: Facts,
): (viewer: Viewer) => Position {
  const made = new Map<Viewer, Position>()
  return (viewer) => {
    const position = made.get(viewer) ?? positionFor(course, agreements, viewer, facts)
    made.set(viewer, position)
    return position
  }
}

function positionFor(course: Course, agreements: Agreements, viewer: Viewer, facts: Facts): Position {
  const { definition, machine, epoch, game } = course
  const seen = viewOf(machine, definition.viewing, viewer)
  // What a habit answers for the seat is no question to the person.
  const view = viewer !== null && course.automatic.passesSoon(viewer) ? { ...seen, question: null } : seen
  const question = view.question?.question ?? null
  const known = question ? asKnownTo(machine, viewer) : machine
  const { outcome } = machine.state
  const figure: Figure = (name, card) => (machine.state.cards[card] ? numberOf(machine, name, card) : 0)
  return {
    type: 'position',
    ...facts,
    epoch,
    game,
    view,
    prompt: question && definition.words.prompt(known, question, figure),
    help: (question && definition.words.help?.(known, question, figure)) ?? null,
    offers: question ? sayOffers(definition, known, question) : {},
    takeBack: agreements.takeBack,
    mayTakeBack: mayTakeBack(agreements, viewer),
    commitments: course.commitments,
    outcome: outcome && definition.words.outcome(machine, outcome),
    rematch: [...agreements.rematch],
    swap: agreements.swap,
    maySwap: course.maySwap,
    scores: course.match.scores,
    holdings: viewer === null ? null : course.match.holdings(viewer),
  }
}

function mayTakeBack(agreements: Agreements, viewer: Viewer): Position['mayTakeBack'] {
  const needs = viewer === null ? null : agreements.takeBackNeeds(viewer)
  if (!needs) return null
  return needs.length === 0 ? 'freely' : 'by-consent'
}
