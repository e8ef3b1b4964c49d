/**
 * Information-set tree search: many imagined games grow one tree of what was answered in them. The answers in question
 * race each other; below them, a branch that some imagined games lack is judged by the games that had it.
 */
import type { Answer, Below, Kinds, Machine, Question, SeatId } from '@dejarik/kernel'
import { allowed } from './allowance.ts'
import { type Bot, type Glimpse, glimpse } from './bot.ts'
import type { Effort } from './effort.ts'
import { give, type IsPast, type Judgement, openQuestion, playOn } from './judgement.ts'
import { Luck } from './luck.ts'
import { type Runner, runner, stillRunning, type Verdict, verdict, winner } from './race.ts'

export interface TreeEffort extends Effort {
  /** Games played in thought for each question. */
  readonly simulations: number
  /** Time for each question, where the host has a clock; the search ends with whichever runs out first. */
  readonly milliseconds?: number
  /** Other answers to the first question that are tried because they look best as soon as they are given. */
  readonly surprises: number
  /** How much an answer that was tried little is preferred to one that did well. */
  readonly curiosity: number
  /** Visits after which a question further down gets branches; until then the simple bot answers it. */
  readonly ripe: number
}

/** An answer further down. */
interface Branch {
  readonly answer: Answer
  visits: number
  /** Chances to win of the seat that answers, summed over the visits. */
  total: number
  readonly next: Node
}
interface Node {
  visits: number
  readonly branches: Map<string, Branch>
}
const newNode = (): Node => ({ visits: 0, branches: new Map() })

/** An answer to the question itself, and what may follow it. */
interface Root extends Runner {
  readonly next: Node
}

/** A branch that was taken, and by whom. */
interface Taken {
  readonly seat: SeatId
  readonly branch: Branch
}

/** Of one search: what all its simulations share. */
interface Search {
  readonly judgement: Judgement
  readonly effort: TreeEffort
  readonly seen: Glimpse
}

export const treeSearching =
  (judgement: Judgement, effort: TreeEffort): Bot =>
  (seen) => {
    const share = allowed(effort.pace, seen.question)
    if (share === 0) return judgement.playsOn(seen)
    const search = { judgement, effort, seen }
    const isOver = deadline(search, share)
    const answers = answersIn(search)
    if (answers.length < 2) return judgement.playsOn(seen)
    const all = rootsOf(answers)
    return winner(all, race(search, all, isOver), effort.caution)
  }

/** What the search would have answered instead of what was given; null for a question that it does not think about. */
export type Weigher = (seen: Glimpse, given: Answer) => Verdict | null

export const treeWeighing =
  (judgement: Judgement, effort: TreeEffort): Weigher =>
  (seen, given) => {
    const share = allowed(effort.pace, seen.question)
    if (share === 0) return null
    const search = { judgement, effort, seen }
    const isOver = deadline(search, share)
    const key = JSON.stringify(given)
    const others = answersIn(search).filter((answer) => JSON.stringify(answer) !== key)
    if (others.length === 0) return null
    const all = rootsOf([given, ...others])
    return verdict(all, race(search, all, isOver), effort.caution)
  }

function answersIn(search: Search): readonly Answer[] {
  const { judgement, effort, seen } = search
  const likely = judgement.likely(seen, allowed(effort.answers, seen.question))
  return [...likely, ...surprises(search, likely)]
}

const rootsOf = (answers: readonly Answer[]): readonly Root[] =>
  answers.map((answer) => ({ ...runner(answer), next: newNode() }))

/** Questions with more answers than this hold no surprises. */
const MOST_GLANCED = 40

function surprises({ judgement, effort, seen }: Search, likely: readonly Answer[]): readonly Answer[] {
  const { question } = seen
  if (effort.surprises === 0 || question.kind !== 'action' || question.offers.length > MOST_GLANCED) return []
  const dream = seen.imagine()
  return question.offers
    .filter(({ key }) => !likely.includes(key))
    .map(({ key }) => ({ key, value: glanced(judgement, dream.fork(), question, key) }))
    .sort((one, other) => other.value - one.value)
    .slice(0, effort.surprises)
    .map(({ key }) => key)
}

