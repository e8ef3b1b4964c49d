/** What counts in a Star Wars TCG game, for looking back on it. */
import type { SwtcgEvent } from '@dejarik/swtcg'
import type { Counted, Counting } from '../review/tally.ts'
import { controller } from './manners.ts'

/** A die of 4 or more hits; Accuracy adds to each. */
const HITS = 4
const SIDES = 6

const expected = (dice: number, accuracy: number): number =>
  dice * Math.min(1, (SIDES - HITS + 1 + accuracy) / SIDES)

export const counting: Counting = {
  facts: ['Units built', 'Units lost', 'Dice rolled', 'Damage done', 'Damage prevented', 'Cards played'],
  luck: 'Hits',
  begin: () => {
    let accuracy = 0
    return (told, game): readonly Counted[] => {
      const event = told as SwtcgEvent
      switch (event.kind) {
        case 'setUp':
        case 'deployed':
          return [{ count: 'Units built', seat: event.seat, by: 1 }]
        case 'attackDiceCounted':
          accuracy = event.accuracy
          return []
        case 'diceRolled':
          return event.for === 'attack' ? rolled(event.seat, event.dice, accuracy) : []
        case 'damagePlaced':
          if (event.source === null) return []
          return [
            { merit: 'damage', card: event.source, by: event.amount },
            ...controller(game, event.source).map((seat) => ({
              count: 'Damage done',
              seat,
              by: event.amount,
            })),
          ]
        case 'damagePrevented':
          return controller(game, event.unit).map((seat) => ({
            count: 'Damage prevented',
            seat,
            by: event.amount,
          }))
        case 'discarded':
          if (event.from === 'hand' || event.from === 'deck' || event.from === 'build') return []
          return [
            { count: 'Units lost', seat: event.owner, by: 1 },
            ...event.by.slice(0, 1).map((card) => ({ merit: 'destroyed', card, by: 1 })),
          ]
        case 'battleCardPlayed':
          return [{ count: 'Cards played', seat: event.seat, by: 1 }]
        default:
          return []
      }
    }
  },
}

const rolled = (seat: number, dice: readonly number[], accuracy: number): readonly Counted[] => [
  { count: 'Dice rolled', seat, by: dice.length },
  {
    luck: {
      got: dice.filter((die) => die + accuracy >= HITS).length,
      expected: expected(dice.length, accuracy),
    },
    seat,
  },
]
