/** Premiere Interrupts about hands and piles: bringing back, selling, looking, turning over, scavenging. */
import type { Amount } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { CardText } from '../../text/text.ts'
import { chosen, compare, DESTINY, MINE, TARGET, THEIRS, there } from './common.ts'

const DROID: Filter = { kind: 'character', type: 'droid' }

const retrieve = (amount: Amount, what?: Filter): Instruction => ({
  do: 'retrieve',
  amount,
  ...(what ? { what } : {}),
})

/** Where the opponent has more of them, as many of the rank and file come back as a destiny says. */
const FORCES: Filter = { kind: ['character', 'starship'] }
const reinforcements = (what: Filter): CardText => ({
  actions: [
    {
      when: 'any-time',
      if: compare({ count: { ...THEIRS, ...FORCES } }, '>', { count: { ...MINE, ...FORCES } }),
      cost: { use: 1 },
      do: [{ do: 'draw-destiny' }, retrieve(DESTINY, what)],
    },
  ],
})

/** Against twice one's power: three cards of the Reserve Deck, and whoever can comes to help. */
const rescue: CardText = {
  actions: [
    {
      when: { just: 'battle-initiated', by: 'opponent' },
      if: compare({ side: 'total-power', whose: 'opponents' }, '>', {
        sum: [
          { side: 'total-power', whose: 'yours' },
          { side: 'total-power', whose: 'yours' },
        ],
      }),
      do: [{ do: 'reveal-and-deploy', most: 3 }],
    },
  ],
}

const SOLD_AT: Filter = {
  any: [{ title: 'Tatooine: Mos Eisley' }, { type: 'site', has: { persona: 'Wioslea' } }],
}
const LINKED: Filter = {
  any: [
    { where: { at: 'Tatooine: Dune Sea' } },
    { where: { atA: { icon: 'scomp-link' } } },
    { on: { kind: 'starship', icon: 'scomp-link' } },
  ],
}

