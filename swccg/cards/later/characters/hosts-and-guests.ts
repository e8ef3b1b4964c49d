/** Entries of characters of A New Hope and Hoth who live on others: soup and salt, musicians, admirals who are told on. */
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, chosen, MINE, SELF, TARGET, THEIRS, there, thisIs } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const CHARACTER: Filter = { kind: 'character' }

/** One more for the starship that it is aboard. */
const ABOARD: readonly Static[] = (['power', 'maneuver'] as const).map((change) =>
  adds(change, 1, HOST, thisIs({ on: { kind: 'starship' } })),
)

/** Mends what ion cannons have done to the starship that it is aboard. */
const mechanic: CardText = {
  statics: ABOARD,
  actions: [
    {
      when: { phase: 'control', of: 'you' },
      if: { if: 'host', is: { ...MINE, kind: 'starship', ionised: true } },
      do: [{ do: 'mend', what: HOST, numbers: ['armor', 'maneuver', 'hyperspeed'] }],
    },
  ],
}

const SOUP = 'soup'

export const HOSTS_AND_GUESTS: Readonly<Record<string, CardText>> = {
  'R5-D4 (Arfive-Defour)': mechanic,
  'R5-A2 (Arfive-Aytoo)': mechanic,
  'Tedn Dahai': {
    actions: [
      {
        when: { phase: 'control', of: 'either' },
        limit: { times: { count: { trait: 'musician', where: 'same-site', not: SELF } }, per: 'turn' },
        cost: { use: 1 },
        targets: [{ name: 'target', what: { ...THEIRS, ...CHARACTER, type: 'alien', where: 'present' } }],
        do: [{ do: 'for-a-while', what: { static: 'blanks', of: TARGET }, until: 'end-of-turn' }],
      },
    ],
  },
  'Dannik Jerriko': {
    actions: [
      {
        when: {
          just: 'lost',
          card: { ...THEIRS, ...CHARACTER, not: { type: 'droid' } },
          at: { type: 'site', where: 'same-location' },
        },
        if: { if: 'battle' },
        limit: { times: 1, per: 'battle' },
        cost: { use: 1 },
        do: [
          { do: 'remember', as: SOUP, amount: { number: 'ability', of: chosen('answered') } },
          { do: 'out-of-play', what: chosen('answered') },
          {
            do: 'for-a-while',
            what: adds('power', { value: SOUP }, { title: 'Dannik Jerriko' }),
            until: 'end-of-game',
          },
        ],
      },
    ],
    statics: [{ static: 'number', change: 'power', of: SELF, become: 1 }],
  },
  'Shawn Valdez': {
    actions: [
      {
        when: { just: 'battle-initiated', by: 'you', at: { type: 'site', where: 'same-location' } },
        limit: { times: 1, per: 'battle' },
        targets: [
          {
            name: 'target',
            what: { ...MINE, trait: 'trooper', where: 'adjacent-site', rested: true, canReach: chosen('at') },
            most: 99,
          },
        ],
        do: [{ do: 'move-away', what: TARGET, to: chosen('at') }],
      },
    ],
  },
  'Admiral Ozzel': {
    statics: [
      adds('power', 2, HOST, thisIs({ pilots: true })),
      {
        static: 'deploy-cost',
        of: { ...MINE, type: 'capital' },
        to: { where: 'same-system' },
        add: -1,
      },
    ],
    triggers: [
      {
        when: { just: 'came-as-react', by: 'opponent', at: { where: 'same-location' } },
        if: there({ persona: 'Vader' }),
        do: [{ do: 'lose-cards', what: SELF }],
      },
    ],
  },
}
