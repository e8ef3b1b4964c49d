/** Swiss rounds: everybody plays everybody of about the same score, nobody twice as long as that is possible. */
import { type Below, shuffled } from '@dejarik/kernel'

export type Result = 'dark' | 'light' | 'draw'

/** Two players and what came of it; without a second player the first has a bye. */
export interface Pairing {
  readonly dark: string
  readonly light: string | null
  readonly result: Result | null
}
export type Round = readonly Pairing[]

export interface Standing {
  readonly player: string
  readonly points: number
  readonly played: number
  /** The points of all opponents together, where points are equal. */
  readonly opposition: number
}

export const POINTS = { win: 3, draw: 1, bye: 3 } as const

const has = ({ dark, light }: Pairing, player: string): boolean => dark === player || light === player
const opponentIn = ({ dark, light }: Pairing, player: string): string | null =>
  dark === player ? light : dark

function pointsIn({ dark, light, result }: Pairing, player: string): number {
  if (light === null) return POINTS.bye
  if (result === null) return 0
  if (result === 'draw') return POINTS.draw
  return (result === 'dark' ? dark : light) === player ? POINTS.win : 0
}

const pairingsOf = (rounds: readonly Round[], player: string): readonly Pairing[] =>
  rounds.flatMap((round) => round.filter((pairing) => has(pairing, player)))

export const pointsOf = (rounds: readonly Round[], player: string): number =>
  pairingsOf(rounds, player).reduce((sum, pairing) => sum + pointsIn(pairing, player), 0)

const opponentsOf = (rounds: readonly Round[], player: string): readonly string[] =>
  pairingsOf(rounds, player).flatMap((pairing) => opponentIn(pairing, player) ?? [])

/** From the first to the last; by name where nothing else tells two apart. */
export function standings(rounds: readonly Round[], players: readonly string[]): readonly Standing[] {
  return players
    .map((player) => ({
      player,
      points: pointsOf(rounds, player),
      played: pairingsOf(rounds, player).filter(({ light, result }) => light === null || result !== null)
        .length,
      opposition: opponentsOf(rounds, player).reduce((sum, other) => sum + pointsOf(rounds, other), 0),
    }))
    .toSorted(
      (one, other) =>
        other.points - one.points ||
        other.opposition - one.opposition ||
        (one.player < other.player ? -1 : 1),
    )
}

export const isComplete = (round: Round): boolean =>
  round.every(({ light, result }) => light === null || result !== null)

/** The pairings of the next round; lots decide among equals. */
export function nextRound(rounds: readonly Round[], players: readonly string[], below: Below): Round {
  const order = shuffled(players, below).toSorted(
    (one, other) => pointsOf(rounds, other) - pointsOf(rounds, one),
  )
  const bye = order.length % 2 === 0 ? null : byeOf(rounds, order)
  const seated = order.filter((player) => player !== bye)
  const pairs = paired(rounds, seated) ?? inOrder(seated)
  return [
    ...pairs.map(([one, other]) => sided(rounds, one, other)),
    ...(bye === null ? [] : [{ dark: bye, light: null, result: null }]),
  ]
}

/** The last of those with the fewest byes. */
function byeOf(rounds: readonly Round[], order: readonly string[]): string {
  const byes = (player: string): number =>
    pairingsOf(rounds, player).filter(({ light }) => light === null).length
  const fewest = Math.min(...order.map(byes))
  return order.findLast((player) => byes(player) === fewest)!
}

type Pair = readonly [string, string]

/** More than this many tries look for rematches that nobody can avoid. */
const MOST_TRIES = 20_000

/** The first plays the nearest whom it has not played, as long as the others can be paired too; null if they cannot. */
function paired(rounds: readonly Round[], players: readonly string[]): readonly Pair[] | null {
  const met = new Map(players.map((player) => [player, new Set(opponentsOf(rounds, player))]))
  let tries = 0
  const pair = ([first, ...rest]: readonly string[]): readonly Pair[] | null => {
    if (first === undefined) return []
    for (const other of rest) {
      if (met.get(first)!.has(other)) continue
      if (++tries > MOST_TRIES) return null
      const others = pair(rest.filter((player) => player !== other))
      if (others) return [[first, other], ...others]
    }
    return null
  }
  return pair(players)
}

const inOrder = (players: readonly string[]): readonly Pair[] =>
  Array.from({ length: players.length / 2 }, (_, pair) => [players[2 * pair]!, players[2 * pair + 1]!])

/** Whoever has played the Dark Side less often plays it now. */
function sided(rounds: readonly Round[], one: string, other: string): Pairing {
  const darks = (player: string): number =>
    pairingsOf(rounds, player).filter(({ dark, light }) => light !== null && dark === player).length
  const [dark, light] = darks(one) <= darks(other) ? [one, other] : [other, one]
  return { dark, light, result: null }
}
