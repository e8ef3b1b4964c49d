/** Entries of Jedi Tests, and of cards about mentors, apprentices and Dagobah. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardAction, CardText, Deploys, When } from '../../../text/text.ts'
import { SELF } from '../entry-words.ts'

const the = (name: string): Filter => ({ the: { chosen: name } })
const APPRENTICE: Filter = { the: 'target' }
const TEST: Filter = { kind: 'jedi-test' }
const ON_DAGOBAH: Filter = { type: 'site', where: { sitesOf: 'Dagobah' } }

const is = (filter: Filter): Condition => ({ if: 'on-table', what: filter })
const DONE: Condition = { if: 'this', is: { completed: true } }
const NOT_DONE: Condition = { if: 'not', of: DONE }
const PRESENT: Condition = is({ ...APPRENTICE, where: 'present' })

/** On a site, with an apprentice and then a mentor (ccgx/dagobah/targets-fixed). */
const test = (site: Filter, mentor: Filter = {}): Deploys => ({
  on: [{ on: site }],
  target: { whose: 'yours', kind: 'character', canLearn: true },
  names: [
    { do: 'choose', as: 'mentor', what: { whose: 'yours', kind: 'character', canTeach: true, ...mentor } },
    { do: 'appoint', mentor: the('mentor') },
  ],
})
const BEGINNING_OF_CONTROL: When = { just: 'phase-began', by: 'you', phase: 'control' }
const attempt = (
  exceeds: number,
  more: readonly Condition[] = [],
  when: When = BEGINNING_OF_CONTROL,
): CardAction => ({
  when,
  if: { if: 'all', of: [NOT_DONE, PRESENT, ...more] },
  limit: { times: 1, per: 'turn' },
  do: [{ do: 'attempt', exceeds }],
})

/** The apprentice lies upside down (ccgx/dagobah/test-five). */
const UPSIDE_DOWN: Condition = { if: 'this', is: { underway: true } }
const BEGUN_EARLIER: Condition = { if: 'this', is: { underway: true, not: { attempted: true } } }

/** What a completed test does for its apprentice. */
const reward = (change: 'power' | 'immunity', operation: { add: number } | { become: number }): Static => ({
  static: 'number',
  change,
  of: APPRENTICE,
  ...operation,
  when: DONE,
})

/** Somebody of yours with so much ability, or anybody of the opponent's who could stop it. */
const STRONG: Filter = {
  whose: 'opponents',
  kind: 'character',
  number: { name: 'ability', least: 3.5 },
  where: 'present',
}
/** No battle or attack begins where the card is present, unless somebody strong of the opponent is. */
const peace = (bars: 'bars-battles' | 'bars-attacks'): Static => ({
  static: bars,
  whose: 'both',
  when: {
    if: 'all',
    of: [
      { if: 'this', is: { present: true, where: { atA: { type: 'site' } } } },
      { if: 'not', of: is(STRONG) },
    ],
  },
})
const DESTINY = { value: 'destiny' } as const
const taught = (by: Filter): Filter => ({ ...TEST, taughtBy: by })
const adds = (of: Filter, add: number): Static => ({ static: 'number', change: 'training', of, add })
const LOST_SELF: Instruction = { do: 'lose-cards', what: SELF }

