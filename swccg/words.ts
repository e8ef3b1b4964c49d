/** The Star Wars CCG in English. */
import type { Words } from '@dejarik/kernel'
import type { Swccg } from './kinds.ts'
import { opponentOf } from './rules/cards/place.ts'
import { lifeForce } from './rules/force/piles.ts'
import { heading, sayEvent } from './words/events.ts'
import { seatName } from './words/names.ts'
import { sayOffer } from './words/offers.ts'
import { help, prompt } from './words/prompts.ts'
import { sayReason } from './words/reasons.ts'

export const words: Words<Swccg> = {
  seat: seatName,
  card: (is) => is,
  prompt,
  help,
  offer: sayOffer,
  event: sayEvent,
  reason: sayReason,
  heading,
  seatFacts: ['controller', 'current'],
  outcome: (game, { winners }) => {
    const [winner] = winners
    if (winner === undefined) return 'Nobody won.'
    const loser = opponentOf(winner)
    const why = lifeForce(game, loser) > 0 ? '' : `: the ${seatName(game, loser)} has no Life Force left`
    return `The ${seatName(game, winner)} won${why}.`
  },
}
