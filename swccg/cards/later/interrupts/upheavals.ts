/** Entries of Interrupts that turn things over: places change, piles return, droids quarrel. */
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { chosen, TARGET, there } from '../entry-words.ts'
import { cancels } from './interrupt-words.ts'

const CITY_SITE: Filter = { type: 'site', where: { sitesOf: 'Cloud City' } }
const DROID: Filter = { kind: 'character', type: 'droid' }

/** Whoever sees a Star Destroyer may take the Used Pile back. */
const sighting = (just: 'deployed' | 'arrived'): CardAction => ({
  when: { just, by: 'opponent', card: { model: 'Star Destroyer' } },
  do: [{ do: 'recycle' }],
})

/** What was drawn is taken off what the opponent has. */
const less = (change: 'total-power' | 'attrition'): Instruction => ({
  do: 'for-a-while',
  what: {
    static: 'side-number',
    change,
    whose: 'opponents',
    at: { inBattle: true },
    add: { less: { value: 'destiny' }, from: 0 },
  },
  until: 'end-of-battle',
})
const mishap = (by: 'you' | 'opponent'): CardAction => ({
  when: 'battle',
  if: {
    if: 'all',
    of: [
      { if: 'battle', by },
      there({ persona: 'Boba Fett', whose: by === 'you' ? 'opponents' : 'yours', inBattle: true }),
    ],
  },
  do: [{ do: 'draw-destiny', for: 'battle' }, less('attrition'), less('total-power')],
})

export const UPHEAVALS: Readonly<Record<string, CardText>> = {
  'Heart Of The Chasm': {
    actions: [
      {
        when: { phase: 'deploy', of: 'you' },
        cost: { use: { count: CITY_SITE } },
        do: [{ do: 'rearrange', what: CITY_SITE }],
      },
      ...cancels('Off The Edge'),
      { when: 'any-time', do: [{ do: 'search', what: { title: 'Weather Vane' } }] },
    ],
  },
  'Star Destroyer!': { actions: [sighting('deployed'), sighting('arrived')] },
  'Mandalorian Mishap': {
    actions: [
      mishap('opponent'),
      mishap('you'),
      {
        when: 'any-time',
        targets: [
          { name: 'target', what: { any: [{ title: 'Jet Pack' }, { kind: 'weapon', repeats: true }] } },
        ],
        do: [{ do: 'for-a-while', what: { static: 'blanks', of: TARGET }, until: 'end-of-turn' }],
      },
    ],
  },
  'E Chu Ta': {
    actions: [
      {
        when: 'any-time',
        targets: [
          { name: 'droid', what: { trait: 'protocol droid', whose: 'yours', present: true } },
          {
            name: 'target',
            what: {
              kind: 'character',
              present: true,
              where: { atA: { has: chosen('droid') } },
              not: chosen('droid'),
            },
          },
        ],
        do: [{ do: 'for-a-while', what: { static: 'blanks', of: TARGET }, until: 'end-of-turn' }],
      },
      {
        when: { phase: 'battle', of: 'you' },
        cost: { use: 1 },
        targets: [
          {
            name: 'droid',
            what: {
              ...DROID,
              whose: 'yours',
              present: true,
              where: {
                atA: {
                  kind: 'location',
                  occupied: 'nobody',
                  quiet: true,
                  has: { ...DROID, whose: 'opponents', present: true },
                  not: { any: [{ has: { trait: 'spy' } }, { has: { trait: 'undercover' } }] },
                },
              },
            },
          },
        ],
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'battle-destinies',
              whose: 'both',
              at: { kind: 'location', has: chosen('droid') },
              add: 1,
            },
            until: 'end-of-battle',
          },
          {
            do: 'for-a-while',
            what: {
              static: 'allows',
              what: 'battle-without-presence',
              of: { ...DROID, where: { atA: { has: chosen('droid') } } },
            },
            until: 'end-of-battle',
          },
          {
            do: 'battle-among',
            who: {
              kind: ['character', 'vehicle', 'starship'],
              where: { atA: { has: chosen('droid') } },
            },
          },
        ],
      },
    ],
  },
}