export const JEDI_TESTS: Readonly<Record<string, CardText>> = {
  'Great Warrior': {
    deploys: { ...test(ON_DAGOBAH, { where: 'present' }), bringsTarget: true },
    statics: [{ static: 'cancels-drain-bonuses', when: DONE }, { static: 'rewards-completion' }],
    actions: [attempt(12, [is({ the: 'mentor', where: 'present' })])],
  },
  "A Jedi's Strength": {
    deploys: test({ ...ON_DAGOBAH, occupied: 'nobody' }),
    statics: [
      { static: 'bars', what: 'move-otherwise', of: APPRENTICE, when: NOT_DONE },
      reward('power', { add: 1 }),
      {
        static: 'side-number',
        change: 'ability-needed',
        whose: 'opponents',
        at: { kind: 'location' },
        fix: 6,
        when: DONE,
      },
    ],
    actions: [
      {
        by: 'opponent',
        when: { just: 'phase-began', by: 'opponent', phase: 'move' },
        if: NOT_DONE,
        targets: [{ name: 'place', what: { kind: 'location', type: 'site', where: 'adjacent-site' } }],
        do: [{ do: 'relocate', what: SELF, to: the('place') }],
      },
      attempt(13),
    ],
  },
  'Domain Of Evil': {
    deploys: test({ title: ['Dagobah: Jungle', 'Dagobah: Cave'] }),
    actions: [
      attempt(14, [{ if: 'idle' }], { just: 'turn-ended', by: 'you' }),
      {
        when: { just: 'destiny-drawn', by: 'opponent' },
        if: DONE,
        do: [{ do: 'change-destiny', by: -1 }],
      },
    ],
  },
  'Size Matters Not': {
    deploys: test({ title: ['Dagobah: Swamp', 'Dagobah: Bog Clearing'] }),
    statics: [reward('immunity', { become: 3 })],
    actions: [
      attempt(15),
      {
        when: { phase: 'control', of: 'you' },
        if: DONE,
        cost: { use: 2 },
        limit: { times: 1, per: 'turn' },
        do: [{ do: 'search', what: {} }],
      },
    ],
  },
  'It Is The Future You See': {
    deploys: test(ON_DAGOBAH),
    statics: [
      { static: 'bars', what: 'move', of: APPRENTICE, when: UPSIDE_DOWN },
      { static: 'number', change: 'power', of: APPRENTICE, fix: 0, when: UPSIDE_DOWN },
      reward('immunity', { become: 4 }),
      { static: 'stands-in-for-destiny', when: DONE },
    ],
    actions: [
      {
        when: BEGINNING_OF_CONTROL,
        if: { if: 'all', of: [NOT_DONE, { if: 'not', of: UPSIDE_DOWN }, PRESENT] },
        do: [{ do: 'attempt' }],
      },
    ],
    triggers: [
      {
        when: { just: 'turn-ended', by: 'you' },
        if: BEGUN_EARLIER,
        do: [{ do: 'restore', what: APPRENTICE }, { do: 'complete-test' }, { do: 'keep-destiny' }],
      },
    ],
  },
  Yoda: {
    deploys: { only: { where: { sitesOf: 'Dagobah' } } },
    statics: [
      adds(taught(SELF), 1),
      peace('bars-battles'),
      peace('bars-attacks'),
      { static: 'number', change: 'immunity', of: SELF, become: 99 },
    ],
  },
  Reflection: {
    deploys: { on: [{ on: { persona: 'Leia' } }] },
    statics: [adds({ ...TEST, targets: { the: 'host' } }, 1)],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        cost: { use: 3 },
        limit: { times: 1, per: 'turn' },
        do: [{ do: 'retrieve', amount: 1 }],
      },
    ],
  },
  "Yoda's Hope": {
    deploys: { on: [{ on: { kind: 'character' } }] },
    statics: [adds(taught({ the: 'host' }), 1)],
    actions: [
      {
        when: 'any-time',
        if: { if: 'host', is: { persona: 'Yoda' } },
        first: [LOST_SELF],
        do: [{ do: 'search', what: { titleHas: 'levitation' } }],
      },
    ],
  },
  'At Peace': {
    deploys: { on: [{ on: { learning: true } }], when: { just: 'turn-began', by: 'you' } },
    statics: [
      {
        static: 'bars',
        what: 'attempt-tests',
        of: { the: 'host' },
        when: { if: 'host', is: { kind: 'character' } },
      },
      adds({ ...TEST, with: SELF }, 3),
    ],
    triggers: [
      {
        when: { just: 'turn-ended', by: 'you' },
        if: { if: 'all', of: [{ if: 'came-earlier' }, { if: 'host', is: { kind: 'character' } }] },
        do: [
          {
            do: 'attach',
            what: SELF,
            to: { ...TEST, targets: { the: 'host' }, not: { completed: true } },
          },
        ],
      },
    ],
    immuneTo: ['Control'],
  },
  'Failure At The Cave': {
    deploys: {
      on: [{ on: { title: 'Dagobah: Cave' } }],
      target: { learning: true, where: { system: 'Dagobah' } },
    },
    statics: [{ static: 'blanks', of: { ...TEST, not: { underway: true } } }],
    triggers: [
      {
        when: { just: 'phase-began', phase: 'battle' },
        if: PRESENT,
        do: [
          { do: 'draw-destiny', who: 'opponent', without: [] },
          {
            do: 'if',
            when: { if: 'compare', left: DESTINY, is: '<', right: 4 },
            so: [
              { do: 'retrieve', amount: 2 },
              {
                do: 'if',
                when: { if: 'compare', left: DESTINY, is: '=', right: 0 },
                so: [{ do: 'lose-cards', what: APPRENTICE }],
              },
            ],
          },
          {
            do: 'if',
            when: { if: 'compare', left: DESTINY, is: '>=', right: 4 },
            so: [{ do: 'cancel-cards', what: SELF }],
          },
        ],
      },
    ],
  },
  'Dagobah: Training Area': {
    light: {
      actions: [
        {
          when: 'any-time',
          limit: { times: 1, per: 'turn' },
          do: [{ do: 'search', what: TEST }],
        },
      ],
    },
    dark: {
      actions: [
        {
          when: { just: 'drain-initiated', at: SELF },
          cost: { use: 1 },
          do: [{ do: 'cancel' }],
        },
      ],
    },
  },
}
