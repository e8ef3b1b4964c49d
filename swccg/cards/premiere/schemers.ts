/** Premiere characters who gamble, spy and run errands: what they do lies in hands and piles. */
import type { Filter } from '../../text/filter.ts'
import type { CardText } from '../../text/text.ts'
import { compare, SELF, there } from './common.ts'

const ONCE = { times: 1, per: 'turn' } as const
const IN_CONTROL = { phase: 'control', of: 'you' } as const
const TOP: Filter = { the: { chosen: 'top' } }
const UTINNI: Filter = { kind: 'effect', type: 'utinni' }
const HAS_HAND = compare({ cardsIn: 'hand', whose: 'opponents' }, '>', 0)

export const schemers: Readonly<Record<string, CardText>> = {
  "Figrin D'an": {
    actions: [
      {
        when: IN_CONTROL,
        limit: ONCE,
        cost: { use: 1 },
        do: [
          { do: 'draw-destiny', count: 3, as: 'bid' },
          { do: 'draw-destiny', count: 2, who: 'opponent', as: 'answer' },
          {
            do: 'if',
            when: compare({ value: 'bid' }, '>', { value: 'answer' }),
            so: [{ do: 'may', so: [{ do: 'retrieve', amount: 1, random: true }] }],
          },
          {
            do: 'if',
            when: compare({ value: 'bid' }, '<', { value: 'answer' }),
            so: [
              {
                do: 'may',
                who: 'opponent',
                so: [{ do: 'retrieve', who: 'opponent', amount: 1, random: true }],
              },
            ],
          },
        ],
      },
    ],
  },
  'Leesub Sirln': {
    actions: [
      {
        when: IN_CONTROL,
        if: HAS_HAND,
        limit: ONCE,
        cost: { use: 1 },
        do: [
          { do: 'name-kind', as: 'guess' },
          { do: 'show-hand', who: 'opponent', random: true },
          { do: 'discard', what: { the: { chosen: 'shown' }, kindNamed: 'guess' } },
        ],
      },
    ],
  },
  Labria: {
    actions: [
      {
        when: IN_CONTROL,
        limit: ONCE,
        do: [
          { do: 'peek', as: 'top', both: true },
          {
            do: 'if',
            when: there({ ...TOP, kind: ['vehicle', 'starship'] }),
            so: [{ do: 'discard', what: TOP }],
            else: [{ do: 'put-on-pile', what: TOP, piles: ['reserve', 'force', 'used'] }],
          },
        ],
      },
    ],
  },
  "M'iiyoom Onith": {
    actions: [
      {
        when: IN_CONTROL,
        if: HAS_HAND,
        limit: ONCE,
        cost: { use: { cardsIn: 'hand', whose: 'opponents' } },
        do: [
          { do: 'show-hand', who: 'opponent' },
          {
            do: 'discard',
            who: 'opponent',
            what: { kind: 'character', type: ['rebel', 'alien'], trait: 'male', unique: true },
          },
        ],
      },
    ],
  },
  /** Takes a Utinni Effect where it lies and brings it to its target. */
  "MSE-6 'Mouse' Droid": {
    deploys: {
      only: {
        type: 'site',
        has: { kind: 'character', targetedBy: { ...UTINNI, not: { title: 'Kessel Run' } } },
      },
      withoutPresence: true,
    },
    actions: [
      {
        when: 'your-turn',
        targets: [{ name: 'errand', what: { ...UTINNI, where: 'same-location', on: { kind: 'location' } } }],
        do: [{ do: 'attach', what: { the: { chosen: 'errand' } }, to: SELF }],
      },
    ],
    triggers: [
      {
        when: 'always',
        if: there({ ...UTINNI, where: 'on-this', targets: { where: 'same-location' } }),
        do: [
          {
            do: 'attach',
            what: { ...UTINNI, where: 'on-this' },
            to: { kind: 'location', where: 'same-location' },
          },
          { do: 'return-to-hand', what: SELF },
        ],
      },
    ],
  },
}
