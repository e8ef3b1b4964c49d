/** What a location is worth as it stands: drains, and what a battle there would come to. */
import type { Board, Place } from './position.ts'
import type { Strength } from './strength.ts'
import type { Taste } from './weights.ts'

/** A battle before it is fought. */
export interface Clash {
  /** By how much we are ahead in power, destinies counted. */
  readonly margin: number
  /** What the other side is expected to lose, and what we are. */
  readonly gain: number
  readonly loss: number
}

export const isThere = ({ presence }: Strength): boolean => presence >= 1
const drawsOf = ({ ability }: Strength, battle: Taste['battle']): number =>
  ability >= battle.ability ? 1 : 0

export function clash({ battle }: Taste, mine: Strength, theirs: Strength): Clash {
  const [draws, against] = [drawsOf(mine, battle), drawsOf(theirs, battle)]
  const margin = mine.power - theirs.power + (draws - against) * battle.destiny
  const spread = battle.spread * Math.sqrt(draws + against)
  return {
    margin,
    gain:
      lossOf(theirs, expectedExcess(margin, spread), draws * battle.destiny) + mine.weapons * battle.weapon,
    loss:
      lossOf(mine, expectedExcess(-margin, spread), against * battle.destiny) +
      theirs.weapons * battle.weapon,
  }
}

/** Forfeits meet damage and attrition at once; attrition takes no more than there is. */
const lossOf = ({ forfeit }: Strength, damage: number, attrition: number): number =>
  Math.max(damage, Math.min(forfeit, attrition))

/** What a number near the mean exceeds 0 by, on average (the bell curve by its logistic likeness). */
function expectedExcess(mean: number, spread: number): number {
  if (spread === 0) return Math.max(0, mean)
  const scale = spread / 1.702
  return mean / scale > 30 ? mean : scale * Math.log1p(Math.exp(mean / scale))
}

/** The firmer who is there stands, the surer the drains. */
const drainWorth = (icons: number, { power }: Strength, { icon, doubt, sure }: Taste['drain']): number =>
  icons * icon * (sure + ((1 - sure) * power) / (power + doubt))

const bodies = ({ power, ability, forfeit }: Strength, body: Taste['body']): number =>
  power * body.power + ability * body.ability + forfeit * body.forfeit

type Outlook = Pick<Board, 'taste' | 'mayBattle'>
type Stake = Pick<Place, 'icons' | 'enemyIcons'>

/** Ours less theirs. */
export function holding(outlook: Outlook, stake: Stake, mine: Strength, theirs: Strength): number {
  const { drain, body } = outlook.taste
  const there = bodies(mine, body) - bodies(theirs, body)
  if (isThere(mine) && isThere(theirs)) return there + contest(outlook, stake, mine, theirs)
  if (isThere(mine)) return there + drainWorth(stake.enemyIcons, mine, drain)
  return isThere(theirs) ? there - drainWorth(stake.icons, theirs, drain) : there
}

function contest(
  { taste, mayBattle }: Outlook,
  { icons, enemyIcons }: Stake,
  mine: Strength,
  theirs: Strength,
): number {
  const { balance, denial, bound, choice, threat } = taste.contest
  const { gain, loss } = clash(taste, mine, theirs)
  const most = Math.max(icons, enemyIcons) * denial + bound
  const started = mayBattle ? choice * Math.max(0, gain - loss) : 0
  const worth = balance * (gain - loss) + started + threat * Math.min(0, gain - loss)
  return Math.max(-most, Math.min(most, worth))
}

export const held = (outlook: Outlook, place: Place): number =>
  holding(outlook, place, place.mine, place.theirs)
