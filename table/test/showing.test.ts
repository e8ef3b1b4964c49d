import {
  chance,
  type Kinds,
  Playthrough,
  type Replay,
  recordReplay,
  type Setup,
  sampleAnswer,
} from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { Showing, type TableGame } from '../index.ts'
import { swccgTable } from '../swccg/index.ts'
import { swtcgTable } from '../swtcg/index.ts'

/** A game by lot, up to so many decisions. */
function played({ definition }: TableGame, most: number): Replay {
  const play = new Playthrough<Kinds, Setup>(definition, { setup: definition.sampleSetup({ seed: 3 }) })
  const below = chance(3, 1)
  while (play.machine.state.asked && play.decisions.length < most) {
    const { seat } = play.machine.state.asked.questions.find(({ seat: each }) =>
      play.machine.questionFor(each),
    )!
    const value = sampleAnswer(play.machine.questionFor(seat)!, below)
    play.answer({ ask: play.machine.state.asked.id, seat, value })
  }
  return recordReplay(play)
}

describe.each([
  ['swtcg', swtcgTable],
  ['swccg', swccgTable],
] as const)('a recorded game of %s', (_, game) => {
  const replay = played(game, 120)
  const showing = new Showing(game, replay, ['Ann', 'Ben'])
  const handOf = (at: number, viewer: { seat: number; open: boolean }, owner: number) =>
    showing
      .positionAt(at, viewer)
      .position.view.zones.find(({ name, owner: whose }) => name === 'hand' && whose === owner)!

  test('has a step for every decision, and the same end', () => {
    expect(showing.stopped).toBeNull()
    expect(showing.last).toBe(replay.decisions.length)
    expect(showing.outline({ seat: 0, open: true }).every(({ at, decided }) => at === 0 || decided)).toBe(
      true,
    )
  })

  test("shows a seat its own hand and not the other's; open, it shows both", () => {
    const at = 40
    const closed = { seat: 0, open: false }
    expect(handOf(at, closed, 0).cards).toHaveLength(handOf(at, closed, 0).count)
    expect(handOf(at, closed, 1).cards.length).toBeLessThan(handOf(at, closed, 1).count)
    const open = { seat: 0, open: true }
    expect(handOf(at, open, 1).cards).toHaveLength(handOf(at, open, 1).count)
  })

  test('tells a seat nothing of what the other decided in secret', () => {
    const steps = showing.outline({ seat: 0, open: false })
    expect(steps.filter(({ seat }) => seat === 1).every(({ decided }) => decided === null)).toBe(true)
  })

  test('numbers the log alike wherever one jumps to, and has a face for every card that it names', () => {
    const eyes = { seat: 1, open: false }
    const early = showing.positionAt(30, eyes).news
    const late = showing.positionAt(35, eyes).news
    for (const { number, happening } of early.slice(-5))
      expect(late.find((each) => each.number === number)?.happening).toMatchObject({ kind: happening.kind })
    const { faces, position } = showing.positionAt(35, eyes)
    for (const { is } of position.view.zones.flatMap(({ cards }) => cards))
      if (is !== undefined) expect(faces[is]?.key).toBe(is)
  })

  test('a record of other rules is refused in one line', () => {
    expect(() => new Showing(game, { ...replay, rules: '0' }, [])).toThrow(/may play differently/)
  })
})
