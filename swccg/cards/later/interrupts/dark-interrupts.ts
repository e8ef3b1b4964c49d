/** Entries of Interrupts of the Dark Side whose sentences no other card says. */
import type { CardText } from '../../../text/text.ts'

export const DARK_INTERRUPTS: Readonly<Record<string, CardText>> = {
  'Aiiii! Aaa! Agggggggggg!': {
    actions: [
      {
        when: 'any-time',
        if: {
          if: 'on-table',
          what: {
            type: 'rebel',
            trait: 'captive',
            number: { name: 'ability', least: 1.5 },
            where: { atA: { trait: 'prison', controlled: 'you' } },
          },
        },
        do: [
          {
            do: 'lose-force',
            who: 'opponent',
            amount: {
              count: { whose: 'opponents', kind: 'character', number: { name: 'ability', least: 2.5 } },
            },
          },
        ],
      },
    ],
  },
  'Put All Sections On Alert': {
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: {
              type: 'rebel',
              where: {
                atA: {
                  any: [{ where: { sitesOf: 'Death Star' } }, { where: { sitesOf: 'Executor' } }],
                  type: 'site',
                },
              },
            },
          },
        ],
        do: [
          {
            do: 'for-a-while',
            what: { static: 'blanks', of: { the: { chosen: 'target' } } },
            until: 'end-of-turn',
          },
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'usable-ability', of: { the: { chosen: 'target' } }, fix: 0 },
            until: 'end-of-turn',
          },
        ],
        immuneTo: ['Sense'],
      },
      {
        when: 'any-time',
        do: [
          { do: 'retrieve', amount: 2, what: { titleHas: 'Death Star' }, to: 'hand' },
          { do: 'lose-this' },
        ],
      },
    ],
  },
  'Masterful Move': {
    actions: [
      {
        when: 'any-time',
        cost: { use: 1 },
        do: [
          {
            do: 'search',
            what: { any: [{ trait: 'hologram' }, { trait: 'dejarik' }, { title: 'Imperial Holotable' }] },
          },
        ],
      },
      {
        when: { just: 'played', card: { title: ['Mantellian Savrip'], kind: 'interrupt' } },
        do: [{ do: 'cancel' }],
      },
      {
        when: { just: 'deployed', card: { title: ['Mantellian Savrip'] } },
        do: [{ do: 'cancel-cards', what: { the: { chosen: 'answered' } } }],
      },
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { title: ['Mantellian Savrip'] } }],
        do: [{ do: 'cancel-cards', what: { the: { chosen: 'target' } } }],
      },
      {
        when: { just: 'drain-initiated', by: 'opponent', at: { trait: 'holosite' } },
        do: [{ do: 'cancel' }],
      },
    ],
  },
}
