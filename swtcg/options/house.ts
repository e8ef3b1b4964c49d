/** What a table settles besides the rules of the books: tempo, and how sides and seats are found. */
import { type Patch, pickBelow, shuffled } from '@dejarik/kernel'
import { type Game, type Swtcg, step } from '../kinds.ts'
import { LIMITED_SIZE } from '../limited/size.ts'
import type { DeckRules } from '../rules/preparation/deck-rules.ts'

const NO_LIMIT = Number.MAX_SAFE_INTEGER

const ofPool = ({ cards, copies, mixing, facing, mixedSides, wrongSide, knows }: DeckRules): DeckRules => ({
  cards: { count: LIMITED_SIZE, rule: cards.rule },
  copies: { ...copies, count: NO_LIMIT },
  mixing,
  facing,
  mixedSides,
  wrongSide,
  ...(knows ? { knows } : {}),
})

export const HOUSE_RULES: readonly Patch<Swtcg>[] = [
  /** Whatever was opened may be played: at least thirty cards of one side and Neutral, of any types, as often as one has them. */
  {
    name: 'limited',
    wraps: ['deck'],
    apply: (edit) => edit.setConstants({ deck: ofPool(edit.constants.deck) }),
  },
  /** Seats that can only pass are skipped: against programs, or among friends who do not read hands from it. */
  { name: 'quick-tempo', apply: (edit) => edit.setConstants({ hidesHands: false }) },
  // What the table says of sides goes before what an option says; a set that says both ways is refused.
  {
    name: 'bid-for-sides',
    wraps: ['settlesSides'],
    apply: (edit) => edit.setPolicies({ settlesSides: 'bid' }),
  },
  {
    name: 'roll-for-sides',
    wraps: ['settlesSides'],
    apply: (edit) => edit.setPolicies({ settlesSides: 'roll' }),
  },
  {
    name: 'roll-for-seating',
    apply: (edit) => edit.insertBefore('swtcg/preparation', 'sides', step('seating', seatAtRandom)),
  },
]

/** Chance says who is the primary player of each team (idc/thw/random-seating). */
function seatAtRandom(game: Game): void {
  const half = game.table.order.length / 2
  const teams = [game.table.order.slice(0, half), game.table.order.slice(half)]
  const order = teams.flatMap((team) => shuffled(team, (bound) => pickBelow(game, bound)))
  game.changeTable({ order })
  game.emit({ kind: 'seated', order, cause: { rule: 'idc/thw/random-seating' } })
}
