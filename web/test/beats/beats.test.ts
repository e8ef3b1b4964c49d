import { BUDGETS, swtcgBeats } from '@dejarik/table/beats'
import { describe, expect, test } from 'vitest'
import type { Beat } from '../../beats/beat.ts'
import { cut } from '../../beats/cut.ts'
import { framesOf } from '../../beats/frames.ts'
import { holds } from '../../beats/hold.ts'
import { recapOf } from '../../beats/recap-lines.ts'
import { swtcgLines } from '../../swtcg/log-lines.ts'
import { ATTACK, news, position } from './news.ts'

const cutting = { beats: swtcgBeats, actor: 0, controller: (card: number) => (card === 2 ? 1 : 0) }
const told = { lines: swtcgLines, beats: swtcgBeats }
const kindsOf = (beats: readonly Beat[]): readonly string[] => beats.map(({ kind }) => kind)
const sum = (times: readonly number[]): number => times.reduce((whole, time) => whole + time, 0)
const others = (beats: readonly Beat[]) => beats.map((beat) => ({ beat, isOwn: false }))

const UNITS = [
  { id: 1, is: 'A One', owner: 0, controller: 0 },
  { id: 2, is: 'A Two', owner: 1, controller: 1 },
]

describe('cutting news into beats', () => {
  test('an attack has a beat for each thing to see, and its totals share one', () => {
    const beats = cut(news(...ATTACK), cutting)
    expect(kindsOf(beats)).toEqual(['declare', 'roll', 'count', 'damage', 'leaves'])
    expect(beats.map(({ actor }) => actor)).toEqual([1, 1, 1, 1, 1])
  })
  test('a heading goes with the beat that follows it, and stands alone at the end', () => {
    const heading = { kind: 'stepBegan', turn: 1, step: 'ground' }
    expect(kindsOf(cut(news(heading, ...ATTACK.slice(0, 1), heading), cutting))).toEqual([
      'declare',
      'heading',
    ])
  })
  test('a card arrives once, however many events bring it', () => {
    const completed = { kind: 'completed', seat: 1, card: 5, is: 'B' }
    expect(kindsOf(cut(news({ ...completed, kind: 'turnedUp' }, completed), cutting))).toEqual(['arrives'])
  })
})

describe('between two positions', () => {
  const before = position(UNITS)
  const after = position(UNITS.slice(1))
  const frames = framesOf(before, { news: news(...ATTACK), position: after, heardAt: 0 }, swtcgBeats, 0)
  const ids = frames.map(({ position: { view } }) => view.zones[0]!.cards.map(({ id }) => id))
  test('what dies lies there until its beat is over', () => {
    expect(ids).toEqual([[1, 2], [1, 2], [1, 2], [1, 2], [1, 2], [2]])
  })
  test('a unit shows its damage from the beat of the damage on', () => {
    const hurt = position([{ ...UNITS[0]!, damage: 1 } as object, UNITS[1]!])
    const shown = framesOf(
      before,
      { news: news(...ATTACK.slice(0, 6)), position: hurt, heardAt: 0 },
      swtcgBeats,
      0,
    )
    const damages = shown.map(
      ({ position: { view } }) => (view.zones[0]!.cards[0] as { damage?: number }).damage,
    )
    expect(damages).toEqual([undefined, undefined, undefined, 1])
  })
})

describe('how long beats stay', () => {
  const attack = cut(news(...ATTACK), cutting)
  const many = (count: number): readonly Beat[] => Array.from({ length: count }, () => attack).flat()
  test('an attack takes three seconds at normal, and the own one 0.6 of that', () => {
    expect(holds(others(attack), 'normal')).toEqual([500, 700, 700, 600, 500])
    expect(
      sum(
        holds(
          attack.map((beat) => ({ beat, isOwn: true })),
          'normal',
        ),
      ),
    ).toBe(1800)
  })
  test('more than the budget shrinks, no lower than quick', () => {
    const times = holds(others(many(6)), 'normal')
    expect(sum(times)).toBeCloseTo(BUDGETS.normal)
    expect(times[1]).toBeGreaterThan(400)
    expect(times[1]).toBeLessThan(700)
  })
  test('where that is not enough, the earliest attacks show their result only', () => {
    const times = holds(others(many(10)), 'normal')
    expect(sum(times)).toBeLessThanOrEqual(BUDGETS.normal)
    expect(times.slice(0, 5)).toEqual([0, 0, 0, 0, 400])
    expect(times.slice(-4)).toEqual([400, 400, 350, 300])
  })
  test('a stream of lost Force takes a second altogether', () => {
    const lost = { kind: 'force-lost', news: [], actor: 1 } as const
    expect(sum(holds(others(Array.from({ length: 8 }, () => lost)), 'normal'))).toBe(1000)
    expect(holds(others([lost]), 'normal')).toEqual([200])
  })
  test('what is left of a budget that was spent is all there is', () => {
    expect(sum(holds(others(attack), 'normal', 11_000))).toBeLessThanOrEqual(1000)
  })
})

test('the recap counts what happens again and again', () => {
  const drew = (): Beat => ({ kind: 'drew', news: news({ kind: 'drew', seat: 1 }), actor: 1 })
  expect(recapOf([drew(), drew(), drew()], 0, told).map(({ text }) => text)).toEqual(['drew (×3)'])
})

test('the recap tells each attack of others in one line', () => {
  const beats = cut(news(...ATTACK, ...ATTACK.slice(0, 4)), cutting)
  expect(recapOf(beats, 0, told).map(({ text }) => text)).toEqual([
    'attackDeclared: 3 power − 1 Shields = 2 dice: 6, 1 · 1 hit + 1 critical = 2 damage · destroyed.',
    'attackDeclared: 3 power − 1 Shields = 2 dice: 6, 1 · 1 hit.',
  ])
  expect(recapOf(beats, 1, told)).toEqual([])
})

test('where the recap begins in the middle of an attack, hits are not counted twice', () => {
  const says = ['4 hits.', '4 hits + 2 Critical Hit = 6 damage.', '3 more are prevented.']
  const counted = news(
    { kind: 'hitsCounted', attacker: 9 },
    { kind: 'damagePending', unit: 9 },
    { kind: 'damagePrevented', unit: 9 },
  ).map((told, at) => ({ ...told, happening: { ...told.happening, text: says[at]! } }))
  const beat: Beat = { kind: 'count', news: counted, actor: 1 }
  expect(recapOf([beat], 0, told).map(({ text }) => text)).toEqual([
    '4 hits + 2 Critical Hit = 6 damage. 3 more are prevented.',
  ])
})
