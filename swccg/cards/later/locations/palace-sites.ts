/** Entries of the sites of the palace where creatures are kept, and of the road that leads to it. */
import type { CardText } from '../../../text/text.ts'
import { ANSWERED, adds, SELF, there } from '../entry-words.ts'

export const PALACE_SITES: Readonly<Record<string, CardText>> = {
  "Jabba's Palace: Rancor Pit": {
    dark: {
      statics: [
        { static: 'allows', what: 'deploy-aboard', of: { title: 'Dark Waters' }, to: SELF },
        {
          static: 'bars',
          what: 'move',
          of: { where: 'same-location' },
          to: { not: { where: 'same-location' } },
          when: there({ kind: 'creature', where: 'present' }),
        },
      ],
    },
    light: {
      triggers: [
        {
          when: { just: 'defeated', card: { kind: 'character', whose: 'yours' }, at: SELF },
          do: [{ do: 'note', as: 'X', amount: { number: 'forfeit', of: ANSWERED } }],
        },
        {
          when: { just: 'eaten', card: { kind: 'character', whose: 'yours' }, at: SELF },
          do: [{ do: 'retrieve', who: 'opponent', amount: { noted: 'X' } }],
        },
      ],
    },
  },
  'Tatooine: Hutt Trade Route (Desert)': {
    light: {
      statics: [
        adds('power', 1, {
          kind: 'character',
          whose: 'yours',
          where: 'same-location',
          on: { kind: 'vehicle' },
        }),
      ],
    },
    dark: {
      statics: [
        {
          static: 'blanks',
          of: { title: "Tatooine: Jabba's Palace" },
          half: 'yours',
          when: { if: 'not', of: { if: 'control' } },
        },
      ],
    },
  },
}
