/** How a game of the Star Wars CCG looks to a seat: named features, and what they say of winning. */
import { type Kinds, type Machine, type SeatId, viewOf } from '@dejarik/kernel'
import { chanceBy } from '../logistic.ts'
import { glancing } from './glance.ts'
import { clash, isThere } from './places.ts'
import { type Board, type Place, positionIn } from './position.ts'
import type { Strength } from './strength.ts'
import { VETERAN } from './weights.ts'

/** Fitted to who won after 21,000 positions of 585 games between bots of many tastes, some of them careless (logistic regression). */
const WEIGHTS = {
  /** The share of all Life Force that is ours, and how many cards of it are more than theirs. */
  share: 4.4,
  life: 0.015,
  hand: 0.135,
  /** Force icons at places that one side holds alone, the firmer the more. */
  drains: 0.84,
  /** All of them, of whoever drains next. */
  nextDrains: 0.16,
  /** How many times more power stands on table, as a logarithm. */
  power: 0.37,
  /** What battles where both stand would come to, and the same for whoever may start them next. */
  battles: 0.085,
  nextBattles: 0.03,
  weapons: 0.1,
} as const
type Features = Readonly<Record<keyof typeof WEIGHTS, number>>

/** The chance to win, from 0 to 1. */
export function value(game: Machine<Kinds>, seat: SeatId): number {
  const { outcome } = game.state
  if (outcome) return outcome.winners.includes(seat) ? 1 : 0
  return chanceToWin(
    features(positionIn({ view: viewOf(game, glancing, seat), constants: game.constants }, VETERAN)),
  )
}

const chanceToWin = chanceBy(WEIGHTS)

/** What a place offers to each side. */
interface Prospects {
  readonly drains: readonly [number, number]
  readonly firmDrains: readonly [number, number]
  readonly battles: readonly [number, number]
}
const NONE = [0, 0] as const

/** Power at which a place counts as held with a firmness of one half. */
const DOUBT = 4
/** Power that makes little of a few. */
const MILITIA = 4

function prospects({ mine, theirs, icons, enemyIcons }: Place): Prospects {
  const [here, there] = [isThere(mine), isThere(theirs)]
  if (here && there) {
    const { gain, loss } = clash(VETERAN, mine, theirs)
    return { drains: NONE, firmDrains: NONE, battles: [gain, loss] }
  }
  const drains = [here ? enemyIcons : 0, there ? icons : 0] as const
  return { drains, firmDrains: [drains[0] * firmness(mine), drains[1] * firmness(theirs)], battles: NONE }
}

const firmness = ({ power }: Strength): number => Math.max(0, power) / (Math.max(0, power) + DOUBT)

/** Each is ours less theirs. */
function features(position: Board): Features {
  const { life, enemyLife, places, ourTurn } = position
  const found = places.map(prospects)
  const sum = (what: keyof Prospects, whose: 0 | 1): number =>
    found.reduce((total, each) => total + each[what][whose], 0)
  const apart = (what: keyof Prospects): number => sum(what, 0) - sum(what, 1)
  const next = (what: keyof Prospects): number => (ourTurn ? sum(what, 0) : -sum(what, 1))
  return {
    share: (life - enemyLife) / Math.max(1, life + enemyLife),
    life: life - enemyLife,
    hand: position.hand.length - position.enemyHand,
    drains: apart('firmDrains'),
    nextDrains: next('drains'),
    power: Math.log(
      (MILITIA + total(places, ({ mine }) => Math.max(0, mine.power))) /
        (MILITIA + total(places, ({ theirs }) => Math.max(0, theirs.power))),
    ),
    battles: apart('battles'),
    nextBattles: next('battles'),
    weapons: total(places, ({ mine, theirs }) => mine.weapons - theirs.weapons),
  }
}

const total = (places: readonly Place[], what: (place: Place) => number): number =>
  places.reduce((sum, place) => sum + what(place), 0)
