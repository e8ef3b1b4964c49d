/** Replacing an Event by another of the supply. */
import { type CardId, moveCard, type SeatId } from '@dejarik/kernel'
import { ask, definitionOf, type Game, procedure } from '../../../kinds.ts'
import { blankCard } from '../../../rules/cards/blank-card.ts'
import { cardsIn, seatZone } from '../../../rules/cards/place.ts'
import { type Context, seatsFor } from '../../context.ts'
import { causeOf, type Performers } from '../performer.ts'

interface Replacing {
  readonly context: Context
  readonly seat: SeatId
}

const eventsOf = (game: Game, seat: SeatId): readonly CardId[] =>
  cardsIn(game, seat, 'supply').filter((card) => definitionOf(game, card).kind === 'event')

/** The old one goes to the supply; what the new one says of a past moment does nothing (now/events/replace). */
export const replaceEvent = procedure<Replacing>('swtcg/replace-event', [
  ask(
    'which',
    (game, { seat }) => {
      const from = cardsIn(game, seat, 'event').length > 0 ? eventsOf(game, seat) : []
      return from.length === 0
        ? undefined
        : { kind: 'cards' as const, seat, about: 'play-event', from, min: 1, max: 1 }
    },
    (game, { context, seat }, [next]) => {
      for (const old of cardsIn(game, seat, 'event'))
        moveCard(game, old, seatZone(seat, 'supply'), { change: blankCard(seat) })
      const played = moveCard(game, next!, seatZone(seat, 'event'))
      const { is } = game.card(played)
      game.emit({ kind: 'eventPlayed', seat, card: played, is, cause: causeOf(context) })
    },
  ),
])

export const eventPerformers: Performers<'replace-event'> = {
  'replace-event': (game, context, { who }) => {
    for (const seat of [...seatsFor(game, context, who)].reverse()) game.call(replaceEvent, { context, seat })
  },
}
