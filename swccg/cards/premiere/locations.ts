/** Premiere locations: what each half says to the player whom it faces. */
import { TIES } from '../../language/words.ts'
import type { Phase } from '../../phases.ts'
import type { Amount, Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Static } from '../../text/statics.ts'
import type { CardAction, CardText, CardTrigger, Half } from '../../text/text.ts'

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
        at: { where: { sitesOf: system }, inBattle: true },
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
const cheaper = (of: Filter, add: Amount, when?: Condition): Static => ({
  static: 'deploy-cost',
  of,
  to: HERE,
  add,
  ...(when ? { when } : {}),
})

const JAWA: Filter = { kind: 'character', trait: 'jawa' }
const ALIEN: Filter = { kind: 'character', type: 'alien' }
const ALIEN_BUT_TUSKENS: Filter = { ...ALIEN, not: { trait: 'tusken raider' } }

/** One who is alone here fights better and fears no attrition. */
const aloneHere = (type: 'rebel' | 'imperial'): Half => {
  const loner: Filter = { kind: 'character', type, where: 'same-location', alone: true }
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

/** Jawas come for 1 Force of their player alone. */
const jawasCome: Static = { static: 'deploy-cost', of: { ...JAWA, whose: 'yours' }, to: HERE, fix: 1 }

/** If you control, cards of a title are cancelled as soon as they are on table. */
const cancels = (title: string): CardTrigger => ({
  when: 'always',
  if: { if: 'all', of: [{ if: 'control' }, { if: 'on-table', what: { title } }] },
  do: [{ do: 'cancel-cards', what: { title } }],
})

/** Somebody of yours, or one of your vehicles, goes free from one place to another, as the move of the turn. */
const walk = (phase: Phase, who: Filter, to: Filter): CardAction => ({
  when: { phase, of: 'you' },
  if: { if: 'on-table', what: to },
  targets: [
    {
      name: 'who',
      what: {
        kind: ['character', 'vehicle'],
        whose: 'yours',
        movable: true,
        not: { on: { kind: ['vehicle', 'starship'] } },
        ...who,
      },
    },
    { name: 'place', what: to },
  ],
  do: [{ do: 'move', what: { the: { chosen: 'who' } }, to: { the: { chosen: 'place' } } }],
})
const CANTINA = 'Tatooine: Cantina'

const PRISONERS: Filter = { kind: 'character', trait: 'imprisoned', where: { sitesOf: 'Death Star' } }

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
        cheaper({ kind: 'starship', type: 'capital', whose: 'yours' }, -2),
        cheaper({ kind: 'starship', type: 'starfighter', whose: 'yours' }, -1),
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
  'Death Star: Central Core': {
    dark: {
      statics: [
        {
          static: 'allows',
          what: 'deploy-free',
          of: { title: ['Wrong Turn', 'Retract The Bridge'] },
          when: { if: 'control' },
        },
      ],
    },
    light: { statics: [drainsMore], triggers: [cancels('Death Star Tractor Beam')] },
  },
  'Death Star: Detention Block Control Room': {
    light: {
      statics: [drainsMore],
      triggers: [
        {
          when: 'always',
          if: { if: 'all', of: [{ if: 'control' }, { if: 'on-table', what: PRISONERS }] },
          do: [{ do: 'release', what: PRISONERS }],
        },
      ],
    },
  },
  'Death Star: Level 4 Military Corridor': {
    dark: {
      actions: [
        walk(
          'move',
          { kind: 'character', type: 'imperial', where: 'same-location' },
          { type: 'site', where: { sitesOf: 'Death Star' }, not: HERE },
        ),
      ],
    },
    light: drain,
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
    dark: leaderHere({ any: [{ trait: 'rebel trooper' }, { model: 'Y-wing' }] }),
    light: destinyForStarting,
  },
  'Kessel (L)': {
    light: drain,
    dark: {
      statics: [{ static: 'bars', what: 'deploy', of: { title: 'Kessel Run' }, when: { if: 'control' } }],
      triggers: [cancels('Kessel Run')],
    },
  },
  'Kessel (D)': {
    dark: {
      statics: [
        cheaper({ kind: 'starship', whose: 'yours' }, -1),
        cheaper({ kind: 'starship', whose: 'yours' }, -1, {
          if: 'on-table',
          what: { persona: 'Tarkin', on: { kind: 'starship', where: 'same-location' } },
        }),
      ],
      triggers: [cancels('Kessel Run')],
    },
    light: sixAbility,
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
  'Tatooine: Jawa Camp (L)': {
    light: {
      statics: [
        jawasCome,
        {
          static: 'allows',
          what: 'deploy-free',
          of: { ...JAWA, whose: 'yours' },
          to: HERE,
          when: { if: 'on-table', what: { trait: 'sandcrawler', where: 'present' } },
        },
      ],
    },
  },
  'Tatooine: Jawa Camp (D)': {
    dark: { statics: [jawasCome] },
    light: { statics: (['power', 'forfeit'] as const).map((change) => number(change, yoursHere(JAWA), -1)) },
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
  'Tatooine: Mos Eisley (L)': {
    light: {
      actions: [
        walk('control', { where: 'same-location' }, { kind: 'location', title: CANTINA }),
        walk('control', { where: { at: CANTINA } }, HERE),
      ],
    },
  },
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
  'Yavin 4: Massassi Throne Room': { light: { statics: [{ static: 'goes-first' }] }, dark: drain },
  'Yavin 4: Massassi War Room': {
    light: leaderHere({ any: [{ trait: 'stormtrooper' }, { model: TIES }] }),
    dark: destinyForStarting,
  },
}
