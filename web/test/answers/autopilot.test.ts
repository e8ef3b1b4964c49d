import { type Question, sampleAnswer } from '@dejarik/kernel'
import type { Position } from '@dejarik/table'
import { describe, expect, test } from 'vitest'
import { offersOf } from '../../answers/asked.ts'
import { Autopilot } from '../../answers/autopilot.ts'
import { follow, passing } from '../../answers/plan.ts'
import { swccgAnswers } from '../../swccg/answers.ts'
import { swtcgAnswers } from '../../swtcg/answers.ts'
import { type Seated, SMART, sitDown } from './seated.ts'

/** Plays by these verbs, else passes, until something is asked about that; what was asked about until then. */
async function playUntil(seat: Seated, verbs: readonly string[], about: string): Promise<readonly string[]> {
  const asked: string[] = []
  for (let made = 0; made < 200; made++) {
    const question = seat.question()
    if (!question || question.about === about) return asked
    asked.push(question.about)
    const offers = offersOf(question)
    const liked = offers.find(({ verb }) => verbs.includes(verb)) ?? offers.find(({ key }) => key === 'pass')
    await seat.answer(liked?.key ?? sampleAnswer(question, () => 0))
  }
  return asked
}
const turnOf = ({ client }: Seated): number => (client.position!.view.table as { turn: number }).turn

describe('questions of the Star Wars TCG that answer themselves', () => {
  test('drawing, empty chances and units that nobody opposes are not asked', async () => {
    const seat = await sitDown('swtcg')
    const asked = await playUntil(seat, ['set-up', 'complete', 'attack'], 'nothing')
    expect(asked).not.toContain('build-start')
    expect(asked).not.toContain('general')
    expect(turnOf(seat)).toBeGreaterThan(1)
    expect(seat.client.position?.outcome).toMatch(/won/)
  })
  test('with full control everything is', async () => {
    const seat = await sitDown('swtcg', { wishes: { ...SMART, when: 'full' } })
    expect(await playUntil(seat, ['set-up'], 'build')).toContain('build-start')
  })
  test('a stop comes before what is usual', async () => {
    const seat = await sitDown('swtcg', { wishes: { ...SMART, stopAt: ['build', 'build-start'] } })
    await playUntil(seat, ['set-up', 'complete'], 'build-start')
    expect(seat.question()?.about).toBe('build-start')
  })
  test('whom one attacks, all others attack too while it lives', async () => {
    const seat = await sitDown('swtcg')
    await playUntil(seat, ['set-up', 'complete'], 'next-attack')
    const before = seat.sent.length
    await seat.answer(offersOf(seat.question()!).find(({ verb }) => verb === 'attack')!.key)
    const given = seat.sent.slice(before).filter((each) => each.type === 'answer')
    const [first, ...others] = given.filter(({ value }) => String(value).startsWith('attack'))
    const targetOf = (value: unknown): string => String(value).split(' ')[2]!
    expect(first?.automatic).toBeUndefined()
    for (const { value, automatic } of others) {
      expect(automatic).toBe(true)
      expect(targetOf(value)).toBe(targetOf(first!.value))
    }
  })
})

test('all attack everywhere: the weakest first, in each arena of the turn and of no other', () => {
  const autopilot = new Autopilot(swtcgAnswers, new Map())
  autopilot.wishes = SMART
  autopilot.sweeping = 2
  const unit = (id: number, health: number) => ({ id, controller: 1, health, damage: 1 })
  const zones = [{ name: 'space', cards: [unit(5, 4), unit(6, 2), { id: 1, controller: 0 }] }]
  const at = (turn: number, question: object): Position => {
    const table = { turn, step: 'space' }
    const asked = { ask: 1, question: { seat: 0, ...question } }
    return { view: { viewer: 0, table, zones, question: asked }, offers: {} } as unknown as Position
  }
  const attack = (defender: number) => ({ key: `attack 1 ${defender}`, verb: 'attack', card: 1, defender })
  const whom = { kind: 'action', about: 'next-attack', offers: [attack(5), attack(6)] }
  const rest = { kind: 'cards', about: 'overkill', from: [1, 5, 6], min: 0, max: 1 }
  expect(autopilot.answer(at(2, whom), false)).toEqual({ value: 'attack 1 6' })
  expect(autopilot.answer(at(2, rest), false)).toEqual({ value: [6] })
  expect(autopilot.answer(at(3, whom), false)).toBeNull()
  expect(autopilot.answer(at(3, rest), false)).toBeNull()
})

