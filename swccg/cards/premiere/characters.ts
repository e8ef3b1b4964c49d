/** Premiere characters whose text works by itself. */
import type { Amount, Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Static } from '../../text/statics.ts'
import type { CardText, CardTrigger } from '../../text/text.ts'
import { adds, immune, SELF, there, thisIs, WHOLLY } from './common.ts'

const NIGHT: Condition = { if: 'nighttime' }
const PRESENT_ON_PLANET: Condition = thisIs({ present: true, where: { atA: { icon: 'planet' } } })
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
      {
        whose: 'yours',
        type: 'starfighter',
        any: [{ where: 'related-system' }, { where: 'related-sector' }],
      },
      thisIs({ where: { atA: { trait: 'docking bay' } } }),
    ),
  ],
}

/** If lost in the opponent's turn, Luke fights harder until the end of your next turn. */
const avenged: CardTrigger = {
  when: { just: 'lost', card: SELF },
  if: { if: 'phase', of: 'opponent' },
  do: [
    {
      do: 'for-a-while',
      what: adds('power', 3, { persona: 'Luke' }),
      until: 'end-of-your-next-turn',
    },
  ],
}

const RAIDER: Filter = { kind: 'character', trait: 'tusken raider', unique: false, where: 'present' }

/** The system where the Rebel Planners have their say, and your starships there. */
const PLANNED: Filter = {
  type: ['system', 'sector'],
  related: { with: { title: 'Rebel Planners', whose: 'yours' } },
}
const planned = (add: Amount, when: Condition): Static => ({
  static: 'side-number',
  change: 'total-power',
  whose: 'yours',
  at: PLANNED,
  add,
  when,
})
const WITH_PLANNERS: Condition = there({ title: 'Rebel Planners', whose: 'yours', where: 'same-site' })

/** Those whom Garindan has found. */
const FOUND: Condition = there({
  kind: 'character',
  type: 'rebel',
  number: { name: 'ability', least: 2.5 },
  where: 'same-location',
})

const WEAPONS_AND_DROIDS: Filter = {
  where: 'same-site',
  present: true,
  any: [{ kind: 'weapon' }, { kind: 'character', type: 'droid' }],
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
          of: [NIGHT, PRESENT_ON_PLANET],
        },
      ),
      immune(
        3,
        { type: ['rebel', 'alien'], whose: 'yours', where: 'same-site' },
        {
          if: 'all',
          of: [NIGHT, PRESENT_ON_PLANET, there({ title: 'Hydroponics Station', where: 'present' })],
        },
      ),
    ],
  },
  'Beru Lars': {
    statics: [
      adds(
        'forfeit',
        2,
        SELF,
        there({ where: 'same-site', any: [{ persona: 'Owen' }, { title: 'Hydroponics Station' }] }),
      ),
    ],
    triggers: [avenged],
  },
  'Owen Lars': {
    deploys: { changes: [{ add: 'free', to: { title: "Tatooine: Lars' Moisture Farm" } }] },
    statics: [
      adds(
        'power',
        2,
        SELF,
        there({ where: 'same-site', any: [{ persona: 'Beru' }, { title: 'Vaporator' }] }),
      ),
    ],
    triggers: [avenged],
  },
  'C-3PO (See-Threepio)': {
    statics: [
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'yours',
        add: {
          smallest: (['droid', 'rebel'] as const).map((type) => ({
            count: { kind: 'character', type, whose: 'yours', where: 'present' },
            times: 2,
          })),
        },
        when: thisIs({ where: { atA: { type: 'site' } } }),
      },
      adds('forfeit', 2, { persona: 'R2-D2', where: 'present' }),
    ],
  },
  'General Dodonna': {
    statics: [
      adds(
        'power',
        1,
        { type: 'rebel', where: 'present', not: SELF },
        thisIs({ where: { sitesOf: 'Yavin 4' } }),
      ),
      planned(1, { if: 'not', of: WITH_PLANNERS }),
      planned(
        {
          count: {
            kind: 'starship',
            whose: 'yours',
            present: true,
            where: { atA: { the: { chosen: 'there' } } },
          },
        },
        WITH_PLANNERS,
      ),
    ],
    actions: [
      {
        when: 'any-time',
        if: there({ title: 'Wrong Turn' }),
        cost: { use: 1 },
        do: [{ do: 'cancel-cards', what: { title: 'Wrong Turn' } }],
      },
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
  'Shistavanen Wolfman': {
    statics: [{ static: 'allows', what: 'react', of: SELF, to: { where: 'adjacent-site' } }],
  },
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
  "WED-9-M1 'Bantha' Droid": {
    ...maintenance,
    actions: [
      {
        when: 'any-time',
        if: {
          if: 'all',
          of: [thisIs({ where: { atA: { trait: 'docking bay' } } }), there({ title: 'Lateral Damage' })],
        },
        do: [{ do: 'cancel-cards', what: { title: 'Lateral Damage' } }],
      },
    ],
  },
  Garindan: {
    statics: [
      {
        static: 'deploy-cost',
        of: { kind: 'character', type: 'imperial', whose: 'yours' },
        to: { where: 'same-location' },
        add: -1,
        when: FOUND,
      },
      {
        static: 'allows',
        what: 'move-free',
        of: { kind: 'character', type: 'imperial', whose: 'yours', where: 'adjacent-site' },
        to: { kind: 'location', where: 'same-location' },
        when: FOUND,
      },
    ],
  },
  'Tusken Raider': {
    deploys: { only: onTatooine },
    statics: [
      adds('power', 1, SELF, there({ ...RAIDER, not: SELF })),
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'yours',
        add: 2,
        when: {
          if: 'all',
          of: [{ if: 'first-here' }, { if: 'on-table', what: { ...RAIDER, whose: 'yours' }, least: 4 }],
        },
      },
    ],
  },
  Wuher: {
    triggers: [
      {
        when: { just: 'phase-began', by: 'you', phase: 'control' },
        if: thisIs({ where: { atA: { type: 'site' } } }),
        do: [{ do: 'lose-cards', what: WEAPONS_AND_DROIDS }],
      },
      {
        when: 'always',
        if: { if: 'all', of: [thisIs({ where: { at: 'Tatooine: Cantina' } }), there(WEAPONS_AND_DROIDS)] },
        do: [{ do: 'lose-cards', what: WEAPONS_AND_DROIDS }],
      },
    ],
  },
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
    statics: [adds('power', { icons: 'dark' }), adds('power', { icons: 'dark' }, SELF, NIGHT), immune(3)],
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
        when: 'always',
        if: there({ persona: "Kal'Falnl C'ndros", where: 'same-site' }),
        do: [{ do: 'lose-cards', what: SELF }],
      },
    ],
  },
}
