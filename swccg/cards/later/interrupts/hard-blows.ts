/** Entries of Interrupts that sweep a place clean, strike by what is drawn, free a prisoner or spare everybody. */
import type { Condition } from '../../../text/condition.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { ANSWERED, TARGET, there } from '../entry-words.ts'

const drawn = (is: '<' | '>' | '>=' | '<=', right: number): Condition => ({
  if: 'compare',
  left: { value: 'destiny' },
  is,
  right,
})
const between = (least: number, most: number, so: Instruction): Instruction => ({
  do: 'if',
  when: { if: 'all', of: [drawn('>=', least), drawn('<=', most)] },
  so: [so],
})
const both = (one: Condition, other: Condition): Condition => ({ if: 'all', of: [one, other] })
const IN_BATTLE_PRESENT = { inBattle: true, present: true } as const

const cancels = (...title: readonly string[]): readonly CardAction[] => [
  { when: { just: 'played', card: { title, kind: 'interrupt' } }, do: [{ do: 'cancel' }] },
  { when: { just: 'deployed', card: { title } }, do: [{ do: 'cancel-cards', what: ANSWERED }] },
  {
    when: 'any-time',
    targets: [{ name: 'target', what: { title } }],
    do: [{ do: 'cancel-cards', what: TARGET }],
  },
]

export const HARD_BLOWS: Readonly<Record<string, CardText>> = {
  Ambush: {
    actions: [
      {
        when: 'your-turn',
        targets: [
          {
            name: 'target',
            what: {
              type: 'site',
              outdone: true,
              not: {
                has: {
                  whose: 'opponents',
                  any: [{ trait: 'dark jedi' }, { kind: 'weapon', type: 'character' }],
                },
              },
            },
          },
        ],
        do: [
          {
            do: 'use-cards',
            what: {
              whose: 'opponents',
              kind: ['character', 'vehicle', 'starship'],
              where: { atA: TARGET },
            },
          },
          {
            do: 'use-cards',
            what: { whose: 'opponents', trait: 'undercover', where: { atA: TARGET } },
          },
          {
            do: 'use-cards',
            what: { whose: 'opponents', trait: 'missing', where: { atA: TARGET } },
          },
        ],
      },
    ],
  },
  Overwhelmed: {
    actions: [
      {
        when: { phase: 'deploy', of: 'you' },
        targets: [
          {
            name: 'target',
            what: {
              type: 'system',
              outdone: true,
              not: {
                has: {
                  whose: 'opponents',
                  any: [
                    { trait: 'jedi knight' },
                    { trait: 'jedi master' },
                    { kind: 'weapon', type: 'starship' },
                  ],
                },
              },
            },
          },
        ],
        do: [
          {
            do: 'use-cards',
            what: { whose: 'opponents', kind: 'starship', where: { atA: TARGET } },
          },
        ],
      },
    ],
  },
  'Hidden Weapons': {
    actions: [
      {
        when: 'battle',
        if: there({
          any: [
            { persona: 'Boba Fett' },
            { whose: 'yours', kind: 'character', with: { title: 'Mandalorian Armor' } },
          ],
          ...IN_BATTLE_PRESENT,
        }),
        targets: [{ name: 'target', what: { whose: 'opponents', kind: 'character', ...IN_BATTLE_PRESENT } }],
        do: [
          { do: 'draw-destiny' },
          between(2, 3, { do: 'capture', what: TARGET }),
          between(4, 5, { do: 'hit', what: TARGET }),
          { do: 'if', when: drawn('>=', 6), so: [{ do: 'lose-cards', what: TARGET }] },
        ],
      },
    ],
  },
  Protector: {
    actions: [
      {
        when: 'battle',
        if: both(there({ persona: 'Leia', inBattle: true }), there({ persona: 'Chewie', inBattle: true })),
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'battle-destinies',
              whose: 'yours',
              at: { inBattle: true },
              add: 2,
            },
            until: 'end-of-battle',
          },
        ],
      },
      {
        when: { just: 'attrition', by: 'you' },
        if: there({ persona: 'Leia', inBattle: true }),
        targets: [{ name: 'protector', what: { persona: 'Chewie' }, from: 'hand' }],
        first: [{ do: 'discard', what: { the: { chosen: 'protector' } } }],
        do: [{ do: 'cancel' }, { do: 'satisfy', what: 'damage' }],
      },
      {
        when: { just: 'must-lose-force', by: 'you', from: 'battle' },
        if: there({ persona: 'Leia', inBattle: true }),
        targets: [{ name: 'protector', what: { persona: 'Chewie' }, from: 'hand' }],
        first: [{ do: 'discard', what: { the: { chosen: 'protector' } } }],
        do: [{ do: 'cancel' }, { do: 'satisfy', what: 'attrition' }],
      },
      ...cancels("I'd Just As Soon Kiss A Wookiee", 'Frustration'),
    ],
  },
}
