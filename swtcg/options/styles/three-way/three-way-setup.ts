/** Setup of three factions: Light matches Dark, Neutral exceeds Dark; of the two that are left, each exceeds the other. */
import { type Game, type Side, step } from '../../../kinds.ts'
import { seatsOf } from '../../../rules/cards/place.ts'
import type { Setup } from '../../../rules/preparation/setup.ts'

const pointsOf = (game: Game, side: Side) => game.seat(seatsOf(game, side)[0]!).setup
const totalOf = (game: Game, side: Side): number => pointsOf(game, side).total
const isDone = (game: Game, side: Side): boolean => pointsOf(game, side).done

/** Whether a faction has built enough for the next one to go; Light need not exceed Dark (opt/three-way-war/setup-light-matches). */
function isEnough(game: Game, side: Side, passes: boolean): boolean {
  const [first, second, third] = game.constants.sides as readonly [Side, Side, Side]
  const building = game.constants.sides.filter((each) => each !== side && !isDone(game, each))
  const rival = (building.length === 1 && building[0]) || (side === first ? third : first)
  const [own, other] = [totalOf(game, side), totalOf(game, rival)]
  return passes || own > other || (own === other && side === second && rival === first)
}

export const nextOfThree = step<Setup>('next', (game, { side, passes = false, seat }) => {
  const { sides } = game.constants
  const left = sides.filter((each) => !isDone(game, each))
  if (left.length === 0) {
    game.finish()
    return undefined
  }
  if (!isDone(game, side) && (!isEnough(game, side, passes) || left.length === 1))
    return seat === undefined ? { seat: seatsOf(game, side)[0]! } : undefined
  const from = sides.indexOf(side) + 1
  const next = [...sides.slice(from), ...sides.slice(0, from)].find((each) => !isDone(game, each))!
  return { side: next, seat: seatsOf(game, next)[0]!, passes: false }
})
