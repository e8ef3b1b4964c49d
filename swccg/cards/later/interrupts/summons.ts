/** Entries of Interrupts of Hoth and Dagobah that call somebody elsewhere, or make leaders pay for a battle. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { chosen, compare, MINE, TARGET, THEIRS, there } from '../../premiere/common.ts'

const PLACE = chosen('place')
const MOVE = { do: 'move', what: TARGET, to: PLACE } as const

/** Somebody of one set goes to a location of another: free to a site of its planet, though he has nobody there. */
const calls = (from: string, to: string): CardText => {
  const who: Filter = {
    ...MINE,
    kind: 'character',
    set: from,
    number: { name: 'ability', least: 1.5 },
    movable: true,
  }
  const goes = (place: Filter) => ({
    when: { phase: 'control', of: 'you' } as const,
    targets: [
      { name: 'target', what: who },
      { name: 'place', what: place },
    ],
    do: [MOVE],
  })
  return {
    actions: [
      { ...goes({ kind: 'location', set: to, occupied: 'you' }), cost: { use: 1 } },
      goes({ type: 'site', where: { sitesOf: to } }),
    ],
  }
}

const PROBED: Filter = { type: 'site', has: { ...MINE, trait: 'probe droid' } }
const OPPONENT_WON = compare({ value: 'winner' }, '=', 1)
const HUNTER: Filter = { trait: 'bounty hunter', inBattle: true }

export const SUMMONS: Readonly<Record<string, CardText>> = {
  'You Will Go To The Dagobah System': calls('Hoth', 'Dagobah'),
  'Lando System?': calls('Dagobah', 'Cloud City'),
  "That's It, The Rebels Are There!": {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        targets: [
          { name: 'target', what: { ...MINE, kind: 'starship', movable: true } },
          { name: 'place', what: { type: 'system', related: PROBED } },
        ],
        do: [
          MOVE,
          {
            do: 'for-a-while',
            what: { static: 'bars', what: 'move', of: TARGET },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
  'You Have Failed Me For The Last Time': {
    actions: [
      {
        when: { just: 'battle-initiated', by: 'opponent' },
        if: there({ persona: 'Vader' }),
        targets: [
          {
            name: 'target',
            what: {
              ...THEIRS,
              trait: 'leader',
              number: { name: 'ability', most: 5.5 },
              inBattle: true,
            },
          },
        ],
        do: [
          {
            do: 'after-battle',
            so: [
              {
                do: 'if',
                when: { if: 'not', of: OPPONENT_WON },
                so: [
                  {
                    do: 'for-a-while',
                    what: { static: 'number', change: 'forfeit', of: TARGET, fix: 0 },
                    until: 'leaves-table',
                  },
                  {
                    do: 'if',
                    when: there({ ...TARGET, title: 'Admiral Ozzel' }),
                    so: [{ do: 'out-of-play', what: TARGET }],
                    else: [{ do: 'lose-cards', what: TARGET }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  "We Don't Need Their Scum": {
    actions: [
      {
        when: { just: 'played', card: { title: "Res Luk Ra'auf" } },
        do: [{ do: 'cancel' }],
      },
      {
        when: 'battle',
        if: {
          if: 'any',
          of: [
            { if: 'on-table', what: HUNTER, least: 2 },
            {
              if: 'all',
              of: [
                there(HUNTER),
                there({ type: 'imperial', not: { trait: 'bounty hunter' }, inBattle: true }),
              ],
            },
          ],
        },
        cost: { use: 2 },
        do: [
          { do: 'draw-destiny', count: 2 },
          { do: 'lose-this' },
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'attrition',
              whose: 'opponents',
              at: { inBattle: true },
              add: { less: { value: 'destiny' }, from: 0 },
            },
            until: 'end-of-battle',
          },
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'total-power',
              whose: 'opponents',
              at: { inBattle: true },
              add: { less: { value: 'destiny' }, from: 0 },
            },
            until: 'end-of-battle',
          },
        ],
      },
    ],
  },
}
