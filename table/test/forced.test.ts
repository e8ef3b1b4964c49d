/** A forced choice is not asked, and what is asked lasts no longer than the player wants: whole games against programs. */
import { botFor } from '@dejarik/bots'
import { chance, countAnswers, type Question, sampleAnswer } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { starterDeal, type TableGame } from '../index.ts'
import { swccgTable } from '../swccg/index.ts'
import { swtcgTable } from '../swtcg/index.ts'
import { Client, person, program, sit } from './sitting.ts'

const GAMES: readonly (readonly [string, TableGame, string, readonly string[]])[] = [
  ['the Star Wars TCG of 2010', swtcgTable, 'idc', firstOfEachSide(swtcgTable, 'idc')],
  ['the Star Wars TCG of 2003', swtcgTable, 'wotc', firstOfEachSide(swtcgTable, 'wotc')],
  ['the Star Wars CCG of 1995', swccgTable, '1995', firstOfEachSide(swccgTable, '1995')],
]

function firstOfEachSide(game: TableGame, edition: string): readonly string[] {
  const of = (wanted: string): string =>
    game.starters().find(({ side, editions }) => side === wanted && editions.includes(edition))!.title
  return [of('dark'), of('light')]
}

/** A person against a program that answers at once. */
function against(game: TableGame, edition: string, decks: readonly string[]) {
  const { definition, manners } = game
  const setup = starterDeal(game, { edition, company: 'program', seed: 4, decks })
  const other = program('Lots', botFor('random', definition.name)!)
  const { table } = sit([person('Ann'), other], { definition, manners, setup })
  return { table, ann: new Client(table, 0) }
}

const YIELDING = { passIdle: false, passUntilAffected: true, passAt: [], stopAt: [] }

const asked = ({ position }: Client): Question | null => position.view.question?.question ?? null

describe.each(GAMES)('%s', (_, game, edition, decks) => {
  test('asks a person nothing that has one answer', () => {
    const { ann } = against(game, edition, decks)
    const below = chance(7)
    const forced: string[] = []
    let questions = 0
    for (let question = asked(ann); question && questions < 150; question = asked(ann)) {
      questions++
      if (countAnswers(question) < 2) forced.push(question.about)
      ann.answer(sampleAnswer(question, below))
    }
    expect(questions).toBeGreaterThan(20)
    expect(forced).toEqual([])
  })

  test('a yield lasts until the person must choose, and a stop holds it', () => {
    const { ann, table } = against(game, edition, decks)
    const below = chance(7)
    const passable = (question: Question): boolean =>
      question.kind === 'action' && question.offers.some(({ key }) => key === 'pass')
    for (let made = 0; made < 60 && !passable(asked(ann)!); made++)
      ann.answer(sampleAnswer(asked(ann)!, below))
    const { ask, question } = ann.position.view.question!
    ann.ask({ type: 'habits', habits: { ...YIELDING, stopAt: [question.about] } })
    expect(ann.position.view.question?.ask).toBe(ask)
    expect(table.course.habits[0]!.passUntilAffected).toBe(false)
    ann.ask({ type: 'habits', habits: YIELDING })
    expect(ann.position.view.question?.ask).not.toBe(ask)
    const isAsked = ann.position.view.question !== null
    expect(table.course.habits[0]!.passUntilAffected).toBe(!isAsked)
  })
})