/** How the game looks to a seat as soon as its answer is given. */
function glanced(judgement: Judgement, game: Machine<Kinds>, question: Question, answer: Answer): number {
  give(game, question, answer)
  return judgement.value(game, question.seat)
}

/** Round by round, every answer that is left in one imagined game with the same dice; ends in a round if time is over. */
function race(search: Search, all: readonly Root[], isOver: () => boolean): readonly Root[] {
  let left = all
  while (left.length > 1) {
    const dream = search.seen.imagine()
    const luck = search.seen.below(2 ** 31)
    for (const root of left) {
      if (isOver()) return left
      simulate(search, root, dream.fork(), new Luck(luck))
    }
    left = stillRunning(left, all[0]!, search.effort.caution)
  }
  return left
}

/** Counts simulations, and looks at the clock; the first may always be made. */
function deadline(
  { seen: { clock }, effort: { simulations, milliseconds } }: Search,
  share: number,
): () => boolean {
  const end = clock && milliseconds !== undefined ? clock() + share * milliseconds : Number.POSITIVE_INFINITY
  let made = 0
  return () => made++ > 0 && (made > share * simulations || (clock !== undefined && clock() >= end))
}

/** Down the tree, one branch further, on with the simple bot, and back up with what became of it. */
function simulate(search: Search, root: Root, game: Machine<Kinds>, luck: Luck): void {
  const {
    judgement,
    effort,
    seen: { question },
  } = search
  const isPast = judgement.horizon(game)
  luck.settle(game, question, root.answer)
  give(game, question, root.answer)
  const path = descend(search, game, isPast, root.next, luck)
  playOn(judgement, game, luck, { isPast, decisions: effort.decisions - path.length })
  const values = new Map<SeatId, number>()
  const valueFor = (seat: SeatId): number => {
    const value = values.get(seat) ?? judgement.value(game, seat)
    values.set(seat, value)
    return value
  }
  root.values.push(valueFor(question.seat))
  for (const { seat, branch } of path) {
    branch.visits++
    branch.total += valueFor(seat)
  }
}

function descend(
  { judgement, effort }: Search,
  game: Machine<Kinds>,
  isPast: IsPast,
  from: Node,
  luck: Luck,
): Taken[] {
  const path: Taken[] = []
  for (let node = from; path.length < effort.decisions && !isPast(game); ) {
    const question = openQuestion(game)
    if (!question || node.visits++ < effort.ripe) break
    const here = glimpse(judgement.definition, game, question, luck.below)
    const choices = branches(node, judgement.likely(here, allowed(effort.answers, question)))
    const branch = select(choices, effort.curiosity, luck.below)
    path.push({ seat: question.seat, branch })
    luck.settle(game, question, branch.answer)
    give(game, question, branch.answer)
    node = branch.next
  }
  return path
}

/** The branches of a node that this game has, in the order of likelihood. */
function branches({ branches: known }: Node, answers: readonly Answer[]): Branch[] {
  return answers.map((answer) => {
    const key = typeof answer === 'string' ? answer : JSON.stringify(answer)
    const branch = known.get(key) ?? { answer, visits: 0, total: 0, next: newNode() }
    known.set(key, branch)
    return branch
  })
}

/** What did well, or was tried little for how likely it is. */
function select(choices: readonly Branch[], curiosity: number, below: Below): Branch {
  if (choices.length === 1) return choices[0]!
  const visits = choices.reduce((sum, branch) => sum + branch.visits, 0)
  if (visits === 0) return choices[0]!
  const average = choices.reduce((sum, branch) => sum + branch.total, 0) / visits
  const scores = choices.map(
    (branch, rank) =>
      mean(branch, average) + (curiosity * prior(rank) * Math.sqrt(visits)) / (1 + branch.visits),
  )
  const top = Math.max(...scores)
  const equals = choices.filter((_, index) => scores[index] === top)
  return equals[below(equals.length)]!
}

const mean = ({ visits, total }: Branch, untried: number): number => (visits === 0 ? untried : total / visits)

/** The first thought of the simple bot is the likeliest. */
const prior = (rank: number): number => 1 / (1 + rank)
