/** Premiere characters who are worth most at the controls. */
import type { Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Static } from '../../text/statics.ts'
import type { CardText } from '../../text/text.ts'
import { immune } from './common.ts'

export const piloting = (what: Filter | true = true): Condition => ({ if: 'this', is: { pilots: what } })

/** Adds to power, or another number, of what he pilots; of one ship only, where it is named. */
export const flies = (
  add: number,
  change: 'power' | 'maneuver' | 'hyperspeed' = 'power',
  ship?: Filter,
): Static => ({
  static: 'number',
  change,
  of: { the: 'host' },
  add,
  when: piloting(ship ?? true),
})
export const drawsIn = (ship: Filter): Static => ({
  static: 'allows',
  what: 'draw-battle-destiny',
  of: { the: 'self' },
  when: piloting(ship),
})

/** A pilot with a ship of his own: more maneuver there, and a battle destiny in any case. */
const ace = (power: number, ship: Filter, maneuver = 1): readonly Static[] => [
  flies(power),
  flies(maneuver, 'maneuver', ship),
  drawsIn(ship),
]
const ofSquadron = (squadron: string): Static => ({
  static: 'number',
  change: 'forfeit',
  of: { kind: 'character', icon: 'pilot', trait: squadron, where: 'same-location', not: { the: 'self' } },
  add: 1,
})
const pilot = (...statics: readonly Static[]): CardText => ({ statics })

export const pilots: Readonly<Record<string, CardText>> = {
  'Biggs Darklighter': pilot(...ace(2, { title: 'Red 3' })),
  BoShek: pilot(flies(3), immune(3)),
  Dutch: pilot(...ace(2, { title: 'Gold 1' }), ofSquadron('gold squadron')),
  'Jek Porkins': pilot(...ace(2, { title: 'Red 6' })),
  'Luke Skywalker': pilot(
    {
      static: 'generation',
      whose: 'yours',
      add: 1,
      when: { if: 'not', of: { if: 'this', is: { where: { sitesOf: 'Tatooine' } } } },
    },
    flies(3),
    flies(2, 'maneuver', { title: 'Red 5' }),
    immune(3),
  ),
  Pops: pilot(...ace(2, { title: 'Gold 5' })),
  'Rebel Pilot': pilot(flies(2)),
  'Red Leader': pilot(...ace(2, { title: 'Red 1' }), ofSquadron('red squadron')),
  'Imperial Pilot': pilot(flies(2)),
  'DS-61-2': pilot(...ace(3, { title: 'Black 2' })),
  'DS-61-3': pilot(...ace(3, { title: 'Black 3' })),
  'Darth Vader': pilot(
    {
      static: 'side-number',
      change: 'battle-destiny',
      whose: 'yours',
      add: 1,
      when: { if: 'battle' },
    },
    { ...flies(3), when: piloting({ not: { title: "Vader's Custom TIE" } }) } as Static,
    flies(4, 'power', { title: "Vader's Custom TIE" }),
    flies(3, 'maneuver', { title: "Vader's Custom TIE" }),
    immune(5),
  ),
  'Commander Praji': pilot(flies(2), flies(1, 'hyperspeed', { title: 'Devastator' }), {
    static: 'blanks',
    of: { persona: ['C-3PO', 'R2-D2'], where: 'present' },
  }),
  'Lieutenant Tanbris': pilot(flies(2), flies(-1, 'maneuver', { type: 'starfighter' }), {
    static: 'deploy-cost',
    of: { kind: 'weapon', type: 'starship', whose: 'yours' },
    on: { kind: 'starship', with: { the: 'self', pilots: true } },
    add: -1,
  }),
  'Admiral Motti': {
    deploys: {
      changes: [
        {
          add: -2,
          if: { if: 'on-table', what: { kind: 'starship', trait: 'imperial (starship)' }, least: 2 },
        },
      ],
    },
    statics: [
      flies(2),
      {
        static: 'number',
        change: 'forfeit',
        of: { kind: 'character', type: 'rebel', icon: 'pilot', where: 'same-system' },
        add: -1,
      },
    ],
  },
  'Ponda Baba': pilot(flies(2), {
    static: 'number',
    change: 'power',
    of: { the: 'self' },
    add: 3,
    when: {
      if: 'all',
      of: [
        { if: 'battle' },
        { if: 'on-table', what: { persona: 'Evazan', where: 'same-site' } },
        {
          if: 'not',
          of: { if: 'on-table', what: { trait: 'lightsaber', whose: 'opponents', where: 'present' } },
        },
      ],
    },
  }),
}
