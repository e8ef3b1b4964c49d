/**
 * Information-set tree search: many imagined games grow one tree of what was answered in them. A branch that some
 * imagined games lack is judged by the games that had it.
 */
import { type Answer, type Below, type Kinds, type Machine, type SeatId, seedRandom } from '@dejarik/kernel'
import { type Bot, type Glimpse, glimpse, type Move } from './bot.ts'
import { give, type Judgement, openQuestion, playOn } from './judgement.ts'

export interface TreeEffort {
  /** Games played in thought for each question. */
  readonly simulations: number
  /** Time for each question, where the host has a clock; the search ends with whichever runs out first. */
  readonly milliseconds?: number
  /** Different deals of what is hidden; the dice are new in every simulation. */
  readonly dreams: number
  /** Answers that are tried at each question. */
  readonly answers: number
  /** How much an answer that was tried little is preferred to one that did well. */
  readonly curiosity: number
  /** Decisions after which a simulation ends in any case. */
  readonly decisions: number
}

interface Branch {
  readonly answer: Answer
  visits: number
  /** Chances to win of the seat that answers, summed over the visits. */
  total: number
  /** What may be answered after it; made when somebody comes that far. */
  next: Node | null
}
type Node = Map<string, Branch>

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
  readonly root: Node
  readonly dreams: Machine<Kinds>[]
}

export const treeSearching =
  (judgement: Judgement, effort: TreeEffort): Bot =>
  (seen) => {
    if (judgement.likely(seen, effort.answers).length < 2) return judgement.playsOn(seen)
    const search: Search = { judgement, effort, seen, root: new Map(), dreams: [] }
    const enough = deadline(seen, effort)
    let count = 0
    while (count < effort.simulations && !(count > 0 && enough())) simulate(search, count++)
    return mostVisited(search.root, count)
  }

function deadline({ clock }: Glimpse, { milliseconds }: TreeEffort): () => boolean {
  if (!clock || milliseconds === undefined) return () => false
  const end = clock() + milliseconds
  return () => clock() >= end
}

/** Down the tree, one branch further, on with the simple bot, and back up with what became of it. */
function simulate(search: Search, number: number): void {
  const { judgement, effort, seen } = search
  const game = deal(search, number)
  const past = judgement.moment(game)
  const path = descend(search, game, past)
  playOn(judgement, game, seen.below, { past, decisions: effort.decisions - path.length })
  const values = new Map<SeatId, number>()
  for (const { seat, branch } of path) {
    if (!values.has(seat)) values.set(seat, judgement.value(game, seat))
    branch.visits++
    branch.total += values.get(seat)!
  }
}

/** One of the dreams, with dice of its own. */
function deal({ dreams, effort, seen }: Search, number: number): Machine<Kinds> {
  if (dreams.length < effort.dreams) dreams.push(seen.imagine())
  const game = dreams[number % dreams.length]!.fork()
  game.state.random = seedRandom(seen.below(2 ** 31))
  return game
}

function descend({ judgement, effort, seen, root }: Search, game: Machine<Kinds>, past: string): Taken[] {
  const path: Taken[] = []
  for (let node = root; path.length < effort.decisions && judgement.moment(game) === past; ) {
    const question = openQuestion(game)
    if (!question) break
    const here = glimpse(judgement.definition, game, question, seen.below)
    const branch = select(
      branches(node, judgement.likely(here, effort.answers)),
      effort.curiosity,
      seen.below,
    )
    path.push({ seat: question.seat, branch })
    give(game, question, branch.answer)
    if (branch.visits === 0) break
    branch.next ??= new Map()
    node = branch.next
  }
  return path
}

/** The branches of a node that this game has, in the order of likelihood. */
function branches(node: Node, answers: readonly Answer[]): Branch[] {
  return answers.map((answer) => {
    const key = typeof answer === 'string' ? answer : JSON.stringify(answer)
    const known = node.get(key)
    if (known) return known
    const fresh: Branch = { answer, visits: 0, total: 0, next: null }
    node.set(key, fresh)
    return fresh
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

/** The branch that most simulations took is the surest. */
function mostVisited(root: Node, simulations: number): Move {
  const order = [...root.values()].sort((one, other) => other.visits - one.visits)
  const [first, second] = order as [Branch, Branch | undefined]
  const rival = second && second.visits > 0 ? `; the next best left ${percent(mean(second, 0))}` : ''
  return {
    answer: first.answer,
    explain: () =>
      `In ${first.visits} of ${simulations} imagined games it was tried and left a chance to win of ${percent(mean(first, 0))}${rival}.`,
  }
}

const percent = (share: number): string => `${Math.round(100 * share)}%`
