/** Entries of Interrupts that put one number in the place of another, and of those that strike after the weapons. */
import type { Filter } from '../../../text/filter.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { ANSWERED, TARGET, there } from '../entry-words.ts'
import { all, more } from './interrupt-words.ts'

const HERE: Filter = { whose: 'yours', inBattle: true }
const DROID: Filter = { ...HERE, type: 'droid' }

/** A number of one of those in the battle, instead of a draw. */
const instead = (what: Filter, name: 'ability' | 'destiny', at?: Filter): CardAction => ({
  when: { just: 'drawing-battle-destiny', by: 'you', ...(at ? { at } : {}) },
  targets: [{ name: 'target', what }],
  do: [{ do: 'use-as-destiny', amount: { number: name, of: TARGET } }],
})

/** Scomp links fall silent, and whoever scans a hand pays for it. */
const shock = (but: string): CardText => ({
  actions: [
    {
      when: 'any-time',
      targets: [{ name: 'target', what: { kind: 'location', icon: 'scomp-link' } }],
      do: [
        {
          do: 'for-a-while',
          what: { static: 'takes', icon: 'scomp-link', from: TARGET },
          until: 'end-of-turn',
        },
      ],
    },
    {
      when: { just: 'scanning', by: 'opponent', card: { not: { title: but } } },
      do: [
        { do: 'lose-force', who: 'opponent', amount: 4 },
        { do: 'lose-cards', what: ANSWERED },
      ],
    },
  ],
})

/** One of the dead leaves the game, and its destiny is power for the fight. */
const skull = (...titles: readonly string[]): CardText => ({
  actions: [
    ...(['battle', 'attack'] as const).map(
      (fight): CardAction => ({
        when: fight === 'battle' ? 'battle' : 'any-time',
        ...(fight === 'battle' ? {} : { if: there({ kind: 'creature', inAttack: true }) }),
        targets: [
          {
            name: 'target',
            what: {
              whose: 'yours',
              any: [
                { kind: 'character', not: { type: 'droid' } },
                { kind: 'creature' },
                { kind: 'vehicle', type: 'creature' },
              ],
            },
            from: 'lost',
          },
        ],
        do: [
          { do: 'remember', as: 'destiny number', amount: { number: 'destiny', of: TARGET } },
          { do: 'out-of-play', what: TARGET },
          {
            do: 'for-a-while',
            what:
              fight === 'battle'
                ? {
                    static: 'side-number',
                    change: 'total-power',
                    whose: 'yours',
                    at: { inBattle: true },
                    add: { value: 'destiny number' },
                  }
                : {
                    static: 'side-number',
                    change: 'attack-power',
                    whose: 'yours',
                    at: { inAttack: true },
                    add: { value: 'destiny number' },
                  },
            until: 'end-of-battle',
          },
        ],
      }),
    ),
    { when: 'any-time', do: [{ do: 'search', what: { title: titles } }] },
  ],
})

export const SECOND_THOUGHTS: Readonly<Record<string, CardText>> = {
  'Smoke Screen': {
    actions: [instead({ ...HERE, kind: 'character' }, 'ability', { type: 'site' })],
  },
  'Artoo, I Have A Bad Feeling About This': {
    actions: [
      instead(DROID, 'destiny'),
      { when: 'battle', if: there(DROID), do: [more({ count: DROID }, 'attrition')] },
      {
        when: 'battle',
        if: all(there({ inBattle: true, persona: 'R2-D2' }), there({ inBattle: true, persona: 'C-3PO' })),
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'battle-destinies',
              whose: 'opponents',
              at: { inBattle: true },
              fix: 0,
            },
            until: 'end-of-battle',
          },
        ],
      },
    ],
  },
  'Shocking Information': shock('Monnok'),
  'Shocking Revelation': shock('Grimtaash'),
  Skull: skull('Fallen Portal', 'Blast The Door, Kid!'),
  'Tauntaun Skull': skull('Stop Motion', 'Yaggle Gakkle'),
  'Hit And Run': {
    actions: [
      {
        when: { just: 'weapons-ended' },
        targets: [
          {
            name: 'target',
            what: { ...HERE, kind: 'starship', not: { hit: true } },
            most: 99,
          },
        ],
        do: [{ do: 'move-away', what: TARGET, by: ['hyperspeed', 'sector', 'orbit'] }],
      },
    ],
  },
}
