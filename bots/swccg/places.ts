/** What a location is worth as it stands: drains, and what a battle there would come to. */
import type { Place } from './position.ts'
import type { Strength } from './strength.ts'
import { BATTLE, BODY, CONTEST, DRAIN } from './weights.ts'

/** A battle before it is fought. */
export interface Clash {
  /** By how much we are ahead in power, destinies counted. */
  readonly margin: number
  /** What the other side is expected to lose, and what we are. */
  readonly gain: number
  readonly loss: number
}

export const isThere = ({ presence }: Strength): boolean => presence >= 1
const drawsOf = ({ ability }: Strength): number => (ability >= BATTLE.ability ? 1 : 0)

export function clash(mine: Strength, theirs: Strength): Clash {
  const [draws, against] = [drawsOf(mine), drawsOf(theirs)]
  const margin = mine.power - theirs.power + (draws - against) * BATTLE.destiny
  const spread = BATTLE.spread * Math.sqrt(draws + against)
  return {
    margin,
    gain: lossOf(theirs, expectedExcess(margin, spread), draws) + mine.weapons * BATTLE.weapon,
    loss: lossOf(mine, expectedExcess(-margin, spread), against) + theirs.weapons * BATTLE.weapon,
  }
}

/** Forfeits meet damage and attrition at once; attrition takes no more than there is. */
const lossOf = ({ forfeit }: Strength, damage: number, draws: number): number =>
  Math.max(damage, Math.min(forfeit, draws * BATTLE.destiny))

/** What a number near the mean exceeds 0 by, on average (the bell curve by its logistic likeness). */
function expectedExcess(mean: number, spread: number): number {
  if (spread === 0) return Math.max(0, mean)
  const scale = spread / 1.702
  return mean / scale > 30 ? mean : scale * Math.log1p(Math.exp(mean / scale))
}

/** How sure it is that who is there stays there. */
const firmness = (power: number): number => power / (power + DRAIN.doubt)

const drainWorth = (icons: number, { power }: Strength): number =>
  icons * DRAIN.icon * (0.5 + 0.5 * firmness(power))

const bodies = ({ power, ability, forfeit }: Strength): number =>
  power * BODY.power + ability * BODY.ability + forfeit * BODY.forfeit

type Stake = Pick<Place, 'icons' | 'enemyIcons'>

/** Ours less theirs. */
export function holding(stake: Stake, mine: Strength, theirs: Strength): number {
  const there = bodies(mine) - bodies(theirs)
  if (isThere(mine) && isThere(theirs)) return there + contest(stake, mine, theirs)
  if (isThere(mine)) return there + drainWorth(stake.enemyIcons, mine)
  return isThere(theirs) ? there - drainWorth(stake.icons, theirs) : there
}

function contest({ icons, enemyIcons }: Stake, mine: Strength, theirs: Strength): number {
  const { gain, loss } = clash(mine, theirs)
  const stake = Math.max(icons, enemyIcons) * CONTEST.denial
  const balance = CONTEST.balance * (gain - loss)
  return Math.max(-stake - 6, Math.min(stake + 6, balance))
}

export const held = (place: Place): number => holding(place, place.mine, place.theirs)
