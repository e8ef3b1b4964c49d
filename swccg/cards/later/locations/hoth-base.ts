/** Entries of the sites of Echo Base that no other site is like: the generators of the shield and the war room. */
import type { Static } from '../../../text/statics.ts'
import type { CardText } from '../../../text/text.ts'
import { MINE, SELF } from '../../premiere/common.ts'

const RIDGE = 'Hoth: North Ridge (4th Marker)'
const SHIELD: Static = { static: 'place-rules', rules: 'hoth energy shield' }

export const HOTH_BASE: Readonly<Record<string, CardText>> = {
  'Hoth: Echo Command Center (War Room) (D)': {
    dark: {
      statics: [
        {
          static: 'epic-total',
          event: 'Commence Primary Ignition',
          add: 1,
          against: { type: 'system', title: 'Hoth' },
        },
      ],
    },
    light: {
      statics: [
        {
          static: 'allows',
          what: 'move-free',
          of: { ...MINE, kind: 'starship', where: { sitesOf: 'Hoth' } },
          to: { type: 'system', title: 'Hoth' },
          when: { if: 'control' },
        },
      ],
    },
  },
  'Hoth: Main Power Generators (1st Marker)': {
    deploys: {
      needs: {
        place: {
          type: 'site',
          title: [RIDGE, 'Hoth: Ice Plains (5th Marker)', 'Hoth: Mountains (6th Marker)'],
        },
        orBring: { type: 'site', title: RIDGE },
      },
    },
    light: {
      statics: [
        SHIELD,
        {
          static: 'powers',
          of: { ...MINE, kind: 'weapon', type: 'artillery', where: 'same-location' },
        },
      ],
    },
    dark: {
      statics: [SHIELD],
      triggers: [
        {
          when: { just: 'blown-away', card: SELF },
          do: [{ do: 'lose-force', who: 'opponent', amount: 8 }],
        },
      ],
    },
  },
}
