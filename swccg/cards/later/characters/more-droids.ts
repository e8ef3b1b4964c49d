/** Entries of droids whose sentences no other card says. */
import type { CardText } from '../../../text/text.ts'

export const MORE_DROIDS: Readonly<Record<string, CardText>> = {
  'R-3PO (Ar-Threepio)': {
    triggers: [
      {
        when: { just: 'phase-began', by: 'you', phase: 'control' },
        do: [
          {
            do: 'lose-force',
            who: 'opponent',
            amount: {
              sum: [
                { count: { whose: 'opponents', trait: 'spy', where: 'present' } },
                { count: { whose: 'opponents', trait: 'spy', type: 'droid', where: 'present' } },
                { count: { whose: 'opponents', trait: 'undercover', where: 'present' }, times: 2 },
                {
                  count: { whose: 'opponents', trait: 'undercover', type: 'droid', where: 'present' },
                  times: 2,
                },
              ],
            },
          },
        ],
      },
    ],
  },
}
