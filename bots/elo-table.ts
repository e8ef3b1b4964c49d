/** Ratings of several bots from all their matches at once: the ones that make the points most likely (Bradley and Terry). */

export interface Encounter {
  readonly bots: readonly [string, string]
  /** Points of the first. */
  readonly points: number
  readonly games: number
}
export interface Rating {
  readonly bot: string
  readonly elo: number
}

const ROUNDS = 500
/** A game drawn against everybody keeps a bot that lost all from falling without end. */
const DOUBT = 0.5

/** Highest first; the average is 0. */
export function eloTable(encounters: readonly Encounter[]): readonly Rating[] {
  const bots = [...new Set(encounters.flatMap(({ bots }) => bots))]
  const opponents = bots.map((bot) => encounters.flatMap((encounter) => meeting(encounter, bot, bots)))
  let strength = bots.map(() => 1)
  for (let round = 0; round < ROUNDS; round++)
    strength = opponents.map((met, bot) => fitted(met, strength, bot))
  const logs = strength.map((value) => 400 * Math.log10(value))
  const average = logs.reduce((sum, value) => sum + value, 0) / logs.length
  return bots
    .map((bot, index) => ({ bot, elo: logs[index]! - average }))
    .sort((one, other) => other.elo - one.elo)
}

interface Meeting {
  readonly other: number
  readonly points: number
  readonly games: number
}

/** What an encounter was for a bot; nothing if it was of others, or with itself. */
function meeting(
  { bots: [one, two], points, games }: Encounter,
  bot: string,
  all: readonly string[],
): Meeting[] {
  if (one === two) return []
  if (one === bot) return [{ other: all.indexOf(two), points, games }]
  return two === bot ? [{ other: all.indexOf(one), points: games - points, games }] : []
}

/** The strength that gives a bot the points it made, if the others are as strong as thought. */
function fitted(met: readonly Meeting[], strength: readonly number[], bot: number): number {
  if (met.length === 0) return strength[bot]!
  const points = met.reduce((sum, each) => sum + each.points + DOUBT, 0)
  const chances = met.reduce(
    (sum, { other, games }) => sum + (games + 2 * DOUBT) / (strength[bot]! + strength[other]!),
    0,
  )
  return points / chances
}
