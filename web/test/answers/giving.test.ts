import type { Question, View } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { follow } from '../../answers/plan.ts'
import {
  cheapest,
  filled,
  forfeitsIn,
  pilesOf,
  reserveAllTurn,
  sourcesOf,
  swapped,
} from '../../swccg/giving.ts'
import { battlesAhead, drainEverywhere, drawAndEnd } from '../../swccg/plans.ts'

const asking = (about: string, ...offers: readonly object[]): Question =>
  ({ kind: 'action', seat: 0, about, offers }) as unknown as Question
const pile = (name: string, count: number) => ({ name, owner: 0, count, cards: [] })
const view = (phase: string, cards: readonly object[] = []): View =>
  ({
    viewer: 0,
    table: { turn: 3, phase, current: 0, battle: null },
    seats: [{ side: 'dark' }, { side: 'light' }],
    zones: [
      pile('reserve', 2),
      pile('used', 1),
      pile('force', 3),
      { name: 'row', owner: null, count: 1, cards },
    ],
  }) as unknown as View
const PASS = { key: 'pass', verb: 'pass' }
const lose = (from: string) => ({ key: `lose ${from}`, verb: 'lose', from })
const forfeit = (card: number, value: number) => ({ key: `forfeit ${card}`, verb: 'forfeit', card, value })

describe('losing Force', () => {
  const question = asking('lose-force', lose('force'), lose('reserve'), {
    ...lose('hand'),
    key: 'lose 7',
    card: 7,
  })
  const sources = sourcesOf(question, view('control'))
  test('is filled from the Reserve Deck, and then from what hurts least', () => {
    expect(filled(sources, 4)).toEqual(['lose reserve', 'lose reserve', 'lose force', 'lose force'])
  })
  test('a click takes one from another place, as often as there is something', () => {
    const hand = sources.find(({ from }) => from === 'hand')!
    const once = swapped(filled(sources, 2), hand)
    expect(once).toEqual(['lose 7', 'lose reserve'])
    expect(swapped(once, hand)).toEqual(once)
  })
  test('in the other’s Control phase, whatever is drained yet may come from the Reserve Deck by one press', () => {
    const theirs = { ...view('control'), table: { turn: 4, phase: 'control', current: 1 } } as unknown as View
    const plan = reserveAllTurn(question, theirs)!
    const once = follow(plan, question)!
    expect(once.value).toBe('lose reserve')
    expect(follow(once.rest, question)).toEqual(once)
    expect(follow(once.rest, asking('lose-force', lose('force'), lose('used')))).toBeNull()
    expect(reserveAllTurn(question, view('control'))).toBeNull()
    expect(reserveAllTurn(asking('lose-force', lose('force')), theirs)).toBeNull()
  })
})

describe('settling a battle', () => {
  const question = asking('settle', forfeit(1, 3), forfeit(2, 2), forfeit(3, 6))
  const forfeits = forfeitsIn(question)
  const cards = (given: readonly { readonly card: number }[]): readonly number[] =>
    given.map(({ card }) => card)
  const none = { canLose: true, hit: new Set<number>() }
  test('the cheapest cards that meet the attrition are given, and Force for the rest', () => {
    expect(cards(cheapest(forfeits, { attrition: 4, damage: 9 }, none))).toEqual([2, 1])
    expect(cards(cheapest(forfeits, { attrition: 0, damage: 9 }, none))).toEqual([])
    expect(pilesOf(question, view('battle')).map(({ key }) => key)).toContain('lose reserve')
  })
  test('what was hit goes in any case, and counts', () => {
    const hit = { canLose: true, hit: new Set([3]) }
    expect(cards(cheapest(forfeits, { attrition: 4, damage: 0 }, hit))).toEqual([3])
  })
  test('where no cards are enough, all are given', () => {
    expect(cards(cheapest(forfeits, { attrition: 20, damage: 0 }, none))).toEqual([1, 2, 3])
  })
})

describe('what is decided at once', () => {
  const drain = (card: number, amount: number) => ({ key: `drain ${card}`, verb: 'drain', card, amount })
  test('all drains are one click, and the phase ends with them', () => {
    const proposal = drainEverywhere(asking('control-phase', drain(1, 2), drain(4, 1), PASS), view('control'))
    expect(proposal).toMatchObject({ says: 'Drain everywhere: 3', value: 'drain 1' })
    expect(proposal?.plan.map(({ take }) => take)).toEqual(['drain 4', 'pass'])
  })
  test('drawing and ending the turn passes the phases between', () => {
    const proposal = drawAndEnd(asking('battle-phase', PASS), view('battle'), 2)
    expect(proposal).toMatchObject({ says: 'Draw 2 and end', value: 'pass' })
    expect(proposal?.plan.map(({ about, take }) => `${about} ${take}`)).toEqual([
      'move-phase pass',
      'draw-phase draw',
      'draw-phase draw',
      'draw-phase pass',
    ])
  })
  test('a battle ends the phases before it', () => {
    const place = { id: 9, is: 'Cantina', owner: 0, totals: { dark: 7, light: 5 } }
    const [battle] = battlesAhead(asking('deploy-phase', PASS), view('deploy', [place]))
    expect(battle).toMatchObject({ says: '7 against 5', value: 'pass' })
    expect(battle?.plan).toEqual([{ about: 'battle-phase', take: 'battle 9' }])
  })

  test('battles are offered in their own phase as they are, also at the very first card', () => {
    const row = [{ id: 0, is: 'Cantina', totals: { dark: 7, light: 4 } }]
    const question = asking('battle-phase', PASS, { key: 'battle 0', verb: 'battle', card: 0 })
    expect(battlesAhead(question, view('battle', row))).toEqual([
      { at: 0, says: '7 against 4', value: 'battle 0', plan: [] },
    ])
  })
})
