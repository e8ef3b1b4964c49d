/** Entries of Space Slugs in Big One, whose cave is then a belly, and of what happens inside (ccgx/sector/belly). */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText, CardTrigger } from '../../../text/text.ts'
import { chosen, compare, immune, MINE, SELF, TARGET, there, WHOLLY } from '../../premiere/common.ts'
import { not } from '../entry-words.ts'

const BIG_ONE: Filter = { type: 'sector', title: 'Big One' }
const CAVE: Filter = { type: 'site', title: 'Big One: Asteroid Cave Or Space Slug Belly' }
const SLUG: Filter = { title: 'Space Slug' }
const BELLY: Filter = { ...CAVE, where: 'related-site' }
const VICTIM = chosen('victim')

/** Nothing lands in the belly or takes off while the mouth is shut (ccgx/sector/slug-mouth). */
const MOUTH = 'mouth closed'
const SHUT: Condition = { if: 'noted', name: MOUTH }
const SHIPS: Filter = { kind: 'starship' }

const slug: CardText = {
  lives: {
    at: BIG_ONE,
    alsoAttacks: { type: 'starfighter' },
    defeats: {
      do: [
        {
          do: 'choose-one',
          as: 'fate',
          options: ["victim is 'eaten'", 'relocate victim to Space Slug Belly'],
          provided: [null, there({ ...CAVE, related: { has: SELF } })],
        },
        {
          do: 'if',
          when: compare({ value: 'fate' }, '=', 0),
          so: [{ do: 'eat', what: VICTIM }],
          else: [{ do: 'relocate', what: VICTIM, to: BELLY }],
        },
      ],
    },
  },
  statics: [
    { static: 'bars', what: 'move', of: SHIPS, to: BELLY, when: SHUT },
    { static: 'bars', what: 'move', of: { ...SHIPS, where: { atA: BELLY } }, when: SHUT },
  ],
  actions: [
    {
      when: 'any-time',
      limit: { times: 1, per: 'turn' },
      do: [{ do: 'note', as: MOUTH, amount: { less: { noted: MOUTH }, from: 1 } }],
    },
  ],
}

const digests = (by: 'you' | 'opponent', whose: 'yours' | 'opponents'): CardTrigger => ({
  when: { just: 'turn-ended', by },
  do: [
    {
      do: 'lose-force',
      who: by,
      amount: { count: { kind: ['character', 'starship'], whose, where: 'present' } },
    },
  ],
})
const HAS_SLUG: Filter = { ...BIG_ONE, has: SLUG }
/** Out of the asteroid into the cave, or back. */
const slips = (from: Filter, to: Filter, slugs: Filter) =>
  ({
    when: 'any-time',
    targets: [
      { name: 'target', what: { ...MINE, type: 'starfighter', where: { atA: from } } },
      { name: 'place', what: { ...to, related: { has: TARGET } } },
    ],
    do: [
      {
        do: 'note',
        as: MOUTH,
        amount: 0,
        on: { ...SLUG, where: { atA: slugs } },
      },
      { do: 'relocate', what: TARGET, to: chosen('place') },
      {
        do: 'if',
        when: there({ trait: 'smuggler', on: TARGET }),
        so: [
          {
            do: 'for-a-while',
            what: immune(WHOLLY, TARGET),
            until: 'end-of-your-next-turn',
          },
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'asteroid-destiny', of: TARGET, add: -5 },
            until: 'end-of-your-next-turn',
          },
        ],
      },
    ],
  }) as const

export const SLUGS: Readonly<Record<string, CardText>> = {
  'Space Slug (L)': slug,
  'Space Slug (D)': slug,
  'Corrosive Damage': {
    deploys: { on: [{ on: { ...CAVE, related: HAS_SLUG } }] },
    triggers: [
      digests('you', 'yours'),
      digests('opponent', 'opponents'),
      {
        when: 'always',
        if: not({ if: 'host', is: { related: HAS_SLUG } }),
        do: [{ do: 'cancel-cards', what: SELF }],
      },
    ],
  },
  'This Is No Cave': {
    actions: [
      slips(BIG_ONE, CAVE, { has: TARGET }),
      slips(CAVE, BIG_ONE, chosen('place')),
      {
        when: { just: 'deployed', card: { title: 'Corrosive Damage' } },
        do: [{ do: 'cancel-cards', what: chosen('answered') }],
      },
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { title: 'Corrosive Damage' } }],
        do: [{ do: 'cancel-cards', what: TARGET }],
      },
    ],
  },
}
