/** Premiere Utinni Effects: each lies somewhere, means somebody, and waits for that one to come. */
import type { Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { Static } from '../../text/statics.ts'
import type { CardText, CardTrigger } from '../../text/text.ts'
import { adds, compare, DESTINY, MINE, SELF, THEIRS, there } from './common.ts'

const HOST: Filter = { the: 'host' }
const TARGET: Filter = { the: 'target' }
const CHARACTER: Filter = { kind: 'character' }
const siteOf = (system: string, more: Filter = {}): Filter => ({
  type: 'site',
  where: { sitesOf: system },
  ...more,
})
const LOST: Instruction = { do: 'lose-cards', what: SELF }
const CANCELLED: Instruction = { do: 'cancel-cards', what: SELF }
const REACHED: Condition = { if: 'reached' }
const not = (of: Condition): Condition => ({ if: 'not', of })
const all = (...of: readonly Condition[]): Condition => ({ if: 'all', of })
const noted = (name: string, is = 1): Condition => ({ if: 'noted', name, is })

/** As soon as the target is there. */
const reached = (...steps: readonly Instruction[]): CardTrigger => ({
  when: 'always',
  if: REACHED,
  do: steps,
})
/** The target takes it along. */
const taken = reached({ do: 'attach', what: SELF, to: TARGET })
/** While somebody has it. */
const CARRIED: Condition = { if: 'host', is: CHARACTER }
const PRESENT: Condition = { if: 'this', is: { present: true } }
const ofBoth = (add: number, of: Filter, when?: Condition): readonly Static[] =>
  (['power', 'forfeit'] as const).map((change) => adds(change, add, of, when))

/** Where juice is poured: at the Cantina, Mos Eisley, the barge's site and the sites inside the barge. */
const BARS: Filter = {
  any: [
    { title: ['Tatooine: Cantina', 'Tatooine: Mos Eisley'] },
    siteOf("Jabba's Sail Barge"),
    { type: 'site', has: { title: "Jabba's Sail Barge" } },
  ],
}

/** The crew draws on arrival and once in every later move phase. */
const repairs: readonly Instruction[] = [
  { do: 'note', as: 'a try', amount: 1 },
  { do: 'draw-destiny', who: 'opponent' },
  {
    do: 'if',
    when: compare(DESTINY, '>', 2),
    so: [CANCELLED],
  },
]

export const utinni: Readonly<Record<string, CardText>> = {
  'Death Star Plans': {
    deploys: {
      on: [{ on: siteOf('Death Star', { not: { trait: 'docking bay' } }) }],
      target: { ...MINE, ...CHARACTER, type: 'droid', not: { where: { sitesOf: 'Death Star' } } },
    },
    triggers: [
      taken,
      {
        when: 'always',
        if: { if: 'host', is: { ...CHARACTER, where: { sitesOf: 'Yavin 4' } } },
        do: [
          { do: 'draw-destiny', count: 3, without: [] },
          { do: 'retrieve', amount: { value: 'destiny' } },
          LOST,
        ],
      },
    ],
  },
  'Kessel Run': {
    deploys: {
      on: [{ on: { type: 'system', title: 'Kessel' } }],
      target: {
        ...MINE,
        ...CHARACTER,
        any: [{ trait: 'smuggler' }, { persona: 'BoShek' }],
        where: { atA: { type: 'system', not: { title: 'Kessel' } } },
      },
      after: [
        { do: 'note', as: 'distance', amount: { code: 'parsecs-to-the-target' } },
        { do: 'note', as: 'origin', amount: { code: 'where-the-target-is' } },
      ],
    },
    triggers: [
      {
        when: 'always',
        if: all(REACHED, noted('Kessel', 0)),
        do: [
          { do: 'note', as: 'Kessel', amount: 1 },
          { do: 'draw-destiny', who: 'opponent' },
          {
            do: 'if',
            when: compare(DESTINY, '=', 0),
            so: [
              { do: 'note', as: 'Kessel', amount: 2 },
              { do: 'lose-cards', what: { kind: 'starship', with: TARGET } },
            ],
          },
        ],
      },
      {
        when: 'always',
        if: all(noted('Kessel'), { if: 'code', name: 'the-target-is-back-where-it-was' }),
        do: [{ do: 'retrieve', amount: { noted: 'distance' } }, LOST],
      },
    ],
  },
  'Our Most Desperate Hour': {
    deploys: {
      on: [{ on: { type: 'system', title: 'Alderaan' } }],
      target: { ...CHARACTER, type: 'rebel', where: { system: 'Tatooine' } },
    },
    triggers: [
      reached(
        {
          do: 'retrieve',
          amount: {
            sum: [
              { count: { ...MINE, sensitivity: 'attuned' } },
              { count: { ...MINE, sensitivity: ['sensitive', 'jedi-knight', 'jedi-master'] }, times: 2 },
            ],
          },
        },
        LOST,
      ),
    ],
  },
  'Plastoid Armor': {
    deploys: {
      when: { just: 'lost', card: { trait: 'stormtrooper' }, at: siteOf('Death Star') },
      on: [{ on: siteOf('Death Star') }],
      there: true,
      target: { ...MINE, ...CHARACTER, not: { where: { sitesOf: 'Death Star' } } },
    },
    statics: [
      { static: 'gives', trait: 'spy', to: HOST, when: CARRIED },
      ...ofBoth(2, HOST, CARRIED),
      { static: 'number', change: 'armor', of: HOST, become: 5, when: CARRIED },
    ],
    triggers: [taken],
  },
  'Tusken Breath Mask': {
    deploys: {
      when: { just: 'battle-ended', winner: 'you', at: siteOf('Tatooine') },
      on: [{ on: siteOf('Tatooine') }],
      there: true,
      target: { ...MINE, ...CHARACTER, not: { where: { system: 'Tatooine' } } },
    },
    statics: [
      ...ofBoth(2, { the: 'host', kind: 'character', where: { sitesOf: 'Tatooine' } }),
      {
        static: 'number',
        change: 'immunity-exactly',
        of: { the: 'host', kind: 'character', where: { sitesOf: 'Tatooine' } },
        become: 3,
      },
    ],
    triggers: [taken],
  },
  'Yerka Mig': {
    deploys: { on: [{ on: { kind: 'location' } }], target: { ...THEIRS, ...CHARACTER } },
    statics: [
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'opponents',
        at: {
          kind: 'location',
          inBattle: true,
          any: [{ where: 'same-location' }, { where: 'adjacent-site' }],
        },
        add: -1,
      },
    ],
    actions: [
      {
        when: { phase: 'move', of: 'you' },
        cost: { use: 1 },
        limit: { times: 1, per: 'turn' },
        targets: [{ name: 'site', what: { type: 'site', where: 'adjacent-site' } }],
        do: [{ do: 'attach', what: SELF, to: { the: { chosen: 'site' } } }],
      },
    ],
    triggers: [reached(CANCELLED)],
  },
  'Juri Juice': {
    deploys: {
      on: [{ on: { ...CHARACTER, type: 'alien' } }],
      if: there({ title: ['Tatooine: Cantina', 'Tatooine: Mos Eisley', "Jabba's Sail Barge"] }),
    },
    statics: [
      { static: 'number', change: 'usable-ability', of: HOST, fix: 0 },
      { static: 'bars', what: 'act', of: { the: 'host', persona: 'Kabe' } },
    ],
    triggers: [
      {
        when: { just: 'arrived', card: { any: [HOST, { with: HOST }] }, at: BARS },
        if: not({ if: 'host', is: { drives: true } }),
        do: [CANCELLED],
      },
    ],
  },
  'Lateral Damage': {
    deploys: { on: [{ on: { type: 'system' } }], target: { ...THEIRS, kind: 'starship' } },
    statics: (['power', 'forfeit'] as const).map((change) => ({
      static: 'number',
      change,
      of: TARGET,
      fix: 0,
    })),
    triggers: [
      {
        when: 'always',
        if: all(REACHED, not(noted('a try'))),
        do: repairs,
      },
      {
        when: { just: 'phase-began', phase: 'move' },
        if: all(REACHED, noted('a try')),
        do: repairs,
      },
      {
        when: 'always',
        if: all(not(REACHED), noted('a try')),
        do: [{ do: 'note', as: 'a try', amount: 0 }],
      },
    ],
  },
  'Luke? Luuuuke!': {
    deploys: { on: [{ on: siteOf('Tatooine') }], target: { ...CHARACTER, type: 'rebel' } },
    statics: [
      ...ofBoth(-1, { the: 'target', not: { persona: 'Luke' } }),
      ...ofBoth(-3, { the: 'target', persona: 'Luke' }),
    ],
    triggers: [
      reached(CANCELLED),
      {
        when: 'always',
        if: there({ the: 'target', number: { name: 'forfeit', most: 0 } }),
        do: [{ do: 'lose-cards', what: TARGET }],
      },
    ],
  },
  "Organa's Ceremonial Necklace": {
    deploys: {
      on: [{ on: siteOf('Yavin 4') }],
      target: { ...CHARACTER, type: 'imperial' },
    },
    statics: [
      { static: 'side-number', change: 'drain', whose: 'yours', add: 1, when: all(CARRIED, PRESENT) },
    ],
    triggers: [taken],
    actions: [
      {
        when: {
          just: 'drain-initiated',
          by: 'you',
          at: { has: { the: 'host', kind: 'character', present: true } },
        },
        targets: [
          {
            name: 'imperial',
            what: {
              ...MINE,
              ...CHARACTER,
              type: 'imperial',
              where: { atA: { type: 'site', controlled: 'you', where: 'adjacent-site' } },
            },
          },
        ],
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'drain',
              whose: 'yours',
              at: { the: { chosen: 'at' } },
              add: 1,
            },
            until: 'end-of-turn',
          },
          { do: 'attach', what: SELF, to: { the: { chosen: 'imperial' } } },
          { do: 'aim', at: { the: { chosen: 'imperial' } } },
        ],
      },
    ],
  },
  'Send A Detachment Down': {
    deploys: {
      on: [{ on: siteOf('Tatooine', { not: { trait: 'docking bay' } }), cost: 2 }],
      target: { ...CHARACTER, trait: 'trooper', where: { sitesOf: 'Death Star' } },
    },
    statics: [
      {
        static: 'side-number',
        change: 'attrition',
        whose: 'yours',
        at: { kind: 'location', where: { system: 'Tatooine' } },
        add: 1,
        when: REACHED,
      },
    ],
  },
  'Tactical Re-Call': {
    deploys: {
      when: { just: 'battle-ended', winner: 'you' },
      there: 'elsewhere',
      on: [{ on: siteOf('Yavin 4') }],
      target: { the: { chosen: 'fighters' }, kind: 'character', icon: 'warrior' },
    },
    statics: [
      ...ofBoth(-2, { the: 'target', not: { persona: 'Leia' } }),
      ...ofBoth(-3, { the: 'target', persona: 'Leia' }),
    ],
    triggers: [reached(CANCELLED)],
  },
}
