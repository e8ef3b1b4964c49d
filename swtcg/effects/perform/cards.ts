/** Instructions about cards: discarding, showing and searching. */
import { type CardId, EVERYONE, reveal, type SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure, step } from '../../kinds.ts'
import type { Zone } from '../../language/instructions.ts'
import type { Filter } from '../../language/nouns.ts'
import { discardCard, discardUnit } from '../../rules/discard.ts'
import { cardsIn, exists, isIn } from '../../rules/place.ts'
import { amountOf } from '../amounts.ts'
import { type Context, seatsFor } from '../context.ts'
import { fits } from '../nouns.ts'
import { causeOf, type Performers } from './performer.ts'
import { putCard } from './put.ts'

function discard(game: Game, context: Context, card: CardId): void {
  const cause = causeOf(context)
  if (isIn(game, card, 'hand')) return discardCard(game, card, 'hand', cause)
  if (isIn(game, card, 'deck')) return discardCard(game, card, 'deck', cause)
  if (game.card(card).faceDown) return discardCard(game, card, 'build', cause)
  discardUnit(game, card, cause)
}

interface Search {
  readonly context: Context
  readonly seat: SeatId
  readonly zone: 'deck' | 'discard'
  readonly of: Filter
  readonly count: number
  readonly to: Zone
  readonly show: 'shown' | 'hidden'
  readonly counters: number
}

/** A search takes what it finds, and may find nothing (idc/phrase/search-partial). */
export const search = procedure<Search>('swtcg/search', [
  step('look', (game, { seat, zone }) => {
    for (const card of cardsIn(game, seat, zone)) reveal(game, card, game.state.confidants[seat]!)
  }),
  ask(
    'take',
    (game, { context, seat, zone, of, count }) => {
      const from = cardsIn(game, seat, zone).filter((card) => fits(game, context, of, card))
      const sorted = [...from].sort((one, other) => one - other)
      const max = Math.min(count, from.length)
      return { kind: 'cards' as const, seat, about: 'search', card: context.self, from: sorted, min: 0, max }
    },
    (game, { context, of, to, show, counters }, taken) => {
      for (const card of taken) {
        if (show === 'shown') reveal(game, card, EVERYONE)
        putCard(game, context, card, { to, counters, ...(of.types ? { types: of.types } : {}) })
      }
    },
  ),
])

export const cardPerformers: Performers<'choose' | 'show' | 'discard' | 'search'> = {
  choose: () => undefined,
  show: (game, _context, _, found) => {
    for (const card of found) reveal(game, card, EVERYONE)
  },
  discard: (game, context, { as }, found) => {
    for (const card of found) if (exists(game, card)) discard(game, context, card)
    return { 'that-much': found.length, ...(as ? { [as]: found.length } : {}) }
  },
  search: (game, context, { who, zone, of, count: wanted, to, show, counters = 0 }) => {
    const place = zone === 'deck' ? 'deck' : 'discard'
    const count = amountOf(game, context, wanted)
    for (const seat of seatsFor(game, context, who))
      game.call(search, { context, seat, zone: place, of, count, to, show, counters })
  },
}
