/** Premiere locations: what each half says to the player whom it faces. */
import type { Filter } from '../../text/filter.ts'
import type { Static } from '../../text/statics.ts'
import type { CardText, Half } from '../../text/text.ts'

const HERE: Filter = { the: 'self' }
const yoursHere = (filter: Filter): Filter => ({ ...filter, whose: 'yours', where: 'same-location' })

/** If you control, Force drain +1 here. */
const drainsMore: Static = {
  static: 'side-number',
  change: 'drain',
  whose: 'yours',
  add: 1,
  when: { if: 'control' },
}
const drain: Half = { statics: [drainsMore] }

const transit = (cost: number): Half => ({
  statics: [{ static: 'side-number', change: 'transit', whose: 'yours', fix: cost }],
})
/** You need so much ability to draw battle destiny here. */
const sixAbility: Half = {
  statics: [{ static: 'side-number', change: 'ability-needed', whose: 'yours', fix: 6 }],
}
const weaponDestiny: Static = { static: 'side-number', change: 'weapon-destiny', whose: 'yours', add: 1 }

/** Your starships above help in battles at the sites below. */
const support = (system: string): CardText => {
  const half: Half = {
    statics: [
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'yours',
        at: { where: { sitesOf: system } },
        add: { count: yoursHere({ kind: 'starship' }) },
        when: { if: 'control' },
      },
    ],
  }
  return { dark: half, light: half }
}

const number = (change: 'power' | 'forfeit', of: Filter, add: number): Static => ({
  static: 'number',
  change,
  of,
  add,
})
const cheaper = (of: Filter, add: number): Static => ({
  static: 'deploy-cost',
  of: { ...of, whose: 'yours' },
  to: HERE,
  add,
})

const ALIEN: Filter = { kind: 'character', type: 'alien' }
const ALIEN_BUT_TUSKENS: Filter = { ...ALIEN, not: { trait: 'tusken raider' } }

/** One who is alone here fights better and fears no attrition. */
const aloneHere = (type: 'rebel' | 'imperial'): Half => {
  const loner: Filter = { kind: 'character', type, whose: 'yours', where: 'same-location', alone: true }
  return {
    statics: [
      { ...number('power', loner, 2), when: { if: 'battle' } } as Static,
      { static: 'number', change: 'immunity', of: loner, become: 99 },
    ],
  }
}

/** If you control with a leader here, such cards of the enemy are worth less. */
const leaderHere = (of: Filter): Half => ({
  statics: [
    {
      static: 'number',
      change: 'forfeit',
      of,
      add: -1,
      when: {
        if: 'all',
        of: [{ if: 'control' }, { if: 'on-table', what: yoursHere({ trait: 'leader' }) }],
      },
    },
  ],
})
const destinyForStarting: Half = {
  statics: [
    {
      static: 'side-number',
      change: 'battle-destinies',
      whose: 'yours',
      add: 1,
      when: { if: 'battle', by: 'you' },
    },
  ],
}

export const locations: Readonly<Record<string, CardText>> = {
  'Alderaan (L)': {
    light: { statics: [{ static: 'side-number', change: 'battle-destiny', whose: 'opponents', add: -1 }] },
    dark: drain,
  },
  'Alderaan (D)': {
    dark: {
      statics: [
        {
          static: 'side-number',
          change: 'drain',
          whose: 'yours',
          add: {
            count: { kind: 'location', type: 'site', where: { sitesOf: 'Death Star' }, controlled: 'you' },
          },
          when: { if: 'control' },
        },
      ],
    },
  },
  'Dantooine (L)': {
    light: {
      statics: [
        cheaper({ kind: 'starship', type: 'capital' }, -2),
        cheaper({ kind: 'starship', type: 'starfighter' }, -1),
      ],
    },
    dark: drain,
  },
  'Dantooine (D)': {
    dark: {
      statics: [
        { static: 'allows', what: 'react-flying', of: { kind: 'starship', whose: 'yours' }, to: HERE },
      ],
    },
  },
  'Death Star: Docking Bay 327 (L)': { light: transit(1), dark: transit(1) },
  'Death Star: Docking Bay 327 (D)': { dark: transit(0), light: transit(2) },
  'Death Star: Trash Compactor': {
    light: {
      statics: [
        { static: 'allows', what: 'deploy-without-presence', of: { whose: 'yours' }, to: HERE },
        drainsMore,
      ],
    },
  },
  'Death Star: Detention Block Corridor': { dark: { statics: [weaponDestiny] }, light: drain },
  'Death Star: War Room': {
    dark: leaderHere({ any: [{ title: 'Rebel Trooper' }, { model: 'Y-wing' }] }),
    light: destinyForStarting,
  },
  'Tatooine (L)': support('Tatooine'),
  'Tatooine (D)': support('Tatooine'),
  'Tatooine: Cantina (L)': {
    light: { statics: [number('power', yoursHere(ALIEN), 1)] },
    dark: { statics: [number('forfeit', yoursHere(ALIEN_BUT_TUSKENS), 1)] },
  },
  'Tatooine: Cantina (D)': {
    dark: { statics: [number('power', yoursHere(ALIEN_BUT_TUSKENS), 1)] },
    light: { statics: [number('forfeit', yoursHere(ALIEN), 1)] },
  },
  'Tatooine: Docking Bay 94 (L)': { light: transit(1), dark: transit(2) },
  'Tatooine: Docking Bay 94 (D)': { dark: transit(1), light: transit(2) },
  'Tatooine: Dune Sea': { dark: sixAbility },
  'Tatooine: Jundland Wastes': {
    dark: { statics: [number('forfeit', yoursHere({ trait: 'tusken raider' }), 1), drainsMore] },
    light: sixAbility,
  },
  "Tatooine: Lars' Moisture Farm (L)": {
    light: { statics: [cheaper({ persona: ['Beru', 'Luke'] }, -1)] },
    dark: { statics: [weaponDestiny] },
  },
  "Tatooine: Lars' Moisture Farm (D)": { dark: { statics: [weaponDestiny, drainsMore] } },
  'Tatooine: Mos Eisley (D)': {
    dark: {
      statics: (['power', 'forfeit'] as const).map((change) =>
        number(change, yoursHere({ trait: ['spy', 'thief', 'bounty hunter', 'smuggler'] }), 1),
      ),
    },
  },
  "Tatooine: Obi-Wan's Hut": {
    light: { statics: [cheaper({ persona: 'Obi-Wan' }, -3)] },
    dark: drain,
  },
  'Yavin 4 (L)': support('Yavin 4'),
  'Yavin 4 (D)': support('Yavin 4'),
  'Yavin 4: Docking Bay (L)': { light: transit(0), dark: transit(2) },
  'Yavin 4: Docking Bay (D)': { dark: transit(1), light: transit(1) },
  'Yavin 4: Jungle (L)': { light: aloneHere('rebel'), dark: drain },
  'Yavin 4: Jungle (D)': { dark: aloneHere('imperial') },
  'Yavin 4: Massassi War Room': {
    light: leaderHere({ any: [{ title: 'Stormtrooper' }, { titleHas: 'TIE', kind: 'starship' }] }),
    dark: destinyForStarting,
  },
}
