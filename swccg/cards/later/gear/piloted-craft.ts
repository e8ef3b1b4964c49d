/** Entries of craft of Special Edition with a pilot of a name, and of a maker who replaces pilots of none (ccgx/permanent/pilot-replaced). */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, MINE, SELF, thisIs } from '../../premiere/common.ts'

const ABOARD: Condition = thisIs({ ownPilot: true })
const CLOUDS: Filter = { where: { atA: { trait: 'cloud sector' } } }

/** At home among the clouds. */
const obsidian: CardText = {
  deploys: { changes: [{ to: { trait: 'cloud sector' }, add: -1 }] },
  statics: [
    adds('power', 3, SELF, thisIs(CLOUDS)),
    adds('power', 2, SELF, ABOARD),
    {
      static: 'allows',
      what: 'draw-battle-destiny',
      of: SELF,
      when: { if: 'all', of: [ABOARD, thisIs(CLOUDS)] },
    },
  ],
}
const SNUBS: Filter = {
  ...MINE,
  any: [{ model: ['X-wing', 'T-47', 'Z-95'] }, { titleHas: 'T-16' }],
  not: { type: 'squadron' },
  printed: { permanentPilot: 1 },
  ownPilot: true,
}

export const PILOTED_CRAFT: Readonly<Record<string, CardText>> = {
  'OS-72-1 In Obsidian 1': obsidian,
  'OS-72-2 In Obsidian 2': obsidian,
  "Bossk In Hound's Tooth": {
    statics: [
      adds('power', 2, SELF, ABOARD),
      {
        static: 'side-number',
        change: 'battle-destinies',
        whose: 'yours',
        add: 1,
        when: { if: 'all', of: [thisIs({ inBattle: true }), ABOARD] },
      },
      { static: 'allows', what: 'fly-like-a-starfighter', of: SELF },
    ],
  },
  'Incom Corporation': {
    deploys: {
      on: [
        {
          on: {
            type: 'site',
            icon: 'interior',
            any: [{ where: { sitesOf: 'Yavin 4' } }, { where: { sitesOf: 'Hoth' } }],
          },
        },
      ],
    },
    statics: [{ static: 'number', change: 'ability', of: SNUBS, become: 2 }, adds('power', 1, SNUBS)],
    triggers: [
      {
        when: 'always',
        if: { if: 'control', by: 'opponent' },
        do: [{ do: 'cancel-cards', what: SELF }],
      },
    ],
    immuneTo: ['Alter'],
  },
}
