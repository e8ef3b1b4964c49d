/** Entries of people of Cloud City whose sentences no other card says. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'

const HOST: Filter = { the: 'host' }
const isThis = (is: Filter): Condition => ({ if: 'this', is })
const FLIES_FALCON = isThis({ pilots: { persona: 'Falcon' } })

export const CLOUD_FOLK: Readonly<Record<string, CardText>> = {
  Kebyc: {
    statics: [
      {
        static: 'draws-losses',
        whose: 'opponents',
        pile: 'reserve',
        at: { trait: 'cloud sector', where: 'related-sector' },
        when: isThis({ where: { atA: { type: 'site' } } }),
      },
    ],
  },
  'Captain Han Solo': {
    deploys: {
      only: { any: [{ where: { sitesOf: 'Hoth' } }, { where: { sitesOf: 'Cloud City' } }] },
      orAboard: { persona: 'Falcon' },
    },
    statics: [
      { static: 'number', change: 'power', of: HOST, add: 3, when: isThis({ pilots: true }) },
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
        if: isThis({ inBattle: true }),
        limit: { times: 1, per: 'battle' },
        cost: { use: 2 },
        do: [{ do: 'redraw' }],
      },
    ],
  },
}
