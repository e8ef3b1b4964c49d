/** What could be done with a card, in any game that can imagine it. */
import { describe, expect, test } from 'vitest'
import { type GameDefinition, type Machine, prospects } from '../index.ts'
import { skirmishGame } from '../skirmish/index.ts'
import type { Skirmish } from '../skirmish/kinds.ts'
import { act, playFrom } from './skirmish-play.ts'

/** Skirmish with the two things that anybody might want of a raider. */
const game: GameDefinition<Skirmish> = {
  ...skirmishGame,
  imaginable: (_, __, card) => [
    { key: `deploy ${card}`, verb: 'deploy', card },
    { key: `attack ${card} 1`, verb: 'attack', card, defender: 1 },
  ],
}
const told = (machine: Machine<Skirmish>, seat: number, card: number) =>
  prospects(game, machine, seat, card).map(({ offer, reasons }) => [
    offer.verb,
    ...reasons.map(({ code, rule }) => rule ?? code),
  ])

describe('prospects', () => {
  test('all that is offered with the card, then what is imagined, with the rules that forbid it', () => {
    const { machine } = playFrom({ red: { hand: ['scout', 'rally'] } })
    expect(told(machine, 0, 0)).toEqual([['deploy'], ['ambush'], ['attack', 'skirmish/ready']])
  })

  test('what was possible before', () => {
    const play = playFrom({ red: { hand: ['scout', 'corsair'] } })
    act(play, 0, 'deploy')
    expect(told(play.machine, 0, 1)).toEqual([
      ['deploy', 'skirmish/one-deploy'],
      ['attack', 'skirmish/ready'],
    ])
  })

  test('a seat that is not asked is told why its card cannot act', () => {
    const { machine } = playFrom({ red: { hand: ['scout'] }, blue: { field: ['scout'] } })
    expect(told(machine, 1, 1).map(([verb]) => verb)).toEqual(['deploy', 'attack'])
    expect(told(machine, 1, 1).every(([, ...reasons]) => reasons.length > 0)).toBe(true)
  })

  test('nothing of a card that the seat does not know, nor of one that is not there', () => {
    const { machine } = playFrom({ red: { hand: ['scout'] } })
    expect(told(machine, 1, 0)).toEqual([])
    expect(told(machine, 0, 99)).toEqual([])
  })

  test('a game that imagines nothing tells what it offers', () => {
    const { machine } = playFrom({ red: { hand: ['scout'] } })
    expect(prospects(skirmishGame, machine, 0, 0)).toHaveLength(2)
  })
})
