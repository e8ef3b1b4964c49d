import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { flies, SELF, TARGET, there, thisIs } from '../entry-words.ts'

/** Gas is worth Force, and drains among the clouds are stronger. */
const gasMiner: CardText = {
  statics: [
    {
      static: 'side-number',
      change: 'drain',
      whose: 'yours',
      at: { trait: 'cloud sector', where: 'related-sector' },
      add: 1,
      when: thisIs({ where: { atA: { type: 'site' } } }),
    },
  ],
  actions: [
    {
      when: { phase: 'activate', of: 'you' },
      limit: { times: 1, per: 'turn' },
      if: {
        if: 'all',
        of: [
          thisIs({ where: { sitesOf: 'Cloud City' } }),
          { if: 'control', at: { title: 'Bespin: Cloud City' } },
        ],
      },
      do: [{ do: 'activate', amount: { count: { trait: 'cloud sector', where: { system: 'Bespin' } } } }],
    },
  ],
}

/** Your own site comes to the top again; drains are stronger at a Scomp link of the opponent's. */
const maintenance = {
  statics: [
    {
      static: 'side-number',
      change: 'drain',
      whose: 'yours',
      add: 1,
      when: thisIs({
        where: { atA: { type: 'site', whose: 'opponents', icon: 'scomp-link' } },
        present: true,
      }),
    },
  ],
  actions: [
    {
      when: 'any-time',
      if: thisIs({ where: 'present' }),
      cost: { use: 2 },
      targets: [
        { name: 'target', what: { type: 'site', whose: 'yours', converted: true, where: 'same-location' } },
      ],
      do: [{ do: 'raise', what: TARGET }],
    },
  ],
} as const satisfies CardText

/** A blaster comes out of the Reserve Deck in the middle of a battle. */
const gunsmith = (friend: Filter): CardText => ({
  statics: [
    {
      static: 'allows',
      what: 'transfer-free',
      of: { whose: 'yours', kind: 'weapon', type: 'character', where: 'same-location' },
      when: {
        if: 'all',
        of: [
          there({ ...friend, whose: 'yours', not: SELF, where: 'present' }),
          thisIs({ where: { atA: { type: 'site' } } }),
        ],
      },
    },
  ],
  actions: [
    {
      when: { just: 'battle-initiated', by: 'opponent' },
      if: thisIs({ inBattle: true }),
      limit: { times: 1, per: 'battle' },
      do: [
        {
          do: 'deploy-from',
          pile: 'reserve',
          what: { trait: 'blaster', unique: false },
          on: SELF,
          free: true,
          react: true,
        },
      ],
    },
  ],
})

export const MECHANICS: Readonly<Record<string, CardText>> = {
  'Tibanna Gas Miner (L)': gasMiner,
  'Tibanna Gas Miner (D)': gasMiner,
  'Cloud City Technician': maintenance,
  'Cloud City Engineer': {
    statics: [
      ...maintenance.statics,
      {
        static: 'deploy-cost',
        of: { trait: 'ugnaught' },
        to: { where: 'same-location' },
        add: -1,
        when: thisIs({ where: { sitesOf: 'Cloud City' } }),
      },
    ],
    actions: maintenance.actions,
  },
  Laudica: gunsmith({ trait: 'corellian', unique: false }),
  'Hermi Odle': gunsmith({ trait: 'advosze' }),
  'Firin Morett': {
    statics: [
      {
        static: 'deploy-cost',
        of: { whose: 'yours', type: 'starfighter' },
        to: { trait: 'docking bay', where: 'same-location' },
        add: -2,
      },
    ],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        do: [
          {
            do: 'search',
            what: {
              any: [{ title: ['Advanced Preparation', 'Rebel Planners'] }, { trait: 'docking bay' }],
            },
          },
        ],
      },
    ],
  },
  'Incom Engineer': {
    statics: [
      {
        static: 'side-number',
        change: 'total-battle-destiny',
        whose: 'yours',
        at: { ...near(), inBattle: true, has: { ...snubs(), present: true } },
        add: 2,
      },
      {
        static: 'number',
        change: 'immunity',
        of: { ...snubs(), present: true, where: { atA: near() } },
        become: 3,
      },
      {
        static: 'number',
        change: 'immunity',
        of: { ...snubs(), present: true, where: { atA: near() } },
        become: 5,
        when: there({ whose: 'yours', trait: 'maintenance droid', where: 'present' }),
      },
    ],
  },
  'Commander Desanne': {
    statics: [flies(2), { static: 'frees-moves', by: ['shuttle', 'land', 'take-off'] }],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        do: [
          {
            do: 'search',
            what: { any: [{ model: 'Lambda-Class Shuttle' }, { model: 'Sentinel-Class Landing Craft' }] },
          },
        ],
      },
    ],
  },
}

/** The locations where the engineer helps. */
function near(): Filter {
  return {
    kind: 'location',
    any: [
      { where: 'same-location' },
      { where: 'related-system' },
      { where: 'related-site' },
      { where: 'related-sector' },
    ],
  }
}
function snubs(): Filter {
  return { whose: 'yours', any: [{ model: ['X-wing', 'T-47', 'Z-95'] }, { titleHas: 'T-16' }] }
}
