/** The entry of the Core Shaft Corridor, from where a whole station is held. */
import type { CardText } from '../../../text/text.ts'
import { adds } from '../../premiere/common.ts'
import { all, not } from '../entry-words.ts'

/** Occupied by one's own alone: control itself is what the text changes. */
const HELD = all(not({ if: 'occupy', by: 'opponent' }), { if: 'occupy' })

export const CORE_SHAFT: Readonly<Record<string, CardText>> = {
  'Death Star: Level 6 Core Shaft Corridor': {
    light: {
      statics: [
        adds(
          'power',
          2,
          { persona: ['Luke', 'Obi-Wan'], where: { sitesOf: 'Death Star' } },
          { if: 'control' },
        ),
      ],
    },
    dark: {
      statics: [
        {
          static: 'control-needs',
          whose: 'opponents',
          at: { type: 'site', where: { sitesOf: 'Death Star' } },
          ability: 2,
          when: HELD,
        },
      ],
    },
  },
}
