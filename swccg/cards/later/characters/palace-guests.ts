/** Entries of guests of the palace who peek, laugh, calm creatures and look after each other. */
import type { CardText } from '../../../text/text.ts'
import { ANSWERED, adds, SELF, there, thisIs, worthMore } from '../entry-words.ts'

const COURT = "Jabba's Palace: Audience Chamber"

export const PALACE_GUESTS: Readonly<Record<string, CardText>> = {
  'Chadra-Fan': {
    statics: worthMore(2, SELF, there({ title: 'Kabe', where: { at: COURT } })),
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        if: { if: 'compare', left: { cardsIn: 'hand', whose: 'opponents' }, is: '>', right: 0 },
        do: [
          {
            do: 'look',
            at: 'hand',
            whose: 'opponents',
            random: 1,
            take: { what: { kind: 'weapon', type: 'character' }, to: 'hand', most: 1 },
          },
        ],
      },
    ],
  },
  Ithorian: {
    statics: [
      ...worthMore(2, SELF, there({ title: 'Momaw Nadon', where: { at: COURT } })),
      {
        static: 'side-number',
        change: 'force-icons',
        whose: 'both',
        add: 1,
        when: thisIs({
          where: {
            atA: {
              type: 'site',
              any: [
                { titleHas: 'Jungle' },
                { titleHas: 'Swamp' },
                { titleHas: 'Forest' },
                { icon: 'exterior', where: { sitesOf: 'Endor' } },
              ],
            },
          },
        }),
      },
      {
        static: 'bars',
        what: 'attack',
        of: { kind: 'creature', icon: 'selective-creature', where: 'present' },
      },
    ],
  },
  'Salacious Crumb': {
    statics: [
      {
        static: 'side-number',
        change: 'battle-cost',
        whose: 'opponents',
        fix: 0,
        when: thisIs({ where: { atA: { type: 'site' } } }),
      },
    ],
    triggers: [
      {
        when: { just: 'destiny-drawn', by: 'opponent', for: 'battle' },
        if: there({ type: 'site', inBattle: true, where: 'same-or-adjacent-site' }),
        do: [
          {
            do: 'if',
            when: { if: 'parity', of: { value: 'amount' }, is: 'even' },
            so: [{ do: 'use-force', who: 'opponent', amount: 1 }],
          },
          {
            do: 'if',
            when: { if: 'parity', of: { value: 'amount' }, is: 'odd' },
            so: [{ do: 'put-on-pile', what: ANSWERED, piles: ['lost'] }],
          },
        ],
      },
    ],
  },
  'Shasa Tiel': {
    statics: [
      adds('power', 1, SELF, thisIs({ where: { atA: { type: 'site', titleHas: 'Swamp' } } })),
      ...worthMore(2, { trait: 'ishi tib', whose: 'yours', not: SELF }, thisIs({ where: { at: COURT } })),
    ],
    actions: [
      {
        when: { phase: 'control', of: 'opponent' },
        limit: { times: 1, per: 'turn' },
        cost: { use: 3 },
        if: { if: 'compare', left: { cardsIn: 'force', whose: 'opponents' }, is: '>', right: 0 },
        do: [{ do: 'look', at: 'force', whose: 'opponents', reorder: true }],
      },
    ],
  },
}
