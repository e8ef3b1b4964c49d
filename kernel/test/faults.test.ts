import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import {
  type FaultReport,
  faultReport,
  type GameDefinition,
  makeRules,
  Playthrough,
  parseRecord,
} from '../index.ts'
import { skirmishGame } from '../skirmish/index.ts'
import type { Skirmish } from '../skirmish/kinds.ts'
import { source } from '../skirmish/setup.ts'
import { act, type Play, playByLot } from './skirmish-play.ts'

/** Rally is broken: it changes the table, then throws. */
const broken: GameDefinition<Skirmish> = {
  ...skirmishGame,
  rulesFor: () =>
    makeRules(source, [{ name: 'broken', apply: (rules) => rules.listen('played', breakDown) }]),
}
function breakDown(game: Play['machine']): never {
  game.changeTable({ turn: 99 })
  throw new Error('the rally came apart')
}

const setup = skirmishGame.sampleSetup({ seed: 1 })
const position = skirmishGame.scenario.place(setup, {
  active: 'red',
  red: { hand: ['rally', 'scout'], deck: ['scout'] },
  blue: { hand: ['scout'] },
})
const rallying = (): Play => new Playthrough(broken, { setup, position })

/** Plays a report again, up to and with the answer that failed. */
const reproduce = ({ decisions, failed, ...origin }: FaultReport) =>
  new Playthrough(broken, origin as Play['origin'], failed ? [...decisions, failed] : decisions)

describe('an exception in a step', () => {
  test('refuses the answer and leaves the game at its ask', () => {
    const play = rallying()
    const before = structuredClone(play.machine.state)
    const { verdict, entries } = act(play, 0, 'rally')
    expect(verdict).toEqual({ accepted: false, reasons: [{ code: 'fault' }] })
    expect(entries).toEqual([])
    expect(play.machine.state).toEqual(before)
    expect(play.decisions).toEqual([])
  })

  test('lets the game go on with another answer', () => {
    const play = rallying()
    act(play, 0, 'rally')
    expect(act(play, 0, 'deploy').verdict.accepted).toBe(true)
    expect(act(play, 0, 'pass').verdict.accepted).toBe(true)
    expect(play.machine.table).toMatchObject({ turn: 2, active: 1 })
  })

  test('gives a report, a file like any other record, with which it happens again', () => {
    const play = rallying()
    act(play, 0, 'ambush')
    const { fault } = act(play, 0, 'rally')
    const record = parseRecord(JSON.stringify(fault))
    expect(record).toMatchObject({
      kind: 'fault',
      fault: { game: 'skirmish', version: skirmishGame.version, message: 'the rally came apart' },
    })
    const report = record.kind === 'fault' ? record.fault : expect.unreachable()
    expect(report.decisions).toEqual(play.decisions)
    expect(() => reproduce(report)).toThrow('the rally came apart')
    expect(() => reproduce({ ...report, failed: null })).not.toThrow()
  })

  test('is met again and again in a long game, and loses nothing', () => {
    const play = new Playthrough(broken, { setup: skirmishGame.sampleSetup({ seed: 5, seats: 4 }) })
    let faults = 0
    const tryRally = () => {
      const before = structuredClone(play.machine.state)
      if (!act(play, play.machine.table.active, 'rally').fault) return
      faults++
      expect(isDeepStrictEqual(play.machine.state, before)).toBe(true)
    }
    playByLot(play, { seed: 5, most: 120, watch: tryRally })
    expect(faults).toBeGreaterThan(10)
    expect(play.decisions.length).toBeGreaterThan(50)
  })
})

test('what happened before the first ask is told once, fault or not', () => {
  const position = skirmishGame.scenario.place(setup, { active: 'blue', red: { hand: ['rally', 'scout'] } })
  const start = (): Play => new Playthrough(broken, { setup, position })
  const opening = start().machine.takeJournal()
  expect(opening).not.toEqual([])
  const play = start()
  const told = [act(play, 0, 'rally'), act(play, 0, 'ambush')].flatMap(({ entries }) => entries)
  expect(told.slice(0, opening.length)).toEqual(opening)
  expect(told.map(({ event }) => event.kind)).toEqual([...opening.map(({ event }) => event.kind), 'deployed'])
})

test('a game that does not even open is reported too', () => {
  const unopened = { ...skirmishGame, open: () => expect.unreachable('the box is empty') }
  try {
    new Playthrough(unopened, { setup })
    expect.unreachable()
  } catch (error) {
    const report = faultReport(unopened, { setup }, [], null, error)
    expect(report).toMatchObject({ setup, decisions: [], failed: null })
    expect(report.message).toContain('the box is empty')
    expect(report).not.toHaveProperty('position')
  }
})
