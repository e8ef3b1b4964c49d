/** Contests: when both sides have the same unique unit or Equipment in battle, they bid Force for it. */
import { type ActionQuestion, type CardId, type NumberQuestion, numberOf, type SeatId } from '@dejarik/kernel'
import { ARENAS } from '../cards/definition.ts'
import {
  ask,
  definitionOf,
  type Game,
  procedure,
  type Side,
  type SwtcgOffer,
  step,
  type TurnStep,
} from '../kinds.ts'
import { detachTo } from './attachment.ts'
import { gainForce } from './force.ts'
import { seatZone, sideOf } from './place.ts'
import { retreat } from './retreat.ts'
import { tap } from './tap.ts'
import { inBattle, uniqueNameOf } from './unique.ts'

/** The same unique card in battle on both sides. */
export type Pair = Readonly<Record<Side, CardId>>

/** Runs until nothing is contested; the Dark Side chooses what comes next (idc/contest/several-dark-chooses-order). */
export const contests = procedure<object>('swtcg/contests', [
  ask('choose', nextContest, (game, _, offer) => {
    game.goto('choose')
    if (offer.verb === 'contest')
      game.call(contest, { dark: offer.card, light: offer.against, bids: {}, turn: 'dark', declined: 0 })
  }),
])

/** Whatever brings the same unique card into battle twice is followed by the contest, before it goes on itself. */
const contestAtOnce = (game: Game): void => {
  const running = game.state.frames.some(({ procedure }) => procedure === contests.name)
  if (!running && isBattle(game.table.step) && contestedPairs(game).length > 0) game.call(contests, {})
}
/** What may bring a card into battle (idc/contest/immediately-before-effects). */
export const contestListeners = { moved: contestAtOnce, deployed: contestAtOnce, equipped: contestAtOnce }

const isBattle = (at: TurnStep): boolean => at === 'battle-start' || ARENAS.some((arena) => arena === at)

function nextContest(game: Game): ActionQuestion<SwtcgOffer> | undefined {
  const pairs = contestedPairs(game)
  if (pairs.length === 0) return undefined
  return {
    kind: 'action',
    seat: game.table.order[0]!,
    about: 'contest',
    rules: ['idc/contest/several-dark-chooses-order', 'idc/contest/units-before-equipment'],
    offers: pairs.map(({ dark, light }) => ({
      key: `contest ${dark} ${light}`,
      verb: 'contest',
      card: dark,
      against: light,
    })),
  }
}

/** What is contested now: units, and Equipment when no units are (idc/contest/units-before-equipment). */
export function contestedPairs(game: Game): Pair[] {
  const standing = inBattle(game).filter((card) => uniqueNameOf(game, card) !== null)
  if (standing.length < 2) return []
  const units = pairsAmong(
    game,
    standing.filter((card) => isContestedUnit(game, card)),
  )
  return units.length > 0
    ? units
    : pairsAmong(
        game,
        standing.filter((card) => isContestedEquipment(game, card)),
      )
}

function isContestedUnit(game: Game, card: CardId): boolean {
  if (definitionOf(game, card).kind !== 'unit') return false
  return game.card(card).host === null || game.policies.contestsPilots
}

/** Equipment that lost a contest is tapped, and contests no more until it untaps (idc/contest/loser-equipment-taps). */
const isContestedEquipment = (game: Game, card: CardId): boolean =>
  definitionOf(game, card).kind === 'equipment' && !game.card(card).tapped

function pairsAmong(game: Game, cards: readonly CardId[]): Pair[] {
  const of = (side: Side): CardId[] =>
    cards.filter((card) => sideOf(game, game.card(card).controller) === side)
  return of('dark').flatMap((dark) =>
    of('light')
      .filter((light) => uniqueNameOf(game, light) === uniqueNameOf(game, dark))
      .map((light) => ({ dark, light })),
  )
}

interface Contest extends Pair {
  readonly bids: Readonly<Partial<Record<Side, number>>>
  readonly turn: Side
  /** How many in a row left their bids as they were. */
  readonly declined: number
}

const otherSide = (side: Side): Side => (side === 'dark' ? 'light' : 'dark')
const bidder = (game: Game, pair: Pair, side: Side): SeatId => game.card(pair[side]).controller

/** Bids in turn, the Dark Side first, until both leave theirs in succession (idc/contest/bid-until-no-raise). */
export const contest = procedure<Contest>('swtcg/contest', [
  ask('bid', nextBid, (game, { bids, turn, declined }, bid, seat) => {
    const raised = bid > (bids[turn] ?? -1)
    if (raised) game.emit({ kind: 'contestBid', seat, bid, cause: { rule: 'idc/contest/bid-dark-first' } })
    if (raised || declined === 0) game.goto('bid')
    return { bids: { ...bids, [turn]: bid }, turn: otherSide(turn), declined: raised ? 0 : declined + 1 }
  }),
  step('settle', settle),
])

/** Bids never go down, and need not beat the other's; repeating the own bid leaves it. */
function nextBid(game: Game, contested: Contest): NumberQuestion {
  const { turn, bids } = contested
  const seat = bidder(game, contested, turn)
  const rules = ['idc/contest/bid-until-no-raise', 'idc/contest/bid-available-force']
  const card = contested[turn]
  return {
    kind: 'number',
    seat,
    about: 'contest-bid',
    card,
    rules,
    min: bids[turn] ?? 0,
    max: game.seat(seat).force,
  }
}

/** The Force bid and the total build cost decide; the Dark Side wins a tie (idc/contest/bid-total, idc/contest/tie-dark). */
function settle(game: Game, contested: Contest): void {
  const { bids } = contested
  const total = (side: Side): number => (bids[side] ?? 0) + numberOf(game, 'total-cost', contested[side])
  const winner: Side = total('dark') >= total('light') ? 'dark' : 'light'
  const paid = bids[winner] ?? 0
  const seat = bidder(game, contested, winner)
  gainForce(game, seat, -paid, { rule: 'idc/contest/winner-pays-bid' })
  game.emit({
    kind: 'contestWon',
    seat,
    card: contested[winner],
    paid,
    cause: { rule: 'idc/contest/higher-total-wins' },
  })
  lose(game, contested[otherSide(winner)])
}

/** Equipment is tapped; a unit leaves the battle as it stands, with all that is on it, and a Pilot its unit alone. */
function lose(game: Game, card: CardId): void {
  const { controller, host } = game.card(card)
  const cause = { rule: 'idc/contest/loser-unit-to-build-zone' }
  if (definitionOf(game, card).kind === 'equipment')
    return tap(game, card, { rule: 'idc/contest/loser-equipment-taps' })
  if (game.policies.contestLoserRetreats) return retreat(game, card)
  detachTo(game, card, seatZone(controller, 'build'))
  if (host !== null) game.emit({ kind: 'detached', card, unit: host, cause })
  game.emit({ kind: 'moved', card, to: 'build', cause })
}
