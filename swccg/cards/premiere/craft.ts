/** Premiere starships and vehicles whose text says more than who may be aboard. */
import type { Filter } from '../../text/filter.ts'
import type { Static } from '../../text/statics.ts'
import type { CardText } from '../../text/text.ts'
import { adds, immune, SELF, thisIs } from './common.ts'

const REACTS = { static: 'allows', what: 'react', of: SELF } as const
const flownBy = (...personas: readonly string[]) =>
  ({ if: 'this', is: { with: { persona: personas, pilots: true } } }) as const
const movesFreeWith = (...personas: readonly string[]) =>
  ({
    static: 'allows',
    what: 'move-free',
    of: SELF,
    when: { if: 'this', is: { with: { persona: personas } } },
  }) as const

/** Without a pilot it has nothing of this, in either book. */
const unlessPiloted = (change: 'power' | 'maneuver' | 'hyperspeed'): Static => ({
  static: 'number',
  change,
  of: SELF,
  fix: 0,
  when: { if: 'not', of: { if: 'this', is: { with: { pilots: true } } } },
})

/** Inside moving places only, with or without anybody aboard; it always has its maneuver. */
const LIFT: Filter = { type: 'site', icon: 'interior', any: [{ icon: 'mobile' }] }
const liftTube: CardText = {
  deploys: { only: LIFT },
  statics: [
    { static: 'allows', what: 'go-to-interior', of: SELF, to: LIFT },
    { static: 'bars', what: 'move', of: SELF, to: { not: LIFT } },
    { static: 'allows', what: 'move-without-presence', of: SELF },
    { static: 'number', change: 'maneuver', of: SELF, become: 1 },
    REACTS,
  ],
}

/** A Jawa's home, which never leaves for places of another kind. */
const sandcrawler = (never: Filter): CardText => ({
  deploys: { only: { where: { sitesOf: 'Tatooine' } } },
  statics: [
    { static: 'bars', what: 'move', of: SELF, to: never },
    adds(
      'forfeit',
      1,
      { kind: 'character', trait: 'jawa', where: 'same-site' },
      thisIs({ where: { atA: { icon: 'exterior' } } }),
    ),
  ],
})

export const craft: Readonly<Record<string, CardText>> = {
  "Luke's X-34 Landspeeder": { statics: [movesFreeWith('Luke'), REACTS] },
  'SoroSuub V-35 Landspeeder': { statics: [movesFreeWith('Owen', 'Beru', 'Luke'), REACTS] },
  'Lift Tube (L)': liftTube,
  'Lift Tube (D)': liftTube,
  'Sandcrawler (L)': sandcrawler({ not: { type: 'site', icon: 'planet' } }),
  'Sandcrawler (D)': sandcrawler({ type: 'site', icon: 'mobile' }),
  'Ubrikkian 9000 Z001': { statics: [REACTS] },
  Bantha: {
    statics: [
      REACTS,
      adds(
        'power',
        1,
        { trait: 'tusken raider', where: 'same-site' },
        {
          if: 'this',
          is: { where: { atA: { icon: 'exterior' } } },
        },
      ),
    ],
  },
  'TIE Fighter': {
    deploys: {
      changes: [
        {
          add: -1,
          to: { type: 'system', has: { type: 'capital', trait: 'imperial (starship)' } },
        },
      ],
    },
  },
  "Vader's Custom TIE": { statics: [immune(4, SELF, flownBy('Vader'))] },
  'Millennium Falcon': {
    statics: [
      immune(5, SELF, flownBy('Han', 'Chewie', 'Lando')),
      ...(['power', 'maneuver', 'hyperspeed'] as const).map((change) => unlessPiloted(change)),
    ],
  },
}
