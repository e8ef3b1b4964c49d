/** The Play Event step: before setup each player may put one Event of the supply into the Event zone. */
import { type CardId, type CardsQuestion, moveCard, type SeatId } from '@dejarik/kernel'
import { type About, ask, definitionOf, type Game, procedure } from '../../kinds.ts'
import { cardsIn, seatZone } from '../cards/place.ts'

interface Seated {
  readonly seat: SeatId
}

/** One each, and both work at the same time (now/events/one-each). */
export const playEvent = procedure<Seated>('swtcg/play-event', [
  ask('which', whichEvent, (game, { seat }, [card]) => {
    if (card === undefined) return
    const played = moveCard(game, card, seatZone(seat, 'event'))
    const { is } = game.card(played)
    game.emit({ kind: 'eventPlayed', seat, card: played, is, cause: { rule: 'now/events/play-event-step' } })
  }),
])

/** Copies are as good as each other. */
function eventsOf(game: Game, seat: SeatId): CardId[] {
  const found = new Map<string, CardId>()
  for (const card of cardsIn(game, seat, 'supply'))
    if (definitionOf(game, card).kind === 'event') found.set(game.card(card).is, card)
  return [...found.values()]
}

/** Asked of everybody where there are such cards: who is not asked would have told that the supply has none. */
function whichEvent(game: Game, { seat }: Seated): CardsQuestion<About> {
  const from = eventsOf(game, seat)
  return {
    kind: 'cards',
    seat,
    about: 'play-event',
    rules: ['now/events/play-event-step'],
    from,
    min: 0,
    max: Math.min(1, from.length),
    evenIfForced: game.constants.hidesHands && game.constants.hasEvents,
  }
}
