/** Who plays which side: agreed, rolled for, or bid for with build points of setup. */
import { type ActionQuestion, addCard, type ChoiceQuestion, rollDice, type SeatId } from '@dejarik/kernel'
import { type About, ask, type Game, procedure, type Side, type SwtcgOffer, step } from '../../kinds.ts'
import { newCard } from '../cards/blank-card.ts'
import { seatZone, sideOf } from '../cards/place.ts'

/** The two decks of a player who brings one for each side. */
export interface BothDecks {
  readonly seat: SeatId
  readonly dark: readonly string[]
  readonly light: readonly string[]
}

export interface Sides {
  /** Decks that wait for their side to be known. */
  readonly decks: readonly BothDecks[]
  /** What the speakers of the two teams wish, by team. */
  readonly wishes?: readonly string[]
  /** The team that rolled higher, or that bids next. */
  readonly team?: number
  /** The lowest bid so far; absent before the first. */
  readonly bid?: number
}

const WISHES = ['dark', 'light', 'either'] as const

/** While sides are open, the first half of the seats is one team and the second the other. */
const teamOf = (game: Game, seat: SeatId): number => (seat < game.state.seats.length / 2 ? 0 : 1)
/** Speaks for a team: its primary player (idc/thw/primary-decides). */
const speaker = (game: Game, team: number): SeatId =>
  game.policies.primaryOf(game, sideOf(game, game.table.order.find((seat) => teamOf(game, seat) === team)!))
const rival = (team: number): number => 1 - team
const otherSide = (side: Side): Side => (side === 'dark' ? 'light' : 'dark')

export const sides = procedure<Sides>('swtcg/sides', [
  ask('wish', askWishes, (_, { wishes = [] }, wish) => ({ wishes: [...wishes, wish] })),
  step('agree', agree),
  step<Sides>('roll', (game) => ({ team: rollOff(game) })),
  step('roll-decides', (game, locals) => {
    if (game.policies.settlesSides === 'roll') assignSides(game, locals, locals.team!)
  }),
  ask('bid', bidding, (game, locals, offer, seat) => {
    const bid = offer.verb === 'bid' ? offer.amount : null
    game.emit({ kind: 'sideBid', seat, bid, cause: { rule: 'idc/prep/bid-for-side' } })
    const team = rival(locals.team!)
    if (bid === null) return assignSides(game, locals, team)
    game.goto('bid')
    return { bid, team }
  }),
])

/** Asked only where neither the setup nor the decks say who plays what. */
function askWishes(game: Game): ChoiceQuestion<About>[] {
  if (game.table.step !== 'sides') return []
  return [0, 1].map((team) => ({
    kind: 'choice',
    seat: speaker(game, team),
    about: 'side',
    rules: ['idc/prep/choose-sides'],
    options: WISHES,
  }))
}

/** Different wishes need nothing more (idc/prep/choose-sides). */
function agree(game: Game, locals: Sides): void {
  const [one, other] = locals.wishes ?? []
  if (one === undefined) return announce(game)
  if (one === other && one !== 'either') return
  if (one === 'light' || other === 'dark') assignSides(game, { ...locals, wishes: ['light'] }, 0)
  else assignSides(game, { ...locals, wishes: ['dark'] }, 0)
}

/** The higher die; equal dice are rolled again (idc/prep/random-side). */
function rollOff(game: Game): number {
  const dice = [0, 1].map((team) => {
    const rolled = rollDice(game, 1)
    game.emit({ kind: 'diceRolled', seat: speaker(game, team), dice: rolled, for: 'side' })
    return rolled[0]!
  })
  if (dice[0] === dice[1]) return rollOff(game)
  return dice[0]! > dice[1]! ? 0 : 1
}

/** Every bid is lower than the one before (idc/prep/bid-for-side). */
function bidding(game: Game, { team = 0, bid }: Sides): ActionQuestion<SwtcgOffer, About> {
  const highest = bid === undefined ? game.constants.startingBuild : bid - 1
  const bids = Array.from({ length: highest + 1 }, (_, below) => highest - below)
  return {
    kind: 'action',
    seat: speaker(game, team),
    about: 'bid-for-side',
    rules: ['idc/prep/bid-for-side'],
    offers: [
      { key: 'give-up', verb: 'give-up' },
      ...bids.map((amount): SwtcgOffer => ({ key: `bid ${amount}`, verb: 'bid', amount })),
    ],
  }
}

/** Gives a team the side that was wished for; whoever bid for it begins setup with the points of the bid. */
export function assignSides(game: Game, { wishes = [], bid, decks }: Sides, team: number): void {
  const side = wishes[0] as Side
  const { startingBuild } = game.constants
  for (const seat of game.state.seats.keys()) {
    const wins = teamOf(game, seat) === team
    const left = wins ? (bid ?? startingBuild) : startingBuild
    game.changeSeat(seat, {
      side: wins ? side : otherSide(side),
      setup: { left, total: 0, done: false, reserve: game.constants.startingReserve },
    })
  }
  const given = game.state.seats.map((seat) => seat.side)
  const { sides: first } = game.constants
  const order = [...game.table.order].sort((a, b) => first.indexOf(given[a]!) - first.indexOf(given[b]!))
  game.changeTable({ order, step: 'preparation' })
  for (const both of decks) layDeck(game, both.seat, given[both.seat] === 'dark' ? both.dark : both.light)
  announce(game)
}

function announce(game: Game): void {
  const given = game.state.seats.map(({ side }) => side)
  game.emit({ kind: 'sidesChosen', sides: given, cause: { rule: 'idc/prep/choose-sides' } })
  game.finish()
}

export function layDeck(
  game: Game,
  owner: SeatId,
  deck: readonly string[],
  zone: 'deck' | 'supply' | 'outside' = 'deck',
): void {
  const { library } = game.constants
  for (const is of deck) {
    const place = library.has(is) && library.card(is).kind === 'event' ? 'supply' : zone // now/events/what
    addCard(game, seatZone(owner, place), { is, owner, ...newCard(owner) })
  }
}
