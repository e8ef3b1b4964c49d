/** Entries of Objectives: what they begin with, how they turn over and back, what each face says. */
import type { Filter, NamedPlanet } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText, CardTrigger } from '../../../text/text.ts'
import { all, eachTurn, flipIf, forGood, none, one, some } from './objective-words.ts'

const DRAINS_LESS: Static = {
  static: 'side-number',
  change: 'drain',
  whose: 'opponents',
  add: -1,
  at: { kind: 'location' },
}

/** Local Uprising and Imperial Occupation: a planet of one's choice, held by its operatives. */
function uprising(planet: NamedPlanet, enemies: Filter): CardText {
  const there: Filter = { where: { planet } }
  const operative: Filter = { trait: 'operative', atHome: true, whose: 'yours' }
  const battlegrounds: Filter = { type: 'site', battleground: true, ...there }
  const site: Filter = { type: 'site', generic: true }
  return {
    starts: [
      { do: 'bring-out', what: { type: 'system', icon: 'planet' } },
      { do: 'name-planet', planet },
      { do: 'bring-out', what: site, to: there },
    ],
    actions: [eachTurn('deploy', [{ do: 'deploy-from', pile: 'reserve', what: site, to: there }])],
    triggers: [flipIf(some(3, { ...battlegrounds, controlled: 'you', has: operative }))],
    back: {
      statics: [
        DRAINS_LESS,
        { static: 'number', change: 'forfeit', of: { ...operative, ...there }, add: 2 },
        {
          static: 'number',
          change: 'power',
          of: { ...operative, where: { atA: { type: 'site', ...there, has: enemies } } },
          add: 2,
        },
        {
          static: 'side-number',
          change: 'battle-destinies',
          whose: 'yours',
          add: 1,
          at: { kind: 'location', ...there },
          when: { if: 'on-table', what: { ...operative, inBattle: true } },
        },
      ],
      triggers: [
        {
          when: { just: 'deployed', by: 'you', card: { ...operative, ...there } },
          do: [{ do: 'may', so: [{ do: 'retrieve', amount: 1 }] }],
        },
        flipIf({ if: 'not', of: some(2, { ...battlegrounds, occupied: 'you' }) }),
      ],
    },
  }
}

/** Dantooine Base Operations and Ralltiir Operations: a planet that the own people take and the enemy comes to dearly. */
function operations(planet: string, own: Filter, enemy: Filter, back: Omit<CardText, 'triggers'>): CardText {
  const there: Filter = { where: { system: planet } }
  const dearer: Static = { static: 'deploy-cost', of: enemy, to: there, add: 2 }
  const destroyed: CardTrigger = {
    when: 'always',
    if: { if: 'on-table', what: { type: 'system', title: planet, trait: 'blown away' } },
    do: [{ do: 'out-of-play', what: { the: 'self' } }],
  }
  const ownSites: Filter = {
    type: 'site',
    where: { sitesOf: planet },
    controlled: 'you',
    has: { ...own, whose: 'yours' },
  }
  return {
    starts: [{ do: 'bring-out', what: { type: 'system', title: planet } }],
    statics: [dearer],
    actions: [
      eachTurn('deploy', [
        {
          do: 'deploy-from',
          pile: 'reserve',
          what: { any: [{ type: 'site' }, { ...own, unique: false }] },
          to: there,
        },
      ]),
    ],
    triggers: [
      destroyed,
      flipIf(all(some(3, ownSites), none({ kind: 'location', ...there, controlled: 'opponent' }))),
    ],
    back: {
      ...back,
      statics: [DRAINS_LESS, dearer, ...(back.statics ?? [])],
      triggers: [destroyed, flipIf(some(2, { kind: 'location', ...there, controlled: 'opponent' }))],
    },
  }
}

const ISB: Filter = { trait: 'isb agent', whose: 'yours' }
const IN_LORE: Filter = { trait: 'isb lore', kind: 'character', whose: 'yours' }
const REBEL_BASES: readonly Filter[] = [{ where: { system: 'Yavin 4' } }, { where: { system: 'Hoth' } }]
const ISB_SITE: Filter = { type: 'site', battleground: true, has: ISB }

const TATOOINE_SITES: Filter = { type: 'site', where: { sitesOf: 'Tatooine' } }
const JABBAS: readonly Filter[] = [
  { type: 'site', titleHas: "Jabba's Palace:" },
  { title: "Tatooine: Jabba's Palace" },
]
const SQUADRONS: Filter = { type: 'squadron', whose: 'yours' }

const IMPERIALS_ON_RALLTIIR: Filter = {
  kind: 'location',
  where: { system: 'Ralltiir' },
  occupied: 'you',
  has: { type: 'imperial', whose: 'yours' },
}

