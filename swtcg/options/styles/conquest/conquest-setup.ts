/** What a fleet gets free before a battle: a Capital Ship at a Space Location, Command Posts at a Ground Location. */
import {
  type CardId,
  type CardsQuestion,
  EVERYONE,
  moveCard,
  reveal,
  type SeatId,
  shuffleZone,
} from '@dejarik/kernel'
import type { FleetType } from '../../../conquest/decks.ts'
import { type About, ask, definitionOf, type Game, procedure, step } from '../../../kinds.ts'
import { cardsIn, seatZone, tableZone } from '../../../rules/cards/place.ts'
import { hasSubtype } from '../../../rules/cards/treat-as.ts'
import { noteFlagship } from './conquest-flagship.ts'
import { isPost } from './conquest-posts.ts'
import { noteBrought } from './held-posts.ts'

const RULE = 'opt/galactic-conquest'
const POSTS = 2
interface Gift {
  readonly seat: SeatId
  readonly arena: FleetType
}

const isGift = (game: Game, card: CardId, arena: FleetType): boolean => {
  const definition = definitionOf(game, card)
  return arena === 'space'
    ? definition.kind === 'unit' && hasSubtype(definition, 'Capital Ship')
    : isPost(game, card)
}

const free = procedure<Gift>('swtcg/free-fleet', [
  step('look', (game, { seat, arena }) => {
    for (const card of cardsIn(game, seat, 'deck'))
      if (isGift(game, card, arena)) reveal(game, card, game.state.confidants[seat]!)
  }),
  ask<Gift, CardsQuestion<About>>(
    'take',
    (game, { seat, arena }) => {
      const from = cardsIn(game, seat, 'deck')
        .filter((card) => isGift(game, card, arena))
        .sort((one, other) => one - other)
      const most = Math.min(arena === 'space' ? 1 : POSTS, from.length)
      const rule = arena === 'space' ? 'free-capital-ship' : 'free-command-posts'
      return {
        kind: 'cards',
        seat,
        about: 'free-fleet',
        rules: [`${RULE}/${rule}`],
        from,
        min: most,
        max: most,
        evenIfForced: game.constants.hidesHands,
      }
    },
    (game, { seat, arena }, cards) => {
      for (const card of cards) {
        reveal(game, card, EVERYONE)
        const to = arena === 'space' ? tableZone('space') : seatZone(seat, 'build')
        const there = moveCard(game, card, to, { change: { controller: seat } })
        if (arena === 'ground') noteBrought(game, seat)
        else noteFlagship(game, there)
      }
      shuffleZone(game, seatZone(seat, 'deck'))
    },
  ),
])

export const fleetProcedures = [free]

export const callFleet = (arena: FleetType) =>
  step<object>('free-fleet', (game) => {
    for (const seat of game.table.order.toReversed()) game.call(free, { seat, arena })
  })
