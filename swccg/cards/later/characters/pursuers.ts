/** Entries of the bounty hunters of Dagobah, and of whoever serves on the ships of the Dark Side. */
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, chosen, compare, MINE, SELF, there, thisIs } from '../../premiere/common.ts'

const FEAR = 'Fear Will Keep Them In Line'
/** Its own ship is at a system or sector of its player. */
const WHERE_FEARED: Filter = {
  type: 'site',
  inBattle: true,
  related: {
    kind: 'location',
    has: {
      type: 'capital',
      with: { ...MINE, title: FEAR },
      where: { atA: { type: ['system', 'sector'], controlled: 'you' } },
    },
  },
}

const searches = (whose: 'yours' | 'opponents'): Instruction => ({
  do: 'look',
  at: 'used',
  whose,
  take: { what: { kind: 'character' }, to: 'lost', most: 1 },
})

export const PURSUERS: Readonly<Record<string, CardText>> = {
  '4-LOM': {
    statics: [
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'yours',
        at: { where: 'same-site' },
        add: {
          smallest: [
            { count: { ...MINE, type: 'alien', where: 'present' } },
            { count: { ...MINE, type: 'droid', where: 'present' } },
          ],
        },
      },
      { static: 'allows', what: 'battle-without-presence', of: SELF },
    ],
    actions: [
      {
        when: 'battle',
        if: {
          if: 'all',
          of: [thisIs({ inBattle: true }), there({ title: 'Zuckuss', where: 'present' })],
        },
        cost: { use: 1 },
        limit: { times: 1, per: 'battle' },
        do: [
          { do: 'choose-one', as: 'pile', options: ['your Used Pile', "opponent's Used Pile"] },
          {
            do: 'if',
            when: compare({ value: 'pile' }, '=', 0),
            so: [searches('yours')],
            else: [searches('opponents')],
          },
        ],
      },
    ],
  },
  'IG-88': {
    statics: [
      adds('power', 2, { the: 'host' }, thisIs({ pilots: true })),
      { static: 'allows', what: 'fire-two-weapons', of: SELF },
      { static: 'allows', what: 'battle-without-presence', of: SELF },
    ],
    actions: [
      {
        when: {
          just: 'hit',
          card: { kind: 'character', where: 'same-site' },
          source: { on: SELF },
        },
        do: [{ do: 'lose-cards', what: chosen('answered') }],
      },
    ],
    immuneTo: ['Restraining Bolt', 'Wioslea'],
  },
  'Lieutenant Venka': {
    statics: [
      adds('power', 2, SELF, {
        if: 'any',
        of: [
          thisIs({ where: { sitesOf: 'Executor' } }),
          there({ title: ['Grand Moff Tarkin', 'Chief Bast'], where: 'same-site' }),
          there({ title: 'Death Star', type: 'system', trait: 'blown away' }),
        ],
      }),
      { static: 'number', change: 'destiny', of: { title: FEAR }, add: 2 },
      { static: 'side-number', change: 'attrition', whose: 'yours', at: WHERE_FEARED, add: 1 },
    ],
  },
  'Wyron Serper': {
    statics: [{ static: 'number', change: 'destiny', of: { ...MINE, titleHas: 'scan' }, add: 2 }],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        if: thisIs({ where: { atA: { type: 'site' } } }),
        limit: { times: 1, per: 'turn' },
        do: [{ do: 'look', at: 'hand', whose: 'opponents', random: { icons: 'dark' } }],
      },
    ],
  },
}
