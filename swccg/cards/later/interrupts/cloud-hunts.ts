/** Entries of Interrupts of Cloud City that send craft about its clouds. */
import { TIES } from '../../../language/words.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { ANSWERED, AT, TARGET, there } from '../entry-words.ts'
import { more } from './interrupt-words.ts'

const CLOUDS: Filter = { trait: 'cloud sector' }
const CLOUD_CARS: Filter = { whose: 'yours', kind: 'vehicle', type: 'combat' }

const SQUADRON: Filter = { title: 'TIE Assault Squadron', whose: 'yours' }

const THEIRS: Filter = { kind: 'character', whose: 'opponents', inBattle: true }

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
  'Atmospheric Assault': {
    actions: [
      { when: { just: 'battle-initiated', by: 'you', at: { title: 'Bespin: Cloud City' } }, do: [more(1)] },
      {
        when: { phase: 'deploy', of: 'you' },
        do: [
          {
            do: 'for-a-while',
            what: { static: 'allows', what: 'deploy-whole', of: SQUADRON },
            until: 'this-leaves-table',
          },
          { do: 'deploy-from', pile: 'hand', what: SQUADRON, free: true },
        ],
      },
    ],
  },
  'Double-Crossing, No-Good Swindler': {
    actions: [
      {
        when: 'any-time',
        if: there({
          persona: 'Han',
          where: { atA: { type: 'site', has: { persona: 'Lando', whose: 'yours' } } },
        }),
        do: [{ do: 'lose-force', who: 'opponent', amount: 3 }],
      },
      {
        when: { just: 'relocated', card: { title: 'Nabrun Leids', kind: 'interrupt' } },
        do: [
          { do: 'put-on-pile', what: ANSWERED, piles: ['lost'] },
          {
            do: 'for-a-while',
            what: { static: 'deploy-cost', of: { whose: 'yours', trait: 'trooper' }, fix: 0 },
            until: 'this-leaves-table',
          },
          { do: 'deploy-from', pile: 'hand', what: {}, to: AT, most: 99 },
        ],
      },
    ],
  },
  'Brief Loss Of Control': {
    actions: [
      {
        when: { just: 'weapons-ended' },
        if: there(THEIRS),
        cost: { use: 2 },
        targets: [{ name: 'target', what: { kind: 'character', whose: 'yours', inBattle: true } }],
        do: [
          { do: 'choose', as: 'other', who: 'opponent', what: THEIRS },
          {
            do: 'for-a-while',
            what: {
              static: 'number',
              change: 'usable-ability',
              of: { any: [TARGET, { the: { chosen: 'other' } }] },
              fix: 0,
            },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
}
