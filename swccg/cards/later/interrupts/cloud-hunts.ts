/** Entries of Interrupts of Cloud City that send craft about its clouds. */
import { TIES } from '../../../language/words.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { AT, TARGET } from '../entry-words.ts'
import { more } from './interrupt-words.ts'

const CLOUDS: Filter = { trait: 'cloud sector' }
const CLOUD_CARS: Filter = { whose: 'yours', kind: 'vehicle', type: 'combat' }

export const CLOUD_HUNTS: Readonly<Record<string, CardText>> = {
  'Flight Escort': {
    actions: [
      {
        when: { phase: 'move', of: 'you' },
        targets: [
          {
            name: 'target',
            what: {
              type: 'starfighter',
              present: true,
              where: { atA: { ...CLOUDS, hasSeveral: { least: 2, of: CLOUD_CARS } } },
            },
          },
          {
            name: 'place',
            what: {
              any: [{ trait: 'docking bay' }, { type: 'system' }],
              related: { kind: 'location', has: TARGET },
            },
          },
        ],
        do: [{ do: 'relocate', what: TARGET, to: { the: { chosen: 'place' } } }],
      },
      {
        when: { just: 'battle-initiated', by: 'opponent', at: { ...CLOUDS, has: CLOUD_CARS } },
        do: [more(1)],
      },
    ],
  },
  'TIE Sentry Ships': {
    actions: [
      {
        when: {
          just: 'drain-initiated',
          by: 'opponent',
          at: { any: [{ type: 'system' }, { trait: ['cloud sector', 'asteroid sector'] }] },
        },
        do: [
          {
            do: 'deploy-from',
            pile: 'hand',
            what: {
              any: [
                { kind: 'starship', model: TIES },
                { kind: 'character', icon: 'pilot' },
              ],
            },
            to: AT,
            react: true,
            most: 99,
          },
        ],
      },
    ],
  },
}
