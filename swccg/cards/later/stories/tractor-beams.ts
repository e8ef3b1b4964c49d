/** Entries of tractor beams, of those who work them, and of cards about captured starships (ccgx/tractor). */
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { cancels } from '../../premiere/cancelling.ts'
import { SELF, TARGET } from '../entry-words.ts'

const HOST: Filter = { the: 'host' }
const BEAM: Filter = { kind: 'device', titleHas: 'Tractor Beam' }
const DESTROYER: Filter = { kind: 'starship', model: 'Star Destroyer' }
/** Mon Calamari star cruisers are too strong for any beam (ccgx/tractor/starship-restrictions). */
const STRANGER: Filter = {
  kind: 'starship',
  whose: 'opponents',
  not: { model: 'Mon Calamari Star Cruiser' },
}
const CHOSEN_BEAM: Filter = { the: { chosen: 'beam' } }
/** A capital starship with a gun or a beam, and somebody to fly it. */
const ARMED: Filter = {
  type: 'capital',
  whose: 'yours',
  piloted: true,
  with: { any: [{ kind: 'weapon', type: 'starship' }, BEAM] },
}
const CAPTURED: Filter = { trait: 'captured', kind: 'starship' }
const DEATH_STAR: Filter = { type: 'system', title: 'Death Star' }

const SOURCE: Filter = { the: { chosen: 'source' } }
/** For the shot, or the use of a beam, that is going on. */
const now = (what: Static): Instruction => ({ do: 'for-a-while', what, until: 'end-of-draw' })
const more = (change: 'beam-total' | 'weapon-total', of: Filter, add: number): Instruction =>
  now({ static: 'number', change, of, add })

const aimed = (add: number, todo: readonly Instruction[]): readonly CardAction[] => [
  {
    when: { just: 'beam-aimed', card: { kind: 'starship', whose: 'opponents' }, source: BEAM },
    do: [more('beam-total', SOURCE, add), ...todo],
  },
  {
    when: {
      just: 'targeted',
      card: { kind: 'starship', whose: 'opponents' },
      source: { kind: 'weapon', type: 'starship' },
    },
    do: [more('weapon-total', SOURCE, add), ...todo],
  },
]

/** What wants a ship costs its owner dear when it is taken or lost. */
const price = (falcon: Filter): readonly Instruction[] => [
  {
    do: 'if',
    when: { if: 'on-table', what: falcon },
    so: [{ do: 'lose-force', who: 'opponent', amount: 5 }],
    else: [{ do: 'lose-force', who: 'opponent', amount: 3 }],
  },
]
const DRAWN_TO: Static = { static: 'number', change: 'maneuver', of: HOST, add: -2 }

/** Whoever is aboard a starship that was captured. */
const ABOARD: Filter = { kind: 'character', on: { the: { chosen: 'ship' }, trait: 'captured' } }
const STUNNED = 'end-of-your-next-turn'