export const OBJECTIVES: Readonly<Record<string, CardText>> = {
  'Local Uprising / Liberation': uprising('subjugated', {
    any: [{ type: 'imperial' }, { model: 'AT-AT' }],
  }),
  'Imperial Occupation / Imperial Control': uprising('renegade', { type: 'rebel' }),
  'Ralltiir Operations / In The Hands Of The Empire': operations(
    'Ralltiir',
    { type: 'imperial' },
    { type: 'rebel' },
    {
      statics: [
        {
          static: 'side-number',
          change: 'total-battle-destiny',
          whose: 'yours',
          add: { count: IMPERIALS_ON_RALLTIIR },
          at: { kind: 'location' },
        },
      ],
      actions: [eachTurn('control', [{ do: 'search', what: {} }], 2)],
    },
  ),
  'Dantooine Base Operations / More Dangerous Than You Realize': operations(
    'Dantooine',
    { type: 'rebel' },
    { type: 'imperial' },
    {
      statics: [
        { static: 'allows', what: 'deploy-whole', of: SQUADRONS, to: { where: { system: 'Dantooine' } } },
        {
          static: 'deploy-cost',
          of: SQUADRONS,
          become: { less: 3, from: { number: 'power', of: { the: { chosen: 'deployed' } } } },
        },
        { static: 'number', change: 'immunity', of: SQUADRONS, become: 4 },
        { static: 'allows', what: 'draw-battle-destiny', of: SQUADRONS },
        {
          static: 'side-number',
          change: 'drain',
          whose: 'yours',
          add: 1,
          at: { type: 'system', has: { ...SQUADRONS, present: true } },
        },
      ],
    },
  ),
  "ISB Operations / Empire's Sinister Agents": {
    starts: [
      {
        do: 'bring-out',
        what: { kind: 'location', any: [{ title: 'Coruscant' }, { titleHas: 'Coruscant:' }] },
      },
      forGood({ static: 'gives', trait: 'isb agent', to: IN_LORE }),
      forGood({ static: 'gives', trait: 'spy', to: IN_LORE }),
      forGood({ static: 'allows', what: 'deploy-past-own-text', of: IN_LORE }),
    ],
    triggers: [
      flipIf({
        if: 'any',
        of: [some(2, { kind: 'location', any: REBEL_BASES, controlled: 'you', has: ISB }), some(4, ISB)],
      }),
    ],
    back: {
      statics: [
        { static: 'side-number', change: 'drain', whose: 'yours', add: 1, at: ISB_SITE },
        {
          static: 'side-number',
          change: 'drain',
          whose: 'opponents',
          add: -1,
          at: { kind: 'location', any: [ISB_SITE, { related: ISB_SITE }] },
        },
      ],
      actions: [eachTurn('draw', [{ do: 'retrieve', amount: 1, what: ISB }])],
      triggers: [flipIf(none(ISB))],
    },
  },
  'Twin Suns Of Tatooine / Well Trained In The Jedi Arts': {
    starts: [
      { do: 'bring-out', what: { type: 'system', title: 'Tatooine' } },
      {
        do: 'bring-out',
        what: { type: 'site', titleHas: 'Tatooine:', not: { title: "Tatooine: Jabba's Palace" } },
      },
      forGood({
        static: 'bars',
        what: 'deploy',
        of: { whose: 'yours', any: [...JABBAS, { title: 'Sandwhirl' }] },
      }),
    ],
    actions: [
      {
        when: 'any-time',
        limit: { times: 1, per: 'turn' },
        cost: { use: 1 },
        do: [
          {
            do: 'deploy-from',
            pile: 'reserve',
            what: { type: 'site', titleHas: 'Tatooine:', battleground: true },
          },
        ],
      },
    ],
    triggers: [
      flipIf(
        all(
          some(2, { ...TATOOINE_SITES, battleground: true, controlled: 'you' }),
          one({
            ...TATOOINE_SITES,
            battleground: true,
            controlled: 'you',
            has: { trait: 'dark jedi', whose: 'yours' },
          }),
          one({ type: 'system', title: 'Tatooine', occupied: 'you' }),
          none({ ...TATOOINE_SITES, controlled: 'opponent' }),
        ),
      ),
    ],
    back: {
      statics: [
        {
          static: 'move-cost',
          of: {
            kind: ['character', 'vehicle'],
            whose: 'opponents',
            where: { atA: { type: 'site', has: { trait: 'dark jedi', whose: 'yours' } } },
          },
          add: 1,
        },
      ],
      actions: [
        {
          when: 'any-time',
          limit: { times: 1, per: 'game' },
          do: [{ do: 'deploy-from', pile: 'reserve', what: { title: 'Tatooine Occupation' } }],
        },
        eachTurn('control', [
          {
            do: 'look',
            at: 'reserve',
            whose: 'yours',
            top: 2,
            take: { what: {}, to: 'hand', most: 1, all: true },
          },
          { do: 'shuffle', pile: 'reserve' },
        ]),
      ],
      triggers: [
        flipIf({
          if: 'compare',
          left: { count: { ...TATOOINE_SITES, controlled: 'opponent' } },
          is: '>',
          right: { count: { ...TATOOINE_SITES, controlled: 'you' } },
        }),
      ],
    },
  },
}
