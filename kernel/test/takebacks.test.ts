import { describe, expect, test } from 'vitest'
import { Playthrough, type Verdict } from '../index.ts'
import { skirmishGame } from '../skirmish/index.ts'
import { act, newPlay, type Play, playByLot, playFrom } from './skirmish-play.ts'

const stateOf = ({ machine }: Play) => JSON.stringify(machine.state)
const others = (play: Play, seat: number) =>
  [...play.machine.state.seats.keys()].filter((other) => other !== seat)
const codeOf = (verdict: Verdict) => (verdict.accepted ? 'accepted' : verdict.reasons[0]?.code)

/** Red may ambush, deploy, rally and attack; blue holds a card, so it is asked to react. */
const redToAct = () =>
  playFrom({
    active: 'red',
    red: { hand: ['corsair', 'rally'], field: ['scout'] },
    blue: { hand: ['bruiser'], deck: ['scout'] },
  })

describe('a decision is taken back freely', () => {
  test.each(['ambush', 'attack'])('while it told nothing and nobody answered since: %s', (action) => {
    const play = redToAct()
    const before = stateOf(play)
    act(play, 0, action)
    expect(play.takeBackNeeds(0)).toEqual([])
    expect(codeOf(play.takeBack(0))).toBe('accepted')
    expect(stateOf(play)).toBe(before)
    expect(play.decisions).toEqual([])
  })

  test('and then the one before it', () => {
    const play = redToAct()
    const before = stateOf(play)
    act(play, 0, 'ambush')
    act(play, 0, 'attack')
    expect([codeOf(play.takeBack(0)), codeOf(play.takeBack(0))]).toEqual(['accepted', 'accepted'])
    expect(stateOf(play)).toBe(before)
  })

  test('as long as the others have not bid', () => {
    const play = newPlay({ seats: 3 })
    act(play, 1, 2)
    expect(codeOf(play.takeBack(1))).toBe('accepted')
    expect(play.machine.questionFor(1)).not.toBeNull()
    expect(codeOf(act(play, 1, 0).verdict)).toBe('accepted')
  })
})

describe('the others must agree', () => {
  const needing: readonly (readonly [string, () => Play, number])[] = [
    ['after a card was shown', () => acted(redToAct(), [0, 'deploy']), 0],
    ['after a card was played', () => acted(redToAct(), [0, 'rally']), 0],
    ['after another answered', () => acted(redToAct(), [0, 'attack'], [1, 'pass']), 0],
    [
      'after a die, by the one who was asked before it',
      () => acted(redToAct(), [0, 'attack'], [1, 'pass']),
      1,
    ],
    ['after somebody drew', () => acted(redToAct(), [0, 'pass']), 0],
    ['after the bids were shown', () => acted(newPlay(), [0, 1], [1, 2]), 1],
    ['after another bid', () => acted(newPlay({ seats: 3 }), [0, 1], [1, 2]), 0],
  ]
  function acted(play: Play, ...answers: readonly (readonly [number, unknown])[]): Play {
    for (const [seat, value] of answers) expect(act(play, seat, value).verdict.accepted).toBe(true)
    return play
  }

  test.each(needing)('%s', (_, start, seat) => {
    const play = start()
    const after = stateOf(play)
    expect(play.takeBackNeeds(seat)).toEqual(others(play, seat))
    expect(codeOf(play.takeBack(seat))).toBe('needs-consent')
    expect(stateOf(play)).toBe(after)
    expect(codeOf(play.takeBack(seat, others(play, seat)))).toBe('accepted')
    expect(play.machine.questionFor(seat)).not.toBeNull()
  })

  test('all of them', () => {
    const play = acted(newPlay({ seats: 3 }), [0, 1], [1, 2])
    expect(codeOf(play.takeBack(0, [1]))).toBe('needs-consent')
    expect(codeOf(play.takeBack(0, [1, 2]))).toBe('accepted')
  })
})

test('there is nothing to take back for a seat that decided nothing', () => {
  const play = redToAct()
  expect(codeOf(play.takeBack(1, [0]))).toBe('nothing-to-take-back')
  act(play, 0, 'ambush')
  expect(codeOf(play.takeBack(1, [0]))).toBe('nothing-to-take-back')
})

test('an end is taken back like anything else', () => {
  const play = playFrom({ active: 'red', red: { field: ['warlord'] }, blue: { credits: 1 } }, { script: [6] })
  const before = stateOf(play)
  act(play, 0, 'attack')
  expect(play.machine.state.outcome?.winners).toEqual([0])
  play.takeBack(0, [1])
  expect(stateOf(play)).toBe(before)
})

test('going far back leads exactly to where the game was, and it can be played again', () => {
  const distances: number[] = []
  for (const seed of [1, 2, 3]) {
    const play = newPlay({ seats: 6, seed })
    const states: string[] = []
    playByLot(play, { seed, watch: () => (states[play.decisions.length] = stateOf(play)) })
    for (const seat of [0, 3, 5, 1]) {
      const made = play.decisions.length
      play.takeBack(seat, others(play, seat))
      distances.push(made - play.decisions.length)
      expect(stateOf(play)).toBe(states[play.decisions.length])
      playByLot(play, { seed, most: 40, watch: () => (states[play.decisions.length] = stateOf(play)) })
    }
    const again = new Playthrough(skirmishGame, play.origin, play.decisions)
    expect(stateOf(again)).toBe(stateOf(play))
  }
  expect(Math.max(...distances)).toBeGreaterThan(64)
})

test('what was told before is not told again', () => {
  const play = playFrom({ active: 'red', red: { deck: ['scout', 'scout'] } })
  const opening = play.machine.takeJournal()
  expect(opening).not.toEqual([])
  const first = act(play, 0, 'pass').entries
  play.takeBack(0, [1])
  expect(act(play, 0, 'pass').entries).toEqual(first)
})
