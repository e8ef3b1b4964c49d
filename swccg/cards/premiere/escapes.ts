/** Premiere Interrupts that save: ways out of battles and burning ships, transports, smaller losses, other targets. */
import type { Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { CardText, Target } from '../../text/text.ts'
import { chosen, compare, DESTINY, MINE, TARGET, THEIRS, there } from './common.ts'

const AT = { atA: chosen('at') }
const CHARACTER: Filter = { kind: 'character' }
const DROID: Filter = { kind: 'character', type: 'droid' }
const ABLE: Filter = { number: { name: 'ability', least: 2.5 } }
const NO_BATTLE: Condition = { if: 'not', of: { if: 'battle' } }

/** Everybody of yours aboard a capital starship that is about to be lost gets away. */
const CREW: Filter = { ...MINE, ...CHARACTER, on: chosen('answered') }
const BURNING: Filter = { ...MINE, type: 'capital' }
const PLANET_SITE: Filter = { type: 'site', icon: 'planet' }

/** Any characters of one site go to another, for as much Force as a destiny says. */
const ELSEWHERE: readonly Target[] = [
  { name: 'from', what: { type: 'site', has: { ...MINE, ...CHARACTER } } },
  { name: 'who', what: { ...MINE, ...CHARACTER, where: { atA: chosen('from') } }, most: 60 },
  { name: 'to', what: { type: 'site', not: chosen('from') } },
]
const transport: CardText = {
  actions: [
    {
      when: 'any-time',
      if: NO_BATTLE,
      targets: ELSEWHERE,
      first: [
        { do: 'draw-destiny' },
        {
          do: 'if',
          when: compare({ cardsIn: 'force', whose: 'yours' }, '>=', DESTINY),
          so: [
            {
              do: 'may',
              so: [
                { do: 'use-force', amount: DESTINY },
                { do: 'remember', as: 'fare', amount: 1 },
              ],
            },
          ],
        },
      ],
      do: [
        {
          do: 'if',
          when: compare({ value: 'fare' }, '=', 1),
          so: [{ do: 'relocate', what: chosen('who'), to: chosen('to') }],
          else: [{ do: 'lose-this' }],
        },
      ],
    },
  ],
}

const COMPACTOR: Filter = { title: 'Death Star: Trash Compactor' }
const HERO: Filter = { ...MINE, persona: 'Obi-Wan', where: { atA: { type: 'site', controlled: 'you' } } }
const DROID_TARGET: Target = { name: 'droid', what: { ...MINE, ...DROID, where: AT } }

/** A droid is lost for attrition, or takes the place of the target of a weapon, and its forfeit. */
export const SCAPEGOAT: CardText = {
  actions: [
    {
      when: { just: 'attrition', by: 'you', at: { type: 'site' } },
      targets: [DROID_TARGET],
      first: [{ do: 'lose-cards', what: chosen('droid') }],
      do: [{ do: 'cancel' }],
    },
    {
      when: { just: 'targeted', by: 'opponent', card: { ...MINE, where: { atA: { type: 'site' } } } },
      targets: [
        {
          name: 'droid',
          what: { ...MINE, ...DROID, where: { atA: { has: chosen('answered') } }, not: chosen('answered') },
        },
      ],
      do: [
        { do: 'remember', as: 'forfeit value', amount: { number: 'forfeit', of: chosen('answered') } },
        { do: 'retarget', to: chosen('droid') },
        {
          do: 'for-a-while',
          what: {
            static: 'number',
            change: 'forfeit',
            of: { ...chosen('droid'), hit: true },
            fix: { value: 'forfeit value' },
          },
          until: 'end-of-battle',
        },
      ],
    },
  ],
}

export const escapes: Readonly<Record<string, CardText>> = {
  'Escape Pod': {
    actions: [
      {
        when: { just: 'about-to-be-lost', card: BURNING },
        if: there(CREW),
        targets: [{ name: 'target', what: PLANET_SITE }],
        do: [{ do: 'relocate', what: CREW, to: TARGET }],
      },
    ],
  },
  'Evacuate?': {
    actions: [
      {
        when: { just: 'about-to-be-lost', card: BURNING },
        if: {
          if: 'all',
          of: [there(CREW), { if: 'not', of: there({ persona: 'Tarkin', on: chosen('answered') }) }],
        },
        targets: [
          {
            name: 'target',
            what: {
              not: chosen('answered'),
              any: [PLANET_SITE, { ...BURNING, roomFor: CREW }],
            },
          },
        ],
        do: [{ do: 'relocate', what: CREW, to: TARGET }],
      },
    ],
  },
  'Hyper Escape': {
    actions: [
      {
        when: { just: 'battle-initiated', at: { type: ['system', 'sector'] } },
        if: there({ ...MINE, kind: ['starship', 'vehicle'], present: true, where: AT }),
        do: [
          {
            do: 'move-away',
            what: { ...MINE, kind: ['starship', 'vehicle'], present: true, where: AT },
          },
        ],
      },
    ],
  },
  'Into The Garbage Chute, Flyboy': {
    actions: [
      {
        when: {
          just: 'battle-initiated',
          at: { type: 'site', where: { sitesOf: 'Death Star' }, not: COMPACTOR },
        },
        if: {
          if: 'all',
          of: [there(COMPACTOR), there({ ...MINE, ...CHARACTER, inBattle: true })],
        },
        do: [
          { do: 'cancel' },
          { do: 'relocate', what: { ...MINE, ...CHARACTER, inBattle: true }, to: COMPACTOR },
        ],
      },
    ],
  },
  'Narrow Escape': {
    actions: [
      {
        when: {
          just: 'battle-initiated',
          by: 'opponent',
          at: { type: 'site', has: { ...MINE, ...ABLE, type: 'rebel', present: true } },
        },
        do: [
          {
            do: 'move-away',
            what: { ...MINE, number: { name: 'ability', least: 0.1 }, where: AT },
            by: ['landspeed'],
          },
        ],
      },
    ],
  },
  'Move Along...': {
    actions: [
      {
        when: {
          just: 'battle-initiated',
          at: { type: 'site', has: { ...MINE, trait: 'jedi knight', present: true } },
        },
        cost: { use: 1 },
        do: [
          { do: 'draw-destiny' },
          {
            do: 'choose',
            as: 'sent',
            what: { ...THEIRS, ...CHARACTER, number: { name: 'ability', exactly: 1 }, where: AT },
            least: DESTINY,
            most: DESTINY,
          },
          { do: 'move-away', what: chosen('sent'), free: true, orLost: true },
        ],
      },
    ],
  },
  'Nabrun Leids': transport,
  'Elis Helrot': transport,
  'Help Me Obi-Wan Kenobi': {
    actions: [
      {
        when: 'battle',
        targets: [
          {
            name: 'target',
            what: { ...HERO, number: { name: 'usable-ability', least: 1 }, not: { inBattle: true } },
          },
        ],
        do: [
          { do: 'choose-number', as: 'ability lent', to: { number: 'usable-ability', of: TARGET } },
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'total-ability',
              whose: 'yours',
              at: { inBattle: true },
              add: { value: 'ability lent' },
            },
            until: 'end-of-battle',
          },
          {
            do: 'for-a-while',
            what: {
              static: 'number',
              change: 'usable-ability',
              of: TARGET,
              add: { less: { value: 'ability lent' }, from: 0 },
            },
            until: 'end-of-turn',
          },
        ],
      },
      {
        when: { just: 'battle-initiated', by: 'opponent', at: { type: 'site' } },
        targets: [
          {
            name: 'target',
            what: {
              ...MINE,
              ...CHARACTER,
              type: 'rebel',
              where: { atA: { type: 'site', adjacentTo: chosen('at') } },
            },
          },
        ],
        do: [
          {
            do: 'for-a-while',
            what: { static: 'allows', what: 'react', of: TARGET },
            until: 'end-of-battle',
          },
        ],
      },
    ],
  },
  'It Could Be Worse': {
    actions: [
      {
        when: { just: 'must-lose-force', by: 'you' },
        if: compare({ cardsIn: 'force', whose: 'yours' }, '>', 0),
        first: [
          {
            do: 'choose-number',
            as: 'Force',
            to: { smallest: [{ value: 'amount' }, { cardsIn: 'force', whose: 'yours' }] },
          },
          { do: 'use-force', amount: { value: 'Force' } },
        ],
        do: [{ do: 'change-loss', by: { less: { value: 'Force' }, from: 0 } }],
      },
    ],
  },
  "It's Worse": {
    actions: [
      {
        when: { just: 'played', card: { title: 'It Could Be Worse' } },
        first: [
          { do: 'choose-number', as: 'Force', from: 0, to: { cardsIn: 'force', whose: 'yours' } },
          { do: 'use-force', amount: { value: 'Force' } },
        ],
        do: [{ do: 'cancel' }, { do: 'change-loss', by: { value: 'Force' } }],
      },
      {
        when: { just: 'lost-force', by: 'opponent', from: 'battle' },
        do: [{ do: 'lose-force', who: 'opponent', amount: 1 }],
      },
    ],
  },
  "We're Doomed": {
    actions: [
      {
        when: { phase: 'control', of: 'opponent' },
        if: compare({ cardsIn: 'life-force', whose: 'yours' }, '<', 15),
        do: (['up', 'down'] as const).map((round) => {
          const droids = there({ ...MINE, persona: ['R2-D2', 'C-3PO'] })
          return {
            do: 'for-a-while',
            what: {
              static: 'halves-losses',
              whose: 'yours',
              round,
              when: round === 'down' ? droids : { if: 'not', of: droids },
            },
            until: 'end-of-turn',
          }
        }),
      },
    ],
  },
  'Hear Me Baby, Hold Together': {
    actions: [
      {
        when: {
          just: 'targeted',
          by: 'opponent',
          card: { ...MINE, kind: 'starship' },
          source: { kind: 'weapon', type: 'starship' },
        },
        do: [
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'weapon-draw', of: chosen('source'), add: -2 },
            until: 'end-of-battle',
          },
        ],
      },
    ],
  },
  'This Is All Your Fault': SCAPEGOAT,
}
