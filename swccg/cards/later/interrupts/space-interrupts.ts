/** Entries of Interrupts of the first sets about starships and walkers whose sentences no other card says. */
import type { Filter } from '../../../text/filter.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import {
  adds,
  chosen,
  compare,
  DESTINY,
  immune,
  MINE,
  TARGET,
  THEIRS,
  there,
  WHOLLY,
} from '../../premiere/common.ts'

const cancelsPlayed = (title: string | readonly string[]): CardAction => ({
  when: { just: 'played', card: { title } },
  do: [{ do: 'cancel' }],
})
const ASTEROIDS: Filter = { trait: 'asteroid sector' }
const PLANET: Filter = { type: 'system', icon: 'planet' }
const WALKER: Filter = { ...MINE, model: 'AT-AT', piloted: true, present: true }

export const SPACE_INTERRUPTS: Readonly<Record<string, CardText>> = {
  'Closer?!': {
    actions: [
      {
        when: { phase: 'move', of: 'you' },
        targets: [
          {
            name: 'target',
            what: {
              ...MINE,
              kind: 'starship',
              where: {
                atA: {
                  any: [
                    { ...PLANET, related: ASTEROIDS },
                    { ...ASTEROIDS, related: PLANET },
                  ],
                },
              },
            },
          },
          {
            name: 'place',
            what: {
              any: [
                { ...PLANET, related: { ...ASTEROIDS, has: TARGET } },
                { ...ASTEROIDS, related: { ...PLANET, has: TARGET } },
              ],
            },
          },
        ],
        cost: { use: { less: { oneOf: { trait: 'smuggler', on: TARGET }, is: 1 }, from: 1 } },
        do: [{ do: 'relocate', what: TARGET, to: chosen('place') }],
      },
      {
        when: { just: 'deployed', card: { title: 'Rogue Asteroid' } },
        do: [{ do: 'cancel-cards', what: chosen('answered') }],
      },
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { title: 'Rogue Asteroid' } }],
        do: [{ do: 'cancel-cards', what: TARGET }],
      },
      cancelsPlayed('Close Call'),
    ],
  },
  'Moving To Attack Position': {
    actions: [
      {
        when: 'battle',
        targets: [
          {
            name: 'target',
            what: { type: 'starfighter', inBattle: true, where: { atA: { type: ['system', 'sector'] } } },
          },
        ],
        do: [
          {
            do: 'for-a-while',
            what: { static: 'bars', what: 'move', of: TARGET },
            until: 'end-of-turn',
          },
          { do: 'for-a-while', what: immune(WHOLLY, TARGET), until: 'end-of-turn' },
          {
            do: 'for-a-while',
            what: adds('power', 2, TARGET, there({ trait: 'corellian', pilots: TARGET })),
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
  'Take Evasive Action': {
    actions: [
      cancelsPlayed(['Egregious Pilot Error', 'Out Of Nowhere', 'Collision!', "Don't Get Cocky"]),
      {
        when: 'any-time',
        cost: { use: 1 },
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'number',
              change: 'asteroid-destiny',
              of: { ...MINE, kind: 'starship' },
              add: -3,
            },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
  'Crash Landing': {
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: {
              ...THEIRS,
              kind: 'vehicle',
              not: { type: 'creature' },
              present: true,
              where: {
                atA: {
                  type: 'site',
                  any: [{ has: WALKER }, { icon: 'exterior', adjacentTo: { type: 'site', has: WALKER } }],
                },
              },
            },
          },
        ],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: compare(
              {
                sum: [
                  DESTINY,
                  {
                    oneOf: {
                      ...WALKER,
                      with: { kind: 'weapon', type: 'vehicle' },
                      where: {
                        atA: { any: [{ has: TARGET }, { adjacentTo: { type: 'site', has: TARGET } }] },
                      },
                    },
                    is: 1,
                  },
                ],
              },
              '>',
              3,
            ),
            so: [{ do: 'crash', what: TARGET }],
          },
        ],
      },
    ],
  },
}
