/** Who plays which of three factions: declared, and bid or rolled for where several want the same. */
import type { ActionQuestion, ChoiceQuestion, SeatId } from '@dejarik/kernel'
import { type About, ask, type Game, procedure, type Side, type SwtcgOffer, step } from '../../../kinds.ts'
import { takeDecks } from './faction-decks.ts'
import { bidding, type Factions, left, RULE, rollOff, seats, won } from './faction-dispute.ts'

/** Asked again of those who lost a dispute, among the factions that are left. */
function wishing(game: Game, { given = {} }: Factions): ChoiceQuestion<About>[] {
  if (game.table.step !== 'sides') return []
  const open = game.constants.sides.filter((side) => !Object.values(given).includes(side))
  return left(game, given).map((seat) => ({
    kind: 'choice',
    seat,
    about: 'side',
    rules: [`${RULE}/choose-sides-declare`],
    options: open,
  }))
}

/** Whoever alone wants a faction has it; the first disputed one is settled next. */
function compare(game: Game, { given = {}, wishes = [] }: Factions): Factions | undefined {
  if (game.table.step !== 'sides') return announce(game)
  const wanting = left(game, given)
  const wishOf = (seat: SeatId): Side => wishes[wanting.indexOf(seat)]!
  const alone = wanting.filter((seat) =>
    wanting.every((other) => other === seat || wishOf(other) !== wishOf(seat)),
  )
  const now = { ...given, ...Object.fromEntries(alone.map((seat) => [seat, wishOf(seat)])) }
  const side = game.constants.sides.find((each) => wanting.filter((seat) => wishOf(seat) === each).length > 1)
  if (side === undefined) {
    game.goto('give')
    return { given: now }
  }
  const rivals = wanting.filter((seat) => wishOf(seat) === side)
  return { given: now, side, rivals, wishes: [] }
}

/** The last player plays what is left; each faction's deck goes to whoever plays it. */
function give(game: Game, { given = {} }: Factions): undefined {
  const rest = game.constants.sides.filter((side) => !Object.values(given).includes(side))
  const all = seats(game).map((seat) => given[seat] ?? rest.shift()!)
  takeDecks(game, all)
  for (const [seat, side] of all.entries()) game.changeSeat(seat, { side })
  const order = game.constants.sides.map((side) => all.indexOf(side))
  game.changeTable({ order, step: 'preparation' })
  return announce(game)
}

function announce(game: Game): undefined {
  const sides = game.state.seats.map(({ side }) => side)
  game.emit({ kind: 'sidesChosen', sides, cause: { rule: `${RULE}/choose-sides-declare` } })
  game.finish()
  return undefined
}

export const factions = procedure<Factions>('swtcg/sides', [
  ask<Factions, ChoiceQuestion<About>>('wish', wishing, (_, { wishes = [] }, wish) => ({
    wishes: [...wishes, wish as Side],
  })),
  step<Factions>('compare', compare),
  step<Factions>('roll', (game, { rivals = [] }) => {
    if (game.policies.settlesSides === 'roll') return { rivals: [rollOff(game, rivals)] }
    return undefined
  }),
  ask<Factions, ActionQuestion<SwtcgOffer, About>>(
    'bid',
    bidding,
    (game, { rivals = [], bids = {} }, offer, seat) => {
      game.goto('bid')
      const bid = offer.verb === 'bid' ? offer.amount : null
      game.emit({ kind: 'sideBid', seat, bid, cause: { rule: `${RULE}/choose-sides-dispute` } })
      const others = rivals.slice(1)
      if (bid === null) return { rivals: others }
      return { rivals: [...others, seat], bids: { ...bids, [seat]: bid } }
    },
  ),
  step<Factions>('won', won),
  step<Factions>('give', give),
])
