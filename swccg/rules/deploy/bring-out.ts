/** Cards that a text brings out of the Reserve Deck to the table, for nothing and whatever the phase. */
import { type CardId, reveal, type SeatId, seatBit } from '@dejarik/kernel'
import { type Context, speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import { ask, type Destination, definitionOf, type Game, procedure, step } from '../../kinds.ts'
import type { Filter } from '../../text/filter.ts'
import { isPrison } from '../capture/captives.ts'
import { enter, leave } from '../cards/attach.ts'
import { cardsIn, locationsInPlay } from '../cards/place.ts'
import { groundOf, placesInRow } from '../locations/row.ts'
import { place } from './deploy.ts'
import { deploymentsOf } from './deploy-offers.ts'
import { uniqueRival } from './unique.ts'

export interface BringingOut {
  readonly seat: SeatId
  readonly context: Context
  readonly what: Filter
  /** Up to so many of different titles, of which the first must come. */
  readonly most?: number
  /** Fits the place where it goes. */
  readonly to?: Filter
  /** It is a captive in the prison there. */
  readonly imprisoned?: true
  readonly result?: readonly CardId[]
}

export const bringOut = procedure<BringingOut>('swccg/bring-out', [
  step('look', (game, { seat }) => {
    for (const card of cardsIn(game, seat, 'reserve')) reveal(game, card, seatBit(seat))
  }),
  ask(
    'bring-out',
    (game, bringing) => {
      const { seat, context, result = [] } = bringing
      const from = cardsIn(game, seat, 'reserve').filter((card) => fits(game, bringing, card))
      const max = Math.min(1, from.length)
      const min = result.length > 0 ? 0 : max
      const card = context.self
      return { kind: 'cards', seat, about: 'search', card, from, min, max, evenIfForced: true } as const
    },
    (game, bringing, [card]) => {
      const { most = 1, result = [] } = bringing
      if (card === undefined) return { most: result.length }
      return { most, result: [...result, layOut(game, bringing, card)] }
    },
  ),
  step('more', (game, { most = 1, result = [] }) => {
    if (result.length > 0 && result.length < most) game.goto('bring-out')
  }),
])

const fits = (game: Game, bringing: BringingOut, card: CardId): boolean =>
  matches(game, speaking(bringing.seat, bringing.context.self), bringing.what, card) &&
  !(bringing.result ?? []).some((other) => titleOf(game, other) === titleOf(game, card)) &&
  (bringing.imprisoned
    ? canBeHeld(game, bringing.seat, card) && prisonFor(game, bringing) !== undefined
    : bringing.to === undefined || placesOf(game, bringing, card).length > 0)

const titleOf = (game: Game, card: CardId): string => definitionOf(game, card).title

/** Whoever deploys only as a spy, or is on table already as somebody else, comes to no prison (ccgx/objective/opponent-rebel). */
function canBeHeld(game: Game, seat: SeatId, card: CardId): boolean {
  const facts = definitionOf(game, card)
  return facts.text.deploys?.undercover !== true && uniqueRival(game, seat, card) === null
}

const prisonFor = (game: Game, { context, to }: BringingOut): CardId | undefined =>
  locationsInPlay(game).find((at) => isPrison(game, at) && (!to || matches(game, context, to, at)))

/** It is nowhere else first: nobody answers its coming. */
function holdInPrison(game: Game, bringing: BringingOut, card: CardId): CardId {
  const { seat } = bringing
  const at = prisonFor(game, bringing)!
  const held = enter(game, card, at, 'imprisoned', seat)
  game.emit({ kind: 'imprisoned', card: held, at, cause: { rule: 'ccgx/objective/opponent-rebel' } })
  return held
}

/** Locations go to the row, or out of play where they may not convert; what has no place of its own goes to the player's side. */
function layOut(game: Game, bringing: BringingOut, card: CardId): CardId {
  const { seat } = bringing
  if (bringing.imprisoned) return holdInPrison(game, bringing, card)
  const [found] = placesOf(game, bringing, card)
  if (!found && definitionOf(game, card).kind === 'location') return putOutOfPlay(game, card)
  const destination = found ?? { beside: 'own-side' }
  const laid = place(game, seat, card, destination)
  game.emit({ kind: 'deployed', seat, card: laid, is: game.card(laid).is, cost: 0 })
  return laid
}

/** The ruling at ccgx/final/start-objective-converts. */
function putOutOfPlay(game: Game, card: CardId): CardId {
  const { owner, is } = game.card(card)
  const left = leave(game, card, 'out-of-play')
  const cause = { rule: 'ccgx/final/start-objective-converts' }
  game.emit({ kind: 'left', card: left, is, owner, to: 'out-of-play', by: 'out-of-play', cause })
  return left
}

function placesOf(game: Game, { seat, context, to }: BringingOut, card: CardId): readonly Destination[] {
  const isLocation = definitionOf(game, card).kind === 'location'
  const places = isLocation ? placesInRow(game, card) : deployable(game, seat, card)
  if (to === undefined) return places
  return places.filter((destination) => {
    const ground = groundOf(game, card, destination)
    return ground !== null && matches(game, context, to, ground)
  })
}

const deployable = (game: Game, seat: SeatId, card: CardId): readonly Destination[] =>
  deploymentsOf(game, seat, card, { free: true, from: 'reserve' }).flatMap((offer) =>
    offer.verb === 'deploy' ? [offer] : [],
  )
