/** Entries of Interrupts of the later sets that free, save, relocate or bring somebody. */
import type { CardAction, CardText } from '../../../text/text.ts'

import { ANSWERED, AT, all, cancels, more, TARGET, there } from './interrupt-words.ts'

/** One is just lost, and the other is on table. */
const saved = (one: string, other: string): CardAction => ({
  when: { just: 'lost', card: { persona: one } },
  if: there({ persona: other }),
  do: [{ do: 'put-on-pile', what: ANSWERED, piles: ['used'] }],
})

const lost = (action: CardAction): CardAction => ({ ...action, do: [...action.do, { do: 'lose-this' }] })

export const RESCUES: Readonly<Record<string, CardText>> = {
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
}
