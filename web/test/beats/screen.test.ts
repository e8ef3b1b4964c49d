import type { Happened } from '@dejarik/table'
import { swtcgBeats } from '@dejarik/table/beats'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Screen } from '../../beats/screen.ts'
import type { Pace } from '../../pace.ts'
import type { Playmat } from '../../playmat.ts'
import { swtcgLines } from '../../swtcg/log-lines.ts'
import { ATTACK, asking, news, position } from './news.ts'

const UNITS = [
  { id: 1, is: 'A One', owner: 0, controller: 0 },
  { id: 2, is: 'A Two', owner: 1, controller: 1 },
]
const playmat = {
  beats: swtcgBeats,
  lines: swtcgLines,
  follow: (_: unknown, told: readonly Happened[]) => told.length,
} as unknown as Playmat

function screenAt(pace: Pace): Screen {
  const screen = new Screen(
    playmat,
    new Map(),
    () => pace,
    () => {},
  )
  screen.hear({ news: [], position: position(UNITS), heardAt: 0 })
  screen.ownDecision()
  return screen
}
const attack = (screen: Screen): void =>
  screen.hear({ news: news(...ATTACK), position: asking(position(UNITS.slice(1))), heardAt: 0 })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a step that comes alone', () => {
  test('is shown beat by beat, each for its time, before anything is asked', () => {
    const screen = screenAt('normal')
    attack(screen)
    const seen: (string | undefined)[] = []
    for (const time of [0, 500, 700, 700, 600]) {
      vi.advanceTimersByTime(time)
      seen.push(screen.beat?.kind)
    }
    expect(seen).toEqual(['declare', 'roll', 'count', 'damage', 'leaves'])
    expect(screen.isLive).toBe(false)
    vi.advanceTimersByTime(500)
    expect(screen.isLive).toBe(true)
    expect(screen.position?.view.question).not.toBeNull()
  })
  test('is shown at once at an instant pace', () => {
    const screen = screenAt('instant')
    attack(screen)
    expect(screen.isLive).toBe(true)
    expect(screen.isDeaf).toBe(false)
  })
})

test('steps that come one by one are each held, and the log grows with what is shown', () => {
  const screen = screenAt('normal')
  screen.hear({ news: news(ATTACK[0]!), position: position(UNITS), heardAt: 0 })
  screen.hear({ news: news(ATTACK[2]!), position: position(UNITS), heardAt: 0 })
  expect(screen.log).toHaveLength(1)
  vi.advanceTimersByTime(499)
  expect(screen.beat?.kind).toBe('declare')
  vi.advanceTimersByTime(1)
  expect(screen.beat?.kind).toBe('roll')
  vi.advanceTimersByTime(699)
  expect(screen.isLive).toBe(false)
})

test('skipping ends a beat or all of them, and what appears is deaf for a moment', () => {
  const screen = screenAt('calm')
  attack(screen)
  screen.skip()
  expect(screen.beat?.kind).toBe('roll')
  screen.skipAll()
  expect(screen.isLive).toBe(true)
  expect(screen.isDeaf).toBe(true)
  vi.advanceTimersByTime(250)
  expect(screen.isDeaf).toBe(false)
  expect(screen.log).toHaveLength(ATTACK.length)
})

test('own builds never hold the next click', () => {
  const screen = screenAt('calm')
  screen.hear({
    news: news({ kind: 'deployed', seat: 0, card: 3, is: 'C', to: 'space' }),
    position: asking(position(UNITS)),
    heardAt: 0,
  })
  expect(screen.isLive).toBe(true)
})

describe('the recap', () => {
  test('opens after three beats of others, and closes with the first own action', () => {
    const screen = screenAt('quick')
    attack(screen)
    expect(screen.isRecapOpen).toBe(false)
    vi.advanceTimersByTime(5000)
    expect(screen.isRecapOpen).toBe(true)
    screen.ownDecision()
    expect(screen.isRecapOpen).toBe(false)
  })
  test('is there at once for whoever comes back, with all that waited shown', () => {
    const screen = screenAt('calm')
    attack(screen)
    screen.comeBack()
    expect(screen.isLive).toBe(true)
    expect(screen.recap).toHaveLength(1)
    expect(screen.position?.view.zones[0]?.cards).toHaveLength(1)
  })
  test('shows everything again on request, and tells nothing twice', () => {
    const screen = screenAt('normal')
    attack(screen)
    screen.skipAll()
    screen.showAgain()
    expect(screen.beat?.kind).toBe('declare')
    expect(screen.position?.view.zones[0]?.cards).toHaveLength(2)
    screen.skipAll()
    expect(screen.log).toHaveLength(ATTACK.length)
    expect(screen.position?.view.question).not.toBeNull()
  })
})
