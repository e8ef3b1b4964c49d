/** Entries of people of the palace and the spaceports whose sentences only they and their twins say. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { ANSWERED, adds, flies, immune, SELF, TARGET, there, thisIs } from '../entry-words.ts'

const ON_TATOOINE = { only: { where: { sitesOf: 'Tatooine' } } } as const
const stronger = (add: number, when: Condition): Static => adds('power', add, SELF, when)

/** Nobody walks out through certain doors. */
const doorkeeper: CardText = {
  statics: [
    {
      static: 'number',
      change: 'forfeit',
      of: { whose: 'opponents', kind: 'character', icon: 'pilot', where: 'same-site' },
      add: -2,
    },
    {
      static: 'bars',
      what: 'move',
      of: { kind: 'character', where: 'same-or-adjacent-site' },
      by: { title: ['Elis Helrot', 'Nabrun Leids'] },
    },
    {
      static: 'bars',
      what: 'move',
      of: { kind: 'character' },
      to: { where: 'same-or-adjacent-site' },
      by: { title: ['Elis Helrot', 'Nabrun Leids'] },
    },
  ],
}

/** An Effect of the night that the opponent cancels is not lost. */
const keeper = (title: string): Pick<CardText, 'triggers'> => ({
  triggers: [
    {
      when: {
        just: 'about-to-be-cancelled',
        by: 'opponent',
        card: { title, where: 'related-system' },
      },
      if: thisIs({ where: { atA: { type: 'site' } } }),
      do: [
        { do: 'use-cards', what: ANSWERED },
        { do: 'may', so: [{ do: 'retrieve', amount: 2 }] },
      ],
    },
  ],
})

/** Whoever this one hits is worth nothing. */
export const ruthless = (source: Filter): NonNullable<CardText['triggers']>[number] => ({
  when: { just: 'hit', card: { kind: 'character' }, source: { ...source, kind: 'weapon', on: SELF } },
  do: [
    { do: 'choose', as: 'target', what: ANSWERED },
    {
      do: 'for-a-while',
      what: { static: 'number', change: 'forfeit', of: TARGET, fix: 0 },
      until: 'leaves-table',
    },
  ],
})

const satisfying: Pick<CardAction, 'do'> = { do: [{ do: 'satisfy', what: 'both' }] }

