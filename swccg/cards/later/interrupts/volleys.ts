/** Entries of Interrupts that have weapons fired out of turn. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { ANSWERED, TARGET, there } from '../entry-words.ts'

const FREE: Filter = { whose: 'yours', fireable: 'free' }

export const VOLLEYS: Readonly<Record<string, CardText>> = {
  'Blasted Droid': {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        targets: [
          {
            name: 'target',
            what: {
              ...FREE,
              any: [
                { trait: ['blaster', 'blaster rifle'], on: { kind: 'character', trait: 'trooper' } },
                { type: 'automated' },
              ],
            },
          },
        ],
        do: [{ do: 'fire-apart', what: TARGET, free: true }],
      },
    ],
  },
  'Stay Sharp!': {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        targets: [{ name: 'target', what: { ...FREE, type: 'starship' } }],
        do: [
          {
            do: 'if',
            when: there({
              any: [{ persona: 'Han' }, { trait: 'gunner' }],
              on: { kind: 'starship', with: TARGET },
            }),
            so: [
              {
                do: 'may',
                so: [
                  {
                    do: 'for-a-while',
                    what: { static: 'number', change: 'weapon-total', of: TARGET, add: 2 },
                    until: 'end-of-turn',
                  },
                ],
              },
            ],
          },
          { do: 'fire-apart', what: TARGET, free: true },
        ],
      },
      {
        when: { just: 'weapon-fired', by: 'you', card: { kind: 'weapon' } },
        if: { if: 'battle' },
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'total-power',
              whose: 'yours',
              at: { inBattle: true },
              add: { number: 'destiny', of: ANSWERED },
            },
            until: 'end-of-battle',
          },
        ],
      },
    ],
  },
}
