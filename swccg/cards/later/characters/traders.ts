/** Entries of those who trade cards of a hand for others, and who take them out of Lost Piles. */
import type { Filter } from '../../../text/filter.ts'
import type { CardAction, CardText } from '../../../text/text.ts'

const GIVEN: Filter = { the: { chosen: 'given' } }
const TAKEN: Filter = { the: { chosen: 'taken' } }

/** Cards of the hand go to the Lost Pile, and one of it comes into the hand. */
const exchange = (
  given: Filter,
  taken: Filter,
  from: 'lost' | 'top-of-lost',
  count = 1,
): Pick<CardAction, 'targets' | 'do'> => ({
  targets: [
    { name: 'given', what: given, from: 'hand', ...(count > 1 ? { least: count, most: count } : {}) },
    { name: 'taken', what: { ...taken, whose: 'yours' }, from },
  ],
  do: [
    { do: 'return-to-hand', what: TAKEN },
    { do: 'put-on-pile', what: GIVEN, piles: ['lost'] },
  ],
})

const HAULER = {
  static: 'number',
  change: 'power',
  of: { the: 'host' },
  add: 2,
  when: { if: 'this', is: { pilots: true } },
} as const
/** Docking bays are traded, and transit is free where this one is. */
const bayTrader: Pick<CardText, 'actions'> & { readonly statics: NonNullable<CardText['statics']> } = {
  statics: [HAULER, { static: 'frees-moves', by: ['transit'] }],
  actions: [
    {
      when: 'any-time',
      limit: { times: 1, per: 'turn' },
      ...exchange({ trait: 'docking bay' }, {}, 'top-of-lost'),
    },
  ],
}

export const TRADERS: Readonly<Record<string, CardText>> = {
  Ketwol: bayTrader,
  'Brangus Glee': {
    statics: [
      ...bayTrader.statics,
      {
        static: 'number',
        change: 'power',
        of: { the: 'self' },
        add: 2,
        when: { if: 'this', is: { where: { at: 'Tatooine: Cantina' } } },
      },
      { static: 'number', change: 'immunity', of: { the: 'self' }, become: 3 },
    ],
    actions: bayTrader.actions!,
  },
  Baragwin: {
    actions: [
      {
        when: 'any-time',
        limit: { times: 1, per: 'turn' },
        cost: { use: 1 },
        targets: [
          {
            name: 'top',
            what: { whose: 'yours', any: [{ kind: ['weapon', 'device'] }, { type: 'transport' }] },
            from: 'top-of-lost',
          },
        ],
        do: [{ do: 'retrieve', amount: 1, what: { the: { chosen: 'top' } } }],
      },
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        ...exchange({}, { kind: ['weapon', 'device'] }, 'lost'),
      },
    ],
  },
  Tibrin: {
    light: {
      actions: [
        {
          when: { phase: 'control', of: 'you' },
          limit: { times: 1, per: 'turn' },
          if: { if: 'occupy' },
          ...exchange({}, {}, 'lost', 3),
        },
      ],
    },
    dark: {
      statics: [{ static: 'side-number', change: 'drain', whose: 'yours', add: 1, when: { if: 'control' } }],
    },
  },
  Wiorkettle: {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'self' },
        add: 1,
        when: { if: 'on-table', what: { title: 'Zutton', where: 'same-location' } },
      },
    ],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        cost: { use: 1 },
        targets: [{ name: 'given', what: { trait: 'asteroid sector' }, from: 'hand' }],
        first: [{ do: 'put-on-pile', what: GIVEN, piles: ['used'] }],
        do: [{ do: 'search', what: { type: 'site' } }],
      },
    ],
  },
  'Ishi Tib': {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'self' },
        add: 1,
        when: { if: 'this', is: { where: { atA: { type: 'site', titleHas: 'Swamp' } } } },
      },
    ],
    actions: [
      {
        when: { phase: 'draw', of: 'you' },
        limit: { times: 1, per: 'turn' },
        targets: [{ name: 'given', what: {}, from: 'hand' }],
        first: [{ do: 'put-on-pile', what: GIVEN, piles: ['used'], bottom: true }],
        do: [{ do: 'draw-cards', amount: 1 }],
      },
    ],
  },
  Uutkik: {
    deploys: { only: { where: { sitesOf: 'Tatooine' } } },
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        targets: [
          {
            name: 'taken',
            what: { whose: 'opponents', any: [{ kind: 'device' }, { type: ['transport', 'character'] }] },
            from: 'lost',
          },
        ],
        first: [{ do: 'lose-force', who: 'you', amount: 1 }],
        do: [{ do: 'take-into-hand', what: TAKEN }],
      },
    ],
  },
  Ugnaught: {
    statics: [
      {
        static: 'side-number',
        change: 'carbon-freezing-destiny',
        whose: 'yours',
        add: 1,
        cumulative: true,
        when: { if: 'this', is: { where: { at: 'Cloud City: Carbonite Chamber' } } },
      },
    ],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        targets: [{ name: 'given', what: {}, from: 'hand' }],
        first: [{ do: 'discard', what: GIVEN }],
        do: [{ do: 'search', what: { kind: ['weapon', 'device'] }, from: 'lost' }],
      },
    ],
  },
}
