/** Entries of Interrupts of Dagobah: looks at the Force to come, weapons put away, and signals lost among asteroids. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { compare, MINE, THEIRS } from '../../premiere/common.ts'
import { TARGET } from './interrupt-words.ts'

const LOST = { do: 'lose-this' } as const
const ASTEROIDS: Filter = { trait: 'asteroid sector' }
const GEAR: Filter = { ...MINE, any: [{ kind: 'device' }, { kind: 'weapon', type: 'character' }] }

export const DAGOBAH_TRICKS: Readonly<Record<string, CardText>> = {
  'A Dangerous Time': {
    actions: [
      {
        when: 'any-time',
        if: compare({ cardsIn: 'force', whose: 'opponents' }, '>', 0),
        do: [{ do: 'look', at: 'force', whose: 'opponents', reorder: true }],
      },
      {
        when: 'any-time',
        do: [{ do: 'search', what: { kind: 'effect', title: 'Dark Forces' } }, LOST],
      },
    ],
  },
  'Away Put Your Weapon': {
    actions: [
      {
        when: { just: 'drain-initiated' },
        targets: [{ name: 'target', what: { trait: 'lightsaber', enhances: true } }],
        do: [{ do: 'use-cards', what: TARGET }],
      },
      {
        when: 'any-time',
        targets: [{ name: 'target', what: GEAR, most: 99 }],
        do: [{ do: 'use-cards', what: TARGET }, LOST],
      },
    ],
  },
  'Lost Relay': {
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: {
              ...THEIRS,
              type: 'starfighter',
              where: { atA: { ...ASTEROIDS, has: { ...MINE, kind: 'starship', present: true } } },
              present: true,
              unstruck: true,
            },
          },
        ],
        do: [
          {
            do: 'later',
            due: {
              when: { just: 'collided', card: TARGET },
              do: [{ do: 'lose-force', who: 'opponent', amount: { number: 'forfeit', of: TARGET } }],
            },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
}
