/** Premiere Effects beside the row, in piles and on places: stacks, inserts, sentries, turned locations, sleepers. */
import type { Amount, Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { CardText } from '../../text/text.ts'
import { adds, chosen, compare, immune, MINE, SELF, THEIRS, there } from './common.ts'

const HOST: Filter = { the: 'host' }
const CHARACTER: Filter = { kind: 'character' }
const WEAPON: Filter = { kind: 'weapon' }
const LOST: Instruction = { do: 'lose-cards', what: SELF }

/** Slid into the opponent's Reserve Deck; what it does there is the pile's own business. */
const inserted: CardText = {
  deploys: { on: [{ on: 'opponents-deck' }], oncePerGame: true },
  immuneTo: ['Alter'],
}

/** An armed character against another: the opponent's loses its weapons for good. */
const ARMED: Filter = { ...CHARACTER, present: true, with: WEAPON }
const disarmed: CardText = {
  deploys: {
    when: { phase: 'control', of: 'either' },
    on: [{ on: { ...THEIRS, ...ARMED, where: { atA: { type: 'site', has: { ...MINE, ...ARMED } } } } }],
    after: [{ do: 'lose-cards', what: { ...WEAPON, on: HOST } }],
  },
  statics: [adds('power', -1, HOST), { static: 'bars', what: 'carry-weapons', of: HOST }],
  immuneTo: ['Alter'],
}

/** Beside either Lost Pile. */
const faceDown: CardText = {
  deploys: { on: [{ on: 'own-side' }, { on: 'opponents-side' }] },
  statics: [{ static: 'hides-lost-pile' }],
}

/** Ability of yours that is present becomes power, once a battle, for 1 Force each. */
const ABLE: Amount = {
  total: 'usable-ability',
  of: { ...MINE, kind: ['character', 'vehicle'], present: true, inBattle: true },
}
const raised = (change: 'total-power' | 'total-ability', add: Amount): Instruction => ({
  do: 'for-a-while',
  what: { static: 'side-number', change, whose: 'yours', at: { inBattle: true }, add },
  until: 'end-of-battle',
})
const monster: CardText = {
  deploys: { on: [{ on: 'own-side' }] },
  actions: [
    {
      when: 'battle',
      if: {
        if: 'all',
        of: [compare(ABLE, '>=', 1), compare({ cardsIn: 'force', whose: 'yours' }, '>=', 1)],
      },
      limit: { times: 1, per: 'battle' },
      do: [
        { do: 'choose-number', as: 'Force', to: { smallest: [ABLE, { cardsIn: 'force', whose: 'yours' }] } },
        { do: 'use-force', amount: { value: 'Force' } },
        raised('total-power', { value: 'Force' }),
        raised('total-ability', { less: { value: 'Force' }, from: 0 }),
      ],
    },
  ],
}

/** Cards of the hand go back in the own control phase. */
const returns: CardText = {
  deploys: { on: [{ on: 'own-side', cost: 1 }] },
  actions: [
    {
      when: { phase: 'control', of: 'you' },
      if: compare({ cardsIn: 'hand', whose: 'yours' }, '>', 0),
      do: [{ do: 'put-from-hand' }],
    },
  ],
}

/** One of three things, declared as it comes, at its site and those next door. */
const AROUND: Filter = { kind: 'location', where: 'same-or-adjacent-site' }
const declared = (is: number): Condition => ({ if: 'noted', name: 'what you declared', is })
export const sentry = (system: string): CardText => ({
  deploys: {
    on: [{ on: { type: 'site', where: { sitesOf: system } }, cost: 2 }],
    after: [
      {
        do: 'choose-one',
        as: 'declared',
        options: [
          "opponent's deploy +1",
          "opponent's ability required for battle destiny +1",
          'your total power +1',
        ],
      },
      { do: 'note', as: 'what you declared', amount: { sum: [{ value: 'declared' }, 1] } },
    ],
  },
  statics: [
    {
      static: 'deploy-cost',
      of: { ...THEIRS, kind: ['character', 'vehicle', 'starship'] },
      to: AROUND,
      add: 1,
      when: declared(1),
    },
    {
      static: 'side-number',
      change: 'ability-needed',
      whose: 'opponents',
      at: AROUND,
      add: 1,
      when: declared(2),
    },
    { static: 'side-number', change: 'total-power', whose: 'yours', at: AROUND, add: 1, when: declared(3) },
  ],
})

/** Power, forfeit and ability 0 and no text, until the Effect goes, at the end of your next turn. */
const SLEEPER = chosen('sleeper')
const sleeps: readonly Instruction[] = [
  ...(['power', 'forfeit', 'ability'] as const).map(
    (change): Instruction => ({
      do: 'for-a-while',
      what: { static: 'number', change, of: SLEEPER, fix: 0 },
      until: 'this-leaves-table',
    }),
  ),
  { do: 'for-a-while', what: { static: 'blanks', of: SLEEPER }, until: 'this-leaves-table' },
]

const ASTROMECH: Filter = { ...CHARACTER, trait: 'astromech droid', on: { kind: 'starship' } }

export const sideEffects: Readonly<Record<string, CardText>> = {
  'A Tremor In The Force': inserted,
  'A Disturbance In The Force': inserted,
  'Disarmed (L)': disarmed,
  'Disarmed (D)': disarmed,
  'Eyes In The Dark': faceDown,
  'Your Eyes Can Deceive You': faceDown,
  "K'lor'slug": monster,
  Molator: monster,
  'Traffic Control': returns,
  'Reactor Terminal': returns,
  'Yavin Sentry': sentry('Yavin 4'),
  'Death Star Sentry': sentry('Death Star'),
  // What is used of the opponent's Force is declared before it is used.
  Beggar: {
    deploys: {
      on: [
        { on: { title: "Tatooine: Beggar's Canyon" } },
        { on: { type: 'site', icon: 'exterior', where: { sitesOf: 'Tatooine' } }, cost: 3 },
      ],
    },
    actions: [
      {
        when: 'your-turn',
        if: compare({ cardsIn: 'force', whose: 'opponents' }, '>', 0),
        do: [
          { do: 'choose-number', as: 'Force', from: 0, to: { cardsIn: 'force', whose: 'opponents' } },
          { do: 'borrow', amount: { value: 'Force' } },
        ],
      },
    ],
    triggers: [
      {
        when: { just: 'turn-ended', by: 'you' },
        if: compare({ borrowed: true }, '>', 1),
        do: [LOST],
      },
    ],
  },
  'Crash Site Memorial': {
    deploys: { on: [{ on: 'own-side' }] },
    actions: [
      {
        when: {
          just: 'lost',
          by: 'you',
          card: {
            any: [{ kind: ['vehicle', 'weapon', 'device'] }, { ...CHARACTER, type: 'droid' }],
            not: { on: SELF },
          },
        },
        do: [{ do: 'stack', what: chosen('answered') }],
      },
      {
        when: { phase: 'deploy', of: 'you' },
        if: {
          if: 'all',
          of: [there({ where: 'on-this' }), compare({ cardsIn: 'hand', whose: 'yours' }, '>', 0)],
        },
        limit: { times: 1, per: 'turn' },
        do: [{ do: 'exchange-stacked' }],
      },
    ],
  },
  'Blaster Rack': {
    deploys: { on: [{ on: 'own-side' }] },
    statics: [{ static: 'stocks' }],
    actions: [
      {
        when: 'any-time',
        if: { if: 'not', of: { if: 'battle' } },
        targets: [
          {
            name: 'target',
            what: { ...MINE, ...WEAPON, type: 'character', where: { atA: { type: 'site' } } },
          },
        ],
        do: [{ do: 'stack', what: chosen('target') }],
      },
    ],
  },
  'Mantellian Savrip': {
    deploys: {
      on: [{ on: 'own-side', cost: 3 }],
      changes: [{ if: there({ persona: 'C-3PO' }), add: 'free' }],
    },
    statics: [
      {
        static: 'allows',
        what: 'forfeit-from-hand',
        of: { ...MINE, kind: ['character', 'starship', 'vehicle'] },
      },
    ],
  },
  "Obi-Wan's Cape": {
    deploys: { on: [{ on: { ...MINE, ...CHARACTER, type: ['rebel', 'alien'] }, cost: 2 }] },
    statics: [immune(5, HOST)],
    actions: [
      {
        when: { just: 'battle-initiated', at: { has: { the: 'host', present: true } } },
        limit: { times: 1, per: 'battle' },
        cost: { use: 1 },
        targets: [
          {
            name: 'target',
            what: { ...THEIRS, ...CHARACTER, number: { name: 'ability', exactly: 1 }, where: 'present' },
          },
        ],
        do: [{ do: 'move-away', what: chosen('target'), free: true, orLost: true }],
      },
    ],
  },
  Revolution: {
    deploys: { on: [{ on: { kind: 'location' }, cost: 3 }] },
    statics: [{ static: 'rotates' }],
  },
  'Expand The Empire': {
    deploys: { on: [{ on: { type: 'site' } }] },
    statics: [{ static: 'expands' }],
  },
  // Tested in the order in which they came to the site (the ruling at ccg95/goal/uncovered-situations).
  'Dark Hours': {
    deploys: {
      on: [{ on: { type: 'site', night: true } }],
      after: [
        {
          do: 'each',
          of: { ...CHARACTER, not: { type: 'droid' }, where: 'same-site' },
          as: 'sleeper',
          so: [
            { do: 'draw-destiny', without: [{ do: 'may', who: 'opponent', so: sleeps }] },
            {
              do: 'if',
              when: compare({ value: 'destiny' }, '>', { number: 'ability', of: SLEEPER }),
              so: sleeps,
            },
          ],
        },
      ],
    },
    triggers: [
      {
        when: { just: 'turn-ended', by: 'you' },
        if: { if: 'came-earlier' },
        do: [LOST],
      },
    ],
  },
  "I've Lost Artoo!": {
    deploys: {
      on: [
        { on: { kind: 'starship', printed: { icon: 'nav-computer' } }, cost: 1 },
        { on: ASTROMECH, cost: 1 },
      ],
      after: [
        { do: 'draw-destiny', without: [] },
        {
          do: 'if',
          when: compare({ value: 'destiny' }, '>', 1),
          so: [
            {
              do: 'if',
              when: { if: 'host', is: CHARACTER },
              so: [{ do: 'lose-cards', what: HOST }],
            },
          ],
          else: [LOST],
        },
      ],
    },
    statics: [
      { static: 'takes', icon: 'nav-computer', from: { the: 'host', kind: 'starship' } },
      { static: 'astromech-room', of: { the: 'host', kind: 'starship' }, add: 1 },
    ],
  },
  Macroscan: {
    deploys: { on: [{ on: 'opponents-side', cost: 2 }] },
    actions: [
      {
        when: 'any-time',
        if: { if: 'not', of: { if: 'nighttime', at: 'anywhere' } },
        cost: { use: 1 },
        do: [{ do: 'look', at: 'reserve', whose: 'opponents', top: 1 }],
      },
      {
        when: 'any-time',
        if: { if: 'nighttime', at: 'anywhere' },
        cost: { use: 1 },
        do: [{ do: 'look', at: 'reserve', whose: 'opponents', top: 3 }],
      },
    ],
  },
}
