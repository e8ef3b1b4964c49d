/** Entries of Mobile Effects. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'

const MARKER: Filter = { type: 'site', titleHas: 'Marker' }
const EXTERIOR: Filter = { type: 'site', icon: 'exterior' }
const ASTEROIDS: Filter = { trait: 'asteroid sector' }
const PRESENT: Filter = { kind: 'character', where: 'present' }
const AT_EXTERIOR = { if: 'host', is: EXTERIOR } as const

const storm: CardText = {
  deploys: { on: [{ on: { ...MARKER, outermost: true } }] },
  drifts: { phase: 'control', along: MARKER, inwards: true },
  triggers: [
    {
      when: 'always',
      if: { if: 'all', of: [AT_EXTERIOR, { if: 'on-table', what: PRESENT }] },
      do: [{ do: 'go-missing', what: PRESENT }],
    },
  ],
}

/** Who knows the desert does not lose the way. */
const strangers: Filter = { ...PRESENT, not: { trait: ['jawa', 'tusken raider'] } }
const whirl: CardText = {
  deploys: { on: [{ on: { type: 'site', titleHas: 'Desert' } }] },
  drifts: { phase: 'control', along: { type: 'site' } },
  triggers: [
    {
      when: 'always',
      if: { if: 'all', of: [AT_EXTERIOR, { if: 'on-table', what: strangers }] },
      do: [{ do: 'go-missing', what: strangers }],
    },
    {
      when: 'always',
      if: { if: 'not', of: AT_EXTERIOR },
      do: [{ do: 'lose-cards', what: { the: 'self' } }],
    },
  ],
}

/** It tumbles from asteroid to asteroid, and starships can shoot it to pieces. */
const rogue: CardText = {
  deploys: { on: [{ on: ASTEROIDS }] },
  drifts: { phase: 'move', of: 'either', along: ASTEROIDS },
  statics: [
    {
      static: 'number',
      change: 'asteroid-destiny',
      of: { kind: 'starship', where: 'present' },
      add: 2,
    },
    {
      static: 'allows',
      what: 'be-any-target',
      of: { the: 'self' },
      to: { kind: 'weapon', type: 'starship' },
    },
  ],
}

export const MOBILE: Readonly<Record<string, CardText>> = {
  'Ice Storm (L)': storm,
  'Ice Storm (D)': storm,
  'Sandwhirl (L)': whirl,
  'Sandwhirl (D)': whirl,
  'Rogue Asteroid (L)': rogue,
  'Rogue Asteroid (D)': rogue,
  'Bantha Herd': {
    deploys: { on: [{ on: { ...EXTERIOR, where: { sitesOf: 'Tatooine' } } }] },
    drifts: { phase: 'control', along: { type: 'site' } },
    statics: [
      {
        static: 'side-number',
        change: 'battle-destinies',
        whose: 'yours',
        add: 1,
        when: {
          if: 'all',
          of: [
            { if: 'battle' },
            {
              if: 'on-table',
              what: { trait: ['tusken raider', 'bantha'], whose: 'yours', where: 'same-location' },
            },
          ],
        },
      },
    ],
  },
}
