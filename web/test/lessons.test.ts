import { listAnswers } from '@dejarik/kernel'
import { readCatalogue } from '@dejarik/rulebook/read'
import type { ReplyTold, Told } from '@dejarik/table'
import { describe, expect, test } from 'vitest'
import type { Lesson } from '../learn/lesson.ts'
import { LessonTable } from '../learn/lesson-table.ts'
import { LESSONS } from '../learn/lessons.ts'
import { tableGame } from '../local/games.ts'
import { zoneOf } from '../sight.ts'
import { cardsHere, locationsIn, seatOf, tableOf } from '../swccg/sight.ts'

/** A learner's end of a lesson: what was told, and the last reply. */
async function begin(lesson: Lesson) {
  const told: Told[] = []
  const table = new LessonTable(
    await tableGame(lesson.game),
    lesson,
    (message) => told.push(message),
    () => {},
  )
  table.receive({ type: 'resume', from: 0 })
  const position = () => told.findLast((each) => each.type === 'position')!
  const answer = (value: unknown): ReplyTold => {
    const { epoch, view } = position()
    const copied = Array.isArray(value) ? [...value] : value
    table.receive({ type: 'answer', id: 7, epoch, ask: view.question!.ask, value: copied as string })
    return told.findLast((each) => each.type === 'reply')!
  }
  return { table, position, answer }
}

const all = Object.values(LESSONS).flat()

test('each game has a first game of five lessons', () => {
  expect(Object.values(LESSONS).map((lessons) => lessons.length)).toEqual([5, 5])
})

test('the last lesson of the Star Wars TCG ends with a won game', async () => {
  const { table, position, answer } = await begin(LESSONS['swtcg']!.at(-1)!)
  answer(table.wanted())
  expect(position().view.outcome?.winners).toEqual([0])
})

/** What the end of each lesson of the Star Wars TCG says, as it stands on the table: arenas in which a side has units. */
test.each([
  [0, ['space', 'ground'], ['space']],
  [1, ['ground'], ['space']],
  [2, ['space'], ['character']],
  [3, ['space'], ['character']],
  [4, ['space', 'ground'], ['character']],
] as const)('lesson %i of the Star Wars TCG ends where it says', async (index, dark, light) => {
  const lesson = LESSONS['swtcg']![index]!
  const { table, position, answer } = await begin(lesson)
  for (const _ of lesson.steps) answer(table.wanted())
  const arenas = (seat: number): readonly string[] =>
    ['space', 'ground', 'character'].filter((arena) =>
      position()
        .view.zones.filter(({ name }) => name === arena)
        .some(({ cards }) =>
          cards.some((card) => (card as { controller?: number } | null)?.controller === seat),
        ),
    )
  expect([arenas(0), arenas(1)]).toEqual([dark, light])
})

/** The same for the Star Wars CCG: people of both sides at each location, the learner's hand, and what the other side lost. */
const CCG_ENDS = [
  {
    here: [[], ['Stormtrooper']],
    says: 'the Stormtrooper stands at Mos Eisley, and a card was drawn',
    hand: 1,
  },
  { here: [['Stormtrooper'], ['Darth Vader']], says: 'your people are at both locations', hand: 0 },
  { here: [['Darth Vader'], ['Stormtrooper']], says: 'nobody controls the Cantina', hand: 0 },
  { here: [['Darth Vader', 'Stormtrooper']], says: 'the loser has paid', hand: 0 },
  { here: [['Darth Vader'], ['Stormtrooper']], says: 'the turn has gone over', hand: 1 },
] as const

test.each(CCG_ENDS.map((end, index) => ({ ...end, index })))(
  'lesson $index of the Star Wars CCG ends where it says: $says',
  async ({ index, here, hand }) => {
    const lesson = LESSONS['swccg']![index]!
    const { table, position, answer } = await begin(lesson)
    const before = position().view
    for (const _ of lesson.steps) answer(table.wanted())
    const { view } = position()
    const own = locationsIn(view).map((location) => cardsHere(view, location).mine.map(({ is }) => is))
    expect(own).toEqual(here)
    expect(zoneOf(view, 'hand', 0)?.count).toBeGreaterThanOrEqual(hand)
    const { controls } = seatOf(view, 0)
    const lost = (of: typeof view): number => zoneOf(of, 'lost', 1)?.count ?? 0
    if (index === 2) {
      expect(lost(view)).toBeGreaterThan(lost(before))
      expect(controls).toHaveLength(1)
    }
    if (index === 3) expect(lost(view)).toBeGreaterThan(lost(before))
    if (index === 4) expect(tableOf(view).turn).toBeGreaterThan(tableOf(before).turn)
  },
)

describe.each(all.map((lesson) => [`${lesson.game}: ${lesson.title}`, lesson] as const))(
  '%s',
  (_, lesson) => {
    test('the machine takes every step', async () => {
      const { table, answer } = await begin(lesson)
      for (const [index, step] of lesson.steps.entries()) {
        const wanted = table.wanted()
        expect(wanted, `step ${index + 1}: ${step.say}`).not.toBeNull()
        expect(answer(wanted)).toMatchObject({ ok: true })
        expect(table.done).toBe(index + 1)
      }
      expect(table.isDone).toBe(true)
    })

    test('something else that is legal is not taken, and the learner is told what the step is about', async () => {
      const { table, position, answer } = await begin(lesson)
      const { question } = position().view.question!
      const wanted = JSON.stringify(table.wanted())
      const other = (listAnswers(question) ?? []).find((value) => JSON.stringify(value) !== wanted)
      expect(other).toBeDefined()
      const reply = answer(other)
      expect(reply).toMatchObject({ ok: false })
      expect(!reply.ok && reply.reasons[0]!.text).toContain(lesson.steps[0]!.say)
      expect(table.done).toBe(0)
    })

    test('every rule that it names is in the catalogue', () => {
      const catalogue = readCatalogue()
      for (const { rule } of lesson.steps) expect(rule === undefined || catalogue.has(rule)).toBe(true)
    })
  },
)
