import { anyGame, chance } from '@dejarik/kernel'
import { type SwtcgSetup, swtcgGame } from '@dejarik/swtcg'
import { expect, test } from 'vitest'
import { swtcgManners } from '../swtcg/index.ts'
import { Client, person, playOn, sit } from './sitting.ts'

const host = (...options: readonly string[]) => ({
  definition: anyGame(swtcgGame),
  manners: swtcgManners,
  setup: swtcgGame.sampleSetup({ seed: 3, options: [...options, 'quick-tempo'] }),
})

function sitDown(...options: readonly string[]) {
  const kept: unknown[] = []
  const { table } = sit([person('Ann'), person('Ben')], {
    ...host(...options),
    keep: ({ act }) => kept.push(act),
  })
  return { table, kept, ann: new Client(table, 0), ben: new Client(table, 1) }
}

test('between games a player exchanges cards with the supply zone, and nobody else hears of it', () => {
  const { table, kept, ann, ben } = sitDown('supply-zone')
  expect(ann.position.holdings).toBeNull()
  expect(ann.ask({ type: 'trade', out: [], in: [] })).toMatchObject({ ok: false })
  ann.ask({ type: 'concede' })
  const { deck, supply } = ann.position.holdings!
  const [out, into] = [deck[0]!.is, supply[0]!.is]
  expect(ann.ask({ type: 'trade', out: [out], in: [] })).toMatchObject({
    ok: false,
    reasons: [{ rule: 'opt/supply-zone/one-for-one' }],
  })
  const before = ben.told.length
  expect(ann.ask({ type: 'trade', out: [out], in: [into] })).toMatchObject({ ok: true })
  expect(ann.position.holdings!.supply.some(({ is }) => is === out)).toBe(true)
  expect(JSON.stringify(ben.told.slice(before))).not.toContain(JSON.stringify(into).slice(1, -1))
  for (const client of [ann, ben]) client.ask({ type: 'rematch' })
  const { players } = table.course.play.origin.setup as SwtcgSetup
  expect(players[0]!.supply).toContain(out)
  expect(players[0]!.deck).toHaveLength(deck.length)
  expect(kept).toContainEqual({ do: 'trade', seat: 0, out: [out], in: [into] })
})

test('a table that is woken again knows of the exchange', () => {
  const { kept, table, ann, ben } = sitDown('supply-zone')
  ann.ask({ type: 'concede' })
  const { deck, supply } = ann.position.holdings!
  ann.ask({ type: 'trade', out: [deck[0]!.is], in: [supply[0]!.is] })
  for (const client of [ann, ben]) client.ask({ type: 'rematch' })
  const acts = kept.map((act) => ({ at: 0, act: act as never }))
  const again = sit([person('Ann'), person('Ben')], { ...host('supply-zone'), acts }).table
  expect(again.course.play.origin.setup).toEqual(table.course.play.origin.setup)
})

test('points are counted over the games of a match', () => {
  const { ann, ben } = sitDown('point-tracking')
  expect(ann.position.scores).toEqual([])
  playOn([ann, ben], chance(1), 60)
  ann.ask({ type: 'concede' })
  expect(ann.position.scores).toHaveLength(1)
  for (const client of [ann, ben]) client.ask({ type: 'rematch' })
  expect(ben.position.scores).toHaveLength(1)
  ben.ask({ type: 'concede' })
  expect(ben.position.scores).toHaveLength(2)
  expect(ben.position.scores.every((game) => game.length === 2)).toBe(true)
})

test('the next game is played with the sides swapped when both want that, and only then', () => {
  const { table, ann, ben } = sitDown()
  const decks = (): readonly unknown[] =>
    (table.course.play.origin.setup as SwtcgSetup).players.map(({ deck }) => deck)
  const [dark, light] = decks()
  ann.ask({ type: 'concede' })
  ann.ask({ type: 'rematch', swap: true })
  expect(ben.position).toMatchObject({ rematch: [0], swap: true, maySwap: true })
  ben.ask({ type: 'rematch' })
  expect(ann.position).toMatchObject({ rematch: [1], swap: false, outcome: expect.any(String) })
  ann.ask({ type: 'rematch', swap: true })
  ben.ask({ type: 'rematch', swap: true })
  expect(ben.position).toMatchObject({ game: 2, rematch: [], swap: false })
  expect(decks()).toEqual([light, dark])
})
