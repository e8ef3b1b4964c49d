/** Entries of Interrupts of Dagobah about asteroids, ships that fly alone, and what lies on top of piles. */
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardText } from '../../../text/text.ts'
import { cancels } from '../../premiere/cancelling.ts'
import { compare } from '../../premiere/common.ts'
import { all, more, TARGET, there } from './interrupt-words.ts'

const LOST: Instruction = { do: 'lose-this' }
const ASTEROIDS: Filter = { trait: 'asteroid sector' }
const VARMINTS: Filter = { title: ['Mynock', 'Vine Snake'] }
const SHOWN: Filter = { the: { chosen: 'shown' } }

/** A title is named, and all cards of it in the pile of the other player count, or are lost. */
const NAMED: Filter = { ...SHOWN, titleNamed: 'title' }
const peers: CardText = {
  actions: [
    {
      when: 'any-time',
      if: compare({ cardsIn: 'used', whose: 'opponents' }, '>', 0),
      first: [{ do: 'name-title', as: 'title' }],
      do: [
        { do: 'show-pile', who: 'opponent', pile: 'used', as: 'shown' },
        {
          do: 'choose-one',
          as: 'way',
          options: [
            'opponent loses 1 Force for each of those cards of that title',
            'those cards of that title are lost and place Interrupt in Lost Pile',
          ],
        },
        {
          do: 'if',
          when: compare({ value: 'way' }, '=', 0),
          so: [{ do: 'lose-force', who: 'opponent', amount: { count: NAMED } }],
          else: [{ do: 'discard', what: NAMED }, LOST],
        },
      ],
    },
  ],
}

export const BELT_INTERRUPTS: Readonly<Record<string, CardText>> = {
  'Visored Vision': peers,
  Voyeur: peers,
  'Light Maneuvers': {
    actions: [
      ...cancels({
        title: [
          'Dark Maneuvers',
          'Emergency Deployment',
          'Lone Pilot',
          'I Want That Ship',
          'Defensive Fire',
          'Rogue Asteroid',
          'Take Evasive Action',
        ],
      }),
      {
        when: 'any-time',
        do: [
          {
            do: 'for-a-while',
            what: { static: 'doubles', of: { title: 'Special Modifications' } },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
  'We Can Still Outmaneuver Them': {
    actions: [
      {
        when: 'any-time',
        do: [{ do: 'search', what: { title: ['Collision!', 'Egregious Pilot Error'] } }],
      },
      {
        when: { just: 'battle-initiated', by: 'opponent', at: { type: 'system' } },
        if: all(
          { if: 'on-table', what: { whose: 'opponents', type: 'capital', inBattle: true }, least: 2 },
          there({ whose: 'yours', type: 'starfighter', inBattle: true, alone: true }),
        ),
        do: [more(2), LOST],
      },
    ],
  },
  'Transmission Terminated': {
    actions: [
      ...cancels({ trait: 'hologram' }),
      {
        when: 'any-time',
        cost: { use: 3 },
        targets: [{ name: 'target', what: { title: 'Imperial Holotable' } }],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: compare({ sum: [{ value: 'destiny' }, { count: ASTEROIDS }] }, '>', 3),
            so: [
              { do: 'lose-force', who: 'opponent', amount: 4 },
              { do: 'blow-away', what: TARGET },
            ],
          },
        ],
      },
    ],
  },
  'Found Someone You Have': {
    actions: [
      {
        when: 'any-time',
        if: there({ whose: 'yours', kind: 'character', number: { name: 'ability', least: 4.5 } }),
        cost: { use: 3 },
        targets: [{ name: 'target', what: { whose: 'yours', kind: 'character', trait: 'missing' } }],
        do: [{ do: 'find', what: TARGET }],
      },
      {
        when: { phase: 'control', of: 'either' },
        if: compare({ cardsIn: 'lost', whose: 'yours' }, '>', 0),
        do: [
          { do: 'show-tops', who: 'you', piles: ['lost'], as: 'shown' },
          {
            do: 'if',
            when: there({ ...SHOWN, kind: 'character', number: { name: 'ability', most: 2.5 } }),
            so: [{ do: 'return-to-hand', what: SHOWN }],
          },
        ],
      },
    ],
  },
  'Close Call': {
    actions: [
      { when: { just: 'destiny-drawn', for: 'asteroid' }, do: [{ do: 'redraw' }] },
      {
        when: 'any-time',
        first: [{ do: 'lose-force', who: 'you', amount: 1 }],
        do: [
          { do: 'show-tops', who: 'opponent', piles: ['reserve', 'force', 'used'], as: 'shown' },
          {
            do: 'discard',
            what: { ...SHOWN, number: { name: 'destiny', least: 0.5 } },
            lowest: 'destiny',
          },
          LOST,
        ],
      },
    ],
  },
  "They'd Be Crazy To Follow Us": {
    actions: [
      {
        when: 'any-time',
        cost: { use: 1 },
        targets: [
          {
            name: 'target',
            what: {
              whose: 'opponents',
              kind: 'starship',
              where: { atA: { any: [ASTEROIDS, { type: 'system', trait: 'blown away' }] } },
            },
          },
        ],
        do: [
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'total-against', of: TARGET, add: 2 },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
  'Blasted Varmints': {
    actions: [
      {
        when: 'any-time',
        cost: { use: 1 },
        targets: [
          {
            name: 'target',
            what: {
              any: [
                { type: 'starfighter', with: VARMINTS },
                { kind: 'character', with: VARMINTS },
              ],
            },
          },
        ],
        do: [{ do: 'detach', what: { ...VARMINTS, on: TARGET } }],
      },
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { title: 'Mynock', on: { type: 'starfighter' } } }],
        do: [{ do: 'lose-cards', what: TARGET }],
      },
      {
        when: { just: 'attack-initiated', attacker: 'creature' },
        if: there({ the: { chosen: 'fighters' }, kind: 'character' }),
        do: [{ do: 'redraw' }],
      },
    ],
  },
  Fear: {
    actions: [
      {
        when: 'any-time',
        do: [
          {
            do: 'choose-one',
            as: 'fear',
            who: 'opponent',
            options: ['lose 2 Force from hand', 'lose 1 Force from top of Reserve Deck'],
          },
          {
            do: 'if',
            when: compare({ value: 'fear' }, '=', 0),
            so: [{ do: 'lose-force', who: 'opponent', amount: 2, out: 'hand' }],
            else: [{ do: 'lose-force', who: 'opponent', amount: 1, out: 'reserve' }],
          },
        ],
      },
    ],
  },
}
