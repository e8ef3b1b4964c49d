/** Entries of characters who guard a place, and of those whom others replace. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, SELF, there, thisIs } from '../entry-words.ts'

const CITY_SITE: Filter = { where: { sitesOf: 'Cloud City' } }
const PATROLS: Filter = {
  type: 'site',
  where: 'adjacent-site',
  any: [{ where: { sitesOf: 'Death Star' } }, { inside: { title: 'Executor' } }],
}
/** Lobot and Lando stand by each other. */
const WITH_LANDO: Condition = {
  if: 'all',
  of: [
    thisIs(CITY_SITE),
    thisIs({ present: true }),
    there({ persona: 'Lando', whose: 'yours', where: 'present' }),
  ],
}

export const KEEPERS: Readonly<Record<string, CardText>> = {
  'Imperial Trooper Guard Dainsom': {
    deploys: {
      only: { type: 'site', any: [{ where: { sitesOf: 'Death Star' } }, { inside: { title: 'Executor' } }] },
      orAboard: { title: 'Executor' },
    },
    statics: [{ static: 'bars', what: 'move', of: SELF }],
    actions: [{ when: { just: 'drain-initiated', by: 'opponent', at: PATROLS }, do: [{ do: 'cancel' }] }],
  },
  'Lobot (D)': {
    deploys: { only: CITY_SITE },
    statics: [
      adds('power', 2, SELF, thisIs({ present: true, where: { atA: { icon: 'scomp-link' } } })),
      {
        static: 'allows',
        what: 'be-replaced-by-opponent',
        of: { the: 'self', present: true, where: { atA: { type: 'site' } } },
      },
      {
        static: 'bars',
        what: 'be-replaced',
        of: { any: [{ the: 'self' }, { persona: 'Lando', whose: 'yours', where: 'present' }] },
        when: WITH_LANDO,
      },
    ],
  },
  'Dodo Bodonawieedo': {
    statics: [
      adds('power', 2, SELF, thisIs({ where: { at: 'Tatooine: Mos Eisley' } })),
      adds('power', -1, { trait: 'jawa', whose: 'opponents', where: 'same-location' }),
    ],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        do: [
          {
            do: 'look',
            at: 'force',
            whose: 'yours',
            top: { count: { trait: 'musician', where: 'same-site', not: SELF } },
            reorder: true,
          },
        ],
      },
    ],
  },
  'Colonel Feyn Gospic': {
    statics: [
      adds('power', 2, { the: 'host' }, thisIs({ pilots: true })),
      adds('power', 2, SELF, thisIs({ where: { sitesOf: 'Yavin 4' } })),
      {
        static: 'doubles',
        of: { title: 'Rebel Tech' },
        when: thisIs({ where: { at: 'Yavin 4: Massassi War Room' } }),
      },
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'yours',
        at: { type: 'system', not: { where: 'related-system' } },
        add: {
          count: {
            kind: 'starship',
            whose: 'yours',
            present: true,
            where: { atA: { the: { chosen: 'there' } } },
          },
        },
        when: there({ title: 'Rebel Planners', where: 'present' }),
      },
      {
        static: 'protects',
        of: { title: 'Rebel Planners', where: 'present' },
        from: 'Alter',
        when: there({ title: 'Rebel Planners', where: 'present' }),
      },
    ],
  },
}
