/** In real games against a program, at each speed: how long each die roll and destiny of the other side is seen. */
import { type Question, sampleAnswer } from '@dejarik/kernel'
import { BEAT_TIMES, BUDGETS, type ShownPace } from '@dejarik/table/beats'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { offersOf } from '../../answers/asked.ts'
import type { Beat } from '../../beats/beat.ts'
import { type Seated, sitDown } from '../answers/seated.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const LIKED = [
  'start-with',
  'set-up',
  'complete',
  'deploy',
  'drain',
  'battle',
  'fire',
  'attack',
  'lose',
  'forfeit',
]

function decision(question: Question): ReturnType<typeof sampleAnswer> {
  const offers = offersOf(question)
  const liked = LIKED.flatMap((verb) => offers.find((offer) => offer.verb === verb) ?? [])[0]
  return liked?.key ?? offers.find(({ key }) => key === 'pass')?.key ?? sampleAnswer(question, () => 0)
}

/** How long something was seen, and the run that it was part of. */
interface Seen {
  readonly beat: Beat
  readonly time: number
  readonly run: number
}

/** Plays on while time passes as fast as it can, and notes what was seen for how long. */
async function watch(
  seat: Seated,
  most: number,
): Promise<{ readonly seen: readonly Seen[]; readonly runs: readonly number[] }> {
  const { screen } = seat.client
  const seen: Seen[] = []
  const runs: number[] = []
  let [beat, since]: [Beat | null, number] = [null, 0]
  seat.client.watch(() => {
    if (screen.beat === beat) return
    if (beat) seen.push({ beat, time: performance.now() - since, run: runs.length })
    ;[beat, since] = [screen.beat, performance.now()]
  })
  const untilAsked = async (): Promise<void> => {
    for (let waits = 0; waits < 3000 && !(seat.question() ?? seat.client.position?.outcome); waits++) {
      await new Promise((done) => setImmediate(done))
      vi.advanceTimersByTime(20)
    }
  }
  await untilAsked()
  for (let made = 0; made < most && !seat.client.position?.outcome; made++) {
    vi.advanceTimersByTime(300)
    const began = performance.now()
    void seat.client.answer(decision(seat.question()!))
    await untilAsked()
    runs.push(performance.now() - began)
  }
  return { seen, runs }
}

const PACES: readonly ShownPace[] = ['quick', 'normal', 'calm']

describe.each(['swtcg', 'swccg'])('in the game %s', (game) => {
  test.each(PACES)(
    'at the pace %s dice and destinies are seen, and no run takes more than its budget',
    async (pace) => {
      const seat = await sitDown(game, { pace, seed: 3 })
      const { seen, runs } = await watch(seat, game === 'swtcg' ? 25 : 60)
      const theirs = seen.filter(({ beat }) => beat.kind === 'roll' && beat.actor === 1)
      expect(theirs.length).toBeGreaterThan(0)
      for (const { time, run } of theirs) {
        const isFull = runs[run]! < BUDGETS[pace] - 1000
        expect(time).toBeGreaterThanOrEqual(isFull ? Math.min(300, BEAT_TIMES.roll[pace]) : 0)
      }
      expect(Math.max(...runs)).toBeLessThanOrEqual(BUDGETS[pace] + 500)
    },
  )
})
