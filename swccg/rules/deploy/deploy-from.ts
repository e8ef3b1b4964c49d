/** Cards that text lets a player find in a pile and deploy at once, by all other rules; a pile that lies face down is shuffled then. */
import { type CardId, reveal, type SeatId, seatBit } from '@dejarik/kernel'
import type { Context } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { barredBy } from '../../effects/statics.ts'
import { ask, type Game, procedure, type SwccgOffer, step } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import { cardsIn } from '../cards/place.ts'
import { shuffle } from '../force/piles.ts'
import { groundOf } from '../locations/row.ts'
import { verify } from '../looking/searching.ts'
import { deploying } from './deploy.ts'
import { deploymentsOf } from './deploy-offers.ts'

export interface DeployingFrom {
  readonly seat: SeatId
  readonly context: Context
  readonly pile: 'reserve' | 'lost' | 'used' | 'hand' | 'hand-or-reserve' | 'stacked'
  readonly what: Filter
  /** Fits the location where it goes. */
  readonly to?: Filter
  /** Fits the card that it goes on. */
  readonly on?: Filter
  readonly free?: true
  /** In answer to a battle or a Force drain. */
  readonly react?: true
  /** Whatever keeps it from that place. */
  readonly regardless?: true
  readonly left: number
  /** Whether a card was deployed by it. */
  readonly used?: true
}
type DeployOffer = Extract<SwccgOffer, { verb: 'deploy' }>
const PASS: SwccgOffer = { verb: 'pass', key: 'pass' }

export const deployFrom = procedure<DeployingFrom>('swccg/deploy-from', [
  step('look', (game, { seat, pile }) => {
    const deck = deckOf(pile)
    if (deck) for (const card of cardsIn(game, seat, deck)) reveal(game, card, seatBit(seat))
  }),
  step('verify', (game, deployment) => {
    const { seat, context } = deployment
    if (mustUse(game, deployment))
      verify(game, { seat, card: context.self, pile: 'reserve' }, offersFrom(game, deployment))
  }),
  ask(
    'deploy',
    (game, { seat, context, ...how }) => {
      const found = offersFrom(game, { seat, context, ...how })
      const offers = mustUse(game, how) && found.length > 0 ? found : [...found, PASS]
      const about = 'deploy-from'
      return { kind: 'action', seat, about, card: context.self, offers, evenIfForced: true } as const
    },
    (game, { seat, free, left }, offer) => {
      if (offer.verb !== 'deploy') return { left: 0 }
      game.call(deploying, { seat, offer, ...(free ? { free } : {}) })
      return { left: left - 1, used: true }
    },
  ),
  step('more', (game, { left }) => {
    if (left > 0) game.goto('deploy')
  }),
  step('shuffle', (game, { seat, pile, context }) => {
    const deck = deckOf(pile)
    if (deck && deck !== 'lost') shuffle(game, seat, deck, { card: context.self })
  }),
])

/** Who has looked through a Reserve Deck deploys one that can be, where an edition says so (ccgx/final/search-must-take). */
const mustUse = (game: Game, { pile, used }: Pick<DeployingFrom, 'pile' | 'used'>): boolean =>
  game.policies.findsAreBinding && pile === 'reserve' && used === undefined

/** What is looked through, and shuffled then; a hand and cards stacked on another are not. */
function deckOf(pile: DeployingFrom['pile']): 'reserve' | 'lost' | 'used' | null {
  if (pile === 'stacked' || pile === 'hand') return null
  return pile === 'hand-or-reserve' ? 'reserve' : pile
}

type Source = 'hand' | 'reserve' | 'lost' | 'used' | 'stacked'
const cardsOf = (game: Game, seat: SeatId, from: Source, { self }: Context): readonly CardId[] =>
  from === 'stacked' ? game.card(self).holds : cardsIn(game, seat, from)

function offersFrom(
  game: Game,
  { seat, context, pile, what, to, on, free, react, regardless }: DeployingFrom,
): DeployOffer[] {
  const fits = (offer: DeployOffer): boolean => {
    const place = groundOf(game, offer.card, offer)
    return (
      (!react || barredBy(game, 'react', offer.card, place ?? undefined) === null) &&
      (!to || (place !== null && matches(game, context, to, place))) &&
      (!on || ('on' in offer && matches(game, context, on, offer.on)))
    )
  }
  const sources: readonly Source[] = pile === 'hand-or-reserve' ? ['hand', 'reserve'] : [pile]
  return sources
    .flatMap((from) =>
      cardsOf(game, seat, from, context)
        .filter((card) => matches(game, { ...context, you: seat }, what, card))
        .flatMap((card) =>
          deploymentsOf(game, seat, card, {
            ...(from === 'hand' || from === 'stacked' ? {} : { from }),
            ...(free ? { free } : {}),
            ...(regardless ? { regardless } : {}),
            ...(react ? { react } : {}),
          }),
        ),
    )
    .flatMap((offer) => (offer.verb === 'deploy' && fits(offer) ? [offer] : []))
}
