/** Entries of Interrupts of the Light Side whose sentences no other card says. */
import type { CardText } from '../../../text/text.ts'

export const LIGHT_INTERRUPTS: Readonly<Record<string, CardText>> = {
  'Corellian Retort': {
    actions: [
      { when: 'any-time', do: [{ do: 'search', what: { title: ['Captive Fury', 'Captive Pursuit'] } }] },
      {
        when: 'battle',
        if: {
          if: 'all',
          of: [
            { if: 'on-table', what: { persona: 'Han', inBattle: true } },
            { if: 'on-table', what: { persona: 'Jabba', inBattle: true } },
          ],
        },
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'battle-destinies',
              whose: 'yours',
              at: { inBattle: true },
              add: 2,
            },
            until: 'end-of-battle',
          },
          { do: 'lose-this' },
        ],
      },
      {
        when: 'battle',
        if: {
          if: 'all',
          of: [
            { if: 'on-table', what: { persona: 'Han', inBattle: true } },
            { if: 'on-table', what: { trait: ['bounty hunter', 'gangster'], inBattle: true } },
            { if: 'not', of: { if: 'on-table', what: { persona: 'Jabba', inBattle: true } } },
          ],
        },
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'battle-destinies',
              whose: 'yours',
              at: { inBattle: true },
              add: 1,
            },
            until: 'end-of-battle',
          },
          { do: 'lose-this' },
        ],
      },
    ],
  },
  'Rebel Ambush': {
    actions: [
      {
        when: { just: 'battle-initiated', at: { type: 'site' } },
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'number',
              change: 'power',
              of: {
                whose: 'yours',
                trait: 'trooper',
                present: true,
                where: { atA: { the: { chosen: 'at' } } },
              },
              add: 1,
            },
            until: 'end-of-turn',
          },
          {
            do: 'for-a-while',
            what: {
              static: 'number',
              change: 'immunity',
              of: {
                whose: 'yours',
                trait: 'trooper',
                present: true,
                where: { atA: { the: { chosen: 'at' } } },
              },
              become: 99,
            },
            until: 'end-of-turn',
          },
          {
            do: 'for-a-while',
            what: {
              static: 'number',
              change: 'power',
              of: {
                whose: 'yours',
                trait: 'trooper',
                present: true,
                where: {
                  atA: {
                    the: { chosen: 'at' },
                    any: [{ where: { sitesOf: 'Hoth' } }, { where: { sitesOf: 'Yavin 4' } }],
                  },
                },
              },
              add: 1,
            },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
  "It's Not My Fault!": {
    actions: [
      {
        when: { just: 'battle-initiated', by: 'opponent', at: { type: 'site' } },
        targets: [
          {
            name: 'target',
            what: {
              whose: 'yours',
              persona: 'Han',
              present: true,
              where: { atA: { the: { chosen: 'at' } } },
            },
          },
        ],
        do: [
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'immunity', of: { the: { chosen: 'target' } }, become: 99 },
            until: 'end-of-battle',
          },
        ],
      },
      {
        when: { just: 'battle-initiated', by: 'opponent', at: { type: 'site' } },
        targets: [
          {
            name: 'target',
            what: {
              whose: 'yours',
              persona: 'Lando',
              present: true,
              where: { atA: { the: { chosen: 'at' } } },
            },
          },
        ],
        do: [
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'immunity', of: { the: { chosen: 'target' } }, become: 99 },
            until: 'end-of-battle',
          },
        ],
      },
      {
        when: { just: 'battle-initiated', by: 'opponent', at: { type: 'site' } },
        targets: [
          {
            name: 'target',
            what: {
              whose: 'yours',
              kind: 'character',
              not: { persona: ['Han', 'Lando'] },
              present: true,
              where: { atA: { the: { chosen: 'at' } } },
            },
          },
        ],
        cost: { use: { number: 'ability', of: { the: { chosen: 'target' } } } },
        do: [
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'immunity', of: { the: { chosen: 'target' } }, become: 99 },
            until: 'end-of-battle',
          },
        ],
      },
    ],
  },
}
