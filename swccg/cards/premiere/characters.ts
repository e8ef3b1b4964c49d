/** Premiere characters whose text works by itself. */
import type { Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Static } from '../../text/statics.ts'
import type { CardText } from '../../text/text.ts'
import { adds, immune, SELF, there, thisIs, WHOLLY } from './common.ts'

const NIGHT: Condition = { if: 'nighttime' }
const onTatooine: Filter = { where: { sitesOf: 'Tatooine' } }
const aboard = (what: Filter): Condition => thisIs({ on: what })

/** Repair droids: while aboard, the craft is better in these numbers. */
const serves = (
  what: Filter,
  ...changes: readonly ('power' | 'maneuver' | 'hyperspeed' | 'landspeed')[]
): Static[] => changes.map((change) => adds(change, 1, { the: 'host' }, aboard(what)))
const VEHICLE: Filter = { kind: 'vehicle', not: { type: 'creature' } }
const vehicleDroid: CardText = {
  statics: [
    ...serves(VEHICLE, 'power', 'maneuver', 'landspeed'),
    { static: 'allows', what: 'drive', of: SELF, to: { kind: 'vehicle', type: 'transport' } },
  ],
}

/** Comes free to a site where one of your able people is. */
const joins = (type: 'rebel' | 'imperial'): CardText => ({
  deploys: {
    changes: [
      {
        add: 'free',
        to: {
          type: 'site',
          has: { kind: 'character', type, whose: 'yours', number: { name: 'ability', least: 2.5 } },
        },
      },
    ],
  },
})
const guard: CardText = {
  statics: [
    adds('power', 4, SELF, { if: 'battle', by: 'opponent' }),
    { static: 'bars', what: 'move', of: SELF },
  ],
}
const jawa: CardText = { deploys: { both: 1, only: onTatooine } }

/** Maintenance droids look after vehicles and droids here, and from a docking bay after the fighters above. */
const maintenance: CardText = {
  statics: [
    immune(2, { whose: 'yours', where: 'same-location', any: [{ kind: 'vehicle' }, { type: 'droid' }] }),
    immune(
      3,
      { whose: 'yours', type: 'starfighter', where: 'related-system' },
      thisIs({ where: { atA: { trait: 'docking bay' } } }),
    ),
  ],
}

export const characters: Readonly<Record<string, CardText>> = {
  '2X-3KPR (Tooex)': {
    statics: [
      adds(
        'power',
        2,
        { type: ['rebel', 'alien'], whose: 'yours', where: 'same-site' },
        {
          if: 'all',
          of: [NIGHT, thisIs({ where: { atA: { icon: 'planet' } } })],
        },
      ),
      immune(
        3,
        { type: ['rebel', 'alien'], whose: 'yours', where: 'same-site' },
        {
          if: 'all',
          of: [
            NIGHT,
            thisIs({ where: { atA: { icon: 'planet' } } }),
            there({ title: 'Hydroponics Station', where: 'present' }),
          ],
        },
      ),
    ],
  },
  'Leia Organa': {
    statics: [
      adds(
        'power',
        1,
        { type: 'rebel', where: 'present', not: SELF },
        thisIs({ where: { sitesOf: 'Death Star' } }),
      ),
      immune(2),
    ],
  },
  'R2-X2 (Artoo-Extoo)': { statics: serves({ type: 'starfighter' }, 'power', 'maneuver', 'hyperspeed') },
  'R4-E1 (Arfour-Eeone)': vehicleDroid,
  'R4-M9 (Arfour-Emmnine)': vehicleDroid,
  'R1-G4 (Arone-Geefour)': {
    statics: [
      ...serves({ type: 'capital' }, 'power', 'hyperspeed'),
      immune(3, { the: 'host' }, aboard({ type: 'capital' })),
      { static: 'bars', what: 'board', of: SELF, to: { type: 'starfighter' } },
    ],
  },
  'Rebel Guard': guard,
  'Imperial Trooper Guard': guard,
  'Rebel Trooper': joins('rebel'),
  Stormtrooper: joins('imperial'),
  'Shistavanen Wolfman': { statics: [{ static: 'allows', what: 'react', of: SELF }] },
  'Jawa (L)': jawa,
  'Jawa (D)': jawa,
  Dathcha: {
    deploys: { both: 2, only: onTatooine },
    statics: [
      adds('power', 2, SELF, {
        if: 'all',
        of: [thisIs({ where: { atA: { type: 'site' } } }), { if: 'not', of: thisIs(onTatooine) }],
      }),
    ],
  },
  'Death Star Trooper': {
    deploys: { only: { where: { sitesOf: 'Death Star' } } },
    statics: [
      adds('power', -1, SELF, {
        if: 'all',
        of: [
          thisIs({ where: { atA: { type: 'site' } } }),
          { if: 'not', of: thisIs({ where: { sitesOf: 'Death Star' } }) },
        ],
      }),
    ],
  },
  "WED15-I662 'Treadwell' Droid": maintenance,
  '5D6-RA-7 (Fivedesix)': {
    statics: [
      adds('power', 1, SELF, there({ persona: ['Motti', 'Yularen'], where: 'same-site' })),
      {
        static: 'deploy-cost',
        of: {
          any: [
            { type: 'droid', whose: 'opponents' },
            { title: "MSE-6 'Mouse' Droid", whose: 'yours' },
          ],
        },
        to: { where: 'same-location' },
        add: 1,
      },
      immune(WHOLLY, SELF, NIGHT),
    ],
  },
  'Colonel Wullf Yularen': {
    statics: [adds('power', 1, SELF, there({ persona: ['Tarkin', 'Bast', 'Dodonna'], where: 'same-site' }))],
  },
  'Djas Puhr': {
    statics: [adds('power', { icons: 'dark' }), adds('power', 2, SELF, NIGHT), immune(3)],
  },
  'Feltipern Trevagg': {
    statics: [
      {
        static: 'side-number',
        change: 'battle-cost',
        whose: 'both',
        fix: { icons: 'both' },
        when: { if: 'not', of: there({ type: 'droid', where: 'present' }) },
      },
    ],
  },
  'General Tagge': {
    statics: [
      adds(
        'forfeit',
        { count: { type: 'imperial', trait: 'trooper', where: 'present', not: SELF } },
        SELF,
        thisIs({ where: { atA: { type: 'site' } } }),
      ),
    ],
  },
  "Kitik Keed'kak": {
    statics: [
      {
        static: 'bars',
        what: 'board',
        of: SELF,
        to: { any: [{ type: 'starfighter' }, { trait: 'enclosed' }] },
      },
    ],
    triggers: [
      {
        name: 'flees from her mother',
        when: 'always',
        if: there({ persona: "Kal'Falnl C'ndros", where: 'same-site' }),
        do: [{ do: 'lose-cards', what: SELF }],
      },
    ],
  },
}
