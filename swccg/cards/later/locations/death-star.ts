import type { CardText } from '../../../text/text.ts'
import { SELF } from '../entry-words.ts'

export const DEATH_STAR: Readonly<Record<string, CardText>> = {
  'Death Star (D)': {
    dark: { statics: [{ static: 'goes-first', who: 'opponent' }] },
    immuneTo: ['Revolution'],
  },
  'Death Star: Trench': {
    light: {
      statics: [
        { static: 'place-rules', rules: 'trench' },
        {
          static: 'number',
          change: 'maneuver',
          of: { type: 'starfighter', whose: 'yours', where: 'same-location' },
          add: -2,
        },
      ],
    },
    dark: {
      statics: [
        { static: 'place-rules', rules: 'trench' },
        {
          static: 'allows',
          what: 'fire-free',
          of: { kind: 'weapon', whose: 'yours', where: 'same-location' },
        },
        {
          static: 'allows',
          what: 'deploy-aboard',
          of: { title: 'Turbolaser Battery', whose: 'yours' },
          to: SELF,
        },
      ],
    },
  },
  'Death Star: Conference Room': {
    dark: {
      statics: [
        {
          static: 'epic-total',
          event: 'Commence Primary Ignition',
          add: 1,
          optional: true,
          when: {
            if: 'all',
            of: [
              { if: 'control' },
              { if: 'on-table', what: { trait: 'leader', whose: 'yours', where: 'same-location' } },
            ],
          },
        },
      ],
    },
    light: {
      statics: [
        { static: 'side-number', change: 'drain', whose: 'yours', add: 1 },
        {
          static: 'epic-total',
          event: 'Commence Primary Ignition',
          add: -1,
          optional: true,
          when: { if: 'control' },
        },
      ],
    },
  },
  Superlaser: {
    deploys: { on: [{ on: { type: 'system', title: 'Death Star', parsec: 0 } }] },
    fires: { at: { type: 'capital' }, cost: 4, draws: 2, reach: 'orbit' },
  },
}
