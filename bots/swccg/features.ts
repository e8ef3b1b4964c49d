/** How a game of the Star Wars CCG looks to a seat: named features, and what they say of winning. */
import { type Kinds, type Machine, type SeatId, viewOf } from '@dejarik/kernel'
import { glancing } from './glance.ts'
import { clash, isThere } from './places.ts'
import { type Place, type Position, positionIn } from './position.ts'

/** Fitted to who won after 6,700 turns of games between cadets, some of them careless (logistic regression). */
const WEIGHTS = {
  /** The share of all Life Force that is ours, and how many cards of it are more than theirs. */
  share: 4.9,
  life: 0.043,
  hand: 0.19,
  /** Force icons at places that one side holds alone. */
  drains: 0.22,
  /** The same of whoever drains next. */
  nextDrains: 0.21,
  /** Force icons, which are Force to activate. */
  icons: 0.033,
  forfeit: 0.045,
  /** What battles where both stand would come to, and the same for whoever may start them next. */
  battles: 0.034,
  nextBattles: 0.053,
} as const
export type Features = Readonly<Record<keyof typeof WEIGHTS, number>>

/** The chance to win, from 0 to 1. */
export function value(game: Machine<Kinds>, seat: SeatId): number {
  const { outcome } = game.state
  if (outcome) return outcome.winners.includes(seat) ? 1 : 0
  return chanceToWin(features(positionIn({ view: viewOf(game, glancing, seat), constants: game.constants })))
}

function chanceToWin(found: Features): number {
  let sum = 0
  for (const name of NAMES) sum += WEIGHTS[name] * found[name]
  return 1 / (1 + Math.exp(-sum))
}
const NAMES = Object.keys(WEIGHTS) as readonly (keyof Features)[]

/** What the places offer to each side. */
interface Prospects {
  readonly drains: readonly [number, number]
  readonly battles: readonly [number, number]
}

function prospects({ mine, theirs, icons, enemyIcons }: Place): Prospects {
  if (isThere(mine) && isThere(theirs)) {
    const { gain, loss } = clash(mine, theirs)
    return { drains: [0, 0], battles: [gain, loss] }
  }
  return { drains: [isThere(mine) ? enemyIcons : 0, isThere(theirs) ? icons : 0], battles: [0, 0] }
}

/** Each is ours less theirs. */
export function features(position: Position): Features {
  const { life, enemyLife, places, ourTurn } = position
  const found = places.map(prospects)
  const sum = (what: keyof Prospects, whose: 0 | 1): number =>
    found.reduce((total, each) => total + each[what][whose], 0)
  const next = (what: keyof Prospects): number => (ourTurn ? sum(what, 0) : -sum(what, 1))
  return {
    share: (life - enemyLife) / Math.max(1, life + enemyLife),
    life: life - enemyLife,
    hand: position.hand.length - position.enemyHand,
    drains: sum('drains', 0) - sum('drains', 1),
    nextDrains: next('drains'),
    icons: places.reduce((total, { icons, enemyIcons }) => total + icons - enemyIcons, 0),
    forfeit: places.reduce((total, { mine, theirs }) => total + mine.forfeit - theirs.forfeit, 0),
    battles: sum('battles', 0) - sum('battles', 1),
    nextBattles: next('battles'),
  }
}
