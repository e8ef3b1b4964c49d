/** Clicks of an ordinary turn, counted in whole games against a program. */
import { type Question, sampleAnswer } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { offersOf } from '../../answers/asked.ts'
import {
  cheapest,
  filled,
  forfeitsIn,
  owedIn,
  pilesOf,
  planOf,
  sourcesOf,
  stillOwed,
} from '../../swccg/giving.ts'
import { drainEverywhere, drawAndEnd, type Proposal } from '../../swccg/plans.ts'
import { type Seated, sitDown } from './seated.ts'

/** A decision, and the clicks that it takes on the page. */
interface Doing extends Pick<Proposal, 'value' | 'plan'> {
  readonly clicks: number
}
type Person = (question: Question, seat: Seated, done: readonly string[]) => Doing

const once = (value: Proposal['value'], clicks = 1): Doing => ({ value, plan: [], clicks })
const offered = (question: Question, verb: string) => offersOf(question).find((offer) => offer.verb === verb)
const anything = (question: Question): Doing =>
  once(offersOf(question).find(({ key }) => key === 'pass')?.key ?? sampleAnswer(question, () => 0))

/** Builds two cards by a double click each, ends the build step, and attacks whom it sees first. */
const tcgPerson: Person = (question, { client }, done) => {
  if (client.lapse) return once([], 0)
  const build =
    done.filter((verb) => verb === 'complete').length < 2 ? offered(question, 'complete') : undefined
  const offer = offered(question, 'set-up') ?? build ?? offered(question, 'attack')
  return offer ? once(offer.key) : anything(question)
}

/** Drains, deploys a card by two clicks, battles, fires, gives up the least, draws two and ends the turn. */
const ccgPerson: Person = (question, { client }, done) => {
  const { view } = client.position!
  const proposal = drainEverywhere(question, view)
  if (proposal) return { ...proposal, clicks: 1 }
  if (question.about === 'lose-force')
    return given(question, filled(sourcesOf(question, view), question.owed ?? 1))
  if (question.about === 'settle') return given(question, settled(question, view))
  const deploy = done.includes('deploy') ? undefined : offered(question, 'deploy')
  if (deploy) return once(deploy.key, 2)
  const offer = offered(question, 'start-with') ?? offered(question, 'battle') ?? offered(question, 'fire')
  if (offer) return once(offer.key)
  const end = question.about === 'deploy-phase' ? null : drawAndEnd(question, view, 2)
  return end ? { ...end, clicks: 1 } : anything(question)
}

function settled(question: Question, view: Parameters<typeof owedIn>[1]): readonly string[] {
  const owed = owedIn(question, view)
  const piles = pilesOf(question, view)
  const forfeits = cheapest(forfeitsIn(question), owed, { canLose: piles.length > 0, hit: new Set() })
  return [...forfeits.map(({ key }) => key), ...filled(piles, stillOwed(owed, forfeits))]
}
const given = (question: Question, keys: readonly string[]): Doing => ({
  value: keys[0]!,
  plan: planOf(question.about, keys.slice(1)),
  clicks: 1,
})

interface Turn {
  readonly clicks: number
  /** Enemies that were chosen as targets. */
  readonly targets: number
  /** Answers where something could be played or chosen: real questions, which no turn without them has. */
  readonly answers: number
}
const NOTHING: Turn = { clicks: 0, targets: 0, answers: 0 }

/** What a decision adds to its turn. */
function added(turn: Turn, question: Question, { value, clicks }: Doing): Turn {
  const verb = offersOf(question).find(({ key }) => key === value)?.verb
  const isPlanned = question.about === 'build' || question.about.endsWith('-phase')
  return {
    clicks: turn.clicks + clicks,
    targets: turn.targets + Number(verb === 'attack'),
    answers: turn.answers + Number(clicks > 0 && !isPlanned && verb !== 'attack'),
  }
}

/** A whole game by turns; what comes before the first is left out. */
async function turnsOf(game: string, person: Person, seed: number): Promise<readonly Turn[]> {
  const seat = await sitDown(game, { seed })
  const turns = new Map<number, Turn>()
  let [turn, done]: [number, string[]] = [0, []]
  for (let made = 0; made < 400; made++) {
    const question = seat.question()
    if (!question) break
    const now = (seat.client.position!.view.table as { readonly turn: number }).turn
    if (now !== turn) [turn, done] = [now, []]
    const doing = person(question, seat, done)
    const verb = offersOf(question).find(({ key }) => key === doing.value)?.verb
    if (verb) done.push(verb)
    turns.set(turn, added(turns.get(turn) ?? NOTHING, question, doing))
    await seat.answer(doing.value, doing.plan)
  }
  turns.delete(0)
  return [...turns.values()]
}

async function inGames(game: string, person: Person): Promise<readonly Turn[]> {
  const games = await Promise.all([3, 4, 5].map((seed) => turnsOf(game, person, seed)))
  return games.flat()
}

/** Two are built, the build step is ended, and a target is chosen in each of two arenas. */
const isOrdinary = ({ targets, answers }: Turn): boolean => targets <= 2 && answers === 0

test('an ordinary turn of the Star Wars TCG takes five clicks at most, and one more for each real answer', async () => {
  const turns = await inGames('swtcg', tcgPerson)
  expect(turns.length).toBeGreaterThan(10)
  const ordinary = turns.filter(isOrdinary)
  expect(ordinary.length).toBeGreaterThan(turns.length / 3)
  expect(Math.max(...ordinary.map(({ clicks }) => clicks))).toBeLessThanOrEqual(5)
  for (const { clicks, targets, answers } of turns) expect(clicks).toBeLessThanOrEqual(3 + targets + answers)
})

test('no turn of the Star Wars CCG takes more than eight clicks', async () => {
  const turns = await inGames('swccg', ccgPerson)
  expect(turns.length).toBeGreaterThan(20)
  expect(Math.max(...turns.map(({ clicks }) => clicks))).toBeLessThanOrEqual(8)
})