export const recovery: Readonly<Record<string, CardText>> = {
  'Rebel Reinforcements': reinforcements({ any: [{ trait: 'rebel trooper' }, { model: 'Y-wing' }] }),
  'Imperial Reinforcements': reinforcements({ any: [{ trait: 'stormtrooper' }, { model: 'TIE/ln' }] }),
  Panic: rescue,
  'Emergency Deployment': rescue,
  'Noble Sacrifice': {
    actions: [
      {
        when: { just: 'deployed', by: 'opponent', card: { kind: 'character' } },
        targets: [
          {
            name: 'target',
            what: {
              ...MINE,
              kind: 'character',
              number: { name: 'power', exactly: { sameAs: chosen('answered') } },
            },
          },
        ],
        first: [
          { do: 'remember', as: 'forfeit value', amount: { number: 'forfeit', of: TARGET } },
          { do: 'out-of-play', what: TARGET },
        ],
        do: [{ do: 'may', so: [retrieve({ value: 'forfeit value' })] }],
      },
    ],
  },
  'Old Ben': {
    actions: [
      {
        when: {
          just: 'forfeited',
          by: 'you',
          at: { type: 'site', where: { sitesOf: 'Tatooine' } },
          card: { kind: 'character', not: { persona: 'Obi-Wan' } },
        },
        cost: { use: 1 },
        do: [{ do: 'revive', what: chosen('answered'), to: chosen('at') }],
      },
    ],
  },
  'On The Edge': {
    actions: [
      {
        when: 'any-time',
        cost: { use: 1 },
        targets: [
          {
            name: 'target',
            what: { kind: 'character', type: 'rebel', number: { name: 'ability', least: 2.5 } },
          },
        ],
        do: [
          { do: 'choose-number', as: 'chosen number', to: 6 },
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: compare(DESTINY, '>', { value: 'chosen number' }),
            so: [{ do: 'may', so: [retrieve({ value: 'chosen number' })] }],
            else: [{ do: 'lose-cards', what: TARGET }],
          },
        ],
      },
    ],
  },
  'Spaceport Speeders': {
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: { ...MINE, any: [{ kind: 'vehicle' }, DROID], where: { atA: SOLD_AT } },
          },
        ],
        do: [
          {
            do: 'draw-destiny',
            count: { sum: [2, { oneOf: { ...TARGET, title: "Luke's X-34 Landspeeder" }, is: 1 }] },
          },
          { do: 'activate', amount: DESTINY },
          { do: 'lose-cards', what: TARGET },
        ],
      },
    ],
  },
  'Thank The Maker': {
    actions: [
      {
        when: { phase: 'control', of: 'opponent' },
        if: {
          if: 'all',
          of: [there({ ...MINE, ...DROID }), compare({ drained: 'yours' }, '>=', 5)],
        },
        cost: { use: 1 },
        do: [{ do: 'draw-destiny' }, { do: 'retrieve', amount: DESTINY, random: true }],
      },
    ],
  },
  'Kintan Strider': {
    actions: [
      {
        when: { just: 'lost', by: 'opponent', card: { kind: 'character' } },
        cost: { use: 1 },
        do: [{ do: 'retrieve', amount: 1, what: { kind: 'character' }, nearest: true, to: 'hand' }],
      },
    ],
  },
  'How Did We Get Into This Mess?': {
    actions: [
      {
        when: 'any-time',
        cost: { use: 1 },
        targets: [{ name: 'target', what: { ...MINE, ...DROID, ...LINKED } }],
        do: [
          { do: 'put-from-hand', all: true },
          {
            do: 'draw-cards',
            amount: { sum: [{ value: 'put' }, { oneOf: { ...TARGET, persona: ['C-3PO', 'R2-D2'] }, is: 1 }] },
          },
        ],
      },
    ],
  },
  'Radar Scanner': {
    actions: [
      {
        when: 'any-time',
        if: there({ ...MINE, kind: ['vehicle', 'starship'] }),
        cost: { use: 1 },
        do: [
          {
            do: 'look',
            at: 'hand',
            whose: 'opponents',
            take: {
              what: { any: [{ trait: 'jawa', not: { persona: 'Dathcha' } }, { trait: 'tusken raider' }] },
              to: 'used',
            },
          },
        ],
      },
    ],
  },
  'Scanning Crew': {
    actions: [
      {
        when: 'any-time',
        cost: { use: 1 },
        do: [
          {
            do: 'look',
            at: 'hand',
            whose: 'opponents',
            take: { what: { kind: 'character', type: 'rebel' }, most: 1, to: 'used' },
          },
        ],
      },
    ],
  },
  'Look Sir, Droids': {
    actions: [
      {
        when: 'any-time',
        cost: { use: 1 },
        do: [{ do: 'look', at: 'used', whose: 'opponents', take: { what: DROID, to: 'lost' } }],
      },
      {
        when: 'any-time',
        cost: { use: { number: 'deploy', of: TARGET } },
        targets: [{ name: 'target', what: DROID }],
        do: [{ do: 'lose-cards', what: TARGET }],
      },
    ],
  },
  'Trinto Duaba': {
    actions: [
      {
        when: { phase: 'battle', of: 'you' },
        if: compare({ cardsIn: 'used', whose: 'opponents' }, '>', 0),
        do: [
          { do: 'draw-destiny' },
          {
            do: 'lose-from-pile',
            pile: 'used',
            whose: 'opponents',
            what: { number: { name: 'destiny', exactly: { value: 'destiny' } } },
          },
        ],
      },
    ],
  },
  'Tusken Scavengers': {
    actions: [
      {
        when: 'any-time',
        cost: { use: 1 },
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: compare(DESTINY, '<', { count: { kind: 'character', trait: 'tusken raider' } }),
            so: [
              {
                do: 'may',
                so: [
                  {
                    do: 'look',
                    at: 'used',
                    whose: 'opponents',
                    take: { what: { kind: ['vehicle', 'weapon', 'device'] }, to: 'lost', all: true },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
}
