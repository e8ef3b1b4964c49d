/** Entries of the sites inside starships and vehicles, and of those who serve there (ccgx/shipsite). */

import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardAction, CardText, Half } from '../../../text/text.ts'
import { WHOLLY } from '../../premiere/common.ts'
import { SELF } from '../entry-words.ts'

const EXECUTOR_SITE: Filter = { type: 'site', where: { sitesOf: 'Executor' } }
const EXECUTOR: Filter = { title: 'Executor' }
const WITH_EXECUTOR: Filter = { type: 'system', has: EXECUTOR }
const SANDCRAWLER_SITE: Filter = { type: 'site', icon: 'interior', inside: { the: 'host' } }
const target: Filter = { the: { chosen: 'target' } }
const place: Filter = { the: { chosen: 'place' } }

const NIGHT: Static = { static: 'night-here' }
const enters = (force: number): Static => ({
  static: 'side-number',
  change: 'enter-exit',
  whose: 'yours',
  fix: force,
})

/** The owner's half and the other's, which differ in nothing but the side. */
const jawaHome: Half = {
  statics: [
    {
      static: 'number',
      change: 'forfeit',
      of: { kind: 'character', trait: 'jawa', where: 'same-location' },
      add: 2,
    },
    NIGHT,
  ],
}
const jawaDoor: Half = { statics: [enters(1), NIGHT] }

/** Free, as the move of the turn. */
const walk = (from: Filter, to: Filter): CardAction => ({
  when: { phase: 'move', of: 'you' },
  targets: [
    { name: 'target', what: { kind: 'character', whose: 'yours', movable: true, ...from } },
    { name: 'place', what: to },
  ],
  do: [{ do: 'move', what: target, to: place }],
})

/** Up the tube: into a site of the crawler, or to the Used Pile. */
const sucksUp: readonly Instruction[] = [
  { do: 'draw-destiny' },
  {
    do: 'if',
    when: {
      if: 'compare',
      left: { value: 'destiny' },
      is: '>',
      right: { number: 'ability', of: target },
    },
    so: [
      {
        do: 'choose-one',
        as: 'where',
        options: [
          'relocate target to one interior site of that sandcrawler',
          "place target in owner's Used Pile",
        ],
        provided: [{ if: 'on-table', what: SANDCRAWLER_SITE }, null],
      },
      {
        do: 'if',
        when: { if: 'compare', left: { value: 'where' }, is: '=', right: 0 },
        so: [
          { do: 'choose', as: 'place', what: SANDCRAWLER_SITE },
          { do: 'relocate', what: target, to: place },
        ],
        else: [{ do: 'use-cards', what: target }],
      },
    ],
  },
]
const suctionTube: CardText = {
  deploys: { on: [{ on: { trait: 'sandcrawler', whose: 'yours' } }] },
  actions: [
    {
      when: { phase: 'control', of: 'you' },
      limit: { times: 1, per: 'turn' },
      targets: [
        {
          name: 'target',
          what: { kind: 'character', present: true, where: 'same-location', movable: true },
        },
      ],
      do: sucksUp,
    },
  ],
}

/** On a Death Star or Executor site, and the troopers there. */
const ON_DUTY: Condition = {
  if: 'any',
  of: ['Death Star', 'Executor'].map((sitesOf) => ({ if: 'this', is: { where: { sitesOf } } })),
}
const TROOPERS: Filter = { kind: 'character', trait: 'trooper', whose: 'yours' }
const SWAMP_CREATURES = ['Dianoga', 'Dragonsnake', 'Nudj', 'Sleen']

