/** Contests: when both sides have the same unique unit or Equipment in battle, they bid Force for it. */
import { type ActionQuestion, type CardId, type NumberQuestion, numberOf, type SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import {
  type About,
  ask,
  definitionOf,
  type Game,
  procedure,
  type SwtcgOffer,
  step,
  type TurnStep,
} from '../../kinds.ts'
import { detachTo } from '../cards/attachment.ts'
import { forceOf, gainForce } from '../cards/force.ts'
import { seatZone, sideOf } from '../cards/place.ts'
import { tap } from '../cards/tap.ts'
import { retreat } from '../turn/retreat.ts'
import { inBattle, uniqueNameOf } from './unique.ts'

/** The same unique card in battle on several sides, one for each, in the order of the sides. */
type Rivals = readonly CardId[]

/** Runs until nothing is contested; the Dark Side chooses what comes next (idc/contest/several-dark-chooses-order). */
export const contests = procedure<object>('swtcg/contests', [
  ask('choose', nextContest, (game, _, offer) => {
    game.goto('choose')
    const cards = contested(game).find(([first]) => offer.verb === 'contest' && first === offer.card)
    if (cards) game.call(contest, { cards, bids: [], turn: 0, declined: 0 })
  }),
])

/** Whatever brings the same unique card into battle twice is followed by the contest, before it goes on itself. */
const contestAtOnce = (game: Game): void => {
  const running = game.state.frames.some(({ procedure }) => procedure === contests.name)
  if (!running && isBattle(game.table.step) && contested(game).length > 0) game.call(contests, {})
}
/** What may bring a card into battle (idc/contest/immediately-before-effects). */
export const contestListeners = { moved: contestAtOnce, deployed: contestAtOnce, equipped: contestAtOnce }

const isBattle = (at: TurnStep): boolean => at === 'battle-start' || ARENAS.some((arena) => arena === at)

function nextContest(game: Game): ActionQuestion<SwtcgOffer, About> | undefined {
  const rivals = contested(game)
  if (rivals.length === 0) return undefined
  return {
    kind: 'action',
    seat: game.table.order[0]!,
    about: 'contest',
    rules: ['idc/contest/several-dark-chooses-order', 'idc/contest/units-before-equipment'],
    offers: rivals.map((cards) => ({
      key: `contest ${cards.join(' ')}`,
      verb: 'contest',
      card: cards[0]!,
      against: cards[1]!,
    })),
  }
}

/** What is contested now: units, and Equipment when no units are (idc/contest/units-before-equipment). */
export function contested(game: Game): Rivals[] {
  if (!game.policies.contestsOpponents) return []
  const standing = inBattle(game).filter((card) => uniqueNameOf(game, card) !== null)
  if (standing.length < 2) return []
  const units = rivalsAmong(
    game,
    standing.filter((card) => isContestedUnit(game, card)),
  )
  return units.length > 0
    ? units
    : rivalsAmong(
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

function rivalsAmong(game: Game, cards: readonly CardId[]): Rivals[] {
  const names = [...new Set(cards.map((card) => uniqueNameOf(game, card)))]
  return names.flatMap((name) => {
    const named = cards.filter((card) => uniqueNameOf(game, card) === name)
    const rivals = game.constants.sides.flatMap(
      (side) => named.find((card) => sideOf(game, game.card(card).controller) === side) ?? [],
    )
    return rivals.length > 1 ? [rivals] : []
  })
}

interface Contest {
  readonly cards: Rivals
  readonly bids: readonly number[]
  /** Whose card is bid for next. */
  readonly turn: number
  /** How many in a row left their bids as they were. */
  readonly declined: number
}

/** Bids in turn, the Dark Side first, until all leave theirs in succession (idc/contest/bid-until-no-raise). */
export const contest = procedure<Contest>('swtcg/contest', [
  ask('bid', nextBid, (game, { cards, bids, turn, declined }, bid, seat) => {
    const raised = bid > (bids[turn] ?? -1)
    if (raised) game.emit({ kind: 'contestBid', seat, bid, cause: { rule: 'idc/contest/bid-dark-first' } })
    if (raised || declined + 1 < cards.length) game.goto('bid')
    const now = cards.map((_, place) => (place === turn ? bid : (bids[place] ?? -1)))
    return { bids: now, turn: (turn + 1) % cards.length, declined: raised ? 0 : declined + 1 }
  }),
  step('settle', decide),
])

/** Bids never go down, and need not beat the other's; repeating the own bid leaves it. */
function nextBid(game: Game, { cards, turn, bids }: Contest): NumberQuestion<About> {
  const card = cards[turn]!
  const seat: SeatId = game.card(card).controller
  const rules = ['idc/contest/bid-until-no-raise', 'idc/contest/bid-available-force']
  const min = Math.max(0, bids[turn] ?? 0)
  return { kind: 'number', seat, about: 'contest-bid', card, rules, min, max: forceOf(game, seat) }
}

/** The Force bid and the total build cost decide; the Dark Side wins a tie (idc/contest/bid-total, idc/contest/tie-dark). */
function decide(game: Game, { cards, bids }: Contest): void {
  const totals = cards.map((card, place) => (bids[place] ?? 0) + numberOf(game, 'total-cost', card))
  const place = totals.indexOf(Math.max(...totals))
  const [card, paid] = [cards[place]!, bids[place] ?? 0]
  const seat = game.card(card).controller
  gainForce(game, seat, -paid, { rule: 'idc/contest/winner-pays-bid' })
  game.emit({ kind: 'contestWon', seat, card, paid, cause: { rule: 'idc/contest/higher-total-wins' } })
  for (const loser of cards) if (loser !== card) lose(game, loser)
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
