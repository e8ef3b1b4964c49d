/** A match of several games: cards traded with the supply zone, players rotated, one person at several seats. */
import type { Below, SeatId } from '@dejarik/kernel'
import { checkSetup } from './check-setup.ts'
import type { Game } from './kinds.ts'
import { resolveOptions } from './options/resolve.ts'
import type { Reason } from './reasons.ts'
import { sideOf } from './rules/cards/place.ts'
import type { PlayerSetup, SwtcgSetup } from './table.ts'

export interface Trade {
  /** From the deck into the supply zone, and the other way round. */
  readonly out: readonly string[]
  readonly in: readonly string[]
}
type Traded = { readonly setup: SwtcgSetup } | { readonly reasons: readonly Reason[] }

const refused = (code: Reason['code'], rule: string): Traded => ({ reasons: [{ code, rule }] })

/** What is left of some cards without others; null if one of those is not among them. */
function without(cards: readonly string[], taken: readonly string[]): readonly string[] | null {
  const left = [...cards]
  for (const card of taken) {
    const place = left.indexOf(card)
    if (place < 0) return null
    left.splice(place, 1)
  }
  return left
}

/** The setup of the given game of a match, counted from 1, after a player's trade. */
export function tradeSupply(setup: SwtcgSetup, game: number, seat: SeatId, trade: Trade): Traded {
  if (game === 1) return refused('first-game', 'opt/supply-zone/not-in-first-game')
  if (trade.out.length !== trade.in.length) return refused('one-for-one', 'opt/supply-zone/one-for-one')
  const { deck, supply = [], ...rest } = setup.players[seat]!
  const [keptDeck, keptSupply] = [without(deck, trade.out), without(supply, trade.in)]
  if (!keptDeck || !keptSupply) return refused('not-yours', 'opt/supply-zone/owner-overrides')
  const player: PlayerSetup = {
    ...rest,
    deck: [...keptDeck, ...trade.in],
    supply: [...keptSupply, ...trade.out],
  }
  const after = { ...setup, players: setup.players.map((each, place) => (place === seat ? player : each)) }
  const reasons = checkSetup(after)
  return reasons.length > 0 ? { reasons } : { setup: after }
}

/** The supply zones as they were registered, for the judge of a tournament. */
export const supplyList = ({ players }: SwtcgSetup): readonly (readonly string[])[] =>
  players.map(({ supply = [] }) => [...supply].sort())

/** Before each match every supply zone is again as it was registered. */
export function checkSupply(list: readonly (readonly string[])[], setup: SwtcgSetup): readonly Reason[] {
  const now = supplyList(setup)
  return list.flatMap((registered, seat) =>
    registered.join() === now[seat]?.join()
      ? []
      : [{ code: 'not-registered', rule: 'opt/supply-zone/list-for-judge', detail: { player: seat + 1 } }],
  )
}

/** A team's members, those who play first. */
export interface Team {
  readonly members: readonly string[]
  readonly playing: number
  /** The primary player of the last game, who decides where the team does not agree. */
  readonly primary: string
}

/** Who led a team in a game. */
export const primarySeat = (game: Game, [seat]: readonly SeatId[]): SeatId =>
  game.policies.primaryOf(game, sideOf(game, seat!))

/** Who should come in for whom; nobody changes where both are the same. */
interface RotationWish {
  readonly by: string
  readonly in: string
  readonly out: string
}

/** Between games one member comes in for another, as the team says or, failing that, its last primary player or a die. */
export function rotate(
  team: Team,
  moment: 'between-games' | 'in-game',
  wishes: readonly RotationWish[],
  below?: Below,
): Team | Reason {
  if (moment === 'in-game') return { code: 'between-games', rule: 'opt/team-rotation/rotate-between-games' }
  const wish = decided(team, wishes, below)
  if (!wish) return { code: 'nobody-decides', rule: 'opt/team-rotation/no-agreement' }
  if (wish.in === wish.out) return team
  const [comes, goes] = [team.members.indexOf(wish.in), team.members.indexOf(wish.out)]
  if (comes < team.playing || goes < 0 || goes >= team.playing)
    return { code: 'not-rotating', rule: 'opt/team-rotation/team-decides' }
  const members = team.members.map((member, place) =>
    place === comes ? wish.out : place === goes ? wish.in : member,
  )
  return { ...team, members }
}

/** The primary player's word goes before the die (opt/team-rotation/no-agreement leaves it open). */
function decided(
  { primary }: Team,
  wishes: readonly RotationWish[],
  below: Below | undefined,
): RotationWish | undefined {
  const [first] = wishes
  const agreed = wishes.every((wish) => wish.in === first?.in && wish.out === first.out)
  if (agreed) return first
  return wishes.find(({ by }) => by === primary) ?? (below && wishes[below(wishes.length)])
}

/** Why so many persons cannot play; one person plays several seats only with Team Ghost. */
export function checkPersons(
  options: readonly string[],
  seats: number,
  persons: readonly string[],
): readonly Reason[] {
  const { inForce, refused: reasons } = resolveOptions(options)
  if (reasons.length > 0) return reasons
  const ghosts = inForce.some(({ title }) => title === 'Team Ghost')
  const several = new Set(persons).size < persons.length
  if (persons.length !== seats)
    return [
      { code: 'player-count', rule: 'opt/general/player-counts', detail: { seats, given: persons.length } },
    ]
  return several && !ghosts ? [{ code: 'one-seat-each', rule: 'opt/team-ghost/one-person-many-roles' }] : []
}