export const SHIP_SITES: Readonly<Record<string, CardText>> = {
  'Sandcrawler: Loading Bay': { light: jawaHome, dark: jawaDoor },
  'Sandcrawler: Droid Junkheap': { dark: jawaHome, light: jawaDoor },
  "Jabba's Sail Barge: Passenger Deck": {
    dark: {
      statics: [
        {
          static: 'number',
          change: 'immunity',
          of: { title: "Jabba's Sail Barge" },
          become: WHOLLY,
          when: { if: 'occupy' },
        },
      ],
    },
    light: { statics: [enters(4)] },
  },
  "Jabba's Sail Barge": {
    deploys: { only: { where: { sitesOf: 'Tatooine' } } },
    actions: [
      {
        when: { just: 'deployed', card: SELF },
        do: [{ do: 'deploy-from', pile: 'reserve', what: { title: "Jabba's Sail Barge: Passenger Deck" } }],
      },
    ],
    statics: [{ static: 'deploy-cost', of: { type: 'alien', whose: 'yours' }, on: SELF, add: -1 }],
  },
  'Executor: Comm Station': {
    dark: {
      statics: [
        {
          static: 'allows',
          what: 'react',
          of: { kind: 'starship', whose: 'yours' },
          to: WITH_EXECUTOR,
          when: {
            if: 'all',
            of: [
              { if: 'occupy' },
              {
                if: 'on-table',
                what: {
                  any: [{ persona: 'Tarkin' }, { title: 'Captain Piett' }, { trait: 'admiral' }],
                  whose: 'yours',
                  where: 'same-location',
                },
              },
            ],
          },
        },
      ],
    },
    light: {
      statics: [
        {
          static: 'allows',
          what: 'react',
          of: { kind: 'starship', whose: 'yours', where: { atA: WITH_EXECUTOR } },
          when: { if: 'control' },
        },
      ],
    },
  },
  'Executor: Control Station': {
    dark: {
      statics: [
        {
          static: 'number',
          change: 'power',
          of: EXECUTOR,
          add: { count: EXECUTOR_SITE },
          when: {
            if: 'on-table',
            what: { type: 'imperial', trait: 'leader', where: 'same-location' },
          },
        },
      ],
    },
    light: { statics: [{ static: 'steers', of: EXECUTOR, when: { if: 'control' } }] },
  },
  'Executor: Holotheatre': {
    dark: {
      statics: [
        {
          static: 'generation',
          whose: 'yours',
          add: {
            sum: [
              { oneOf: { persona: 'Vader', whose: 'yours' }, is: 1 },
              { oneOf: { persona: 'Emperor', whose: 'yours' }, is: 1 },
            ],
          },
        },
      ],
    },
    light: {
      statics: [{ static: 'side-number', change: 'drain', whose: 'yours', add: 1, when: { if: 'control' } }],
    },
  },
  'Executor: Main Corridor': {
    dark: {
      actions: [
        walk(
          { where: 'same-location' },
          {
            any: [
              { ...EXECUTOR, whose: 'yours' },
              { ...EXECUTOR_SITE, not: SELF },
            ],
          },
        ),
        walk({ on: EXECUTOR, not: { where: 'same-location' } }, SELF),
      ],
    },
    light: {
      statics: [{ static: 'blanks', of: SELF, half: 'opponents', when: { if: 'control' } }],
    },
  },
  'Executor: Meditation Chamber': {
    dark: {
      actions: [
        {
          when: { just: 'battle-initiated', at: { type: 'system' } },
          if: { if: 'on-table', what: { persona: 'Vader', where: 'same-location', alone: true } },
          limit: { times: 1, per: 'turn' },
          do: [
            {
              do: 'for-a-while',
              what: {
                static: 'side-number',
                change: 'ability-needed',
                whose: 'yours',
                at: { inBattle: true },
                add: {
                  less: { number: 'ability', of: { persona: 'Vader', where: 'same-location' } },
                  from: 0,
                },
              },
              until: 'end-of-battle',
            },
          ],
        },
      ],
    },
    light: {
      statics: [{ static: 'blanks', of: SELF, half: 'opponents', when: { if: 'occupy' } }],
    },
  },
  'Magnetic Suction Tube (L)': suctionTube,
  'Magnetic Suction Tube (D)': suctionTube,
  'Commander Gherant': {
    actions: [
      {
        when: { phase: 'deploy', of: 'you' },
        if: { if: 'this', is: { on: EXECUTOR } },
        limit: { times: 1, per: 'turn' },
        cost: { use: 2 },
        do: [{ do: 'search', what: { type: 'site', titleHas: 'Executor:' } }],
      },
    ],
  },
  'Lieutenant Suba': {
    statics: [
      {
        static: 'allows',
        what: 'deploy-free',
        of: TROOPERS,
        to: { where: 'same-location' },
        when: ON_DUTY,
      },
      ...(['power', 'forfeit'] as const).map(
        (change): Static => ({
          static: 'number',
          change,
          of: { ...TROOPERS, where: 'same-location' },
          add: 1,
          when: ON_DUTY,
        }),
      ),
    ],
    actions: [
      {
        when: 'any-time',
        if: ON_DUTY,
        cost: { use: 1 },
        do: [{ do: 'search', what: { title: 'Tactical Support' } }],
      },
    ],
  },
  'Double Laser Cannon': {
    deploys: {
      on: [
        {
          on: {
            kind: 'vehicle',
            any: [{ title: "Jabba's Sail Barge" }, { trait: 'sandcrawler' }],
            whose: 'yours',
          },
          cost: 4,
        },
      ],
    },
    statics: [
      { static: 'number', change: 'power', of: { the: 'host' }, add: 3 },
      { static: 'number', change: 'immunity', of: { the: 'host' }, become: 5 },
    ],
    fires: {
      at: { kind: 'vehicle' },
      cost: 2,
      add: [{ amount: 2 }],
      user: { icon: 'warrior', where: 'aboard', whose: 'yours' },
    },
  },
  'Dark Waters': {
    deploys: {
      on: [
        {
          on: {
            type: 'site',
            any: [
              { icon: 'exterior', any: [{ icon: 'planet' }], not: { where: { sitesOf: 'Hoth' } } },
              { icon: 'interior', any: [{ icon: 'vehicle-site' }] },
            ],
          },
        },
      ],
    },
    statics: [
      { static: 'side-number', change: 'drain', whose: 'opponents', add: -1 },
      {
        static: 'protects',
        of: SELF,
        from: 'Alter',
        when: { if: 'on-table', what: { title: SWAMP_CREATURES, where: 'present' } },
      },
    ],
  },
}
