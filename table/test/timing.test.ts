import { describe, expect, test } from 'vitest'
import type { Habits } from '../index.ts'
import { Client, person, playOn, sit } from './sitting.ts'

const ASKED: Habits = { passIdle: false, passUntilAffected: false, passAt: [], stopAt: [] }
const ABSENT: Habits = { ...ASKED, passAt: ['act', 'react'] }

/** A game in which Ben plays by the habits and is about to be asked; what waits is done when the test says so. */
function seated(habits: Habits) {
  const waiting: (() => void)[] = []
  const { table } = sit([person('Ann'), person('Ben')], { seed: 3, pause: (pass) => void waiting.push(pass) })
  const [ann, ben] = [new Client(table, 0), new Client(table, 1)]
  while (ann.position.view.question?.question.about !== 'act') playOn([ben, ann], () => 0, 1)
  ben.ask({ type: 'habits', habits })
  const from = ann.told.length
  const handOver = (): void => {
    while (ben.position.view.question === null && waiting.length === 0) ann.act('pass')
  }
  return { ann, ben, waiting, table, handOver, news: () => ann.told.slice(from) }
}

describe('where people play each other', () => {
  test('a habit passes no sooner than a person would, and nobody can tell which of them it is', () => {
    const [present, absent] = [seated(ASKED), seated(ABSENT)]
    for (const game of [present, absent]) game.handOver()
    expect(present.waiting).toHaveLength(0)
    expect(absent.waiting).toHaveLength(1)
    expect(absent.news()).toEqual(present.news())
    present.ben.act('pass')
    absent.waiting.shift()!()
    expect(absent.news()).toEqual(present.news())
  })

  test('whoever passes by habit is not shown the question meanwhile', () => {
    const game = seated(ABSENT)
    game.handOver()
    expect(game.ben.position.view.question).toBeNull()
    expect(game.ben.position.prompt).toBeNull()
  })

  test('a habit that is given up in time asks the person after all', () => {
    const game = seated(ABSENT)
    game.handOver()
    game.ben.ask({ type: 'habits', habits: ASKED })
    expect(game.ben.position.view.question).not.toBeNull()
    const decisions = game.table.course.play.decisions.length
    game.waiting.shift()!()
    expect(game.table.course.play.decisions).toHaveLength(decisions)
  })

  test('words in between do not make it wait twice', () => {
    const game = seated(ABSENT)
    game.handOver()
    game.ann.ask({ type: 'say', text: 'Hm.' })
    expect(game.waiting).toHaveLength(1)
  })
})
