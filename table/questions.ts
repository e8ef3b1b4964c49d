/** What a viewer may ask about without changing anything: what could be done with a card, and what makes a number. */
import {
  asKnownTo,
  breakdown,
  type CardId,
  type Kinds,
  knows,
  type Machine,
  prospects,
  type Reason,
  type SeatId,
  type Viewer,
  whyNotPicked,
} from '@dejarik/kernel'
import type { Course } from './course.ts'
import { tellReason } from './reasons.ts'
import type { NumberTold, ProspectTold, ReasonTold } from './told.ts'

/** All that could be done with a card, and why the rest cannot; null if the seat knows no such card. */
export function prospectsOf(
  { machine, definition }: Course,
  seat: SeatId,
  card: CardId,
): readonly ProspectTold[] | null {
  const record = machine.state.cards[card]
  if (!record || !knows(record, seat)) return null
  const known = asKnownTo(machine, seat)
  const told = (reasons: readonly Reason[]): readonly ReasonTold[] =>
    reasons.map((reason) => tellReason(definition, reason))
  const actions = prospects(definition, machine, seat, card)
  const about = machine.questionFor(seat)?.about
  const unpicked = actions.some(({ offer }) => offer.verb === about) ? [] : whyNotPicked(machine, seat, card)
  return [
    ...(unpicked.length > 0 ? [{ key: 'pick', text: 'Choose it', reasons: told(unpicked) }] : []),
    ...actions.map(({ offer, reasons }) => ({
      key: offer.key,
      text: definition.words.offer(known, offer),
      reasons: told(reasons),
    })),
  ]
}

/** The numbers of a card that the viewer knows; null if it knows no such card. */
export function numbersOf(
  { machine, definition }: Pick<Course, 'machine' | 'definition'>,
  viewer: Viewer,
  card: CardId,
  names: readonly string[],
): readonly NumberTold[] | null {
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
