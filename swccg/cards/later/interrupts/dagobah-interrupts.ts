/** Entries of Interrupts of Dagobah, and of two dejariks of A New Hope, whose sentences no other card says. */
import type { Filter } from '../../../text/filter.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { chosen, compare, TARGET } from '../../premiere/common.ts'

/** As it is played or comes to the table, and when it lies there. */
const cancels = (title: string): readonly CardAction[] => [
  { when: { just: 'played', card: { title } }, do: [{ do: 'cancel' }] },
  { when: { just: 'deployed', card: { title } }, do: [{ do: 'cancel-cards', what: chosen('answered') }] },
  {
    when: 'any-time',
    targets: [{ name: 'target', what: { title } }],
    do: [{ do: 'cancel-cards', what: TARGET }],
  },
]

const HAND = { cardsIn: 'hand', whose: 'opponents' } as const
const TWICE: Filter = { doubled: true }
/** A full hand shrinks to eight cards; for four Force all that are there twice are lost. */
const shrinks: CardAction = {
  when: 'any-time',
  if: compare(HAND, '>=', 13),
  do: [{ do: 'put-at-random', who: 'opponent', amount: { less: 8, from: HAND } }],
}
const losesTwins: CardAction = {
  when: 'any-time',
  cost: { use: 4 },
  do: [
    { do: 'show-hand', who: 'opponent' },
    { do: 'discard', what: TWICE, who: 'opponent' },
    { do: 'lose-this' },
  ],
}
const renewal: CardText = { actions: [{ when: 'any-time', cost: { use: 3 }, do: [{ do: 'renew-hands' }] }] }
const LOST = { do: 'lose-this' } as const

export const DAGOBAH_INTERRUPTS: Readonly<Record<string, CardText>> = {
  Grimtaash: {
    actions: [
      shrinks,
      ...cancels('Molator').map((one): CardAction => ({ ...one, do: [...one.do, LOST] })),
      losesTwins,
    ],
  },
  Monnok: { actions: [shrinks, losesTwins] },
  'Recoil In Fear': renewal,
  'Uncertain Is The Future': renewal,
  'Defensive Fire': {
    actions: [
      ...cancels('Rogue Asteroid').slice(1),
      { when: 'any-time', do: [{ do: 'put-at-random', who: 'opponent', amount: 1 }] },
    ],
  },
  Imbalance: {
    actions: [
      {
        when: { just: 'retrieved', by: 'opponent' },
        do: [{ do: 'lose-force', who: 'opponent', amount: { half: { value: 'amount' }, round: 'up' } }],
      },
    ],
  },
  'Yoda Stew': {
    actions: [
      {
        when: 'any-time',
        if: { if: 'phase', of: 'opponent' },
        do: [{ do: 'put-from-hand', most: 4, to: 'force' }],
      },
    ],
  },
  'You Do Have Your Moments': {
    actions: [
      {
        when: { just: 'attrition' },
        do: [
          { do: 'change-loss', by: { less: { value: 'amount' }, from: 0 } },
          { do: 'satisfy', what: 'attrition' },
          { do: 'satisfy', what: 'attrition', who: 'opponent' },
        ],
      },
    ],
  },
}
