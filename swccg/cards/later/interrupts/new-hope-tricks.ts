/** Entries of Interrupts of A New Hope: arms torn off, and ships and cards out of commission. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, chosen, MINE, THEIRS } from '../../premiere/common.ts'
import { more, TARGET, there } from './interrupt-words.ts'

const WOOKIEE: Filter = { ...MINE, ...chosen('fighters'), trait: 'wookiee' }
const HELD: Filter = { ...MINE, kind: 'starship', trait: 'captured' }
/** With the Central Core on table, what the beam of the Death Star has brought to its bay is beyond help. */
const CORE: Filter = { title: 'Death Star: Central Core' }
const BAY = 'Death Star: Docking Bay 327'
const RACK: Filter = { ...THEIRS, title: 'Blaster Rack' }

export const NEW_HOPE_TRICKS: Readonly<Record<string, CardText>> = {
  'Let The Wookiee Win': {
    actions: [
      { when: 'battle', if: there({ trait: 'holosite', inBattle: true }), do: [more(1)] },
      {
        when: { just: 'battle-ended', winner: 'opponent' },
        targets: [
          {
            name: 'target',
            what: {
              ...THEIRS,
              kind: 'character',
              number: { name: 'ability', most: 4.5 },
              present: true,
              where: { atA: { has: { ...WOOKIEE, present: true } } },
            },
          },
        ],
        do: [
          { do: 'stack-this', on: TARGET },
          { do: 'lose-cards', what: { kind: 'weapon', on: TARGET } },
          { do: 'for-a-while', what: adds('power', -1, TARGET), until: 'this-leaves-table' },
          {
            do: 'for-a-while',
            what: { static: 'bars', what: 'carry-weapons', of: TARGET },
            until: 'this-leaves-table',
          },
        ],
      },
    ],
  },
  'Out Of Commission': {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        cost: { use: 2 },
        if: { if: 'not', of: there(CORE) },
        targets: [{ name: 'target', what: HELD }],
        do: [{ do: 'release', what: TARGET }],
      },
      {
        when: { phase: 'control', of: 'you' },
        if: there(CORE),
        cost: { use: 2 },
        targets: [{ name: 'target', what: { ...HELD, not: { where: { at: BAY } } } }],
        do: [{ do: 'release', what: TARGET }],
      },
      {
        when: 'any-time',
        do: [
          {
            do: 'look',
            at: 'lost',
            whose: 'opponents',
            random: 1,
            take: { what: {}, to: 'out-of-play', all: true },
          },
        ],
      },
      {
        when: 'any-time',
        if: there({ ...RACK, with: { kind: 'weapon' } }),
        do: [
          { do: 'choose', as: 'weapon', what: {}, random: true, beneath: RACK },
          { do: 'out-of-play', what: chosen('weapon') },
        ],
      },
    ],
  },
}
