/** Preparation: sides, Resources, shuffle, the opening hand and the mulligan, in this order (idc/prep/order). */
import {
  type CardId,
  type CardsQuestion,
  EVERYONE,
  moveCard,
  type Procedure,
  reveal,
  type SeatId,
  shuffleZone,
} from '@dejarik/kernel'
import { type About, ask, definitionOf, type Game, procedure, type Swtcg, step } from '../../kinds.ts'
import { cardsIn, seatZone } from '../cards/place.ts'
import { drawCards } from '../turn/draw.ts'
import { playEvent } from './play-event.ts'
import { type Sides, sides } from './sides.ts'

interface Seated {
  readonly seat: SeatId
}

export const preparation = procedure<Sides>('swtcg/preparation', [
  step('sides', (game, { decks }) => game.call(sides, { decks })),
  step('pull-resources', (game) => eachSeat(game, pullResource)),
  step('shuffle', (game) => {
    for (const seat of game.table.order) {
      shuffleZone(game, seatZone(seat, 'deck'))
      game.emit({ kind: 'shuffled', seat, cause: { rule: 'idc/prep/shuffle' } })
    }
  }),
  step('draw', (game) => {
    for (const seat of game.table.order) {
      const missing = game.constants.handSize - cardsIn(game, seat, 'hand').length
      drawCards(game, seat, missing, { rule: 'idc/prep/draw-to-seven' })
    }
  }),
  step('mulligans', (game) => eachSeat(game, mulligan)),
])

/** Today's players put Events into play once the sides are known (now/events/play-event-step). */
export const playEvents = step<Sides>('play-events', (game) => eachSeat(game, playEvent))

/** One seat after the other, the Dark Side first: the first called last, as it runs first. */
function eachSeat(game: Game, part: Procedure<Swtcg, Seated>): void {
  for (const seat of game.table.order.toReversed()) game.call(part, { seat })
}

/** A player may take one Resource from the deck, and shows it. */
export const pullResource = procedure<Seated>('swtcg/pull-resource', [
  step('search', (game, { seat }) => {
    for (const card of resourcesIn(game, seat)) reveal(game, card, game.state.confidants[seat]!)
  }),
  ask('pull', resourceToPull, (game, { seat }, [card]) => {
    const is = card === undefined ? null : game.card(card).is
    if (card !== undefined) reveal(game, moveCard(game, card, seatZone(seat, 'hand')), EVERYONE)
    game.emit({ kind: 'resourcePulled', seat, is, cause: { rule: 'idc/prep/pull-resource' } })
  }),
])

/** One of each; copies are as good as each other. One that lies outside the deck is meant for this (now/deck/resource-outside). */
function resourcesIn(game: Game, seat: SeatId): CardId[] {
  const found = new Map<string, CardId>()
  for (const card of [...cardsIn(game, seat, 'supply'), ...cardsIn(game, seat, 'deck')])
    if (definitionOf(game, card).kind === 'resource' && !found.has(game.card(card).is))
      found.set(game.card(card).is, card)
  return [...found.values()]
}

/** Asked of everybody: who is not asked would have told that the deck has no Resource. */
function resourceToPull(game: Game, { seat }: Seated): CardsQuestion<About> {
  const from = resourcesIn(game, seat)
  return {
    kind: 'cards',
    seat,
    about: 'pull-resource',
    rules: ['idc/prep/pull-resource', 'idc/prep/pull-resource-optional'],
    from,
    min: 0,
    max: Math.min(1, from.length),
    evenIfForced: game.constants.hidesHands,
  }
}

/** Non-unit cards may be thrown back once, for as many new ones. */
export const mulligan = procedure<Seated>('swtcg/mulligan', [
  ask('throw-back', cardsToThrowBack, (game, { seat }, cards) => {
    const is = cards.map((card) => game.card(card).is)
    for (const card of cards) moveCard(game, card, seatZone(seat, 'discard'))
    game.emit({ kind: 'mulligan', seat, is, cause: { rule: 'idc/prep/mulligan-non-units-only' } })
    drawCards(game, seat, cards.length, { rule: 'idc/prep/mulligan-draw-same-number' })
  }),
])

/** Asked of everybody, as the answer is about a hidden hand. */
function cardsToThrowBack(game: Game, { seat }: Seated): CardsQuestion<About> {
  const from = cardsIn(game, seat, 'hand').filter((card) =>
    game.constants.mulliganKinds.includes(definitionOf(game, card).kind),
  )
  return {
    kind: 'cards',
    seat,
    about: 'mulligan',
    rules: ['idc/prep/mulligan-non-units-only', 'idc/prep/mulligan-once'],
    from,
    min: 0,
    max: from.length,
    evenIfForced: game.constants.hidesHands,
  }
}
