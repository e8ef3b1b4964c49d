/** Entries of Effects of Dagobah: what is owed for the fallen, runs among asteroids, and lessons about trying. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, compare, DESTINY, MINE, SELF, THEIRS, there } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const GOAL: Filter = { the: 'target' }
const VADER: Filter = { persona: 'Vader' }
const HUNTER: Filter = { trait: 'bounty hunter', inBattle: true }
const all = (...of: readonly Condition[]): Condition => ({ if: 'all', of })

/** Those who only try pay for it. */
const SENSES: Filter = { title: ['Sense', 'Alter'] }
const trying: CardText = {
  deploys: { on: [{ on: 'own-side' }] },
  statics: [{ static: 'gives', type: 'lost', to: SENSES }],
  triggers: (['you', 'opponent'] as const).map((by) => ({
    when: { just: 'destiny-succeeded', by, card: SENSES },
    do: [{ do: 'lose-force', who: by, amount: 2 }],
  })),
  immuneTo: ['Alter'],
}

/** A craft in the battle with a protocol droid aboard, and perhaps a navigator. */
const TRANSLATED: Filter = {
  ...MINE,
  kind: ['starship', 'vehicle'],
  inBattle: true,
  with: { kind: 'character', trait: 'protocol droid' },
}
const NAVIGATED: Filter = { ...TRANSLATED, any: [{ with: { kind: 'character', icon: 'nav-computer' } }] }

const ALONGSIDE: Filter = { ...MINE, kind: 'starship', not: HOST }
const TO_IT: Filter = { where: 'same-system-or-sector' }
const reacts = (what: 'react' | 'react-flying' | 'react-free'): Static => ({
  static: 'allows',
  what,
  of: ALONGSIDE,
  to: TO_IT,
})

/** The Jedi Test whose training destiny is changed. */
const CHANGED: Filter = { the: { chosen: 'changed' } }
/** Its player chose the second of two ways as it came. */
const RESTLESS: Condition = { if: 'noted', name: 'way', is: 2 }
const PILOT_AT_SITE: Filter = {
  ...THEIRS,
  kind: 'character',
  icon: 'pilot',
  where: { atA: { type: 'site' } },
}