test('what can be played at any time is offered once a step, before it is fought', () => {
  const autopilot = new Autopilot(swtcgAnswers, new Map())
  autopilot.wishes = SMART
  const at = (step: string, about: string): Position => {
    const offers = ['complete 7', 'pass'].map((key) => ({ key, verb: key }))
    const question = { ask: 1, question: { kind: 'action', seat: 0, about, offers } }
    const view = { viewer: 0, table: { turn: 2, step }, zones: [], question }
    return { view, offers: {} } as unknown as Position
  }
  /** Whether it is asked; whoever is asked passes. */
  const isAsked = (step: string, about: string): boolean => {
    const position = at(step, about)
    if (autopilot.answer(position, false)) return false
    autopilot.decided(position, 'pass', [])
    return true
  }
  expect(isAsked('retreat', 'retreat')).toBe(true)
  expect(isAsked('battle', 'battle-start')).toBe(true)
  expect(['step-start', 'general', 'attack-end', 'step-end'].map((about) => isAsked('space', about))).toEqual(
    [true, false, false, false],
  )
  expect(isAsked('ground', 'general')).toBe(true)
  expect(isAsked('end', 'end-of-turn')).toBe(false)
  autopilot.isArmed = true
  expect(isAsked('end', 'end-of-turn')).toBe(true)
})

describe('questions of the Star Wars CCG that answer themselves', () => {
  test('Force is activated, the other side is let pass, and empty phases go by', async () => {
    const seat = await sitDown('swccg')
    const asked = await playUntil(
      seat,
      ['start-with', 'drain', 'deploy', 'battle', 'lose', 'forfeit'],
      'nothing',
    )
    expect(asked).not.toContain('activate')
    expect(asked).not.toContain('battle-destiny')
    expect(turnOf(seat)).toBeGreaterThan(2)
  })
  test('a drain of nothing is no reason to ask', () => {
    const inControl = (...amounts: readonly number[]) => {
      const autopilot = new Autopilot(swccgAnswers, new Map())
      autopilot.wishes = SMART
      const drains = amounts.map((amount, at) => ({ key: `drain ${at}`, verb: 'drain', card: at, amount }))
      const offers = [...drains, { key: 'pass', verb: 'pass' }]
      const question = { ask: 1, question: { kind: 'action', seat: 0, about: 'control-phase', offers } }
      const view = { viewer: 0, table: { turn: 3, phase: 'control', current: 0 }, question }
      return autopilot.answer({ view, offers: {} } as unknown as Position, false)
    }
    expect(inControl(0, 0)).toEqual({ value: 'pass' })
    expect(inControl(0, 1)).toBeNull()
  })
  test('a stop in a phase asks there, also where the other side would be let pass', () => {
    const theirs = (stopIn: readonly string[]) => {
      const autopilot = new Autopilot(swccgAnswers, new Map())
      autopilot.wishes = { ...SMART, stopIn }
      const offers = ['play 3', 'pass'].map((key) => ({ key, verb: key }))
      const question = { ask: 1, question: { kind: 'action', seat: 0, about: 'deploy-phase', offers } }
      const view = { viewer: 0, table: { turn: 2, phase: 'deploy', current: 1 }, question }
      return autopilot.answer({ view, offers: {} } as unknown as Position, false)
    }
    expect(theirs([])).toEqual({ value: 'pass' })
    expect(theirs(['deploy'])).toBeNull()
  })
})

test('what answered itself is taken back with the decision before it, and is then asked', async () => {
  const seat = await sitDown('swtcg')
  await playUntil(seat, ['set-up', 'complete'], 'next-attack')
  const { question } = seat.client.position!.view
  await seat.answer(offersOf(question!.question).find(({ verb }) => verb === 'attack')!.key)
  await seat.client.request({ type: 'take-back' })
  expect(seat.client.isLive).toBe(true)
  expect(seat.client.position!.view.question).toEqual(question)
})

test('the next game begins like the first: what is usual answers itself from its first question on', async () => {
  const seat = await sitDown('swtcg')
  const first = seat.question()?.about
  seat.client.markRetreat(3)
  for (let game = 0; game < 3; game++) {
    await seat.client.request({ type: 'concede' })
    await seat.client.request({ type: 'rematch' })
    await expect.poll(() => seat.question()?.about).toMatch(/^(mulligan|setup)$/)
  }
  expect(first).toMatch(/^(mulligan|setup)$/)
})

describe('a plan', () => {
  const asking = (about: string, ...keys: readonly string[]): Question => ({
    kind: 'action',
    seat: 0,
    about,
    offers: keys.map((key) => ({ key, verb: key })),
  })
  test('is followed where exactly its question is asked', () => {
    const plan = passing('deploy-phase', 'battle-phase')
    expect(follow(plan, asking('deploy-phase', 'deploy 3', 'pass'))).toMatchObject({ value: 'pass' })
    expect(follow(plan, asking('battle-phase', 'pass'))).toBeNull()
  })
  test('goes on where something that is not needed is not asked', () => {
    const plan = [{ about: 'battle-phase', take: 'pass', isOptional: true }, ...passing('move-phase')]
    expect(follow(plan, asking('move-phase', 'pass'))).toEqual({ value: 'pass', rest: [] })
  })
})
