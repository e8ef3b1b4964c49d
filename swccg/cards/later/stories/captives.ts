/** Entries of cards that hold and hurt captives: freezing, bounties, prisons. */
import type { Amount } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { TARGET } from '../entry-words.ts'

const HOST: Filter = { the: 'host' }
const HUNTER: Filter = { trait: 'bounty hunter' }
const forfeit: Amount = { number: 'forfeit', of: HOST }

/** The captive is delivered by whoever seized it when it was captured; it pays its forfeit, and something for one of a name. */
const bounty = (
  on: Filter,
  delivery: { readonly at: Filter; readonly by?: Filter },
  amount: Amount,
  to: 'lose-cards' | 'use-cards' = 'lose-cards',
): CardText => ({
  deploys: { on: [{ on: { ...on, whose: 'opponents' } }] },
  triggers: [
    {
      when: { just: 'delivered', card: { ...HOST, seizedBy: delivery.by ?? HUNTER }, at: delivery.at },
      do: [
        { do: 'retrieve', amount },
        { do: to, what: { the: 'self' } },
      ],
    },
  ],
  immuneTo: ['Alter'],
})
const moreFor = (persona: string, is: number): Amount => ({
  sum: [forfeit, { oneOf: { ...HOST, persona }, is }],
})

/** The Effect that keeps somebody frozen is lost when that one is free (ccgx/freeze/release-thaws). */
const lostWhenFree: NonNullable<CardText['triggers']> = [
  { when: { just: 'released', card: HOST }, do: [{ do: 'lose-cards', what: { the: 'self' } }] },
]

export const CAPTIVES: Readonly<Record<string, CardText>> = {
  'All Too Easy': {
    deploys: {
      when: {
        just: 'hit',
        card: { kind: 'character', whose: 'opponents', where: { at: 'Cloud City: Carbonite Chamber' } },
        source: { trait: 'lightsaber' },
      },
      on: [{ on: { kind: 'character', whose: 'opponents' } }],
      there: true,
      after: [{ do: 'capture', what: HOST, frozen: true }],
    },
    triggers: lostWhenFree,
    immuneTo: ['Control'],
  },
  'Boba Fett': {
    statics: [
      { static: 'number', change: 'power', of: { with: { the: 'self', pilots: true } }, add: 3 },
      {
        static: 'number',
        change: 'maneuver',
        of: { title: 'Slave I', with: { the: 'self', pilots: true } },
        add: 2,
      },
      {
        static: 'allows',
        what: 'draw-battle-destiny',
        of: { the: 'self' },
        when: { if: 'this', is: { pilots: { title: 'Slave I' } } },
      },
      { static: 'number', change: 'forfeit', of: { trait: 'escorted', on: { the: 'self' } }, add: 5 },
      { static: 'number', change: 'landspeed', of: { the: 'self' }, become: 3 },
      { static: 'number', change: 'immunity', of: { the: 'self' }, become: 3 },
    ],
  },
  Bounty: bounty(
    { kind: 'character', not: { type: 'droid' } },
    { at: { trait: 'prison' } },
    { less: 2, from: forfeit },
    'use-cards',
  ),
  'Carbon-Freezing': {
    deploys: { on: [{ on: { title: 'Cloud City: Carbonite Chamber' } }] },
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        targets: [{ name: 'target', what: { trait: 'captive', where: 'present' } }],
        do: [
          { do: 'draw-destiny', for: 'carbon-freezing' },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'destiny' }, is: '<', right: 5 },
            so: [{ do: 'lose-cards', what: TARGET }],
          },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'destiny' }, is: '>', right: 10 },
            so: [
              { do: 'attach', what: { the: 'self' }, to: TARGET },
              { do: 'freeze', what: TARGET },
              { do: 'lose-force', who: 'opponent', amount: 8 },
            ],
          },
        ],
      },
    ],
    triggers: lostWhenFree,
    immuneTo: ['Alter'],
  },
  'Hutt Bounty': bounty(
    { kind: 'character', trait: ['smuggler', 'gambler', 'thief'] },
    { at: { title: "Jabba's Palace: Dungeon" } },
    moreFor('Han', 6),
  ),
  "Jabba's Palace: Dungeon": {
    dark: {
      triggers: [
        {
          when: {
            just: 'delivered',
            source: HUNTER,
            card: { trait: 'captive', not: { trait: 'delivered' } },
            at: { the: 'self' },
          },
          do: [{ do: 'retrieve', amount: 2 }],
        },
      ],
    },
    light: {
      actions: [
        {
          when: 'any-time',
          if: { if: 'control' },
          cost: { use: 3 },
          targets: [{ name: 'target', what: { trait: 'imprisoned', where: 'same-location' } }],
          do: [{ do: 'release', what: TARGET }],
        },
      ],
    },
  },
  'Lieutenant Sheckil': {
    statics: [
      { static: 'number', change: 'forfeit', of: { trait: 'escorted', on: { the: 'self' } }, add: 2 },
      {
        static: 'number',
        change: 'immunity',
        of: { the: 'self' },
        become: 4,
        when: { if: 'this', is: { with: { trait: 'escorted' } } },
      },
    ],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        cost: { use: 1 },
        do: [{ do: 'search', what: { title: 'Human Shield' } }],
      },
    ],
  },
  'Special Delivery': {
    deploys: { on: [{ on: { trait: 'prison' } }] },
    triggers: [
      {
        when: {
          just: 'delivered',
          source: { trait: 'trooper', whose: 'yours' },
          card: { trait: 'captive', not: { trait: 'delivered' } },
          at: HOST,
        },
        do: [
          {
            do: 'may',
            so: [
              { do: 'search', what: {}, from: 'lost' },
              { do: 'lose-cards', what: { the: 'self' } },
            ],
          },
        ],
      },
    ],
  },
  "Tarkin's Bounty": bounty(
    { kind: 'character', any: [{ trait: 'spy' }, { type: 'rebel', trait: 'leader' }] },
    { at: { title: 'Death Star: Detention Block Corridor' }, by: { any: [HUNTER, { type: 'imperial' }] } },
    moreFor('Leia', 4),
  ),
  "Vader's Bounty": bounty(
    { type: 'rebel', number: { name: 'ability', least: 2.5 } },
    { at: { trait: 'prison', has: { persona: 'Vader', present: true } } },
    moreFor('Luke', 4),
  ),
}
