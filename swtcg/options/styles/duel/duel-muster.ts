/** The muster of a duel: each player puts the unit with one Equipment into the arena and draws three cards. */
import {
  type CardId,
  type CardsQuestion,
  EVERYONE,
  moveCard,
  reveal,
  type SeatId,
  shuffleZone,
} from '@dejarik/kernel'
import type { Arena } from '../../../cards/definition.ts'
import { type About, ask, definitionOf, type Game, procedure, step } from '../../../kinds.ts'
import { attach } from '../../../rules/cards/attachment.ts'
import { cardsIn, seatZone, tableZone, unitsOf } from '../../../rules/cards/place.ts'
import { equipAbilities } from '../../../rules/equipment/equip-cost.ts'
import { drawCards } from '../../../rules/turn/draw.ts'
import { isDuellist } from './duel-deck.ts'

const RULE = 'opt/duel-of-the-fates/unit-and-equipment-start-in-battle'
const CARDS = 3

const fitting = (game: Game, seat: SeatId, arena: Arena): CardId[] =>
  cardsIn(game, seat, 'deck').filter((card) => {
    const definition = definitionOf(game, card)
    return (
      definition.kind === 'equipment' &&
      definition.arenas.includes(arena) &&
      equipAbilities(definition).length > 0
    )
  })

interface Muster {
  readonly seat: SeatId
  readonly arena: Arena
}

/** No points and no Force are paid. */
export const muster = procedure<Muster>('swtcg/duel-muster', [
  step('unit', (game, { seat, arena }) => {
    const unit = cardsIn(game, seat, 'deck').find((card) => isDuellist(definitionOf(game, card)))
    if (unit !== undefined) moveCard(game, unit, tableZone(arena), { change: { controller: seat } })
    for (const card of fitting(game, seat, arena)) reveal(game, card, game.state.confidants[seat]!)
  }),
  ask<Muster, CardsQuestion<About>>(
    'equipment',
    (game, { seat, arena }) => {
      const from = fitting(game, seat, arena).sort((one, other) => one - other)
      return {
        kind: 'cards',
        seat,
        about: 'duel-equipment',
        rules: [RULE],
        from,
        min: 0,
        max: Math.min(1, from.length),
        evenIfForced: game.constants.hidesHands,
      }
    },
    (game, { seat, arena }, [card]) => {
      const [unit] = unitsOf(game, seat, arena)
      if (card === undefined || unit === undefined) return
      reveal(game, card, EVERYONE)
      const worn = attach(game, card, unit, 'equipment')
      game.emit({ kind: 'equipped', card: worn, unit, cause: { rule: RULE } })
    },
  ),
  step('draw', (game, { seat }) => {
    shuffleZone(game, seatZone(seat, 'deck'))
    game.emit({ kind: 'shuffled', seat, cause: { rule: RULE } })
    drawCards(game, seat, CARDS, { rule: 'opt/duel-of-the-fates/draw-three' })
  }),
])
