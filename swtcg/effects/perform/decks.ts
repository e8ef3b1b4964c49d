/** Instructions about decks and hidden cards: looking at them, revealing, searching. */
import { type CardId, type ChoiceQuestion, EVERYONE, reveal, type SeatId } from '@dejarik/kernel'
import { ask, type Game, procedure, step } from '../../kinds.ts'
import type { Zone } from '../../language/instructions.ts'
import type { Filter } from '../../language/nouns.ts'
import { cardsIn, type OwnZone } from '../../rules/place.ts'
import { seatTitle } from '../../rules/seat-title.ts'
import { amountOf } from '../amounts.ts'
import { type Bound, type Context, seatsFor } from '../context.ts'
import { fits } from '../nouns.ts'
import type { Performers } from './performer.ts'
import { putCard } from './put.ts'

/** Who sees what a player looks at. */
const sightOf = (game: Game, seat: SeatId): number => game.state.confidants[seat]!

interface Search {
  readonly context: Context
  /** Who searches, and whose cards. */
  readonly seat: SeatId
  readonly owner: SeatId
  /** Whose decks may be chosen instead. */
  readonly owners?: readonly SeatId[]
  readonly zones: readonly OwnZone[]
  readonly of: Filter
  readonly count: number
  readonly to: Zone
  readonly show: 'shown' | 'hidden'
  readonly counters: number
  readonly result?: Bound
}

/** A search takes what it finds, and may find nothing (idc/phrase/search-partial). */
export const search = procedure<Search>('swtcg/search', [
  ask<Search, ChoiceQuestion>(
    'whose',
    (game, { context, seat, owner, owners = [owner] }) => ({
      kind: 'choice',
      seat,
      about: 'choose-player',
      card: context.self,
      options: owners.map((each) => seatTitle(game, each)),
    }),
    (game, { owner, owners = [owner] }, chosen) => ({
      owner: owners.find((each) => seatTitle(game, each) === chosen)!,
    }),
  ),
  step('look', (game, { seat, owner, zones }) => {
    for (const zone of zones)
      for (const card of cardsIn(game, owner, zone)) reveal(game, card, sightOf(game, seat))
  }),
  ask(
    'take',
    (game, { context, seat, owner, zones, of, count }) => {
      const there = zones.flatMap((zone) => cardsIn(game, owner, zone))
      const { whose: _, place: __, ...what } = of
      const from = there.filter((card) => fits(game, context, what, card)).sort((one, other) => one - other)
      const max = Math.min(count, from.length)
      return { kind: 'cards' as const, seat, about: 'search', card: context.self, from, min: 0, max }
    },
    (game, { context, of, to, show, counters }, taken) => {
      const there = taken.map((card) => {
        if (show === 'shown') reveal(game, card, EVERYONE)
        return (
          putCard(game, context, card, { to, counters, ...(of.types ? { types: of.types } : {}) }) ?? card
        )
      })
      return { result: { that: there, 'that-much': there.length } }
    },
  ),
])

/** From the top until enough cards fit, or the deck is through. */
function revealed(game: Game, context: Context, seat: SeatId, of: Filter, count: number): Bound {
  const those: CardId[] = []
  const that: CardId[] = []
  for (const card of cardsIn(game, seat, 'deck')) {
    if (that.length >= count) break
    reveal(game, card, EVERYONE)
    those.push(card)
    if (fits(game, context, of, card)) that.push(card)
  }
  return { that, those }
}

export const deckPerformers: Performers<'look-at' | 'look-at-top' | 'reveal-until' | 'search'> = {
  'look-at': (game, { you }, _, found) => {
    for (const card of found) reveal(game, card, sightOf(game, you))
    return { those: found, that: found }
  },
  'look-at-top': (game, context, { who, count, show }) => {
    const number = amountOf(game, context, count)
    const seen = seatsFor(game, context, who).flatMap((seat) => cardsIn(game, seat, 'deck').slice(0, number))
    for (const card of seen) reveal(game, card, show === 'shown' ? EVERYONE : sightOf(game, context.you))
    return { those: seen, that: seen }
  },
  'reveal-until': (game, context, { who, of, count }) => {
    const [seat = context.you] = seatsFor(game, context, who)
    return revealed(game, context, seat, of, amountOf(game, context, count))
  },
  search: (game, context, { who, in: whose, zone, also = [], of, count: wanted, to, show, counters = 0 }) => {
    const zones = [zone, ...also].map((each): OwnZone => (each === 'discard-pile' ? 'discard' : each))
    const count = amountOf(game, context, wanted)
    for (const seat of seatsFor(game, context, who)) {
      const own = who === 'you' ? game.policies.decksToSearch(game, seat, of) : [seat]
      for (const owner of whose ? seatsFor(game, context, whose) : [seat])
        game.call(
          search,
          {
            context,
            seat,
            owner,
            zones,
            of,
            count,
            to,
            show,
            counters,
            ...(owner === seat ? { owners: own } : {}),
          },
          'nested',
        )
    }
  },
}
