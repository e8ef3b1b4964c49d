/** Entries of Effects of the Light Side whose sentences no other card says. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, chosen, immune, MINE } from '../../premiere/common.ts'

/** At the planet of the war room, its system included. */
const SAME_PLANET: readonly Filter[] = [
  { where: 'related-system' },
  { where: 'same-site' },
  { where: 'related-site' },
]
const TRANSPORTS: Filter = { ...MINE, model: 'Transport', any: SAME_PLANET }

export const LIGHT_EFFECTS: Readonly<Record<string, CardText>> = {
  'Evacuation Control': {
    deploys: { on: [{ on: { ...MINE, type: 'site', titleHas: 'War Room' } }] },
    statics: [
      adds('hyperspeed', 2, TRANSPORTS),
      immune(3, TRANSPORTS),
      { static: 'allows', what: 'move-free', of: TRANSPORTS },
    ],
    actions: [
      {
        when: { phase: 'move', of: 'you' },
        limit: { times: 1, per: 'turn' },
        targets: [
          {
            name: 'weapon',
            what: {
              ...MINE,
              title: 'Planet Defender Ion Cannon',
              any: SAME_PLANET,
              fireable: 'plain',
            },
          },
        ],
        do: [{ do: 'fire-apart', what: chosen('weapon') }],
      },
    ],
  },
  'Echo Base Operations': {
    deploys: {
      on: [{ on: { title: 'Hoth: Main Power Generators (1st Marker)' } }],
      if: { if: 'on-table', what: { titleHas: 'Echo', type: 'site', occupied: 'you' }, least: 3 },
    },
    statics: [
      { static: 'deploy-cost', of: { whose: 'yours' }, to: { type: 'system' }, add: -1 },
      { static: 'side-number', change: 'drain', whose: 'yours', at: { type: 'system' }, add: 2 },
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'yours',
        at: { type: 'system', inBattle: true },
        add: 3,
      },
    ],
    triggers: [
      {
        when: 'always',
        if: {
          if: 'compare',
          left: { count: { where: { sitesOf: 'Hoth' }, type: 'site', occupied: 'opponent' } },
          is: '>=',
          right: { sum: [5, { number: 'x', of: { the: 'self' } }] },
        },
        do: [{ do: 'cancel-cards', what: { the: 'self' } }],
      },
    ],
    immuneTo: ['Alter'],
  },
  'Corellian Engineering Corporation': {
    deploys: { on: [{ on: { type: 'system', title: 'Corellia' } }] },
    statics: [
      {
        static: 'deploy-cost',
        of: {
          whose: 'yours',
          model: ['Modified Light Freighter', 'Modified Corellian Freighter', 'YV-Class Freighter'],
        },
        add: -1,
        when: { if: 'not', of: { if: 'control', by: 'opponent' } },
      },
      {
        static: 'number',
        change: 'hyperspeed',
        of: {
          whose: 'yours',
          model: ['Modified Light Freighter', 'Modified Corellian Freighter', 'YV-Class Freighter'],
        },
        add: 1,
        when: { if: 'not', of: { if: 'control', by: 'opponent' } },
      },
      {
        static: 'deploy-cost',
        of: { whose: 'yours', title: 'Quad Laser Cannon' },
        fix: 0,
        when: { if: 'not', of: { if: 'control', by: 'opponent' } },
      },
      {
        static: 'number',
        change: 'weapon-draw',
        of: { whose: 'yours', title: 'Quad Laser Cannon' },
        add: 2,
        when: { if: 'not', of: { if: 'control', by: 'opponent' } },
      },
    ],
    immuneTo: ['Alter'],
  },
  'Slayn & Korpil Facilities': {
    deploys: { on: [{ on: { type: 'system', title: 'Roche' } }] },
    actions: [
      {
        when: { phase: 'deploy', of: 'you' },
        limit: { times: 1, per: 'turn' },
        do: [
          {
            do: 'deploy-from',
            pile: 'reserve',
            what: { kind: 'weapon', type: 'starship' },
            on: { whose: 'yours', model: 'B-wing' },
          },
        ],
      },
    ],
    triggers: [
      {
        when: {
          just: 'hit',
          by: 'you',
          card: { whose: 'opponents', kind: ['starship', 'vehicle'] },
          source: { on: { whose: 'yours', any: [{ type: 'starfighter' }, { kind: 'vehicle' }] } },
        },
        do: [{ do: 'retrieve', amount: 2 }],
      },
    ],
    immuneTo: ['Alter'],
  },
  'Asteroid Sanctuary': {
    deploys: { on: [{ on: { trait: 'asteroid sector', controlled: 'you' } }] },
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
            amount: {
              count: {
                trait: 'asteroid sector',
                any: [{ where: 'same-location' }, { where: 'related-sector' }],
                not: { occupied: 'opponent' },
              },
            },
          },
        ],
      },
    ],
  },
}
