import { expect, test } from 'vitest'
import { parseReplay, recordReplay, verifyReplay } from '../index.ts'
import { skirmishGame } from '../skirmish/index.ts'
import { act, newPlay, playByLot } from './skirmish-play.ts'

test('a seat gives the game up at any time, asked or not, and the others win', () => {
  for (const seat of [0, 1, 2]) {
    const play = playByLot(newPlay({ seats: 3 }), { most: 12 })
    expect(play.concede(seat).verdict.accepted).toBe(true)
    const winners = [0, 1, 2].filter((other) => other !== seat)
    expect(play.machine.state.outcome).toEqual({ winners, cause: {}, conceded: seat })
    expect(play.machine.questionFor(seat)).toBeNull()
  }
})

test('who wins then is for the game to say', () => {
  const play = newPlay({ seats: 4, options: ['teams'] })
  play.concede(0)
  expect(play.machine.state.outcome?.winners).toEqual([1, 3])
})

test('a game that is over cannot be given up, nor by a seat that is not there', () => {
  const play = newPlay()
  expect(play.concede(7).verdict).toEqual({ accepted: false, reasons: [{ code: 'no-such-seat' }] })
  play.concede(1)
  expect(play.concede(0).verdict).toEqual({ accepted: false, reasons: [{ code: 'game-over' }] })
  expect(act(play, 0, 1).verdict.accepted).toBe(false)
})

test('a concession is a decision: it is recorded, replayed and taken back by consent', () => {
  const play = playByLot(newPlay(), { most: 20 })
  const before = JSON.stringify(play.machine.state)
  play.concede(0)
  const replay = recordReplay(play)
  expect(replay.decisions.at(-1)).toEqual({ seat: 0, concede: true })
  expect(verifyReplay(skirmishGame, parseReplay(JSON.stringify(replay)))).toEqual([])
  expect(play.takeBackNeeds(0)).toEqual([1])
  expect(play.takeBack(0, [1]).accepted).toBe(true)
  expect(JSON.stringify(play.machine.state)).toBe(before)
})
