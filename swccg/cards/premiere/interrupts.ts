/** Premiere Interrupts beside battles: bringing back, finding, forbidding, striking. */
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { Static } from '../../text/statics.ts'
import type { CardAction, CardText } from '../../text/text.ts'
import { adds, compare, drawing, TARGET, there } from './common.ts'

/** Somebody of these comes back from the Lost Pile, or out of the Reserve Deck. */
const comesBack = (persona: readonly string[], lost: number, reserve: number): CardText => ({
  actions: [
    {
      when: 'any-time',
      cost: { use: lost },
      do: [{ do: 'retrieve', amount: 1, what: { persona } }],
    },
    {
      when: 'any-time',
      cost: { use: reserve },
      do: [{ do: 'search', what: { persona } }],
    },
  ],
})

/** What was just deployed neither fights nor moves in this turn. */
const barrier: CardText = {
  actions: [
    {
      when: { just: 'deployed', by: 'opponent', card: { kind: ['character', 'starship'] } },
      cost: { use: 1 },
      do: (['battle', 'move'] as const).map(
        (what): Instruction => ({
          do: 'for-a-while',
          what: { static: 'bars', what, of: { the: { chosen: 'answered' } } },
          until: 'end-of-turn',
        }),
      ),
    },
  ],
}

const forTurn = (what: Static): Instruction => ({
  do: 'for-a-while',
  what,
  until: 'end-of-turn',
})
const STARFIGHTER: CardAction['targets'] = [{ name: 'target', what: { type: 'starfighter' } }]

/** Any pile of anybody is shuffled. */
const shuffles: CardText = {
  actions: (['you', 'opponent'] as const).flatMap((who) =>
    (['reserve', 'lost', 'used'] as const).map((pile) => ({
      when: 'any-time' as const,
      do: [{ do: 'shuffle' as const, pile, who }],
    })),
  ),
}

/** A destiny above a number of the target takes effect. */
const above = (number: 'ability' | 'maneuver', so: Instruction): readonly Instruction[] =>
  drawing('>', { number, of: TARGET }, so)

/** At any time, and right after a destiny that a weapon or another card may hold against a maneuver. */
const fliesBetter = (...better: readonly Static[]): CardText => ({
  actions: (['any-time', { just: 'destiny-drawn', for: ['weapon', 'other'] }] as const).map((when) => ({
    when,
    targets: STARFIGHTER,
    do: better.map(forTurn),
  })),
})

const STORMY: readonly string[] = [
  'Tatooine: Dune Sea',
  'Tatooine: Jundland Wastes',
  "Tatooine: Beggar's Canyon",
  "Tatooine: Lars' Moisture Farm",
  'Tatooine: Jawa Camp',
  'Tatooine: Mos Eisley',
]

export const interrupts: Readonly<Record<string, CardText>> = {
  "Han's Back": comesBack(['Han'], 1, 3),
  "Leia's Back": comesBack(['Leia'], 1, 3),
  "Luke's Back": comesBack(['Luke'], 1, 3),
  'Return Of A Jedi': comesBack(['Obi-Wan'], 1, 3),
  "The Empire's Back": comesBack(['Vader', 'Tarkin', 'Motti', 'Tagge'], 2, 4),
  'Rebel Barrier': barrier,
  'Imperial Barrier': barrier,
  'The Bith Shuffle': shuffles,
  'Ommni Box': shuffles,
  'A Few Maneuvers': fliesBetter(adds('hyperspeed', 2, TARGET), adds('maneuver', 2, TARGET)),
  'Dark Maneuvers': fliesBetter(
    adds('maneuver', 2, TARGET),
    adds('power', 1, TARGET),
    adds('hyperspeed', 2, TARGET, there({ ...TARGET, not: { trait: 'no hyperdrive' } })),
  ),
  'Beru Stew': {
    actions: [
      {
        when: 'any-time',
        if: {
          if: 'all',
          of: (['yours', 'opponents'] as const).map((whose) =>
            compare({ cardsIn: 'reserve', whose }, '>', 0),
          ),
        },
        do: [
          { do: 'activate', who: 'you', amount: 2 },
          { do: 'activate', who: 'opponent', amount: 2 },
          {
            do: 'choose-number',
            as: 'helpings',
            from: 0,
            to: { count: { any: [{ persona: ['Beru', 'Owen'] }, { title: 'Hydroponics Station' }] } },
          },
          { do: 'activate', amount: { value: 'helpings' } },
        ],
      },
    ],
  },
  'Set For Stun': {
    actions: [
      {
        when: 'any-time',
        cost: { use: 2 },
        targets: [{ name: 'target', what: { kind: 'character', whose: 'opponents' } }],
        do: above('ability', { do: 'return-to-hand', what: TARGET }),
      },
    ],
  },
  'Gravel Storm': {
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: {
              kind: 'character',
              whose: 'opponents',
              where: { atA: { title: STORMY } },
              present: true,
            },
          },
        ],
        do: above('ability', { do: 'lose-cards', what: TARGET }),
      },
    ],
  },
  "We're All Gonna Be A Lot Thinner!": {
    actions: [
      {
        when: 'any-time',
        if: there({ title: 'Death Star: Trash Compactor' }),
        do: [
          {
            do: 'lose-cards',
            what: { not: { kind: 'location' }, where: { at: 'Death Star: Trash Compactor' } },
          },
        ],
      },
    ],
  },
  'Limited Resources': {
    actions: [
      {
        when: 'any-time',
        if: compare({ cardsIn: 'hand', whose: 'opponents' }, '<=', 2),
        do: [
          {
            do: 'if',
            when: { if: 'phase', of: 'you' },
            so: [{ do: 'lose-force', who: 'opponent', amount: lessWithTanks(4) }],
            else: [{ do: 'lose-force', who: 'opponent', amount: lessWithTanks(2) }],
          },
        ],
      },
    ],
  },
}

/** Supply Tanks aboard a starship spare the opponent 2. */
function lessWithTanks(amount: number) {
  const tanks: Filter = {
    title: 'Fusion Generator Supply Tanks',
    whose: 'opponents',
    on: { kind: 'starship' },
  }
  return { less: { oneOf: tanks, is: 2 }, from: amount } as const
}
