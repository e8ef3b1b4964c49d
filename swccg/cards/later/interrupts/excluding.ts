/** Entries of cards that keep others out of a battle. */
import type { CardText } from '../../../text/text.ts'

/** Characters of ability more than 2 and leaders, of both sides. */
const doorIsShut: CardText = {
  actions: [
    {
      when: { just: 'battle-initiated', at: { type: 'site', icon: 'interior' } },
      cost: { use: 1 },
      do: [
        {
          do: 'exclude',
          all: true,
          what: {
            kind: 'character',
            where: { atA: { inBattle: true } },
            any: [{ number: { name: 'ability', least: 2.5 } }, { trait: 'leader' }],
          },
        },
      ],
    },
  ],
}

export const EXCLUDING: Readonly<Record<string, CardText>> = {
  'Blast The Door, Kid!': doorIsShut,
  'Stunning Leader': doorIsShut,
  'I Had No Choice': {
    deploys: { on: [{ on: { kind: 'character', trait: 'gambler', whose: 'opponents' } }] },
    statics: [{ static: 'blanks', of: { the: 'host' } }],
    actions: [
      {
        when: { just: 'battle-initiated' },
        if: { if: 'host', is: { inBattle: true } },
        cost: { use: { number: 'ability', of: { the: 'host' } } },
        do: [{ do: 'exclude', what: { the: 'host' } }],
      },
    ],
  },
}
