/** Entries of Interrupts of the later sets that strike, free, relocate or bring somebody in the middle of things. */
import type { Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { CardAction, CardText } from '../../text/text.ts'

const TARGET: Filter = { the: { chosen: 'target' } }
const ANSWERED: Filter = { the: { chosen: 'answered' } }
const AT: Filter = { the: { chosen: 'at' } }
const all = (...of: readonly Condition[]): Condition => ({ if: 'all', of })
const there = (what: Filter): Condition => ({ if: 'on-table', what })

const more = (
  add: Extract<Instruction, { do: 'lose-force' }>['amount'],
  change: 'battle-destinies' | 'power-destinies' | 'attrition' = 'battle-destinies',
): Instruction => ({
  do: 'for-a-while',
  what: { static: 'side-number', change, whose: 'yours', at: { inBattle: true }, add },
  until: 'end-of-battle',
})

/** An armed starship weakens another, or one that is hit is gone at once. */
const broadside: CardText = {
  actions: [
    {
      when: 'battle',
      if: there({
        whose: 'yours',
        kind: 'starship',
        piloted: true,
        with: { kind: 'weapon', type: 'starship' },
        inBattle: true,
      }),
      targets: [{ name: 'target', what: { whose: 'opponents', kind: 'starship', inBattle: true } }],
      first: [{ do: 'lose-force', who: 'you', amount: 1 }],
      do: [
        {
          do: 'for-a-while',
          what: { static: 'number', change: 'power', of: TARGET, fix: 0 },
          until: 'end-of-battle',
        },
      ],
    },
    {
      when: { just: 'hit', card: { whose: 'opponents', kind: 'starship' } },
      do: [{ do: 'lose-cards', what: ANSWERED }],
    },
  ],
}

/** One who is attacked draws a destiny to power, or takes immunity from somebody before a weapon. */
const anger: CardText = {
  actions: [
    { when: { just: 'battle-initiated', by: 'opponent' }, do: [more(1, 'power-destinies')] },
    {
      when: { just: 'battle-initiated', by: 'opponent' },
      if: there({ whose: 'yours', kind: 'weapon', type: 'character', present: true, where: { atA: AT } }),
      targets: [
        {
          name: 'target',
          what: { whose: 'opponents', kind: 'character', present: true, where: { atA: AT } },
        },
      ],
      do: (['immunity', 'immunity-exactly'] as const).map((change) => ({
        do: 'for-a-while',
        what: { static: 'number', change, of: TARGET, fix: 0 },
        until: 'end-of-battle',
      })),
    },
  ],
}

/** Copies of somebody common bring Force back; or an alien of no name is found. */
const keepsake: CardText = {
  actions: [
    {
      when: 'any-time',
      limit: { times: 1, per: 'game' },
      targets: [{ name: 'target', what: { kind: 'character', unique: false } }],
      do: [
        { do: 'draw-destiny' },
        {
          do: 'if',
          when: {
            if: 'compare',
            left: { value: 'destiny' },
            is: '<',
            right: { count: { whose: 'yours', copyOf: TARGET } },
          },
          so: [{ do: 'retrieve', amount: { count: { whose: 'yours', copyOf: TARGET } } }],
        },
      ],
      immuneTo: ['Sense'],
    },
    { when: 'any-time', do: [{ do: 'search', what: { type: 'alien', unique: false } }] },
  ],
}

/** One is just lost, and the other is on table. */
const saved = (one: string, other: string): CardAction => ({
  when: { just: 'lost', card: { persona: one } },
  if: there({ persona: other }),
  do: [{ do: 'put-on-pile', what: ANSWERED, piles: ['used'] }],
})

const cancels = (...title: readonly string[]): readonly CardAction[] => [
  { when: { just: 'played', card: { title, kind: 'interrupt' } }, do: [{ do: 'cancel' }] },
  { when: { just: 'deployed', card: { title } }, do: [{ do: 'cancel-cards', what: ANSWERED }] },
  {
    when: 'any-time',
    targets: [{ name: 'target', what: { title } }],
    do: [{ do: 'cancel-cards', what: TARGET }],
  },
]
const lost = (action: CardAction): CardAction => ({ ...action, do: [...action.do, { do: 'lose-this' }] })

export const AMBUSHES: Readonly<Record<string, CardText>> = {
  'Power Pivot': broadside,
  'Relentless Pursuit': broadside,
  'Dark Approach': anger,
  'Release Your Anger': anger,
  'Nar Shaddaa Wind Chimes': keepsake,
  'Abyssin Ornament': keepsake,
  'Punch It!': {
    actions: [
      {
        when: 'battle',
        if: { if: 'battle', by: 'opponent' },
        targets: [
          {
            name: 'target',
            what: {
              type: 'starfighter',
              with: { pilots: true, any: [{ persona: 'Han' }, { persona: 'Lando', whose: 'yours' }] },
              where: { atA: { type: 'system' } },
              inBattle: true,
            },
          },
        ],
        do: [
          more({ sum: [1, { oneOf: { ...TARGET, persona: 'Falcon' }, is: 1 }] }),
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'immunity', of: TARGET, become: 99 },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
  'On Target': {
    actions: [
      {
        when: 'any-time',
        cost: { use: 2 },
        targets: [
          {
            name: 'target',
            what: {
              whose: 'opponents',
              kind: 'starship',
              present: true,
              where: {
                atA: {
                  has: {
                    whose: 'yours',
                    type: 'capital',
                    piloted: true,
                    with: { kind: 'weapon', type: 'starship' },
                    present: true,
                  },
                },
              },
            },
          },
        ],
        do: [
          {
            do: 'for-a-while',
            what: { static: 'bars', what: 'move', of: TARGET },
            until: 'end-of-your-next-turn',
          },
          {
            do: 'for-a-while',
            what: {
              static: 'number',
              change: 'usable-ability',
              of: { any: [TARGET, { pilots: TARGET }] },
              fix: 0,
            },
            until: 'end-of-your-next-turn',
          },
        ],
      },
    ],
  },
  'Captive Pursuit': {
    actions: [
      {
        when: { just: 'battle-initiated', at: { type: 'site' } },
        targets: [{ name: 'target', what: { trait: 'captive', where: { atA: AT } } }],
        do: [
          {
            do: 'after-battle',
            so: [
              {
                do: 'if',
                when: { if: 'compare', left: { value: 'winner' }, is: '=', right: 0 },
                so: [{ do: 'release', what: TARGET }],
              },
            ],
          },
        ],
      },
      ...cancels(
        'Aiiii! Aaa! Agggggggggg!',
        'Sonic Bombardment',
        'Interrogation Array',
        'This Is Some Rescue!',
        'Special Delivery',
      ).map(lost),
    ],
  },
  "He's All Yours, Bounty Hunter": {
    actions: [
      ...cancels('Captive Pursuit'),
      {
        when: { phase: 'move', of: 'you' },
        targets: [
          { name: 'target', what: { trait: 'escorted' } },
          {
            name: 'taker',
            what: {
              kind: 'character',
              whose: 'yours',
              any: [{ trait: 'bounty hunter' }, { icon: 'warrior' }],
              not: { with: TARGET },
              present: true,
              where: { atA: { has: { with: TARGET } } },
            },
          },
        ],
        do: [{ do: 'hand-over', what: TARGET, to: { the: { chosen: 'taker' } } }, { do: 'lose-this' }],
      },
    ],
  },
  'Rite Of Passage': {
    actions: [
      {
        when: { just: 'phase-began', by: 'opponent', phase: 'move' },
        targets: [
          {
            name: 'target',
            what: {
              whose: 'opponents',
              kind: 'character',
              alone: true,
              where: { atA: { type: 'site', icon: 'mobile' } },
            },
          },
          { name: 'place', what: { type: 'site', adjacentTo: { has: TARGET } } },
        ],
        do: [
          {
            do: 'choose-one',
            as: 'way',
            who: 'opponent',
            options: ['move target', 'lose target', 'lose 2 Force'],
          },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'way' }, is: '=', right: 0 },
            so: [
              { do: 'move', what: TARGET, to: { the: { chosen: 'place' } } },
              {
                do: 'for-a-while',
                what: { static: 'bars', what: 'move', of: TARGET },
                until: 'end-of-turn',
              },
            ],
          },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'way' }, is: '=', right: 1 },
            so: [{ do: 'lose-cards', what: TARGET }],
          },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'way' }, is: '=', right: 2 },
            so: [{ do: 'lose-force', who: 'opponent', amount: 2 }],
          },
        ],
      },
    ],
  },
  'Someone Who Loves You': {
    actions: [
      saved('Han', 'Leia'),
      saved('Leia', 'Han'),
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: {
              persona: 'Han',
              trait: 'captive',
              where: { atA: { type: 'site', has: { persona: 'Leia', present: true } } },
            },
          },
        ],
        do: [{ do: 'release', what: TARGET }],
      },
      { when: { just: 'drain-initiated', by: 'opponent', at: { trait: 'prison' } }, do: [{ do: 'cancel' }] },
    ],
  },
  Strangle: {
    actions: [
      {
        when: 'any-time',
        targets: [
          { name: 'escort', what: { kind: 'character', alone: true, with: { trait: 'escorted' } } },
          { name: 'captive', what: { trait: 'escorted', on: { the: { chosen: 'escort' } } } },
        ],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: {
              if: 'compare',
              left: { sum: [{ value: 'destiny' }, { number: 'power', of: { the: { chosen: 'captive' } } }] },
              is: '>',
              right: {
                sum: [
                  { number: 'ability', of: { the: { chosen: 'escort' } } },
                  { number: 'power', of: { the: { chosen: 'escort' } } },
                ],
              },
            },
            so: [{ do: 'lose-cards', what: { the: { chosen: 'escort' } } }],
          },
        ],
      },
      {
        when: 'battle',
        if: there({
          persona: 'Leia',
          trait: 'escorted',
          where: { atA: { type: 'site', inBattle: true } },
        }),
        do: [more(1)],
      },
    ],
  },
  'You Will Take Me To Jabba Now': {
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'place',
            what: { type: 'site', where: { sitesOf: "Jabba's Palace" }, has: { persona: 'Jabba' } },
          },
          {
            name: 'target',
            what: {
              whose: 'yours',
              kind: 'character',
              where: { atA: { type: 'site', related: { the: { chosen: 'place' } } } },
            },
          },
        ],
        do: [{ do: 'relocate', what: TARGET, to: { the: { chosen: 'place' } } }],
      },
      {
        when: { phase: 'deploy', of: 'you' },
        do: [
          {
            do: 'deploy-from',
            pile: 'reserve',
            what: { type: 'alien' },
            to: { title: "Jabba's Palace: Audience Chamber" },
          },
        ],
      },
    ],
  },
  'Life Debt': {
    actions: [
      {
        when: 'battle',
        if: all(there({ persona: 'Han', inBattle: true }), there({ persona: 'Chewie', inBattle: true })),
        do: [more(2)],
      },
      { when: 'any-time', do: [{ do: 'search', what: { persona: 'Falcon' } }] },
      {
        when: { just: 'battle-initiated', by: 'opponent' },
        if: there({ whose: 'yours', persona: 'Han', inBattle: true, alone: true }),
        do: [
          {
            do: 'deploy-from',
            pile: 'reserve',
            what: { persona: 'Chewie' },
            to: AT,
            free: true,
            react: true,
          },
        ],
      },
    ],
  },
  'Out Of Somewhere': {
    actions: [
      {
        when: { just: 'battle-initiated', by: 'opponent' },
        if: {
          if: 'compare',
          left: { side: 'total-power', whose: 'opponents' },
          is: '>',
          right: {
            sum: [
              { side: 'total-power', whose: 'yours' },
              { side: 'total-power', whose: 'yours' },
            ],
          },
        },
        do: [
          {
            do: 'deploy-from',
            pile: 'reserve',
            what: { kind: 'character' },
            to: AT,
            react: true,
          },
        ],
      },
    ],
  },
  Harvest: {
    actions: [
      {
        when: 'battle',
        if: all(
          there({ persona: 'Luke', inBattle: true }),
          there({ persona: ['Owen', 'Beru'], inBattle: true }),
        ),
        do: [
          more({
            sum: [
              { oneOf: { persona: 'Owen', inBattle: true }, is: 1 },
              { oneOf: { persona: 'Beru', inBattle: true }, is: 1 },
            ],
          }),
        ],
      },
      {
        when: 'any-time',
        if: there({ persona: ['Owen', 'Beru'] }),
        do: [
          {
            do: 'if',
            when: all(
              there({ persona: 'Owen', present: true, where: { at: "Tatooine: Lars' Moisture Farm" } }),
              there({ persona: 'Beru', present: true, where: { at: "Tatooine: Lars' Moisture Farm" } }),
            ),
            so: [{ do: 'retrieve', amount: 4, what: {} }],
            else: [
              {
                do: 'if',
                when: all(there({ persona: 'Owen' }), there({ persona: 'Beru' })),
                so: [{ do: 'retrieve', amount: 2, what: {} }],
                else: [{ do: 'retrieve', amount: 1, what: {} }],
              },
            ],
          },
        ],
      },
    ],
  },
  'Steady Aim': {
    actions: [
      {
        when: {
          just: 'targeted',
          by: 'you',
          card: { kind: 'starship', whose: 'opponents' },
          source: { kind: 'weapon', type: 'starship' },
        },
        do: [
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'weapon-total', of: { the: { chosen: 'source' } }, add: 2 },
            until: 'end-of-battle',
          },
        ],
      },
      {
        when: {
          just: 'targeted',
          by: 'you',
          card: { kind: 'starship', whose: 'opponents' },
          source: { kind: 'weapon', type: 'starship' },
        },
        do: [
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'weapon-total', of: { the: { chosen: 'source' } }, add: 4 },
            until: 'end-of-battle',
          },
          { do: 'lose-this' },
        ],
      },
    ],
  },
  'Balanced Attack': {
    actions: [
      {
        when: 'battle',
        if: { if: 'compare', left: fighterClasses(), is: '>', right: 1 },
        do: [
          more(
            {
              sum: [
                ...fighterClasses().sum,
                { oneOf: { persona: 'Falcon', inBattle: true, present: true }, is: 2 },
              ],
            },
            'attrition',
          ),
        ],
      },
      { when: 'any-time', do: [{ do: 'search', what: { trait: ['admiral', 'general'] } }] },
    ],
  },
}

/** How many kinds of snub fighters you have in the battle. */
function fighterClasses() {
  return {
    sum: ['Z-95', 'A-wing', 'B-wing', 'X-wing', 'Y-wing'].map((model) => ({
      oneOf: { whose: 'yours', model, inBattle: true } as Filter,
      is: 1,
    })),
  }
}
