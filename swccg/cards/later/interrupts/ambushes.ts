/** Entries of Interrupts of the later sets that strike or weaken in the middle of things. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { ANSWERED, AT, all, cancels, more, TARGET, there } from './interrupt-words.ts'

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
