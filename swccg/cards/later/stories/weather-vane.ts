/** Entries of Weather Vane, and of the cards that take people there and away again (ccgx/sector/weather-vane). */
import type { Filter } from '../../../text/filter.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { ANSWERED, AT, chosen, SELF, TARGET, there } from '../entry-words.ts'
import { cancels } from '../interrupts/interrupt-words.ts'

const VANE: Filter = { title: 'Weather Vane' }
const STRANDED: Filter = { kind: 'character', stranded: 'Weather Vane' }
const CITY: Filter = { title: 'Bespin: Cloud City' }
const CITY_SITE: Filter = { type: 'site', where: { sitesOf: 'Cloud City' } }
const PLACE = chosen('place')

/** A craft that somebody steers, at Cloud City, which its player controls. */
const CRAFT: Filter = {
  whose: 'yours',
  kind: ['starship', 'vehicle'],
  piloted: true,
  where: { atA: { ...CITY, controlled: 'you' } },
}

const rescue: CardAction = {
  by: 'either',
  when: { phase: 'control', of: 'you' },
  targets: [
    { name: 'target', what: { ...STRANDED, whose: 'yours' } },
    { name: 'craft', what: { ...CRAFT, roomFor: TARGET } },
  ],
  do: [{ do: 'relocate', what: TARGET, to: chosen('craft') }],
}
/** Only the Dark Side captures. */
const seizure = (side: 'own' | 'other'): CardAction => ({
  ...(side === 'own' ? {} : { by: 'opponent' }),
  when: { phase: 'control', of: 'you' },
  if: there(CRAFT),
  targets: [{ name: 'target', what: { ...STRANDED, whose: 'opponents' } }],
  do: [{ do: 'capture', what: TARGET, at: CITY }],
})
const vane = (side: 'own' | 'other'): CardText => ({
  deploys: { on: [{ on: 'own-side' }] },
  statics: [{ static: 'holds-one' }],
  actions: [rescue, seizure(side)],
  triggers: [{ when: { just: 'lost', card: CITY }, do: [{ do: 'lose-cards', what: SELF }] }],
  immuneTo: ['Alter'],
})

/** Whoever is hit over the chasm falls. */
const fall = {
  statics: [
    {
      static: 'averts-hits',
      of: { kind: 'character', where: 'same-location' },
      to: VANE,
      when: there(VANE),
    },
  ],
} as const satisfies CardText
const walkway: CardText = { dark: fall, light: fall }

/** After a battle that was won inside, whoever lost is driven next door, or out of Cloud City. */
const drives = (to: 'next' | 'vane'): CardAction => ({
  when: {
    just: 'battle-ended',
    winner: 'you',
    at: {
      ...(to === 'vane' ? CITY_SITE : { type: 'site' }),
      icon: 'interior',
      has: { whose: 'yours', kind: 'character', present: true, number: { name: 'ability', least: 3.5 } },
    },
  },
  ...(to === 'vane' ? { if: there(VANE) } : {}),
  targets: [
    {
      name: 'target',
      what: { whose: 'opponents', kind: 'character', present: true, where: { atA: AT } },
    },
    ...(to === 'vane' ? [] : [{ name: 'place', what: { type: 'site', adjacentTo: AT } } as const]),
  ],
  do: [{ do: 'relocate', what: TARGET, to: to === 'vane' ? VANE : PLACE }],
})
const flight: CardText = { actions: [drives('next'), drives('vane')] }

const fetch: CardAction = { when: 'any-time', do: [{ do: 'search', what: VANE }] }

/** Somebody at a site of the city lets go; after a battle there has begun, too. */
const letsGo = (when: CardAction['when']): CardAction => ({
  when,
  if: there(VANE),
  targets: [
    { name: 'target', what: { whose: 'yours', kind: 'character', where: { sitesOf: 'Cloud City' } } },
  ],
  do: [{ do: 'relocate', what: TARGET, to: VANE }],
})

export const WEATHER_VANE: Readonly<Record<string, CardText>> = {
  'Weather Vane (L)': vane('other'),
  'Weather Vane (D)': vane('own'),
  'Cloud City: Chasm Walkway (L)': walkway,
  'Cloud City: Chasm Walkway (D)': walkway,
  'Fall Of The Empire': flight,
  'Shattered Hope': flight,
  'Fall Of The Legend': {
    actions: [
      {
        when: {
          just: 'lost',
          card: { kind: 'character', whose: 'yours' },
          at: { ...CITY_SITE, inBattle: true },
        },
        if: there(VANE),
        cost: { use: 2 },
        do: [{ do: 'relocate', what: ANSWERED, to: VANE }],
      },
      {
        when: {
          just: 'lost',
          card: { kind: 'character', whose: 'yours' },
          at: { ...CITY_SITE, inDuel: true },
        },
        if: there(VANE),
        cost: { use: 2 },
        do: [{ do: 'relocate', what: ANSWERED, to: VANE }],
      },
      fetch,
    ],
  },
  'Desperate Reach': {
    actions: [
      {
        when: { phase: 'move', of: 'you' },
        targets: [
          {
            name: 'target',
            what: { ...STRANDED, whose: 'yours', not: { with: { title: ['Disarmed', 'Mostly Armless'] } } },
          },
          { name: 'place', what: CITY_SITE },
        ],
        do: [
          { do: 'relocate', what: TARGET, to: PLACE },
          {
            do: 'for-a-while',
            what: { static: 'bars', what: 'move', of: TARGET },
            until: 'end-of-turn',
          },
        ],
      },
      ...cancels('Imperial Barrier', 'The Shield Doors Must Be Closed'),
    ],
  },
  'Into The Ventilation Shaft, Lefty': {
    actions: [letsGo('any-time'), letsGo({ just: 'battle-initiated' })],
  },
  'Rescue In The Clouds': {
    actions: [
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { ...STRANDED, whose: 'yours' } }],
        do: [{ do: 'use-cards', what: TARGET }],
      },
      ...(['battle-initiated', 'drain-initiated'] as const).map(
        (just): CardAction => ({
          when: { just, by: 'opponent', at: { trait: 'cloud sector' } },
          do: [
            {
              do: 'deploy-from',
              pile: 'hand',
              what: {
                any: [
                  { kind: 'vehicle' },
                  { kind: 'starship', type: 'starfighter' },
                  { kind: 'character', icon: 'pilot' },
                ],
              },
              to: AT,
              react: true,
              most: 99,
            },
            { do: 'lose-this' },
          ],
        }),
      ),
    ],
  },
  'Slip Sliding Away': {
    actions: [
      { when: 'any-time', do: [{ do: 'bury-top' }] },
      {
        when: { just: 'played', card: { title: 'Into The Ventilation Shaft, Lefty' } },
        if: there({
          whose: 'yours',
          type: 'droid',
          where: { atA: { ...CITY_SITE, icon: 'scomp-link' } },
        }),
        do: [{ do: 'cancel' }],
      },
      {
        when: 'any-time',
        cost: { use: 3 },
        targets: [{ name: 'target', what: STRANDED }],
        do: [{ do: 'lose-cards', what: TARGET }],
      },
    ],
  },
}
