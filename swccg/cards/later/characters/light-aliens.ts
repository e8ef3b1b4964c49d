/** Entries of aliens of the Light Side whose sentences no other card says. */
import type { CardText } from '../../../text/text.ts'

export const LIGHT_ALIENS: Readonly<Record<string, CardText>> = {
  "Ardon 'Vapor' Crell": {
    deploys: { changes: [{ add: 'free', to: { where: { sitesOf: 'Tatooine' } } }] },
    statics: [
      {
        static: 'number',
        change: 'immunity',
        of: { whose: 'yours', kind: 'character', where: 'present' },
        become: 3,
        when: { if: 'on-table', what: { title: 'Vaporator', where: 'present' } },
      },
      {
        static: 'side-number',
        change: 'drain',
        whose: 'yours',
        at: { type: 'site', icon: 'exterior', has: { title: 'Vaporator', whose: 'yours' } },
        add: 1,
        when: { if: 'this', is: { where: { sitesOf: 'Tatooine' } } },
      },
      {
        static: 'side-number',
        change: 'drain',
        whose: 'yours',
        at: { type: 'site', icon: 'exterior', has: { title: 'Hydroponics Station', whose: 'yours' } },
        add: 1,
        when: { if: 'this', is: { where: { sitesOf: 'Tatooine' } } },
      },
    ],
  },
  Gran: {
    actions: [
      {
        when: { just: 'battle-initiated', by: 'opponent', at: { where: 'adjacent-site' } },
        do: [{ do: 'retrieve', amount: 1 }],
      },
      {
        when: { just: 'battle-initiated', by: 'opponent', at: { type: 'site', where: 'same-location' } },
        do: [
          {
            do: 'choose-one',
            as: 'way',
            options: ['retrieve 1 Force closest to top of Lost Pile into hand', 'retrieve 1 Force'],
          },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'way' }, is: '=', right: 0 },
            so: [{ do: 'retrieve', amount: 1, nearest: true, to: 'hand' }],
            else: [{ do: 'retrieve', amount: 1 }],
          },
        ],
      },
    ],
  },
  'Neb Dulo': {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'self' },
        add: 3,
        when: {
          if: 'on-table',
          what: { whose: 'yours', trait: 'musician', not: { the: 'self' }, where: 'present' },
        },
      },
    ],
    actions: [
      {
        when: { just: 'battle-initiated', at: { where: 'same-location' } },
        if: { if: 'this', is: { where: 'present' } },
        targets: [
          {
            name: 'target',
            what: {
              kind: 'character',
              whose: 'opponents',
              not: {
                number: {
                  name: 'ability',
                  least: { countOf: { whose: 'yours', trait: 'musician', where: 'present' } },
                },
              },
              where: 'same-location',
            },
          },
        ],
        do: [{ do: 'move-away', what: { the: { chosen: 'target' } }, free: true, orLost: true }],
      },
    ],
  },
  'Loje Nella': {
    statics: [
      {
        static: 'blanks',
        of: { title: ['Gailid', 'Mosep'] },
        when: { if: 'this', is: { where: { at: "Jabba's Palace: Audience Chamber" } } },
      },
    ],
    actions: [
      {
        when: { just: 'drain-initiated', by: 'you', at: { has: { type: 'alien', whose: 'yours' } } },
        if: { if: 'this', is: { where: { at: "Jabba's Palace: Audience Chamber" } } },
        do: [{ do: 'activate', amount: 1 }],
      },
    ],
  },
}
