/** Premiere locations: what each half says to the player whom it faces. */

import type { Static } from '../../text/statics.ts'
import type { CardText } from '../../text/text.ts'

/** If you control, Force drain +1 here. */
const drainsMore: Static = {
  static: 'side-number',
  change: 'drain',
  whose: 'yours',
  add: 1,
  when: { if: 'control' },
}

export const locations: Readonly<Record<string, CardText>> = {
  "Tatooine: Obi-Wan's Hut": {
    light: {
      statics: [
        { static: 'deploy-cost', of: { persona: 'Obi-Wan', whose: 'yours' }, to: { the: 'self' }, add: -3 },
      ],
    },
    dark: { statics: [drainsMore] },
  },
}
