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

/** By turn, how many clicks it took; before the first turn there are others. */
async function clicksByTurn(game: string, person: Person, seed: number): Promise<readonly number[]> {
  const seat = await sitDown(game, { seed })
  const clicks = new Map<number, number>()
  let [turn, done]: [number, string[]] = [0, []]
  for (let made = 0; made < 400; made++) {
    const question = seat.question()
    if (!question) break
    const now = (seat.client.position!.view.table as { readonly turn: number }).turn
    if (now !== turn) [turn, done] = [now, []]
    const { value, plan, clicks: taken } = person(question, seat, done)
    const verb = offersOf(question).find(({ key }) => key === value)?.verb
    if (verb) done.push(verb)
    clicks.set(turn, (clicks.get(turn) ?? 0) + taken)
    await seat.answer(value, plan)
  }
  clicks.delete(0)
  return [...clicks.values()]
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!

async function inGames(game: string, person: Person): Promise<readonly number[]> {
  const games = await Promise.all([3, 4, 5].map((seed) => clicksByTurn(game, person, seed)))
  return games.flat()
}

test('an ordinary turn of the Star Wars TCG takes five clicks at most', async () => {
  const clicks = await inGames('swtcg', tcgPerson)
  expect(clicks.length).toBeGreaterThan(10)
  expect(middle(clicks)).toBeLessThanOrEqual(5)
})

test('an ordinary turn of the Star Wars CCG takes eight clicks at most', async () => {
  const clicks = await inGames('swccg', ccgPerson)
  expect(clicks.length).toBeGreaterThan(20)
  expect(middle(clicks)).toBeLessThanOrEqual(8)
  expect(clicks.filter((count) => count > 8).length / clicks.length).toBeLessThan(0.2)
})
