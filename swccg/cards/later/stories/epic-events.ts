/** Entries of Epic Events, and of the cards that add to them or answer them (ccgx/epic). */

import { TIES } from '../../../language/words.ts'
import type { Amount, Condition } from '../../../text/condition.ts'
import type { EpicEvent } from '../../../text/epic.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { cancels } from '../../premiere/cancelling.ts'
import { SELF, TARGET } from '../entry-words.ts'

const HOST: Filter = { the: 'host' }
const WEAPON: Filter = { the: { chosen: 'weapon' } }
const TRENCH = 'Death Star: Trench'
const STAR: Filter = { type: 'system', title: 'Death Star' }
const IN_TRENCH: Filter = { where: { at: TRENCH } }
const TIE: Filter = { kind: 'starship', model: TIES }
const TORPEDOES: Filter = { trait: 'proton torpedoes' }
const LEAD: Filter = { leads: true, type: 'starfighter' }

/** What is counted at a place of the name, as far as Epic Events count it. */
const sitesOf = (system: string): Amount => ({
  count: { type: 'site', counted: true, where: { sitesOf: system } },
})
const SITES_OF_TARGET: Filter = { type: 'site', counted: true, related: TARGET }
const value = (name: string): Amount => ({ value: name })
const isMore = (left: string, right: number): Condition => ({
  if: 'compare',
  left: value(left),
  is: '>',
  right,
})
const adds = (
  event: EpicEvent,
  add: Amount,
  more: Partial<Extract<Static, { static: 'epic-total' }>> = {},
): Static => ({ static: 'epic-total', event, add, ...more })

/** Leaves for the Used Pile, and has a card brought. */
const sendsFor = (title: string, limit?: CardAction['limit']): CardAction => ({
  when: { phase: 'control', of: 'you' },
  ...(limit ? { limit } : {}),
  do: [
    { do: 'search', what: { title } },
    { do: 'use-cards', what: SELF },
  ],
})
const pilots = (add: number, of: Filter = HOST, change: 'power' | 'maneuver' = 'power'): Static => ({
  static: 'number',
  change,
  of,
  add,
  when: { if: 'this', is: { pilots: true } },
})

/** The opponent's choice among the sites of the target, of Yavin 4 and of Hoth (ccgx/epic/ignition-z). */
const takesAway: Instruction = {
  do: 'choose-amount',
  as: 'Z',
  who: 'opponent',
  of: [{ count: SITES_OF_TARGET }, sitesOf('Yavin 4'), sitesOf('Hoth')],
}
/** A destiny that could not be drawn makes it fail. */
const drawn: Condition = { if: 'compare', left: value('destiny'), is: '>=', right: 0 }

const ignition: CardText = {
  actions: [
    {
      when: { phase: 'control', of: 'you' },
      targets: [
        {
          name: 'target',
          what: { type: 'system', icon: 'planet', inSights: { title: 'Superlaser', whose: 'yours' } },
        },
        { name: 'weapon', what: { title: 'Superlaser', whose: 'yours' } },
      ],
      cost: { use: { count: SITES_OF_TARGET } },
      first: [{ do: 'epic-step', step: 'name-the-system' }],
      do: [
        { do: 'epic-step', step: 'fire-when-ready' },
        { do: 'draw-destiny', for: 'weapon', without: [] },
        { do: 'epic-step', step: 'stand-by' },
        takesAway,
        { do: 'fire-at-place', what: WEAPON, at: TARGET },
        {
          do: 'if',
          when: drawn,
          so: [
            {
              do: 'epic-total',
              event: 'Commence Primary Ignition',
              amount: {
                less: value('Z'),
                from: {
                  sum: [
                    value('destiny'),
                    {
                      count: {
                        type: 'site',
                        counted: true,
                        where: { sitesOf: 'Death Star' },
                        not: { type: 'site', occupied: 'opponent' },
                      },
                    },
                  ],
                },
              },
            },
          ],
        },
        {
          do: 'if',
          when: isMore('total', 8),
          so: [{ do: 'blow-away', what: TARGET }, { do: 'lose-this' }],
          else: [
            { do: 'choose', as: 'gunner', what: { title: 'Death Star Gunner' } },
            { do: 'lose-cards', what: { the: { chosen: 'gunner' } } },
          ],
        },
      ],
    },
  ],
}

const generator: CardText = {
  actions: [
    {
      when: { phase: 'control', of: 'you' },
      targets: [
        {
          name: 'weapon',
          what: {
            kind: 'weapon',
            titleHas: 'AT-AT Cannon',
            whose: 'yours',
            on: { model: 'AT-AT', whose: 'yours' },
          },
        },
        { name: 'target', what: { title: 'Hoth: Main Power Generators (1st Marker)', inSights: WEAPON } },
      ],
      do: [
        { do: 'epic-step', step: 'prepare-to-target' },
        { do: 'draw-destiny', for: 'weapon' },
        { do: 'epic-step', step: 'maximum-firepower' },
        { do: 'fire-at-place', what: WEAPON, at: TARGET },
        {
          do: 'epic-total',
          event: 'Target The Main Generator',
          amount: {
            sum: [
              value('destiny'),
              {
                highest: 'ability',
                of: { any: [{ pilots: { with: WEAPON } }, { kind: 'vehicle', with: WEAPON }] },
              },
              { count: { type: 'site', counted: true, where: { sitesOf: 'Hoth' }, controlled: 'you' } },
            ],
          },
        },
        {
          do: 'if',
          when: isMore('total', 8),
          so: [{ do: 'blow-away', what: TARGET }, { do: 'lose-this' }],
        },
      ],
    },
  ],
}

