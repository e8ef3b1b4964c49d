/** Entries of weapons and devices whose sentences no other card says. */
import type { CardText } from '../../../text/text.ts'

/** Sends characters home, and kills creatures. */
const stunBlaster: CardText = {
  deploys: { on: [{ on: { whose: 'yours', icon: 'warrior' } }] },
  fires: {
    at: {
      any: [
        { kind: 'character' },
        { kind: 'creature', not: { any: [{ trait: 'rancor' }, { title: 'Sarlacc' }] } },
      ],
    },
    cost: 2,
    outcomes: [
      {
        add: 1,
        of: { kind: 'character' },
        do: [{ do: 'return-to-hand', what: { the: { chosen: 'target' } } }],
      },
      { add: 3, of: { kind: 'creature' }, do: [{ do: 'lose-cards', what: { the: { chosen: 'target' } } }] },
    ],
  },
}

export const BLASTERS: Readonly<Record<string, CardText>> = {
  'Stun Blaster (L)': stunBlaster,
  'Stun Blaster (D)': stunBlaster,
  'Interrogation Array': {
    deploys: { on: [{ on: { trait: 'prison' } }] },
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        cost: { use: 1 },
        do: [{ do: 'search', what: { title: ['Torture', 'Aiiii! Aaa! Agggggggggg!'] } }],
        limit: { times: 1, per: 'turn' },
      },
    ],
    triggers: [
      {
        when: { just: 'phase-began', by: 'you', phase: 'control' },
        do: [
          {
            do: 'lose-force',
            who: 'opponent',
            amount: {
              count: {
                kind: 'character',
                trait: 'captive',
                number: { name: 'ability', least: 2.5 },
                where: 'same-location',
              },
            },
          },
        ],
      },
    ],
  },
  "Zuckuss' Snare Rifle": {
    deploys: {
      on: [
        { on: { title: 'Zuckuss', whose: 'yours' } },
        { on: { not: { the: 'self' }, trait: 'bounty hunter', whose: 'yours' }, cost: 1 },
      ],
    },
    fires: {
      at: { kind: ['character', 'creature'] },
      cost: 2,
      outcomes: [
        { add: -1, of: { kind: 'character' }, do: [{ do: 'capture', what: { the: { chosen: 'target' } } }] },
        { add: 1, of: { kind: 'creature' }, do: [{ do: 'lose-cards', what: { the: { chosen: 'target' } } }] },
      ],
    },
  },
}
