/** Entries of Rebels whose sentences no other card says. */
import type { CardText } from '../../../text/text.ts'

export const REBELS: Readonly<Record<string, CardText>> = {
  'Tigran Jamiro': {
    deploys: { only: { any: [{ where: { sitesOf: 'Yavin 4' } }, { where: { sitesOf: 'Hoth' } }] } },
    statics: [
      {
        static: 'bars',
        what: 'move',
        of: { whose: 'opponents', type: ['alien', 'imperial'], where: 'same-site' },
        to: {
          any: [
            { type: 'site', titleHas: 'Echo' },
            { type: 'site', icon: 'interior', where: { sitesOf: 'Yavin 4' } },
          ],
        },
      },
    ],
  },
  'Toryn Farr': {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'host' },
        add: 2,
        when: { if: 'this', is: { pilots: true } },
      },
      {
        static: 'number',
        change: 'weapon-draw',
        of: {
          whose: 'yours',
          title: 'Planet Defender Ion Cannon',
          any: [{ where: 'same-site' }, { where: 'related-site' }],
        },
        add: 1,
        when: { if: 'this', is: { where: { atA: { type: 'site', titleHas: 'War Room' } } } },
      },
    ],
  },
  'Tamizander Rey': {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'host' },
        add: 2,
        when: { if: 'this', is: { pilots: true } },
      },
      {
        static: 'allows',
        what: 'move-free',
        of: { whose: 'yours', kind: 'starship', where: 'same-site' },
        when: { if: 'this', is: { where: { atA: { icon: 'exterior' } } } },
      },
    ],
    actions: [
      {
        when: 'any-time',
        limit: { times: 1, per: 'turn' },
        if: { if: 'this', is: { where: { atA: { titleHas: 'Echo Docking Bay' } } } },
        targets: [{ name: 'target', what: { kind: 'character', where: { sitesOf: 'Hoth' } } }],
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'protects',
              of: { the: { chosen: 'target' } },
              from: 'The Shield Doors Must Be Closed',
            },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
}
