import type { CardText } from '../../../text/text.ts'
import { SELF } from '../entry-words.ts'

export const DROIDS: Readonly<Record<string, CardText>> = {
  "M-HYD 'Binary' Droid": {
    statics: [
      {
        static: 'number',
        change: 'forfeit',
        of: { kind: 'character', not: { type: 'droid' }, where: 'same-or-adjacent-site' },
        add: 2,
      },
    ],
    actions: [
      {
        by: 'either',
        when: 'any-time',
        if: { if: 'not', of: { if: 'this', is: { trait: 'off' } } },
        cost: { use: 1 },
        do: [{ do: 'switch', what: SELF, to: 'off' }],
      },
      {
        by: 'either',
        when: 'any-time',
        if: { if: 'this', is: { trait: 'off' } },
        cost: { use: 1 },
        do: [{ do: 'switch', what: SELF, to: 'on' }],
      },
    ],
  },
}