export const EPIC_EVENT_ENTRIES: Readonly<Record<string, CardText>> = {
  'Attack Run': {
    deploys: { on: [{ on: { title: TRENCH } }] },
    actions: [
      {
        when: { phase: 'move', of: 'you' },
        limit: { times: 1, per: 'turn' },
        if: {
          if: 'on-table',
          what: {
            type: 'starfighter',
            whose: 'yours',
            where: { atA: STAR },
            piloted: true,
            with: TORPEDOES,
          },
        },
        do: [{ do: 'attack-run' }],
      },
    ],
    statics: [{ static: 'protects', of: { ...TORPEDOES, whose: 'yours' }, from: 'Overload' }],
  },
  'Commence Primary Ignition': ignition,
  'Target The Main Generator': generator,
  'Rebel Tech': {
    statics: [
      adds('Attack Run', 1, {
        cumulative: true,
        when: {
          if: 'this',
          is: {
            where: {
              atA: { title: ['Yavin 4: Massassi War Room', 'Hoth: Echo Command Center (War Room)'] },
            },
          },
        },
      }),
    ],
    actions: [sendsFor(TRENCH, { times: 1, per: 'turn' })],
  },
  Tiree: {
    statics: [
      pilots(2),
      pilots(1, { the: 'host', title: 'Gold 2' }, 'maneuver'),
      adds('Attack Run', 1, {
        when: {
          if: 'all',
          of: [
            { if: 'this', is: { pilots: { title: 'Gold 2' } } },
            { if: 'this', is: IN_TRENCH },
          ],
        },
      }),
    ],
  },
  'Red 5': {
    statics: [
      {
        static: 'number',
        change: 'immunity',
        of: SELF,
        become: 4,
        when: { if: 'on-table', what: { persona: 'Luke', pilots: SELF } },
      },
      adds('Attack Run', 1, { when: { if: 'this', is: { leads: true } } }),
    ],
  },
  'Yavin 4: Briefing Room': {
    light: {
      statics: [
        adds('Attack Run', 1, {
          optional: true,
          when: {
            if: 'all',
            of: [
              { if: 'control' },
              { if: 'on-table', what: { trait: 'leader', whose: 'yours', where: 'same-location' } },
            ],
          },
        }),
      ],
    },
    dark: {
      statics: [
        { static: 'side-number', change: 'drain', whose: 'yours', add: 1, when: { if: 'control' } },
        adds('Attack Run', -1, { when: { if: 'control' } }),
      ],
    },
  },
  'Death Star Gunner': {
    statics: [
      adds('Commence Primary Ignition', 2, {
        cumulative: true,
        when: { if: 'this', is: { where: { sitesOf: 'Death Star' } } },
      }),
    ],
    actions: [sendsFor('Superlaser')],
  },
  'Hoth: North Ridge (4th Marker) (L)': {
    light: { statics: [{ static: 'uncounted' }] },
    dark: { statics: [{ static: 'uncounted' }] },
  },
  'Blizzard 1': {
    statics: [
      { static: 'number', change: 'immunity', of: SELF, become: 4 },
      adds('Target The Main Generator', 1, {
        firing: { titleHas: 'AT-AT Cannon', on: SELF },
      }),
      { static: 'caps', change: 'landspeed', of: SELF },
    ],
  },
  "You're All Clear Kid!": {
    actions: [
      ...cancels({ title: "I'm On The Leader" }).map((action) => ({ ...action, immuneTo: ['Sense'] })),
      {
        when: 'any-time',
        if: { if: 'on-table', what: { leads: true } },
        cost: { use: 1 },
        targets: [{ name: 'target', what: { ...TIE, ...IN_TRENCH } }],
        do: [
          { do: 'relocate', what: TARGET, to: STAR },
          {
            do: 'if',
            when: { if: 'on-table', what: { ...LEAD, with: { matching: true } } },
            so: [{ do: 'for-a-while', what: adds('Attack Run', 1), until: 'end-of-turn' }],
          },
        ],
      },
    ],
  },
  "I'm On The Leader": {
    actions: [
      {
        when: 'any-time',
        if: { if: 'on-table', what: { leads: true } },
        targets: [{ name: 'target', what: { type: 'starfighter', whose: 'opponents', ...IN_TRENCH } }],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: {
              if: 'compare',
              left: { sum: [value('destiny'), { count: { ...TIE, whose: 'yours', ...IN_TRENCH } }] },
              is: '>',
              right: { number: 'maneuver', of: TARGET },
            },
            so: [{ do: 'lose-cards', what: TARGET }],
          },
        ],
      },
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { type: 'starfighter' } }],
        do: [
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'weapon-draw', of: { kind: 'weapon', on: TARGET }, add: 1 },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
  'Maneuver Check': {
    deploys: { on: [{ on: { title: TRENCH } }] },
    triggers: [
      {
        when: { just: 'pulled-up', card: { whose: 'opponents', type: 'starfighter' } },
        do: [
          { do: 'draw-destiny', who: 'opponent', without: [] },
          {
            do: 'if',
            when: {
              if: 'compare',
              left: { sum: [value('destiny'), { number: 'maneuver', of: { the: { chosen: 'answered' } } }] },
              is: '<',
              right: 5,
            },
            so: [{ do: 'lose-cards', what: { the: { chosen: 'answered' } } }],
          },
        ],
      },
    ],
  },
}
