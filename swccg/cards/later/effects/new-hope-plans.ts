/** Entries of Effects of A New Hope and of the small sets: scans, prisons opened, planets left alone, teachers of scouts; and one of Dagobah. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText, Deploys } from '../../../text/text.ts'
import { adds, chosen, compare, DESTINY, MINE, SELF, THEIRS } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const TARGET: Filter = { the: 'target' }
const IGNITION = 'Commence Primary Ignition'

/** Whoever pilots, and what has a pilot of its own (the ruling at Scramble). */
const AT_SITE: Filter = { where: { atA: { type: 'site' } } }
const PILOTS_AT_SITES: Filter = {
  ...THEIRS,
  ...AT_SITE,
  any: [
    { kind: 'character', icon: 'pilot' },
    { kind: ['starship', 'vehicle'], printed: { icon: 'pilot' } },
  ],
}

/** One of two texts, declared as it comes; only that one works. */
const DECLARED = 'what you declared'
const declared = (is: number): Condition => ({ if: 'noted', name: DECLARED, is })
const declares = (
  first: string,
  ifFirst: Condition,
  second: string,
  ifSecond: Condition | null,
): NonNullable<Deploys['names']> => [
  { do: 'choose-one', as: 'declared', options: [first, second], provided: [ifFirst, ifSecond] },
  { do: 'note', as: DECLARED, amount: { sum: [{ value: 'declared' }, 1] } },
]

/** What a scan finds in a hand of more than so many cards is lost. */
const scans = (title: string, least: number, found: Filter): CardText => ({
  deploys: { on: [{ on: 'own-side' }] },
  statics: [{ static: 'protects', of: { title }, from: 'Sense' }],
  triggers: [
    {
      when: { just: 'taking-effect', by: 'you', card: { title, kind: 'interrupt' } },
      if: compare({ cardsIn: 'hand', whose: 'opponents' }, '>=', least),
      do: [{ do: 'discard', what: found, who: 'opponent' }],
    },
  ],
})

export const NEW_HOPE_PLANS: Readonly<Record<string, CardText>> = {
  'Scanner Techs': scans('Radar Scanner', 14, {
    trait: ['jawa', 'tusken raider', 'stormtrooper'],
  }),
  'Hyperwave Scan': scans('Scanning Crew', 13, { titleHas: 'Rebel' }),
  'Cell 2187': {
    deploys: {
      on: [
        {
          on: {
            type: 'site',
            where: { sitesOf: 'Death Star' },
            not: { title: 'Death Star: Docking Bay 327' },
          },
        },
      ],
      target: {
        ...MINE,
        kind: 'character',
        trait: ['spy', 'leader'],
        not: { where: { sitesOf: 'Death Star' } },
      },
    },
    triggers: [
      {
        when: 'always',
        if: { if: 'reached' },
        do: [
          { do: 'draw-destiny', without: [] },
          {
            do: 'choose',
            as: 'freed',
            what: { trait: 'captive', where: { at: 'Death Star: Detention Block Corridor' } },
            least: DESTINY,
            most: DESTINY,
          },
          { do: 'release', what: chosen('freed') },
          { do: 'lose-cards', what: SELF },
        ],
      },
    ],
  },
  "They're On Dantooine": {
    deploys: {
      on: [{ on: { type: 'system', title: 'Dantooine' }, cost: 2 }],
      target: { type: 'system', title: 'Death Star' },
      oncePerGame: true,
    },
    statics: [{ static: 'bars', what: 'play', of: { ...THEIRS, title: IGNITION } }],
    triggers: [
      {
        when: 'always',
        if: { if: 'on-table', what: { ...TARGET, orbits: 'Dantooine' } },
        do: [{ do: 'cancel-cards', what: SELF }],
      },
    ],
  },
  'Imperial Justice': {
    deploys: {
      on: [{ on: { kind: 'location' } }],
      names: declares(
        'cancel Force generation there',
        compare({ less: { generated: 'yours' }, from: { generated: 'opponents' } }, '>=', 4),
        'make it immune to Revolution',
        null,
      ),
    },
    statics: [
      {
        static: 'side-number',
        change: 'force-generation',
        whose: 'both',
        at: HOST,
        fix: 0,
        when: declared(1),
      },
      { static: 'protects', of: HOST, from: 'Revolution', when: declared(2) },
    ],
  },
  Scramble: {
    deploys: { on: [{ on: 'opponents-side' }] },
    statics: [
      {
        static: 'number',
        change: 'usable-ability',
        of: {
          ...THEIRS,
          ...AT_SITE,
          kind: 'character',
          icon: 'pilot',
          present: true,
          not: { persona: 'Vader' },
        },
        fix: 0,
      },
    ],
    triggers: [
      {
        when: 'always',
        if: { if: 'not', of: { if: 'on-table', what: PILOTS_AT_SITES } },
        do: [{ do: 'cancel-cards', what: SELF }],
      },
    ],
  },
  Solomahal: {
    deploys: {
      on: [{ on: { ...MINE, kind: 'character', icon: 'warrior' } }, { on: { ...MINE, trait: 'scout' } }],
      names: declares(
        "scout who may 'react'",
        { if: 'host', is: { icon: 'warrior' } },
        "power +2 after 'reacts'",
        { if: 'host', is: { trait: 'scout' } },
      ),
    },
    statics: [
      { static: 'gives', trait: 'scout', to: HOST, when: declared(1) },
      { static: 'allows', what: 'react', of: HOST, when: declared(1) },
    ],
    triggers: [
      {
        when: { just: 'reacted', card: HOST },
        if: declared(2),
        do: [
          {
            do: 'for-a-while',
            what: adds('power', 2, chosen('answered')),
            until: 'end-of-turn',
          },
        ],
      },
    ],
    immuneTo: ['Alter'],
  },
}
