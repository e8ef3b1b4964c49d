/** What a viewer may ask about without changing anything: why not, and what makes a number. */
import {
  type Attempt,
  breakdown,
  type CardId,
  type Kinds,
  knows,
  type Machine,
  refused,
  type SeatId,
  type Verdict,
  type Viewer,
} from '@dejarik/kernel'
import type { Course } from './course.ts'
import { asKnownTo } from './eyes.ts'
import type { NumberTold } from './told.ts'

/** Tries an action on a copy. An attempt is never an answer, so it is always refused, with the reasons. */
export function whyNot({ machine }: Course, seat: SeatId, attempt: Attempt): Verdict {
  const question = machine.questionFor(seat)
  const offers = question?.kind === 'action' ? question.offers : []
  if (offers.some(({ verb, card }) => verb === attempt.verb && card === attempt.card))
    return refused({ code: 'can-be-done' })
  const verdict = machine.fork().answer({ ask: machine.state.asked?.id ?? 0, seat, value: attempt })
  const unexplained = !verdict.accepted && verdict.reasons.every(({ code }) => code === 'not-offered')
  return unexplained ? refused({ code: 'nothing-forbids' }) : verdict
}

/** The numbers of a card that the viewer knows; null if it knows no such card. */
export function numbersOf(
  course: Course,
  viewer: Viewer,
  card: CardId,
  names: readonly string[],
): readonly NumberTold[] | null {
  const { machine, definition } = course
  const record = machine.state.cards[card]
  if (!record || !knows(record, viewer)) return null
  const known = asKnownTo(machine, viewer)
  const nameOf = (id: CardId): string | undefined => {
    const source = known.state.cards[id]
    return source ? definition.words.card(source.is) : undefined
  }
  return names.map((name) => tellNumber(machine, name, card, nameOf))
}

function tellNumber(
  game: Machine<Kinds>,
  name: string,
  card: CardId,
  nameOf: (id: CardId) => string | undefined,
): NumberTold {
  const { value, parts } = breakdown(game, name, card)
  return {
    name,
    value,
    parts: parts.map((part) => {
      const from = part.card === undefined ? undefined : nameOf(part.card)
      return { ...part, ...(from === undefined ? {} : { from }) }
    }),
  }
}