export const TRACTOR_BEAMS: Readonly<Record<string, CardText>> = {
  'Tractor Beam': {
    deploys: { on: [{ on: { ...DESTROYER, whose: 'yours' }, cost: 2 }] },
    actions: [
      {
        when: { just: 'battle-ended', at: { type: ['system', 'sector'], has: SELF } },
        targets: [{ name: 'target', what: { ...STRANGER, present: true, where: 'same-location' } }],
        cost: { use: 2 },
        do: [{ do: 'use-beam', what: SELF, at: TARGET }],
      },
    ],
  },
  'Death Star Tractor Beam': {
    deploys: { on: [{ on: { title: 'Death Star: Docking Bay 327' }, cost: 2 }] },
    actions: [
      {
        when: { just: 'battle-ended', at: DEATH_STAR },
        targets: [{ name: 'target', what: { ...STRANGER, present: true, where: { atA: DEATH_STAR } } }],
        cost: { use: 2 },
        do: [{ do: 'use-beam', what: SELF, at: TARGET, count: 2 }],
      },
    ],
  },
  Tyrant: {
    statics: [{ static: 'number', change: 'beam-total', of: { ...BEAM, on: SELF }, add: 1 }],
  },
  'Captain Lennox': {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: HOST,
        add: 2,
        when: { if: 'this', is: { pilots: true } },
      },
      {
        static: 'number',
        change: 'power',
        of: { the: 'host', title: 'Tyrant' },
        add: 1,
        when: { if: 'this', is: { pilots: true } },
      },
    ],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        cost: { use: 2 },
        targets: [
          { name: 'beam', what: { ...BEAM, on: { ...DESTROYER, with: SELF } } },
          { name: 'target', what: { ...STRANGER, present: true, where: { atA: { has: CHOSEN_BEAM } } } },
        ],
        do: [{ do: 'use-beam', what: CHOSEN_BEAM, at: TARGET }],
      },
    ],
  },
  'Our First Catch Of The Day': {
    actions: [
      {
        when: { just: 'destiny-drawn', for: 'tractor-beam' },
        do: [more('beam-total', BEAM, 2)],
      },
      ...cancels({ title: ['The First Transport Is Away!', 'Hyper Escape'] }),
    ],
  },
  'Flawless Marksmanship': {
    actions: [...aimed(2, []), ...aimed(4, [{ do: 'lose-this' }])],
  },
  'I Want That Ship': {
    deploys: {
      on: [
        {
          on: {
            kind: 'starship',
            whose: 'opponents',
            unique: true,
            not: { where: { atA: { kind: 'location', occupied: 'you' } } },
          },
        },
      ],
    },
    triggers: [
      { when: { just: 'beam-aimed', card: HOST }, do: [now(DRAWN_TO)] },
      { when: { just: 'targeted', card: HOST, source: { titleHas: 'ion cannon' } }, do: [now(DRAWN_TO)] },
      {
        when: { just: 'captured', card: HOST },
        do: [...price({ the: 'host', persona: 'Falcon' }), { do: 'lose-cards', what: SELF }],
      },
      {
        when: { just: 'lost', card: SELF, source: { kind: 'starship' } },
        do: price({ the: { chosen: 'source' }, persona: 'Falcon' }),
      },
    ],
  },
  'In Range': {
    actions: [
      {
        when: 'battle',
        targets: [
          { name: 'beam', what: { ...BEAM, on: { ...DESTROYER, whose: 'yours', inBattle: true } } },
          { name: 'target', what: { ...STRANGER, present: true, where: { atA: { has: CHOSEN_BEAM } } } },
        ],
        do: [
          {
            do: 'if',
            when: { if: 'on-table', what: { ...TARGET, unique: true } },
            so: [more('beam-total', CHOSEN_BEAM, 2)],
          },
          { do: 'use-beam', what: CHOSEN_BEAM, at: TARGET },
          {
            do: 'if',
            when: { if: 'on-table', what: { ...TARGET, whose: 'opponents', not: { trait: 'captured' } } },
            so: [
              {
                do: 'for-a-while',
                what: { static: 'number', change: 'power', of: TARGET, add: -3 },
                until: 'end-of-turn',
              },
              {
                do: 'for-a-while',
                what: { static: 'number', change: 'maneuver', of: TARGET, add: -3 },
                until: 'end-of-turn',
              },
            ],
          },
        ],
      },
    ],
  },
  "They've Shut Down The Main Reactor": {
    actions: [
      {
        when: 'any-time',
        cost: { use: 2 },
        targets: [
          {
            name: 'target',
            what: { kind: 'starship', whose: 'opponents', present: true, where: { atA: { has: ARMED } } },
          },
        ],
        do: [
          { do: 'for-a-while', what: { static: 'bars', what: 'move', of: TARGET }, until: STUNNED },
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'usable-ability', of: { pilots: TARGET }, fix: 0 },
            until: STUNNED,
          },
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'usable-ability', of: TARGET, fix: 0 },
            until: STUNNED,
          },
        ],
      },
    ],
  },
  'Alternatives To Fighting': {
    actions: [
      {
        when: { just: 'battle-initiated', at: { type: ['system', 'sector'] } },
        cost: { use: 3 },
        do: [{ do: 'cancel' }],
      },
      ...cancels({ title: 'Besieged' }),
      {
        when: 'any-time',
        targets: [
          { name: 'ship', what: { ...CAPTURED, with: { kind: 'character', whose: 'yours' } } },
          { name: 'place', what: { trait: 'docking bay' } },
        ],
        do: [{ do: 'relocate', what: { ...ABOARD, whose: 'yours' }, to: { the: { chosen: 'place' } } }],
      },
    ],
  },
  'We Have A Prisoner': {
    actions: [
      {
        when: {
          just: 'about-to-be-lost',
          card: { kind: 'character', whose: 'opponents', inBattle: true },
        },
        cost: { use: 1 },
        do: [{ do: 'cancel' }, { do: 'capture', what: { the: { chosen: 'answered' } }, restored: true }],
      },
      {
        when: 'any-time',
        targets: [{ name: 'ship', what: { ...CAPTURED, with: { kind: 'character' } } }],
        cost: { use: { count: ABOARD, times: 2 } },
        do: [{ do: 'capture', what: ABOARD }],
      },
    ],
  },
}
