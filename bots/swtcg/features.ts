/** How a game of the Star Wars TCG looks to a seat at the start of a turn: named features, and what they say of winning. */
import { type Kinds, type Machine, type SeatId, viewOf } from '@dejarik/kernel'
import { ARENAS, type Arena } from '@dejarik/swtcg'
import { chanceBy } from '../logistic.ts'
import { glancing } from './glance.ts'
import { type Board, type Piece, positionIn } from './position.ts'
import { VETERAN } from './weights.ts'
import { keywordsWorth } from './worth.ts'

/** Fitted to who won after 61,000 positions of 1,500 games between cadets, some of them careless (logistic regression). */
const WEIGHTS = {
  /** How firmly the arenas are held, from the best to the worst: two are enough to win. */
  first: 0.75,
  second: 4.3,
  third: 0.8,
  /** Whether two arenas are one side's alone. */
  decided: 2,
  health: 0.09,
  units: -0.12,
  hand: 0.06,
} as const
type Features = Readonly<Record<keyof typeof WEIGHTS, number>>

const MIGHT = { base: 1, power: 0.6, health: 0.6, speed: 0.02, both: 0.5 } as const

/** Might that makes an arena neither side's. */
const DOUBT = 4

/** The chance to win, from 0 to 1. */
export function value(game: Machine<Kinds>, seat: SeatId): number {
  const { outcome } = game.state
  if (outcome) return outcome.winners.includes(seat) ? 1 : 0
  const seen = { view: viewOf(game, glancing, seat), constants: game.constants }
  return chanceToWin(features(positionIn(seen, VETERAN)))
}

const chanceToWin = chanceBy(WEIGHTS)

/** Each is ours less theirs. */
function features(position: Board): Features {
  const arenas = ARENAS.map((arena) => arenaOf(position, arena))
  const [first, second, third] = arenas.map(({ hold }) => hold).sort((one, other) => other - one)
  const sum = (what: (arena: Held) => number): number =>
    arenas.reduce((total, arena) => total + what(arena), 0)
  return {
    first: first!,
    second: second!,
    third: third!,
    decided: Math.sign(Math.trunc(sum(({ alone }) => alone) / 2)),
    health: sum(({ health }) => health),
    units: sum(({ units }) => units),
    hand: position.hand - position.enemyHand,
  }
}

interface Held {
  /** From -1, theirs alone, to 1, ours alone. */
  readonly hold: number
  /** 1 if nobody but us is there, -1 if nobody but them. */
  readonly alone: number
  readonly health: number
  readonly units: number
}

function arenaOf(position: Board, arena: Arena): Held {
  const [own, enemy] = [position.units(arena, true), position.units(arena, false)]
  const [ours, theirs] = [might(own), might(enemy)]
  return {
    hold: (ours - theirs) / (ours + theirs + DOUBT),
    alone: own.length > 0 && enemy.length === 0 ? 1 : enemy.length > 0 && own.length === 0 ? -1 : 0,
    health: healthOf(own) - healthOf(enemy),
    units: own.length - enemy.length,
  }
}

const healthOf = (units: readonly Piece[]): number => units.reduce((sum, { left }) => sum + left, 0)
const might = (units: readonly Piece[]): number => units.reduce((sum, unit) => sum + mightOf(unit), 0)

/** What a unit counts for where it stands: power is worth more the longer it lives to use it. */
const mightOf = ({ power, left, speed, keywords }: Piece): number =>
  MIGHT.base +
  MIGHT.power * power +
  MIGHT.health * left +
  MIGHT.speed * speed +
  MIGHT.both * Math.sqrt(Math.max(0, power) * left) +
  keywordsWorth(keywords)
