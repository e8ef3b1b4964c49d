/** What a viewer imagines looks to it like the real game, can be played, and owes nothing to what it cannot know. */
import {
  chance,
  imagine,
  type Kinds,
  type Machine,
  type Setup,
  sampleAnswer,
  type Viewer,
  viewOf,
} from '../index.ts'
import { same } from '../same.ts'
import { type Exam, Finding } from './exam.ts'
import { reseed, swapSecrets } from './scramble.ts'

/** Imagining is slower than playing, so it is put to the test at one ask in so many. */
const SELDOM = 8

export function checkImagined<K extends Kinds, S extends Setup>(exam: Exam<K, S>): void {
  const { definition, play, below } = exam
  if (below(SELDOM) > 0) return
  const viewers: Viewer[] = [null, ...play.machine.state.seats.keys()]
  const viewer = viewers[below(viewers.length)]!
  const seed = below(2 ** 31)
  const dream = imagine(definition, play.machine, viewer, chance(seed))
  const look = (game: Machine<K>): string => JSON.stringify(viewOf(game, definition.viewing, viewer))
  if (look(dream) !== look(play.machine))
    throw new Finding(
      `what is imagined looks different, so the view depends on what it cannot know:\n${look(play.machine)}\n${look(dream)}`,
    )
  const other = play.machine.fork()
  swapSecrets(definition, other, viewer, below)
  reseed(other, below)
  if (!same(imagine(definition, other, viewer, chance(seed)).state, dream.state))
    throw new Finding(
      `what ${viewer === null ? 'a spectator' : `seat ${viewer}`} imagines depends on secrets`,
    )
  playOn(exam, dream)
}

/** Every seat that is asked in the imagined game can answer there. */
function playOn<K extends Kinds, S extends Setup>({ below }: Exam<K, S>, dream: Machine<K>): void {
  const { asked } = dream.state
  const question = asked?.questions[asked.answers.indexOf(null)]
  if (!asked || !question) return
  const value = sampleAnswer(question, below)
  if (!dream.answer({ ask: asked.id, seat: question.seat, value }).accepted)
    throw new Finding('an imagined game refused a legal answer')
}
