/** "Your opponent" never means oneself: who chooses is whom the text names. */
import type { Instruction } from '../../text/instruction.ts'
import { actionSaid, type Law, partsOf, playedNow } from './law.ts'

/** Instructions that ask somebody, by what they ask about. */
const ASKS: Readonly<Record<string, readonly Instruction['do'][]>> = {
  choose: ['choose'],
  'choose-number': ['choose-number'],
  may: ['may'],
  pick: ['choose-one', 'name-kind', 'put-on-pile'],
}

export const players: Law = (card) => ({
  answer: (game, { about, seat }) => {
    const playing = playedNow(game, card.key)
    const action = playing && actionSaid(card, playing.index, playing.half)
    const asks = ASKS[about]
    if (!action || !asks || game.state.frames.at(-2)?.procedure !== 'swccg/resolve') return null
    const asked = [...partsOf([action.first, action.do])].filter(({ do: does }) =>
      asks.includes(does as Instruction['do']),
    )
    const seats = asked.map(({ who }) => (who === 'opponent' ? 1 - playing.seat : playing.seat))
    return seats.length === 0 || seats.includes(seat) ? null : `it asks the wrong player (${about})`
  },
})
