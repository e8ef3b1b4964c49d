/** Instructions about cards: discarding, searching, and putting them somewhere. */
import { type CardId, EVERYONE, moveCard, reveal, type SeatId } from '@dejarik/kernel'
import { ask, definitionOf, type Game, procedure, step } from '../../kinds.ts'
import type { Zone } from '../../language/instructions.ts'
import type { Filter } from '../../language/nouns.ts'
import { letGo } from '../../rules/attachment.ts'
import { blankCard } from '../../rules/blank.ts'
import { discardCard, discardUnit } from '../../rules/discard.ts'
import { cardsIn, exists, isIn, seatZone, tableZone } from '../../rules/place.ts'
import { amountOf } from '../amounts.ts'
import { type Context, seatsFor } from '../context.ts'
import { fits } from '../nouns.ts'
import { causeOf, type Performers } from './performer.ts'

function discard(game: Game, context: Context, card: CardId): void {
  const cause = causeOf(context)
  if (isIn(game, card, 'hand')) return discardCard(game, card, 'hand', cause)
  if (isIn(game, card, 'deck')) return discardCard(game, card, 'deck', cause)
  if (game.card(card).faceDown) return discardCard(game, card, 'build', cause)
  discardUnit(game, card, cause)
}

/** Cards go to their owner's hand, deck and discard pile (idc/primary/owner-overrides). */
export function putCard(game: Game, context: Context, card: CardId, to: Zone, build = 0): void {
  if (LEAVES_PLAY.has(to)) takeAlong(game, context, card, to)
  const { owner, controller } = game.card(card)
  const change = blankCard(owner)
  switch (to) {
    case 'hand':
      moveCard(game, card, seatZone(owner, 'hand'), { change })
      return
    case 'deck-top':
    case 'deck-bottom':
      moveCard(game, card, seatZone(owner, 'deck'), { at: to === 'deck-top' ? 'top' : 'bottom', change })
      return
    case 'discard-pile':
      moveCard(game, card, seatZone(owner, 'discard'), { at: 'top', change })
      return
    case 'out-of-game':
      moveCard(game, card, seatZone(owner, 'aside'), { change })
      return
    case 'build-zone':
      moveCard(game, card, seatZone(controller, 'build'), { faceDown: true, change: { ...change, build } })
      return
    case 'its-arena': {
      const [arena] = definitionOf(game, card).arenas
      if (arena) moveCard(game, card, tableZone(arena), { change: { ...change, controller: context.you } })
    }
  }
}

const LEAVES_PLAY: ReadonlySet<Zone> = new Set(['hand', 'deck-top', 'deck-bottom', 'discard-pile'])

/** Its stack, Pilots and Equipment go too (idc/equipment/goes-with-unit-to-hand, idc/pilot/pilot-follows-unit). */
function takeAlong(game: Game, context: Context, card: CardId, to: Zone): void {
  const { stack, pilots, equipment } = game.card(card)
  for (const carried of [...stack, ...pilots, ...equipment]) putCard(game, context, carried, to)
  letGo(game, card)
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
    (game, { context, to, show, counters }, taken) => {
      for (const card of taken) {
        if (show === 'shown') reveal(game, card, EVERYONE)
        putCard(game, context, card, to, counters)
      }
    },
  ),
])

export const cardPerformers: Performers<'choose' | 'show' | 'discard' | 'put' | 'search'> = {
  choose: () => undefined,
  show: (game, _context, _, found) => {
    for (const card of found) reveal(game, card, EVERYONE)
  },
  discard: (game, context, { as }, found) => {
    for (const card of found) if (exists(game, card)) discard(game, context, card)
    return { 'that-much': found.length, ...(as ? { [as]: found.length } : {}) }
  },
  put: (game, context, { to, counters }, found) => {
    for (const card of found) if (exists(game, card)) putCard(game, context, card, to, counters)
  },
  search: (game, context, { who, zone, of, count: wanted, to, show, counters = 0 }) => {
    const place = zone === 'deck' ? 'deck' : 'discard'
    const count = amountOf(game, context, wanted)
    for (const seat of seatsFor(game, context, who))
      game.call(search, { context, seat, zone: place, of, count, to, show, counters })
  },
}
