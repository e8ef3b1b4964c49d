/** Expectations about asks: who is asked, what is offered, what is refused and by which rule. */
import { listAnswers } from '../../answers.ts'
import { misfit, type Question } from '../../ask.ts'
import { fingerprint } from '../../hash.ts'
import { type Reason, refused as refusedBy, type Verdict } from '../../refusal.ts'
import type { SeatId } from '../../state.ts'
import { answerTo, attemptAt } from '../answer.ts'
import { answerLikeness, answerText } from '../answer-text.ts'
import type { Expectations, Refused, Said } from '../format.ts'
import { say } from '../match.ts'
import { attemptOf, isAction, offersLike } from '../offers.ts'
import { openQuestions, type Scene, sayAsked, seatNamed } from '../scene.ts'
import { type Path, ScenarioError, ScenarioFailure } from '../words.ts'
import { eachEntry } from './facts.ts'

type Wanted<K extends keyof Expectations> = NonNullable<Expectations[K]>

export function asked(scene: Scene, wanted: Wanted<'asked'>, path: Path): void {
  const about = typeof wanted === 'object' && !Array.isArray(wanted)
  const names = typeof wanted === 'string' ? [wanted] : about ? Object.keys(wanted) : wanted
  for (const name of names as readonly string[]) seatNamed(scene, name, path)
  const open = openQuestions(scene)
  const same =
    (names as readonly string[]).toSorted().join() ===
    open
      .map(({ seat }) => seat)
      .sort()
      .join()
  const fits = !about || open.every((question) => wanted[question.seat] === question.about)
  if (!same || !fits) throw new ScenarioFailure(`${sayAsked(scene)}; expected ${say(wanted)}`, path)
}

/** Goes through the answers that a scenario lists by seat, with the open question of each seat. */
function eachAnswer(
  scene: Scene,
  wanted: Wanted<'offers'>,
  path: Path,
  check: (question: Question, said: Said, path: Path, name: string) => void,
): void {
  eachEntry(wanted, path, (name, answers, at) => {
    const question = questionOf(scene, name, at)
    for (const [index, said] of answers.entries()) check(question, said, [...at, index], name)
  })
}

function questionOf(scene: Scene, name: string, path: Path): Question {
  const question = scene.machine.questionFor(seatNamed(scene, name, path))
  if (question) return question
  throw new ScenarioFailure(`${name} is not asked anything; ${sayAsked(scene)}`, path)
}

function isOffered(scene: Scene, question: Question, said: Said, path: Path): boolean {
  if (question.kind === 'action') return offersLike(scene, question, said, path).length > 0
  return misfit(question, attemptAt(scene, question.seat, said, path)) === null
}

function sayOffers(scene: Scene, question: Question): string {
  const answers = listAnswers(question) ?? []
  return answers.map((answer) => answerText(scene, question, answer)).join(', ') || 'too many to list'
}

export const offers = (scene: Scene, wanted: Wanted<'offers'>, path: Path): void =>
  eachAnswer(scene, wanted, path, (question, said, at, name) => {
    if (isOffered(scene, question, said, at)) return
    const there = sayOffers(scene, question)
    throw new ScenarioFailure(`${name} is not offered ${say(said)}; the offers are ${there}`, at)
  })

export const noOffers = (scene: Scene, wanted: Wanted<'noOffers'>, path: Path): void =>
  eachAnswer(scene, wanted, path, (question, said, at, name) => {
    if (isOffered(scene, question, said, at)) throw new ScenarioFailure(`${name} is offered ${say(said)}`, at)
  })

/** Each answer listed is there, and there is no other. */
export const offersExactly = (scene: Scene, wanted: Wanted<'offersExactly'>, path: Path): void => {
  offers(scene, wanted, path)
  eachEntry(wanted, path, (name, answers, at) => {
    const question = questionOf(scene, name, at)
    const legal = listAnswers(question)
    if (!legal) throw new ScenarioError('there are too many answers to list them all', at)
    const like = (answer: (typeof legal)[number]): string => answerLikeness(scene, question, answer)
    const listed = answers.map((said, index) => like(answerTo(scene, question, said, [...at, index])))
    const others = legal.filter((answer) => !listed.includes(like(answer)))
    if (others.length === 0) return
    const more = others.map((answer) => answerText(scene, question, answer)).join(', ')
    throw new ScenarioFailure(`${name} is also offered ${more}`, at)
  })
}

/** An action that belongs to another time is refused by what the game holds against it now. */
function verdictOn(scene: Scene, seat: SeatId, said: Said, path: Path): Verdict {
  const { machine } = scene
  const isAnswer = machine.questionFor(seat)?.kind === 'action' || !isAction(scene, said)
  if (isAnswer) return scene.attempt(seat, attemptAt(scene, seat, said, path), path)
  const reasons = machine.whyNot(seat, attemptOf(scene, seat, said, path))
  const another: Reason = { code: machine.questionFor(seat) ? 'not-offered' : 'not-asked' }
  return refusedBy(...reasons, another)
}

export function refused(scene: Scene, wanted: Wanted<'refused'>, path: Path): void {
  if (!Array.isArray(wanted)) return checkRefusal(scene, wanted as Refused, path)
  for (const [index, one] of wanted.entries()) checkRefusal(scene, one, [...path, index])
}

function checkRefusal(scene: Scene, { rule, code, ...attempts }: Refused, path: Path): void {
  const [attempt, ...more] = Object.entries(attempts) as [string, Said][]
  if (!attempt || more.length > 0) throw new ScenarioError('a refusal names one seat with its attempt', path)
  const [name, said] = attempt
  const seat = seatNamed(scene, name, [...path, name])
  const before = fingerprint(scene.machine.state)
  const verdict = verdictOn(scene, seat, said, [...path, name])
  const what = `${name}: ${say(said)}`
  if (verdict.accepted) throw new ScenarioFailure(`${what} was accepted, not refused`, path)
  if (fingerprint(scene.machine.state) !== before)
    throw new ScenarioFailure(`${what} was refused, and yet it changed the state`, path)
  const fits = (reason: Reason): boolean =>
    (rule === undefined || reason.rule === rule) && (code === undefined || reason.code === code)
  if (verdict.reasons.some(fits)) return
  const reasons = verdict.reasons.map((reason) => say({ rule: reason.rule, code: reason.code })).join(', ')
  throw new ScenarioFailure(`${what} was refused with ${reasons}; expected ${say({ rule, code })}`, path)
}
