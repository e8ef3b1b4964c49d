/** How a game of the Star Wars TCG looks to a seat at the start of a turn: named features, and what they say of winning. */
import { type Kinds, type Machine, type SeatId, viewOf } from '@dejarik/kernel'
import { ARENAS, type Arena } from '@dejarik/swtcg'
import { glancing } from './glance.ts'
import { type Position, positionIn } from './position.ts'
import { strength } from './worth.ts'

/** Fitted to who won after 1,000 positions of games between cadets (logistic regression). */
const WEIGHTS = {
  /** How firmly the arenas are held, from the best to the worst: two are enough to win. */
  first: 1.2,
  second: 2.3,
  third: 0,
  power: 0.12,
  health: 0.02,
  units: -0.15,
  hand: 0.28,
  counters: 0.03,
} as const
type Features = Readonly<Record<keyof typeof WEIGHTS, number>>

/** Strength that makes an arena neither side's. */
const DOUBT = 4

/** The chance to win, from 0 to 1. */
export function value(game: Machine<Kinds>, seat: SeatId): number {
  const { outcome } = game.state
  if (outcome) return outcome.winners.includes(seat) ? 1 : 0
  return chanceToWin(features(positionIn({ view: viewOf(game, glancing, seat), constants: game.constants })))
}

function chanceToWin(found: Features): number {
  const sum = Object.entries(WEIGHTS).reduce(
    (total, [name, weight]) => total + weight * found[name as keyof Features],
    0,
  )
  return 1 / (1 + Math.exp(-sum))
}

/** Each is ours less theirs. */
function features(position: Position): Features {
  const [first = 0, second = 0, third = 0] = ARENAS.map((arena) => hold(position, arena)).sort(
    (one, other) => other - one,
  )
  const [own, enemy] = [true, false].map((mine) => ARENAS.flatMap((arena) => position.units(arena, mine)))
  const apart = (number: (unit: { power: number; left: number }) => number): number =>
    own!.reduce((sum, unit) => sum + number(unit), 0) - enemy!.reduce((sum, unit) => sum + number(unit), 0)
  return {
    first,
    second,
    third,
    power: apart(({ power }) => power),
    health: apart(({ left }) => left),
    units: apart(() => 1),
    hand: position.hand,
    counters: position.counters,
  }
}

/** From -1, theirs alone, to 1, ours alone. */
function hold(position: Position, arena: Arena): number {
  const [own, enemy] = [strength(position, arena, true), strength(position, arena, false)]
  return (own - enemy) / (own + enemy + DOUBT)
}
