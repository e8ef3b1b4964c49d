/** The Star Wars TCG in English. */
import type { Words } from '@dejarik/kernel'
import type { Swtcg } from './kinds.ts'
import { capital, heading, sayEvent } from './words/events.ts'
import { listed, seatName, sideName, titleIn } from './words/names.ts'
import { sayOffer } from './words/offers.ts'
import { prompt } from './words/prompts.ts'
import { sayReason } from './words/reasons.ts'

export const words: Words<Swtcg> = {
  seat: seatName,
  card: titleIn,
  prompt,
  offer: sayOffer,
  event: sayEvent,
  reason: sayReason,
  heading,
  seatFacts: ['controller', 'builder', 'order'],
  outcome: (game, { winners }) => {
    const sides = [...new Set(winners.map((seat) => game.seat(seat).side))]
    return sides.length === 0 ? 'Nobody won.' : `${capital(listed(sides.map(sideName)))} won.`
  },
}
