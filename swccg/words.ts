/** The Star Wars CCG in English. */
import type { Words } from '@dejarik/kernel'
import type { Swccg } from './kinds.ts'
import { heading, sayEvent } from './words/events.ts'
import { seatName } from './words/names.ts'
import { sayOffer } from './words/offers.ts'
import { prompt } from './words/prompts.ts'
import { sayReason } from './words/reasons.ts'

export const words: Words<Swccg> = {
  seat: seatName,
  card: (is) => is,
  prompt,
  offer: sayOffer,
  event: sayEvent,
  reason: sayReason,
  heading,
  seatFacts: ['controller', 'current'],
  outcome: (game, { winners }) =>
    winners.length === 0
      ? 'Nobody won.'
      : `The ${winners.map((seat) => seatName(game, seat)).join(' and ')} won.`,
}
