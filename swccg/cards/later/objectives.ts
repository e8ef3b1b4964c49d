/** Entries of Objectives that conquer a planet: what they begin with, how they turn over and back, what each face says. */
import type { Condition } from '../../text/condition.ts'
import type { Filter, NamedPlanet } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { Static } from '../../text/statics.ts'
import type { CardAction, CardText, CardTrigger } from '../../text/text.ts'

const flipIf = (when: Condition): CardTrigger => ({
  when: 'always',
  if: when,
  do: [{ do: 'turn-over' }],
})
const all = (...of: readonly Condition[]): Condition => ({ if: 'all', of })
const none = (what: Filter): Condition => ({ if: 'not', of: { if: 'on-table', what } })
const some = (least: number, what: Filter): Condition => ({ if: 'on-table', what, least })

/** Once during each of one's own phases of that name. */
const eachTurn = (phase: 'deploy' | 'control', steps: readonly Instruction[], use?: number): CardAction => ({
  when: { phase, of: 'you' },
  limit: { times: 1, per: 'turn' },
  ...(use ? { cost: { use } } : {}),
  do: steps,
})

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
}
