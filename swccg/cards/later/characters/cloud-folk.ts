import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { SELF, thisIs } from '../entry-words.ts'

const HOST: Filter = { the: 'host' }
const TROOPERS: Filter = { whose: 'yours', title: 'Cloud City Trooper' }
const AT_LINK = thisIs({ present: true, where: { atA: { icon: 'scomp-link' } } })
const IN_CITY = thisIs({ where: { sitesOf: 'Cloud City' } })
const FLIES_FALCON = thisIs({ pilots: { persona: 'Falcon' } })

export const CLOUD_FOLK: Readonly<Record<string, CardText>> = {
  Kebyc: {
    statics: [
      {
        static: 'draws-losses',
        whose: 'opponents',
        pile: 'reserve',
        at: { trait: 'cloud sector', where: 'related-sector' },
        when: thisIs({ where: { atA: { type: 'site' } } }),
      },
    ],
  },
  'Lobot (L)': {
    deploys: { onlyReact: true },
    statics: [
      {
        static: 'allows',
        what: 'deploy-as-react',
        of: SELF,
        to: {
          any: [
            { type: 'site', where: { sitesOf: 'Cloud City' } },
            { has: { whose: 'yours', persona: 'Lando', present: true } },
          ],
        },
      },
      { static: 'number', change: 'power', of: SELF, add: 2, when: AT_LINK },
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'opponents',
        add: -2,
        when: { if: 'all', of: [AT_LINK, thisIs({ where: { atA: { type: 'site' } } })] },
      },
      {
        static: 'allows',
        what: 'deploy-free',
        of: TROOPERS,
        to: { where: 'same-site' },
        when: IN_CITY,
      },
      {
        static: 'number',
        change: 'power',
        of: { ...TROOPERS, where: 'same-site' },
        add: 1,
        when: IN_CITY,
      },
    ],
  },
  'Captain Needa': {
    statics: [
      { static: 'number', change: 'power', of: HOST, add: 2, when: thisIs({ pilots: true }) },
      {
        static: 'number',
        change: 'immunity',
        of: HOST,
        become: 4,
        when: thisIs({ pilots: { title: 'Avenger' } }),
      },
      {
        static: 'bars',
        what: 'be-forfeited',
        of: {
          whose: 'yours',
          kind: 'character',
          where: 'same-location',
          not: { any: [SELF, { kind: 'character', hit: true }] },
        },
        when: thisIs({ inBattle: true }),
      },
    ],
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: { type: 'utinni', mayTarget: SELF, not: { type: 'utinni', targets: SELF } },
          },
        ],
        do: [{ do: 'aim', what: { the: { chosen: 'target' } }, at: SELF }],
      },
    ],
  },
  'Captain Han Solo': {
    deploys: {
      only: { any: [{ where: { sitesOf: 'Hoth' } }, { where: { sitesOf: 'Cloud City' } }] },
      orAboard: { persona: 'Falcon' },
    },
    statics: [
      { static: 'number', change: 'power', of: HOST, add: 3, when: thisIs({ pilots: true }) },
      {
        static: 'side-number',
        change: 'battle-destinies',
        whose: 'yours',
        add: 1,
        when: { if: 'all', of: [FLIES_FALCON, { if: 'battle' }] },
      },
      { static: 'number', change: 'maneuver', of: HOST, add: 2, when: FLIES_FALCON },
    ],
    actions: [
      {
        when: { just: 'destiny-drawn', by: 'opponent' },
        if: thisIs({ inBattle: true }),
        limit: { times: 1, per: 'battle' },
        cost: { use: 2 },
        do: [{ do: 'redraw' }],
      },
    ],
  },
}