export const DAGOBAH_VOWS: Readonly<Record<string, CardText>> = {
  'Do, Or Do Not': trying,
  'There Is No Try': trying,
  'No Disintegrations!': {
    deploys: { on: [{ on: 'own-side', cost: 2 }] },
    triggers: [
      {
        when: { just: 'lost', card: { type: 'rebel', number: { name: 'ability', least: 2.5 } } },
        if: there({ ...THEIRS, ...HUNTER }),
        limit: { times: 1, per: 'battle' },
        do: [
          { do: 'lose-force', who: 'opponent', amount: 3 },
          {
            do: 'if',
            when: there(VADER),
            so: [
              { do: 'choose', as: 'hunter', what: HUNTER },
              { do: 'lose-cards', what: { the: { chosen: 'hunter' } } },
            ],
          },
        ],
      },
    ],
  },
  'The Professor': {
    deploys: {
      on: [{ on: 'own-side', cost: 3 }],
      changes: [{ if: there({ persona: 'C-3PO' }), add: 'free' }],
    },
    actions: [
      {
        when: { just: 'must-lose-force', by: 'you', from: 'battle' },
        if: all(there(TRANSLATED), compare({ cardsIn: 'force', whose: 'yours' }, '>', 0)),
        first: [
          { do: 'choose-number', as: 'X', to: { cardsIn: 'force', whose: 'yours' } },
          { do: 'use-force', amount: { value: 'X' } },
        ],
        do: [
          {
            do: 'change-loss',
            by: { less: { sum: [{ value: 'X' }, { oneOf: NAVIGATED, is: 1 }] }, from: 0 },
          },
        ],
      },
    ],
  },
  Flagship: {
    deploys: { on: [{ on: { ...MINE, model: 'Star Destroyer' }, cost: 2 }] },
    statics: [
      reacts('react'),
      reacts('react-flying'),
      reacts('react-free'),
      { static: 'bars', what: 'be-targeted', of: SELF, by: { ...MINE, title: 'Alter' } },
    ],
    triggers: [
      {
        when: { just: 'about-to-be-lost', card: HOST },
        do: [{ do: 'lose-force', who: 'you', amount: { number: 'armor', of: HOST } }],
      },
    ],
  },
  "Rycar's Run": {
    deploys: {
      on: [
        {
          on: {
            title: 'Big One',
            related: { type: 'system', icon: 'planet', has: { ...MINE, type: 'starfighter' } },
          },
        },
      ],
      names: [
        {
          do: 'choose',
          as: 'runner',
          what: {
            ...MINE,
            type: 'starfighter',
            where: { atA: { type: 'system', icon: 'planet', where: 'related-system' } },
          },
        },
        { do: 'aim', at: { the: { chosen: 'runner' } } },
      ],
      after: [
        {
          do: 'note',
          as: 'X',
          amount: {
            count: {
              trait: 'asteroid sector',
              any: [{ where: 'same-location' }, { where: 'related-sector' }],
            },
            times: 2,
          },
        },
      ],
    },
    triggers: [
      {
        when: 'always',
        if: all({ if: 'reached' }, { if: 'host', is: { title: 'Big One' } }),
        do: [
          {
            do: 'attach',
            what: SELF,
            to: { type: 'system', icon: 'planet', where: 'related-system' },
          },
        ],
      },
      {
        when: 'always',
        if: all({ if: 'reached' }, { if: 'host', is: { type: 'system' } }),
        do: [
          { do: 'retrieve', amount: { noted: 'X' } },
          { do: 'lose-cards', what: SELF },
        ],
      },
    ],
  },
  'Report To Lord Vader': {
    deploys: {
      when: { just: 'battle-ended', winner: 'you' },
      on: [{ on: VADER }],
      target: {
        the: { chosen: 'fighters' },
        type: 'imperial',
        not: VADER,
        where: { atA: {} },
      },
    },
    statics: (['power', 'forfeit'] as const).map((change) => adds(change, -4, { any: [VADER, GOAL] })),
    triggers: [
      {
        when: 'always',
        if: there({ ...GOAL, where: 'same-location' }),
        do: [
          { do: 'draw-destiny', without: [] },
          { do: 'if', when: compare(DESTINY, '>', 2), so: [{ do: 'lose-cards', what: GOAL }] },
          { do: 'lose-cards', what: SELF },
        ],
      },
    ],
  },
  'Hiding In The Garbage': {
    deploys: { on: [{ on: 'own-side', cost: 2 }] },
    actions: [
      {
        when: 'any-time',
        if: compare({ cardsIn: 'force', whose: 'yours' }, '>', 0),
        do: [
          { do: 'name-kind', as: 'kind' },
          { do: 'use-until', kindNamed: 'kind' },
        ],
      },
    ],
  },
  'Broken Concentration': {
    deploys: { on: [{ on: 'own-side' }] },
    statics: [
      {
        static: 'number',
        change: 'training',
        of: { kind: 'jedi-test' },
        add: {
          less: {
            largest: [
              0,
              {
                less: { number: 'test', of: CHANGED },
                from: { number: 'ability', of: { targetedBy: CHANGED } },
              },
            ],
          },
          from: 0,
        },
      },
    ],
    actions: [
      {
        when: 'any-time',
        limit: { times: 1, per: 'turn' },
        if: compare({ cardsIn: 'force', whose: 'opponents' }, '>', 0),
        cost: { use: 2 },
        do: [{ do: 'move-top', whose: 'opponents', from: 'force', to: 'reserve' }],
      },
    ],
  },
  'He Is Not Ready': {
    deploys: {
      on: [{ on: { kind: 'character' } }],
      after: [
        {
          do: 'if',
          when: { if: 'host', is: PILOT_AT_SITE },
          so: [
            {
              do: 'choose-one',
              as: 'way',
              options: ['subtract from training destiny', 'give that pilot no rest'],
            },
            { do: 'note', as: 'way', amount: { sum: [{ value: 'way' }, 1] } },
          ],
        },
      ],
    },
    statics: [
      {
        static: 'number',
        change: 'training',
        of: { kind: 'jedi-test', targets: HOST },
        add: -2,
        when: { if: 'not', of: RESTLESS },
      },
    ],
    triggers: [
      {
        when: { just: 'phase-began', by: 'opponent', phase: 'move' },
        if: RESTLESS,
        do: [
          {
            do: 'choose-one',
            as: 'choice',
            who: 'opponent',
            options: ['move that character away', 'lose that character', 'lose 1 Force'],
            provided: [there({ ...HOST, movable: true }), null, null],
          },
          {
            do: 'if',
            when: compare({ value: 'choice' }, '=', 0),
            so: [{ do: 'move-away', what: HOST }],
          },
          {
            do: 'if',
            when: compare({ value: 'choice' }, '=', 1),
            so: [{ do: 'lose-cards', what: HOST }],
          },
          {
            do: 'if',
            when: compare({ value: 'choice' }, '=', 2),
            so: [{ do: 'lose-force', who: 'opponent', amount: 1 }],
          },
        ],
      },
    ],
  },
  'Uncontrollable Fury': {
    deploys: { on: [{ on: VADER }] },
    statics: [
      adds('power', 2, HOST),
      { static: 'bars', what: 'add-to-destiny', of: HOST },
      { static: 'bars', what: 'act', of: { title: 'Grand Moff Tarkin' } },
    ],
    triggers: [
      {
        when: { just: 'turn-ended', by: 'opponent' },
        if: all(
          { if: 'not', of: { if: 'host', is: { battled: true } } },
          there({ ...MINE, kind: 'character', number: { name: 'ability', least: 3.5 } }),
        ),
        do: [{ do: 'lose-force', who: 'opponent', amount: 2 }],
      },
    ],
    immuneTo: ['Alter'],
  },
  "Beldon's Eye": {
    deploys: { on: [{ on: { title: 'Bespin: Cloud City' } }] },
    statics: [
      {
        static: 'allows',
        what: 'deploy-free',
        of: { ...MINE, title: 'Tibanna Gas Miner' },
        to: { type: 'site', where: { sitesOf: 'Cloud City' } },
      },
      { static: 'doubles-activation', of: { ...MINE, title: 'Tibanna Gas Miner' } },
    ],
  },
}
