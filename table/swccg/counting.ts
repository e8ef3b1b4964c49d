/** What counts in a Star Wars CCG game, for looking back on it. */
import type { Setup } from '@dejarik/kernel'
import type { SwccgEvent, SwccgSetup } from '@dejarik/swccg'
import type { Counted, Counting } from '../review/tally.ts'
import { faceOf } from './face.ts'

/** The destiny that a draw from this deck brings on average. */
function meanDestiny(setup: Setup, deck: readonly string[]): number {
  const destinies = deck.flatMap((is) => {
    const { destiny } = faceOf(setup, is) as { readonly destiny?: number }
    return destiny === undefined ? [] : [destiny]
  })
  return destinies.reduce((sum, destiny) => sum + destiny, 0) / Math.max(1, destinies.length)
}

export const counting: Counting = {
  facts: ['Cards deployed', 'Force drained', 'Battles won', 'Force lost', 'Cards lost'],
  luck: 'Destiny drawn',
  begin: (setup) => {
    const means = (setup as SwccgSetup).players.map(({ deck }) => meanDestiny(setup, deck))
    return (told): readonly Counted[] => {
      const event = told as SwccgEvent
      switch (event.kind) {
        case 'deployed':
          return [{ count: 'Cards deployed', seat: event.seat, by: 1 }]
        case 'drainInitiated':
          return [
            { count: 'Force drained', seat: event.seat, by: event.amount },
            { merit: 'drained', card: event.at, by: event.amount },
          ]
        case 'battleEnded':
          return event.winner === null ? [] : [{ count: 'Battles won', seat: event.winner, by: 1 }]
        case 'shot':
          return event.total > event.defense ? [{ merit: 'hit', card: event.card, by: 1 }] : []
        case 'forceLost':
          return [{ count: 'Force lost', seat: event.seat, by: 1 }]
        case 'left':
          return event.by === 'lost' || event.by === 'forfeited'
            ? [{ count: 'Cards lost', seat: event.owner, by: 1 }]
            : []
        case 'destinyDrawn':
          return [{ luck: { got: event.value, expected: means[event.seat]! }, seat: event.seat }]
        default:
          return []
      }
    }
  },
}
