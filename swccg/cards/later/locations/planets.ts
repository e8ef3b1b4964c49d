/** Entries of systems and sectors whose sentences no other card says. */
import type { CardText } from '../../../text/text.ts'

export const PLANETS: Readonly<Record<string, CardText>> = {
  'Coruscant (L)': {
    light: {
      statics: [
        { static: 'side-number', change: 'drain', whose: 'yours', add: 1 },
        {
          static: 'deploy-cost',
          of: { any: [{ type: 'imperial' }, { kind: 'starship', trait: 'imperial (starship)' }] },
          add: 2,
          when: {
            if: 'all',
            of: [
              { if: 'control' },
              { if: 'on-table', what: { type: 'rebel', where: 'same-location', whose: 'yours' } },
            ],
          },
        },
      ],
    },
    dark: {
      statics: [
        {
          static: 'deploy-cost',
          of: { whose: 'yours', any: [{ kind: 'starship' }, { kind: 'character', icon: 'pilot' }] },
          add: -2,
          to: { the: 'self' },
        },
      ],
    },
  },
}
