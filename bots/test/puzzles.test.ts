import { listAnswers } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { botFor, DEMANDS, judgementFor, pose, puzzlesIn, puzzlesOf } from '../index.ts'
import swtcgPuzzles from '../swtcg/puzzles.ts'
import { GAMES } from './seats.ts'

const gameOf = (name: string) => GAMES.find((game) => game.name === name)!
const SHIPPED = [{ game: 'swtcg', puzzles: puzzlesIn(swtcgPuzzles) }]

describe.each(SHIPPED)('shipped puzzles of $game', ({ game, puzzles }) => {
  test('are there, each of another position', () => {
    expect(puzzles.length).toBeGreaterThan(0)
    const positions = puzzles.map(({ setup, choices }) => `${setup.seed} ${choices.length}`)
    expect(new Set(positions).size).toBe(positions.length)
  })

  test('are still what the rules lead to: the question has these answers', () => {
    for (const puzzle of puzzles) {
      const { question } = pose(gameOf(game), puzzle)
      const legal = listAnswers(question)!.map((answer) => JSON.stringify(answer))
      for (const { answer } of puzzle.answers) expect(legal).toContain(JSON.stringify(answer))
    }
  })

  test('have one best answer that is far ahead, and stand by how many levels miss it', () => {
    for (const { answers } of puzzles) {
      const [best, next] = answers
      expect(best!.wins).toBeGreaterThanOrEqual(55)
      expect(best!.wins - next!.wins).toBeGreaterThanOrEqual(14)
    }
    const grades = puzzles.map(({ missed }) => missed.length)
    expect(grades).toEqual(grades.toSorted((one, other) => one - other))
  })
})

test('puzzles are found in games between programs: what they say of each answer is sorted, and they can be posed', () => {
  const definition = gameOf('skirmish')
  const seeker = {
    definition,
    judgement: judgementFor('skirmish')!,
    levels: [{ name: 'cadet', bot: botFor('cadet', 'skirmish')! }],
  }
  const demands = {
    ...DEMANDS,
    wins: 0.5,
    ahead: 0.02,
    glance: { games: 2, ahead: 0 },
    rounds: [{ games: 10, doubt: 0 }],
  }
  const look = (seed: number) => [...puzzlesOf(seeker, definition.sampleSetup({ seed }), seed, demands)]
  const found = [1, 2, 3, 4, 5, 6].flatMap(look)
  expect(found.length).toBeGreaterThan(0)
  for (const puzzle of found) {
    const wins = puzzle.answers.map((each) => each.wins)
    expect(wins).toEqual(wins.toSorted((one, other) => other - one))
    expect(pose(definition, puzzle).question.seat).toBeLessThan(2)
  }
  expect(look(2)).toEqual(look(2))
})

test('a record that no longer fits says so', () => {
  const [puzzle] = puzzlesIn(swtcgPuzzles)
  expect(() => pose(gameOf('swtcg'), { ...puzzle!, choices: ['no such offer'] })).toThrow(
    'The rules do not allow decision',
  )
})
