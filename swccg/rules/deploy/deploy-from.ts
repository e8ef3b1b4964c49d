/** Cards that text lets a player find in a pile and deploy at once, by all other rules; the pile is shuffled then. */
import { reveal, type SeatId, seatBit } from '@dejarik/kernel'
import type { Context } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { ask, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import { cardsIn } from '../cards/place.ts'
import { shuffle } from '../force/piles.ts'
import { groundOf } from '../locations/row.ts'
import { deploying } from './deploy.ts'
import { deploymentsOf } from './deploy-offers.ts'

export interface DeployingFrom {
  readonly seat: SeatId
  readonly context: Context
  readonly pile: 'reserve' | 'lost' | 'used' | 'hand' | 'hand-or-reserve'
  readonly what: Filter
  /** Fits the location where it goes. */
  readonly to?: Filter
  /** Fits the card that it goes on. */
  readonly on?: Filter
  readonly free?: true
  readonly left: number
}
type DeployOffer = Extract<SwccgOffer, { verb: 'deploy' }>
const PASS: SwccgOffer = { verb: 'pass', key: 'pass' }

export const deployFrom = procedure<DeployingFrom>('swccg/deploy-from', [
  step('look', (game, { seat, pile }) => {
    if (pile !== 'hand')
      for (const card of cardsIn(game, seat, deckOf(pile))) reveal(game, card, seatBit(seat))
  }),
  ask(
    'deploy',
    (game, { seat, context, ...how }) => {
      const offers = [...offersFrom(game, { seat, context, ...how }), PASS]
      const about = 'deploy-from'
      return { kind: 'action', seat, about, card: context.self, offers, evenIfForced: true } as const
    },
    (game, { seat, free, left }, offer) => {
      if (offer.verb !== 'deploy') return { left: 0 }
      game.call(deploying, { seat, offer, ...(free ? { paid: true } : {}) })
      return { left: left - 1 }
    },
  ),
  step('more', (game, { left }) => {
    if (left > 0) game.goto('deploy')
  }),
  step('shuffle', (game, { seat, pile, context }) => {
    if (pile !== 'hand') shuffle(game, seat, deckOf(pile), { card: context.self })
  }),
])

/** What is looked through, and shuffled then. */
const deckOf = (pile: Exclude<DeployingFrom['pile'], 'hand'>): 'reserve' | 'lost' | 'used' =>
  pile === 'hand-or-reserve' ? 'reserve' : pile

function offersFrom(game: Game, { seat, context, pile, what, to, on, free }: DeployingFrom): DeployOffer[] {
  const fits = (offer: DeployOffer): boolean => {
    const place = groundOf(game, offer.card, offer)
    return (
      (!to || (place !== null && matches(game, context, to, place))) &&
      (!on || ('on' in offer && matches(game, context, on, offer.on)))
    )
  }
  const sources = pile === 'hand-or-reserve' ? (['hand', 'reserve'] as const) : [pile]
  return sources
    .flatMap((from) =>
      cardsIn(game, seat, from)
        .filter((card) => matches(game, { ...context, you: seat }, what, card))
        .flatMap((card) =>
          deploymentsOf(game, seat, card, {
            ...(from === 'hand' ? {} : { from }),
            ...(free ? { free } : {}),
          }),
        ),
    )
    .flatMap((offer) =>
      offer.verb === 'deploy' && fits(offer) ? [free ? { ...offer, cost: 0 } : offer] : [],
    )
}
