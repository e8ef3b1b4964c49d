/** The Jedi Bonus: a Jedi from the deck or the discard pile fights for one turn. */
import { type CardId, type CardsQuestion, moveCard, reveal, type SeatId, shuffleZone } from '@dejarik/kernel'
import { ARENAS } from '../../../cards/definition.ts'
import { type About, ask, definitionOf, type Game } from '../../../kinds.ts'
import { cardsAt, cardsIn, seatZone, tableZone } from '../../../rules/cards/place.ts'
import { hasSubtype } from '../../../rules/cards/treat-as.ts'
import { arenasFor } from '../../../rules/cards/unit.ts'
import { discardUnit } from '../../../rules/damage/discard.ts'
import { hasBonus, RULE } from './bonuses.ts'

const GUEST = 'jedi-guest'

const jediOf = (game: Game, seat: SeatId): CardId[] =>
  [...cardsIn(game, seat, 'deck'), ...cardsIn(game, seat, 'discard')].filter((card) => {
    const definition = definitionOf(game, card)
    return (
      definition.kind === 'unit' && hasSubtype(definition, 'Jedi') && arenasFor(game, definition).length > 0
    )
  })

const callers = (game: Game): SeatId[] => game.table.order.filter((seat) => hasBonus(game, seat, 'jedi'))

/** "Put", so nothing of a deployment happens; the deck is shuffled after the search. */
export const callJedi = ask<{ called?: number }, CardsQuestion<About>>(
  'jedi',
  (game, { called = 0 }) => {
    const seat = callers(game)[called]
    if (seat === undefined) return undefined
    for (const card of cardsIn(game, seat, 'deck')) reveal(game, card, game.state.confidants[seat]!)
    const from = jediOf(game, seat).sort((one, other) => one - other)
    return {
      kind: 'cards',
      seat,
      about: 'jedi',
      rules: [`${RULE}/jedi`],
      from,
      min: 0,
      max: Math.min(1, from.length),
      evenIfForced: true,
    }
  },
  (game, { called = 0 }, [card], seat) => {
    if (card !== undefined) {
      const [arena] = arenasFor(game, definitionOf(game, card))
      moveCard(game, card, tableZone(arena!), { change: { controller: seat, counters: { [GUEST]: 1 } } })
    }
    shuffleZone(game, seatZone(seat, 'deck'))
    if (called + 1 < callers(game).length) game.goto('jedi')
    return { called: called + 1 }
  },
)

/** Before the win check, so that no guest holds an arena. */
export function dismissJedi(game: Game): void {
  for (const card of ARENAS.flatMap((arena) => [...cardsAt(game, arena)]))
    if (game.card(card).counters[GUEST] !== undefined) discardUnit(game, card, { rule: `${RULE}/jedi` })
}
