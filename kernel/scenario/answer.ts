/** Readable answers into those that the machine takes. */
import type {
  ActionQuestion,
  Answer,
  CardsQuestion,
  DivideQuestion,
  OrderQuestion,
  Question,
  SeveralQuestion,
} from '../ask.ts'
import type { CardId, SeatId } from '../state.ts'
import { sayReason } from '../words.ts'
import { shareNames } from './answer-text.ts'
import { pickCard, readCard } from './cards.ts'
import type { Said } from './format.ts'
import { isRecord, say } from './match.ts'
import { attemptOf, knownCard, offersLike, offerText, theOffer } from './offers.ts'
import { type Scene, seatName } from './scene.ts'
import { unknown } from './unknown.ts'
import { type Path, ScenarioError, ScenarioFailure } from './words.ts'

/** Finds the card that a text means in an answer to a cards question. */
type FindCard = (text: string, path: Path, left: readonly CardId[]) => CardId

/** The answer that was meant. Throws where the question has none like it. */
export function answerTo(scene: Scene, question: Question, said: Said, path: Path): Answer {
  if (question.kind === 'action') return offerKey(scene, question, said, path)
  const find: FindCard = (text, at, left) => pickCard(scene, readCard(scene, text, at), left, at)
  return plainAnswer(scene, question, said, path, find)
}

/** The same for an answer that may not be possible: an action that is not offered is sent as an attempt. */
export function attemptAt(scene: Scene, seat: number, said: Said, path: Path): unknown {
  const question = scene.machine.questionFor(seat)
  if (!question) return said
  if (question.kind !== 'action')
    return plainAnswer(scene, question, said, path, (text, at) => knownCard(scene, seat, text, at))
  const offers = offersLike(scene, question, said, path)
  return offers.length > 0 ? theOffer(scene, offers, said, path).key : attemptOf(scene, seat, said, path)
}

function offerKey(scene: Scene, question: ActionQuestion, said: Said, path: Path): string {
  const offers = offersLike(scene, question, said, path)
  if (offers.length > 0) return theOffer(scene, offers, said, path).key
  throw new ScenarioFailure(notOffered(scene, question, said, path), path)
}

function notOffered(scene: Scene, question: ActionQuestion, said: Said, path: Path): string {
  const offers = question.offers.map((offer) => offerText(scene, offer)).join(', ')
  const why = whyNot(scene, question.seat, said, path)
  return `${seatName(scene, question.seat)} cannot ${say(said)}: ${why} The offers are ${offers}`
}

/** What the machine says to an action that is not offered; or that it cannot even be put to the machine. */
function whyNot(scene: Scene, seat: SeatId, said: Said, path: Path): string {
  const { machine, game } = scene
  try {
    const value = attemptOf(scene, seat, said, path)
    const verdict = machine.fork().answer({ ask: machine.state.asked!.id, seat, value })
    return verdict.accepted ? '' : verdict.reasons.map((reason) => sayReason(game.words, reason)).join(' ')
  } catch (error) {
    if (error instanceof ScenarioError) return `${error.message}.`
    throw error
  }
}

function plainAnswer(
  scene: Scene,
  question: Exclude<Question, ActionQuestion>,
  said: Said,
  path: Path,
  find: FindCard,
): Answer {
  switch (question.kind) {
    case 'cards':
      return cardsAnswer(question, said, path, find)
    case 'number':
    case 'bid':
      if (typeof said === 'number') return said
      throw expected('a number', said, path)
    case 'choice':
      if (typeof said === 'string') return said
      throw expected(`one of ${question.options.join(', ')}`, said, path)
    case 'confirm':
      return yesOrNo(said, path)
    case 'several':
    case 'order':
      return itemsAnswer(question, said, path)
    case 'divide':
      return divideAnswer(scene, question, said, path)
  }
}

const expected = (what: string, said: Said, path: Path): ScenarioError =>
  new ScenarioError(`expected ${what}, not ${say(said)}`, path)

function cardsAnswer(question: CardsQuestion, said: Said, path: Path, find: FindCard): readonly CardId[] {
  const cards = isRecord(said) ? said['cards'] : undefined
  if (!Array.isArray(cards)) throw expected('{ cards: [names] }', said, path)
  const taken: CardId[] = []
  for (const [index, text] of cards.entries()) {
    const left = question.from.filter((id) => !taken.includes(id))
    taken.push(find(String(text), [...path, 'cards', index], left))
  }
  return taken
}

function yesOrNo(said: Said, path: Path): boolean {
  if (said === true || said === 'yes') return true
  if (said === false || said === 'no') return false
  throw expected('yes or no', said, path)
}

function itemsAnswer(question: OrderQuestion | SeveralQuestion, said: Said, path: Path): readonly number[] {
  if (!Array.isArray(said)) throw expected(`a list of ${question.items.join(', ')}`, said, path)
  const taken: number[] = []
  for (const [at, item] of said.entries()) {
    const index = question.items.findIndex((other, place) => other === item && !taken.includes(place))
    if (index < 0) throw unknown('item', String(item), question.items, [...path, at])
    taken.push(index)
  }
  return taken
}

/** Who is not named gets nothing. */
function divideAnswer(scene: Scene, question: DivideQuestion, said: Said, path: Path): readonly number[] {
  if (!isRecord(said)) throw expected('{ name: share }', said, path)
  const names = shareNames(scene, question)
  for (const [name, share] of Object.entries(said)) {
    if (!names.includes(name)) throw unknown('share', name, names, [...path, name])
    if (typeof share !== 'number') throw expected('a number', share as Said, [...path, name])
  }
  return names.map((name) => (said[name] as number | undefined) ?? 0)
}
