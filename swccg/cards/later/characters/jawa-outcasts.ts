/** Entries of aliens who fight beasts and shoot with the weapons of Jawas. */
import type { Condition } from '../../../text/condition.ts'
import type { CardText } from '../../../text/text.ts'
import { ANSWERED, adds, all, SELF, thisIs } from '../entry-words.ts'

const FIGHTING: Condition = thisIs({ inAttack: true })

export const JAWA_OUTCASTS: Readonly<Record<string, CardText>> = {
  'Iasa, The Traitor Of Jawa Canyon': {
    deploys: { only: { where: { sitesOf: 'Tatooine' } } },
    statics: [
      {
        static: 'number',
        change: 'weapon-total',
        of: { kind: 'weapon', titleHas: 'Jawa', on: SELF },
        add: 3,
      },
      { static: 'allows', what: 'change-sabacc-total', of: SELF },
    ],
  },
  Amanin: {
    statics: [
      adds('power', 3, SELF, FIGHTING),
      { static: 'side-number', change: 'attack-destinies', whose: 'yours', add: 1, when: FIGHTING },
    ],
    triggers: [
      {
        when: { just: 'defeated', card: { kind: 'creature', not: { icon: 'selective-creature' } } },
        if: all(FIGHTING, thisIs({ alone: true })),
        do: [
          { do: 'remember', as: 'its deploy cost', amount: { number: 'deploy', of: ANSWERED } },
          { do: 'out-of-play', what: ANSWERED },
          { do: 'may', so: [{ do: 'retrieve', amount: { value: 'its deploy cost' } }] },
        ],
      },
    ],
  },
}
