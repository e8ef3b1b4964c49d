/** Entries of cards about missing characters: who goes missing, what that costs, and who looks for them. */
import type { Amount } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { TARGET } from '../entry-words.ts'

const MISSING: Filter = { kind: 'character', trait: 'missing' }
const ABLE: Filter = { number: { name: 'ability', least: 2.5 } }
const COLD: Filter = { type: 'site', titleHas: 'Marker', night: true }

/** Missing ones cost twice as much. */
const outInTheCold: Amount = {
  sum: [
    { count: { kind: 'character', whose: 'yours', present: true, where: { atA: COLD } } },
    { count: { ...MISSING, whose: 'yours', where: { atA: COLD } }, times: 2 },
  ],
}
const theirsInTheCold: Amount = {
  sum: [
    { count: { kind: 'character', whose: 'opponents', present: true, where: { atA: COLD } } },
    { count: { ...MISSING, whose: 'opponents', where: { atA: COLD } }, times: 2 },
  ],
}
const frostbite: CardText = {
  deploys: { on: [{ on: { type: 'system', title: 'Hoth' } }] },
  triggers: [
    {
      when: { just: 'turn-ended', by: 'you' },
      do: [{ do: 'lose-force', who: 'you', amount: outInTheCold }],
    },
    {
      when: { just: 'turn-ended', by: 'opponent' },
      do: [{ do: 'lose-force', who: 'opponent', amount: theirsInTheCold }],
    },
  ],
}

/** Exterior marker sites at night. */
const EXPOSED: Filter = { type: 'site', titleHas: 'Marker', icon: 'exterior', night: true }
const presentThere: Filter = { kind: 'character', present: true, where: { atA: EXPOSED } }
const missingThere: Filter = { ...MISSING, where: { atA: EXPOSED } }

export const MISSING_CHARACTERS: Readonly<Record<string, CardText>> = {
  'Frostbite (L)': frostbite,
  'Frostbite (D)': frostbite,
  'High Anxiety': {
    deploys: {
      when: { just: 'missing', card: { kind: 'character', whose: 'opponents', ...ABLE } },
      on: [{ on: { kind: 'character', type: 'rebel', ...ABLE, where: { atA: { type: 'site' } } } }],
      there: 'same-system',
      after: [{ do: 'aim', at: { the: { chosen: 'answered' } } }],
    },
    statics: [{ static: 'bars', what: 'battle', of: { the: 'host' } }],
    triggers: [
      {
        when: 'always',
        if: { if: 'not', of: { if: 'on-table', what: { the: 'target', trait: 'missing' } } },
        do: [{ do: 'cancel-cards', what: { the: 'self' } }],
      },
    ],
  },
  Exhaustion: {
    actions: [
      {
        when: 'any-time',
        do: [{ do: 'lose-force', who: 'opponent', amount: { count: { ...MISSING, whose: 'opponents' } } }],
      },
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { ...MISSING, where: { atA: { night: true } } } }],
        do: [{ do: 'lose-cards', what: TARGET }],
      },
    ],
  },
  Exposure: {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        cost: { use: { sum: [{ count: presentThere }, { count: missingThere }] } },
        do: [
          { do: 'lose-cards', what: presentThere },
          { do: 'lose-cards', what: missingThere },
        ],
      },
    ],
  },
  "He Hasn't Come Back Yet": {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        targets: [
          {
            name: 'target',
            what: {
              kind: 'character',
              alone: true,
              where: {
                atA: {
                  type: 'site',
                  whose: 'yours',
                  icon: 'exterior',
                  any: [{ icon: 'planet' }],
                  not: { trait: 'docking bay' },
                },
              },
            },
          },
        ],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: {
              if: 'compare',
              left: { sum: [{ value: 'destiny' }, 3] },
              is: '>',
              right: { number: 'ability', of: TARGET },
            },
            so: [{ do: 'go-missing', what: TARGET }],
          },
        ],
      },
    ],
  },
  'As Good As Gone': {
    actions: [
      {
        when: { phase: 'move', of: 'you' },
        cost: { use: 2 },
        targets: [
          {
            name: 'target',
            what: { kind: 'character', whose: 'yours', trait: ['smuggler', 'gambler', 'thief'] },
          },
        ],
        do: [{ do: 'return-to-hand', what: TARGET }],
      },
    ],
  },
  'Hunting Party': {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        targets: [
          {
            name: 'target',
            what: {
              ...MISSING,
              whose: 'opponents',
              where: { atA: { type: 'site', has: { kind: 'character', whose: 'yours' } } },
            },
          },
        ],
        do: [{ do: 'hunt', what: TARGET, helpers: { trait: 'bounty hunter' } }],
      },
    ],
  },
  'Portable Scanner': {
    deploys: { on: [{ on: { kind: 'character', type: 'rebel', whose: 'yours' } }] },
    statics: [
      {
        static: 'side-number',
        change: 'search-party-destiny',
        whose: 'yours',
        add: 2,
        when: { if: 'this', is: { where: 'present' } },
      },
    ],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        do: [
          {
            do: 'search',
            what: { any: [{ kind: 'device' }, { kind: 'weapon', not: { trait: 'lightsaber' } }] },
          },
        ],
      },
    ],
  },
}
