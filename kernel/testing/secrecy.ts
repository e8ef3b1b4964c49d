/** Hidden means hidden: what a viewer cannot know may change nothing that it sees, and nothing about who is asked. */
import {
  decode,
  type Kinds,
  type Machine,
  redact,
  type Setup,
  type State,
  type Viewer,
  viewOf,
} from '../index.ts'
import { same } from '../same.ts'
import { type Exam, Finding, type Move } from './exam.ts'
import { reseed, swapSecrets } from './scramble.ts'

/** Looks from everywhere; then one viewer, drawn by lot, is put to the test. */
export function checkSecrecy<K extends Kinds, S extends Setup>(
  exam: Exam<K, S>,
  move: Move,
  before: State<K>,
): void {
  const { definition, play, below } = exam
  const viewers: Viewer[] = [null, ...play.machine.state.seats.keys()]
  const views = viewers.map((viewer) => viewOf(play.machine, definition.viewing, viewer))
  if (!same(play.machine.state, before)) throw new Finding('looking at the game changed it')
  const drawn = below(viewers.length)
  checkView(exam, viewers[drawn]!, JSON.stringify(views[drawn]))
  checkNextStep(exam, viewers[drawn]!, move)
}

function checkView<K extends Kinds, S extends Setup>(exam: Exam<K, S>, viewer: Viewer, seen: string): void {
  const { definition, play, below } = exam
  const other = play.machine.fork()
  swapSecrets(definition, other, viewer, below)
  reseed(other, below)
  const seenThere = JSON.stringify(viewOf(other, definition.viewing, viewer))
  if (seen !== seenThere)
    throw new Finding(`the view of ${nameOf(viewer)} depends on what it cannot know:\n${seen}\n${seenThere}`)
}

/**
 * Until the viewer learns something, the same decision must have the same consequences for it, whatever the others
 * hold: the same events, and the same seats asked.
 */
function checkNextStep<K extends Kinds, S extends Setup>(exam: Exam<K, S>, viewer: Viewer, move: Move): void {
  const [one, other] = [exam.play.machine.fork(), exam.play.machine.fork()]
  swapSecrets(exam.definition, other, viewer, exam.below, cardsOf(move))
  const seen = consequences(one, viewer, move)
  const seenThere = consequences(other, viewer, move)
  if (seen !== seenThere)
    throw new Finding(
      `${nameOf(viewer)} can tell hidden things from what follows a decision:\n${seen}\n${seenThere}`,
    )
}

const nameOf = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`)

/** The cards that a decision names; they stay what they are, or the decision would be another one. */
function cardsOf({ question, value }: Move): ReadonlySet<number> {
  const chosen = decode(question, value)
  const values = typeof chosen === 'object' && chosen !== null ? Object.values(chosen).flat() : [chosen]
  return new Set(values.filter((item) => typeof item === 'number'))
}

function consequences<K extends Kinds>(
  game: Machine<K>,
  viewer: Viewer,
  { ask, question, value }: Move,
): string {
  const who = viewer ?? game.state.seats.length
  const before = game.state.learned[who]
  game.journal = []
  game.answer({ ask, seat: question.seat, value })
  const events = game
    .takeJournal()
    .filter((entry) => entry.learned[who] === before)
    .map((entry) => redact(entry, viewer))
  if (game.state.learned[who] !== before) return JSON.stringify({ events, next: 'learns something' })
  const next = game.state.asked?.questions.map(({ seat, about }) => ({ seat, about }))
  return JSON.stringify({ events, next, over: game.state.outcome })
}
