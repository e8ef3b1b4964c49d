import { describe, expect, test } from 'vitest'
import { EVERYONE, maskOf, redact, seatBit } from '../index.ts'
import { act, playFrom } from './skirmish-play.ts'
import { bareTable, note, smallRules } from './small-game.ts'

const VIEWERS = [null, 0, 1, 2]

describe('a secret fact', () => {
  const told = (to: number) => {
    const game = bareTable({ seats: 3 })
    game.emit({ kind: 'drew' }, { to, facts: { is: 'luke' } })
    const [entry] = game.takeJournal()
    return VIEWERS.filter((viewer) => 'is' in redact(entry!, viewer))
  }

  test('is told to its seats', () => {
    expect(told(seatBit(1))).toEqual([1])
    expect(told(maskOf([0, 2]))).toEqual([0, 2])
  })

  test('is told to spectators only when it is told to everyone', () => {
    expect(told(EVERYONE)).toEqual(VIEWERS)
    expect(told(maskOf([0, 1, 2]))).toEqual([0, 1, 2])
  })

  test('is told to nobody where nobody may know', () => {
    expect(told(0)).toEqual([])
  })

  test('is not heard by rules, which would act on it in the open', () => {
    const rules = smallRules({ listeners: { drew: [(game, event) => note(game, event)] } })
    const game = bareTable({ rules })
    game.emit({ kind: 'drew' }, { to: seatBit(0), facts: { is: 'luke' } })
    expect(game.table.notes).toEqual([{ kind: 'drew' }])
  })
})

describe('in a game', () => {
  test('what a seat draws is told to that seat alone', () => {
    const play = playFrom({ active: 'red', red: { hand: ['scout'] }, blue: { deck: ['warlord'] } })
    const drew = act(play, 0, 'pass').entries.find(({ event }) => event.kind === 'drew')!
    expect(redact(drew, 1)).toEqual({ kind: 'drew', seat: 1, is: 'warlord' })
    expect(redact(drew, 0)).toEqual({ kind: 'drew', seat: 1 })
    expect(redact(drew, null)).toEqual({ kind: 'drew', seat: 1 })
  })

  test('an ambush tells that a card came, and its owner which', () => {
    const play = playFrom({ active: 'red', red: { hand: ['warlord'] } })
    const [ambushed] = act(play, 0, 'ambush').entries
    expect(redact(ambushed!, 0)).toMatchObject({ kind: 'deployed', is: 'warlord' })
    expect(redact(ambushed!, 1)).not.toHaveProperty('is')
  })

  test('each reaction brings the events since the last, in order', () => {
    const play = playFrom({ active: 'red', red: { field: ['warlord'], hand: ['scout'] } }, { script: [6] })
    const kinds = act(play, 0, 'attack').entries.map(({ event }) => event.kind)
    expect(kinds).toEqual(['attacked', 'rolled', 'struck'])
    expect(act(play, 0, 'pass').entries[0]?.event.kind).toBe('turnBegan')
  })
})

test('a fork keeps no journal, and its events reach nobody', () => {
  const game = bareTable()
  const fork = game.fork()
  fork.emit({ kind: 'struck' })
  expect(fork.takeJournal()).toEqual([])
  expect(game.takeJournal()).toEqual([])
})
