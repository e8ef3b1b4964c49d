/** Why not: an action that a game can imagine is offered, or refused by rules of the book that is played by. */
import {
  type GameDefinition,
  type Kinds,
  type Machine,
  prospects,
  type Reason,
  type Setup,
} from '../index.ts'
import { type Exam, Finding } from './exam.ts'

/** Asking after every card is slower than playing, so it is done at one ask in so many. */
const SELDOM = 8

export interface Refusals {
  readonly count: number
  /** What was refused without a rule, or by the rule of another book. */
  readonly unfounded: readonly string[]
}

/** Asks every seat of every card that it knows. */
export function askWhyNot<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  game: Machine<K>,
  edition: string,
): Refusals {
  const books = definition.books?.[edition] ?? []
  const refused = game.state.seats.flatMap((_, seat) =>
    game.state.cards.flatMap((card) =>
      card ? prospects(definition, game, seat, card.id).filter(({ reasons }) => reasons.length > 0) : [],
    ),
  )
  const about = game.state.asked?.questions[0]?.about
  const unfounded = refused.flatMap(({ offer, reasons }) =>
    reasons
      .filter((reason) => !isFounded(books, reason))
      .map(({ code, rule = 'no rule' }) => `${offer.verb} at ${about}: ${code} by ${rule}`),
  )
  return { count: refused.length, unfounded }
}

const isFounded = (books: readonly string[], { rule }: Reason): boolean =>
  rule !== undefined && books.some((book) => rule === book || rule.startsWith(`${book}/`))

export function checkReasons<K extends Kinds, S extends Setup>(exam: Exam<K, S>): void {
  const { definition, play, below } = exam
  if (!definition.imaginable || below(SELDOM) > 0) return
  const { unfounded } = askWhyNot(definition, play.machine, play.origin.setup.edition)
  if (unfounded.length > 0) throw new Finding(`refused without a rule of the book: ${unfounded[0]}`)
}
