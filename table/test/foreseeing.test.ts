import {
  chance,
  commitmentTo,
  isLongSeed,
  MOST_SEED,
  newMachine,
  type Seed,
  type Setup,
  sampleAnswer,
  seedFromBytes,
  verifyReplay,
  viewOf,
} from '@dejarik/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Table } from '../index.ts'
import { starterDeal } from '../index.ts'
import { swtcgTable } from '../swtcg/index.ts'
import { Client, first, person, playOn, program, sit } from './sitting.ts'

const { definition, manners } = swtcgTable
const freshSeed = (): Seed => seedFromBytes(crypto.getRandomValues(new Uint8Array(32)))
const titles = ['dark', 'light'].map(
  (side) => swtcgTable.starters().find((deck) => deck.side === side && deck.editions.includes('idc'))!.title,
)
const deal = (seed: Seed): Setup =>
  starterDeal(swtcgTable, { edition: 'idc', company: 'people', seed, decks: titles })

const always = (): number => 0
/** So many answers, and the opening hands are drawn. */
const DEALT = 4

/** What somebody who sits at the first seat sees of a game when the hands are drawn. */
function opening(setup: Setup): string {
  const game = newMachine(definition, setup)
  for (let given = 0; given < DEALT; given++) {
    const question = [0, 1].map((seat) => game.questionFor(seat)).find((asked) => asked !== null)!
    const value = sampleAnswer(question, always)
    game.answer({ ask: game.state.asked!.id, seat: question.seat, value })
  }
  return JSON.stringify(viewOf(game, definition.viewing, 0))
}
/** The same of the game that is played. */
function seen(ann: Client, ben: Client): string {
  playOn([ann, ben], always, DEALT)
  return JSON.stringify(ann.position.view)
}

/** All that strangers can derive from a seed that they know, as the table once did. */
const derived = (seed: Seed): readonly Seed[] =>
  Array.from({ length: 100 }, (_, stream) => chance(seed, stream)(MOST_SEED))

describe('at a table as servers have it', () => {
  let table: Table
  let ann: Client
  let ben: Client
  let spectator: Client
  beforeEach(() => {
    const host = { definition, manners, setup: deal(freshSeed()), drawSeed: freshSeed }
    table = sit([person('Ann'), person('Ben')], { ...host, secrecy: 'until-over' }).table
    ann = new Client(table, 0)
    ben = new Client(table, 1)
    spectator = new Client(table, null)
  })
  const everything = (): string => JSON.stringify([ann, ben, spectator].map(({ told }) => told))

  test('whoever knows the last seed does not know the rematch', () => {
    ben.ask({ type: 'concede' })
    const known = table.finished[0]!.replay.setup
    for (const client of [ann, ben]) client.ask({ type: 'rematch' })
    expect(ann.position.game).toBe(2)
    const real = seen(ann, ben)
    expect(opening(table.course.play.origin.setup)).toBe(real)
    for (const seed of [known.seed, ...derived(known.seed)])
      expect(opening({ ...known, seed })).not.toBe(real)
  })

  test('a search from the own opening hand finds nothing, even where it begins near the seed', () => {
    const { setup } = table.course.play.origin
    const near = isLongSeed(setup.seed) ? Number.parseInt(setup.seed.slice(0, 8), 16) : Number(setup.seed)
    const real = seen(ann, ben)
    expect(opening(setup)).toBe(real)
    const found = Array.from({ length: 101 }, (_, by) => (near - 50 + by) >>> 0).filter(
      (seed) => opening({ ...setup, seed }) === real,
    )
    expect(found).toEqual([])
    expect(table.course.machine.state.random.length * 32).toBeGreaterThanOrEqual(256)
  })

  test('the same search finds a short seed: it is no blind one', () => {
    const own = opening(deal(4711))
    const found = Array.from({ length: 101 }, (_, by) => 4661 + by).filter(
      (seed) => opening(deal(seed)) === own,
    )
    expect(found).toEqual([4711])
  })

  test('nobody is told a seed while the table plays on, only its hash', () => {
    const { seed } = table.course.play.origin.setup
    expect(spectator.position.commitments).toEqual({ present: commitmentTo(seed), next: null })
    for (const client of [ann, ben, spectator]) client.ask({ type: 'report', note: 'give me the record' })
    ann.raw({ type: 'seed', id: 9 })
    expect(everything()).not.toContain(seed)
    ben.ask({ type: 'concede' })
    const { next } = spectator.position.commitments
    for (const client of [ann, ben]) client.ask({ type: 'rematch' })
    expect(spectator.position.commitments).toEqual({ present: next, next: null })
    expect(commitmentTo(table.course.play.origin.setup.seed)).toBe(next)
    expect(everything()).not.toContain(table.course.play.origin.setup.seed)
  })

  test('a game that is over is not taken back: its record is open to everybody', () => {
    ben.ask({ type: 'concede' })
    expect(ben.position.mayTakeBack).toBeNull()
    expect(ben.ask({ type: 'take-back' })).toMatchObject({ ok: false })
    expect(ben.position.outcome).not.toBeNull()
  })

  test('the replay shows that the seed is the one that was promised', () => {
    const promised = ann.position.commitments.present
    ben.ask({ type: 'concede' })
    const { replay } = table.finished[0]!
    expect(replay.commitment).toBe(promised)
    expect(verifyReplay(definition, replay)).toEqual([])
    const exchanged = { ...replay, setup: { ...replay.setup, seed: freshSeed() } }
    expect(verifyReplay(definition, exchanged)[0]).toContain('was promised before the game')
  })
})

test('a report of a game against a program waits until it is over where the record is secret', () => {
  const { table } = sit([person('Ann'), program('Bot', first)], { secrecy: 'until-over' })
  const ann = new Client(table, 0)
  expect(ann.ask({ type: 'report', note: '' })).toMatchObject({ ok: false })
  ann.ask({ type: 'concede' })
  expect(ann.ask({ type: 'report', note: '' })).toMatchObject({ ok: true })
})

test('a table of old, whose next seed followed from the last, is taken out as it was played', () => {
  const acts = ['concede', 'rematch', 'rematch'].map((act, seat) => ({
    at: 0,
    act: { do: act, seat: seat % 2 },
  }))
  const { table } = sit([person('Ann'), person('Ben')], { acts: acts as never, seed: 5 })
  expect(table.course.play.origin.setup.seed).toBe(chance(5, 78)(MOST_SEED))
})
