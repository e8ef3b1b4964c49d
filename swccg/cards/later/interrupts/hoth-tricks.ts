/** Entries of Interrupts of Hoth: sent back to hand, probes that tell what they saw, and blades in clumsy hands. */
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { chosen, compare, DESTINY, MINE, THEIRS } from '../../premiere/common.ts'
import { ANSWERED, cancels, TARGET } from './interrupt-words.ts'

const BACK: Filter = { ...THEIRS, titled: 'title' }
/** Whatever has just come goes back to hand, and comes free in the next turn. */
const sendsBack: CardText = {
  actions: [
    {
      when: {
        just: 'deployed',
        by: 'opponent',
        card: { kind: ['character', 'starship', 'vehicle', 'weapon', 'device'] },
      },
      cost: { use: 3 },
      do: [
        { do: 'remember-title', of: ANSWERED, as: 'title' },
        { do: 'return-to-hand', what: ANSWERED },
        {
          do: 'for-a-while',
          what: { static: 'bars', what: 'deploy', of: { ...BACK, unique: true } },
          until: 'end-of-turn',
        },
        {
          do: 'later',
          due: {
            when: { just: 'turn-began', by: 'opponent' },
            do: [
              {
                do: 'for-a-while',
                what: { static: 'deploy-cost', of: BACK, fix: 0, once: true },
                until: 'end-of-turn',
              },
            ],
          },
        },
      ],
    },
  ],
}

const PROBES: Filter = { ...MINE, title: 'Probe Droid' }
const PEOPLE: Filter = { ...MINE, kind: 'character' }
const purges = (whose: 'yours' | 'opponents'): CardAction => ({
  when: 'any-time',
  if: { if: 'on-table', what: PROBES },
  cost: { use: 2 },
  do: [
    {
      do: 'look',
      at: 'lost',
      whose,
      take: { what: { unique: false }, to: 'out-of-play', most: { count: PROBES }, all: true },
    },
  ],
})

const SABER: Filter = { trait: 'lightsaber' }
const CLUMSY: Filter = { kind: 'character', number: { name: 'ability', most: 3.5 } }
/** Whoever handles it badly is lost, or the blade is. */
const slips = (saber: Filter): readonly Instruction[] => [
  { do: 'draw-destiny' },
  {
    do: 'if',
    when: compare(DESTINY, '>', { number: 'ability', of: TARGET }),
    so: [{ do: 'lose-cards', what: TARGET }],
  },
  {
    do: 'if',
    when: compare(DESTINY, '=', { number: 'ability', of: TARGET }),
    so: [{ do: 'lose-cards', what: saber }],
  },
]

export const HOTH_TRICKS: Readonly<Record<string, CardText>> = {
  'It Can Wait': sendsBack,
  "I'd Just As Soon Kiss A Wookiee": sendsBack,
  'One More Pass': {
    actions: [
      {
        when: { just: 'targeted', by: 'you', source: { title: 'Power Harpoon' } },
        targets: [
          { name: 'pilot', what: { ...PEOPLE, pilots: { kind: 'vehicle', with: chosen('source') } } },
        ],
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'number',
              change: 'weapon-total',
              of: chosen('source'),
              add: { number: 'ability', of: chosen('pilot') },
            },
            until: 'end-of-draw',
          },
        ],
      },
    ],
  },
  'Probe Telemetry': {
    actions: [
      purges('opponents'),
      purges('yours'),
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { ...PROBES, lone: true } }],
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'deploy-cost',
              of: MINE,
              to: { type: 'site', related: { has: TARGET } },
              add: -1,
            },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
  'Lightsaber Deficiency': {
    actions: [
      ...cancels('Lightsaber Proficiency').slice(1),
      {
        when: { just: 'targeted', source: SABER },
        targets: [{ name: 'target', what: { ...CLUMSY, with: chosen('source') } }],
        do: slips(chosen('source')),
      },
      {
        when: { just: 'drain-initiated' },
        targets: [{ name: 'target', what: { ...CLUMSY, with: { ...SABER, enhances: true } } }],
        do: slips({ ...SABER, on: TARGET }),
      },
    ],
  },
  'Nice Of You Guys To Drop By': {
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: {
              ...PEOPLE,
              trait: 'missing',
              where: { atA: { type: 'site', has: { ...MINE, kind: 'vehicle', piloted: true } } },
            },
          },
        ],
        do: [{ do: 'use-cards', what: TARGET }],
      },
      { when: { just: 'played', card: { kind: 'character' }, hides: true }, do: [{ do: 'cancel' }] },
    ],
  },
}