export const TOWNSFOLK: Readonly<Record<string, CardText>> = {
  'Sic-Six': doorkeeper,
  Lobel: doorkeeper,
  Snivvian: {
    statics: [{ static: 'allows', what: 'deploy-as-react', of: SELF }, stronger(2, { if: 'nighttime' })],
    ...keeper('Nightfall'),
  },
  Whiphid: {
    statics: [
      stronger(2, thisIs({ where: { sitesOf: 'Hoth' } })),
      { static: 'number', change: 'forfeit', of: SELF, add: 2, when: { if: 'nighttime' } },
    ],
    ...keeper('Sunsdown'),
  },
  Debnoli: {
    statics: [
      flies(2),
      {
        static: 'number',
        change: 'weapon-total',
        of: { kind: 'weapon', type: 'character', on: SELF },
        add: 1,
      },
      immune(2),
      {
        static: 'number',
        change: 'immunity',
        of: SELF,
        become: 5,
        when: thisIs({ with: { trait: 'blaster' } }),
      },
    ],
    triggers: [ruthless({ type: 'character' })],
  },
  'Niado Duegad': {
    statics: [
      { static: 'bars', what: 'carry-weapons', of: SELF },
      { static: 'bars', what: 'carry-devices', of: SELF },
    ],
    actions: [
      {
        when: 'any-time',
        limit: { times: 1, per: 'turn' },
        if: { if: 'compare', left: { cardsIn: 'force', whose: 'yours' }, is: '>', right: 0 },
        do: [
          {
            do: 'choose-number',
            as: 'X',
            to: { smallest: [3, { cardsIn: 'force', whose: 'yours' }] },
          },
          { do: 'use-force', amount: { value: 'X' } },
          {
            do: 'for-a-while',
            what: {
              static: 'number',
              change: 'power',
              of: SELF,
              add: { sum: [{ value: 'X' }, { value: 'X' }] },
            },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
  Klaatu: {
    deploys: ON_TATOOINE,
    statics: [
      stronger(2, there({ title: 'Barada', where: 'same-location' })),
      stronger(2, {
        if: 'all',
        of: [
          { if: 'battle', by: 'opponent' },
          thisIs({ where: { sitesOf: "Jabba's Palace" } }),
          { if: 'not', of: there({ title: 'Barada', where: 'same-location' }) },
        ],
      }),
    ],
    actions: [
      {
        when: {
          just: 'forfeited',
          by: 'you',
          card: { type: 'transport' },
          at: { type: 'site', where: 'same-location' },
        },
        ...satisfying,
      },
    ],
  },
  Barada: {
    deploys: { only: { where: { sitesOf: "Jabba's Palace" } } },
    statics: [
      {
        static: 'number',
        change: 'power',
        of: SELF,
        fix: 0,
        when: { if: 'not', of: thisIs({ where: { sitesOf: 'Tatooine' } }) },
      },
      stronger(2, {
        if: 'all',
        of: [thisIs({ where: { sitesOf: "Jabba's Palace" } }), there({ persona: 'Jabba' })],
      }),
    ],
    actions: [
      {
        when: {
          just: 'lost',
          by: 'you',
          card: { type: 'transport' },
          at: { type: 'site', where: 'same-location' },
        },
        do: [{ do: 'put-on-pile', what: ANSWERED, piles: ['used'] }],
      },
    ],
  },
  'Lyn Me': {
    statics: [
      {
        static: 'deploy-cost',
        of: { trait: 'bounty hunter', not: { persona: 'Boba Fett' } },
        to: { type: 'site', where: 'same-site' },
        add: -1,
      },
      {
        static: 'deploy-cost',
        of: { persona: 'Boba Fett' },
        to: { type: 'site', where: 'same-site' },
        fix: 0,
      },
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'opponents',
        at: { where: 'same-location', inBattle: true },
        add: {
          less: {
            sum: [
              { count: { whose: 'yours', trait: 'musician', where: 'present' } },
              { oneOf: { persona: 'Luke', inBattle: true }, is: 2 },
              { oneOf: { persona: 'Han', inBattle: true }, is: 2 },
            ],
          },
          from: 0,
        },
        when: thisIs({ inBattle: true }),
      },
    ],
  },
  'Princess Leia': {
    deploys: { only: { any: [{ where: { sitesOf: 'Hoth' } }, { where: { sitesOf: 'Cloud City' } }] } },
    statics: [
      flies(1),
      {
        static: 'allows',
        what: 'deploy-as-react',
        of: SELF,
        to: { type: 'site', has: { persona: ['Han', 'Luke'] } },
      },
      {
        static: 'allows',
        what: 'react',
        of: SELF,
        to: { type: 'site', has: { persona: ['Han', 'Luke'] } },
      },
      immune(3),
    ],
  },
  'Harc Seff': {
    statics: [stronger(1, thisIs({ where: { atA: { type: 'site', titleHas: 'Swamp' } } })), flies(2)],
    actions: [
      {
        when: {
          just: 'must-lose-force',
          by: 'you',
          from: 'drain',
          at: { type: 'site', where: 'adjacent-site' },
        },
        if: {
          if: 'all',
          of: [
            thisIs({ where: { atA: { type: 'site', battleground: true } } }),
            { if: 'compare', left: { cardsIn: 'force', whose: 'yours' }, is: '>', right: 0 },
          ],
        },
        do: [
          {
            do: 'choose-number',
            as: 'X',
            to: { smallest: [{ value: 'amount' }, { cardsIn: 'force', whose: 'yours' }] },
          },
          { do: 'use-force', amount: { value: 'X' } },
          { do: 'change-loss', by: { less: { value: 'X' }, from: 0 } },
        ],
      },
    ],
  },
  'CZ-4': {
    statics: [
      { static: 'bars', what: 'react', of: { whose: 'opponents' }, to: { where: 'same-site' } },
      { static: 'bars', what: 'react', of: { whose: 'opponents', where: 'same-site' } },
    ],
    actions: (['battle-initiated', 'drain-initiated'] as const).map((just) => ({
      when: {
        just,
        by: 'opponent',
        at: { type: 'site', where: 'same-or-adjacent-site', any: [{ where: { sitesOf: "Jabba's Palace" } }] },
      },
      do: [
        {
          do: 'deploy-from',
          pile: 'reserve',
          what: { type: 'alien', unique: false },
          to: { the: { chosen: 'at' } },
          react: true,
        },
      ],
    })),
  },
}
