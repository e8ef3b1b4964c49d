/** Entries of Effects of the Dark Side whose sentences no other card says. */
import type { CardText } from '../../../text/text.ts'

export const DARK_EFFECTS: Readonly<Record<string, CardText>> = {
  'Visage Of The Emperor': {
    deploys: {
      on: [{ on: { title: ['Executor: Holotheatre', 'Death Star: Conference Room'] } }],
      loses: 2,
    },
    triggers: [
      {
        when: { just: 'turn-ended' },
        do: [
          { do: 'lose-force', who: 'you', amount: 1 },
          { do: 'lose-force', who: 'opponent', amount: 1 },
        ],
      },
      {
        when: 'always',
        if: { if: 'control', by: 'opponent' },
        do: [{ do: 'cancel-cards', what: { the: 'self' } }],
      },
    ],
    immuneTo: ['Alter'],
  },
  'Dark Deal': {
    deploys: {
      on: [{ on: { title: 'Bespin: Cloud City' } }],
      if: {
        if: 'all',
        of: [
          { if: 'control', at: { title: 'Bespin: Cloud City' } },
          {
            if: 'on-table',
            what: { type: 'site', where: { system: 'Bespin' }, controlled: 'you' },
            least: 3,
          },
        ],
      },
    },
    statics: [
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'yours',
        at: { type: 'site', where: { sitesOf: 'Cloud City' } },
        add: 4,
      },
      {
        static: 'side-number',
        change: 'drain',
        whose: 'yours',
        at: { type: 'site', where: { sitesOf: 'Cloud City' } },
        add: 2,
      },
    ],
    triggers: [
      {
        when: 'always',
        if: {
          if: 'compare',
          left: { count: { kind: 'location', where: { system: 'Bespin' }, occupied: 'opponent' } },
          is: '>=',
          right: { sum: [4, { number: 'x', of: { the: 'self' } }] },
        },
        do: [{ do: 'cancel-cards', what: { the: 'self' } }],
      },
    ],
    immuneTo: ['Alter'],
  },
  'Rebel Base Occupation': {
    deploys: {
      on: [
        {
          on: {
            any: [
              { type: 'system', title: 'Hoth' },
              { type: 'system', title: 'Yavin 4' },
            ],
          },
        },
      ],
      if: {
        if: 'on-table',
        what: { type: 'site', where: 'related-site', battleground: true, occupied: 'you' },
        least: 2,
      },
    },
    triggers: [
      {
        when: 'always',
        if: { if: 'control', by: 'opponent' },
        do: [{ do: 'cancel-cards', what: { the: 'self' } }],
      },
      {
        when: { just: 'phase-began', by: 'you', phase: 'control' },
        do: [
          {
            do: 'lose-force',
            who: 'opponent',
            amount: { count: { type: 'site', where: 'related-site', battleground: true, occupied: 'you' } },
          },
        ],
      },
    ],
    immuneTo: ['Alter'],
  },
}
