import type { Bot, Glimpse } from '@dejarik/bots'
import type { TableGame } from '@dejarik/table'
import { expect, test } from 'vitest'
import { ladder } from '../local/ladder.ts'
import { afterMeeting, BEGINNING, levelAt, sparringPartner } from '../local/sparring.ts'

const answering =
  (level: string): Bot =>
  () => ({ answer: level, explain: () => 'It is the level.' })

/** A game whose programs answer with their level. */
const game = { definition: { name: 'swccg' }, bot: answering } as unknown as TableGame

test('who wins again and again meets every level in turn, who loses comes down again', () => {
  let strength = BEGINNING
  const partner = sparringPartner(game, () => strength)
  const met: unknown[] = []
  const play = (points: number): void => {
    const { answer } = partner({} as Glimpse)
    if (met.at(-1) !== answer) met.push(answer)
    strength = afterMeeting(strength, 'swccg', { level: String(answer), points })
  }
  for (let game = 0; game < 30; game++) play(1)
  expect(met).toEqual(ladder('swccg').slice(1))
  met.length = 0
  for (let game = 0; game < 30; game++) play(0)
  expect(met).toEqual([...ladder('swccg')].reverse())
})

test('a program of no level says nothing of a strength', () => {
  expect(afterMeeting(2, 'swtcg', { level: 'reference-1', points: 1 })).toBe(2)
})

test('nobody is beyond the ends of the ladder', () => {
  expect(levelAt('swtcg', -5)).toBe('youngling')
  expect(levelAt('swtcg', 50)).toBe('admiral')
})
