/** Premiere weapons that are fired in battle: who carries them, and what a shot takes and does. */
import type { Amount } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { Static } from '../../text/statics.ts'
import type { CardText, DeployOn, Fires } from '../../text/text.ts'
import { compare, DESTINY, TARGET } from './common.ts'

const WARRIOR: Filter = { kind: 'character', icon: 'warrior', whose: 'yours' }
const LIVING: Filter = { kind: ['character', 'creature'] }
const LIVING_OR_VEHICLE: Filter = { kind: ['character', 'creature', 'vehicle'] }
const STARSHIP: Filter = { kind: 'starship' }
const STARFIGHTER: Filter = { type: 'starfighter' }
const CAPITAL: Filter = { type: 'capital' }

const HIT: Instruction = { do: 'hit', what: TARGET }
/** The target is worth nothing when it is forfeited. */
const WORTHLESS: Instruction = {
  do: 'for-a-while',
  what: { static: 'number', change: 'forfeit', of: TARGET, fix: 0 },
  until: 'end-of-battle',
}
const worthlessIfFiredBy = (persona: string): Instruction => ({
  do: 'if',
  when: { if: 'host', is: { persona } },
  so: [WORTHLESS],
})

/** Your Force drain may be one more where it is present. */
const DRAINS: Static = {
  static: 'side-number',
  change: 'drain',
  whose: 'yours',
  add: 1,
  optional: true,
  when: { if: 'host', is: { where: 'present' } },
}

const weapon = (
  on: readonly DeployOn[],
  fires: Fires,
  more: Omit<CardText, 'deploys' | 'fires'> = {},
): CardText => ({
  deploys: { on },
  fires,
  ...more,
})
const onWarrior = (cost: Amount): DeployOn => ({ on: WARRIOR, cost })
const onPersona = (persona: string, cost: number): DeployOn => ({ on: { persona, whose: 'yours' }, cost })

/** The abler the warrior, the less it takes. */
const lessAbility = (of: Filter): Amount => ({ less: { number: 'ability', of }, from: 7 })
const lightsaber: CardText = weapon(
  [onWarrior(lessAbility({ the: { chosen: 'carrier' } }))],
  { at: LIVING, cost: lessAbility({ the: 'host' }), draws: 2 },
  { statics: [DRAINS] },
)
const lightsaberOf = (persona: string): CardText =>
  weapon([onPersona(persona, 0)], { at: LIVING, draws: 2, do: [HIT, WORTHLESS] }, { statics: [DRAINS] })

const blaster: CardText = weapon([onWarrior(1)], { at: LIVING_OR_VEHICLE, cost: 1 })
const blasterRifle: CardText = weapon([onWarrior(2)], {
  at: LIVING_OR_VEHICLE,
  cost: 2,
  add: [{ amount: 1 }],
})

export const weapons: Readonly<Record<string, CardText>> = {
  Blaster: blaster,
  'Imperial Blaster': blaster,
  'Blaster Rifle (L)': blasterRifle,
  'Blaster Rifle (D)': blasterRifle,
  "Han's Heavy Blaster Pistol": weapon([onPersona('Han', 1), onWarrior(3)], {
    at: LIVING_OR_VEHICLE,
    cost: 1,
    add: [{ amount: 1 }],
    do: [HIT, worthlessIfFiredBy('Han')],
  }),
  "Leia's Sporting Blaster": weapon([onPersona('Leia', 1), onWarrior(2)], {
    at: LIVING_OR_VEHICLE,
    add: [{ amount: -1 }],
    do: [HIT, worthlessIfFiredBy('Leia')],
  }),
  'Assault Rifle': weapon([onWarrior(3)], {
    at: LIVING_OR_VEHICLE,
    cost: 2,
    add: [{ amount: 1 }],
    reach: 'adjacent-site',
  }),
  'Light Repeating Blaster Rifle': weapon([onWarrior(2)], {
    at: LIVING_OR_VEHICLE,
    cost: 2,
    add: [{ amount: 1 }],
    again: 2,
    if: {
      if: 'on-table',
      what: {
        where: 'present',
        whose: 'yours',
        any: [{ trait: 'power droid' }, { titleHas: 'Fusion Generator' }],
      },
    },
  }),
  'Jedi Lightsaber': lightsaber,
  'Dark Jedi Lightsaber': lightsaber,
  "Obi-Wan's Lightsaber": lightsaberOf('Obi-Wan'),
  "Vader's Lightsaber": lightsaberOf('Vader'),
  'Gaderffii Stick': {
    deploys: { on: [{ on: { trait: 'tusken raider', whose: 'yours' }, cost: 2 }] },
    actions: [
      {
        when: { just: 'battle-initiated', at: { where: 'same-location' } },
        limit: { times: 1, per: 'battle' },
        targets: [{ name: 'target', what: { kind: 'character', whose: 'opponents', where: 'present' } }],
        do: [
          { do: 'draw-destiny', count: 2, for: 'weapon' },
          {
            do: 'if',
            when: compare(DESTINY, '>', 5),
            so: [
              {
                do: 'for-a-while',
                what: { static: 'bars', what: 'fire', of: { kind: 'weapon', on: TARGET } },
                until: 'end-of-battle',
              },
            ],
          },
        ],
      },
    ],
  },
  'Proton Torpedoes': weapon([{ on: { model: ['X-wing', 'Y-wing', 'B-wing'], whose: 'yours' }, cost: 1 }], {
    at: STARSHIP,
    cost: 1,
  }),
  'Quad Laser Cannon': weapon(
    [
      {
        on: {
          whose: 'yours',
          any: [{ model: 'Corellian Corvette' }, { persona: 'Falcon' }],
        },
        cost: 2,
      },
    ],
    { at: STARSHIP, cost: 1, add: [{ amount: 1, against: STARFIGHTER }] },
  ),
  'Boosted TIE Cannon': weapon([{ on: { model: 'TIE Advanced x1', whose: 'yours' }, cost: 1 }], {
    at: STARSHIP,
    cost: 1,
    add: [
      { amount: -1, against: CAPITAL },
      { amount: 1, against: STARFIGHTER },
    ],
  }),
  'Turbolaser Battery': weapon(
    [
      {
        on: {
          any: [
            { model: 'Star Destroyer', whose: 'yours' },
            { type: 'system', icon: 'mobile' },
          ],
        },
        cost: 3,
      },
    ],
    {
      at: STARSHIP,
      cost: 2,
      draws: 2,
      add: [
        { amount: -2, against: CAPITAL },
        { amount: -5, against: { not: CAPITAL } },
      ],
    },
  ),
  'Ion Cannon': weapon([{ on: { model: 'Star Destroyer', whose: 'yours' }, cost: 2 }], {
    at: STARSHIP,
    cost: 1,
    add: [{ amount: 2 }],
    do: [
      { do: 'lose-cards', what: { kind: 'weapon', type: 'starship', on: TARGET } },
      ...(['armor', 'maneuver', 'hyperspeed'] as const).map(
        (change): Instruction => ({
          do: 'for-a-while',
          what: { static: 'number', change, of: TARGET, fix: 0 },
          until: 'leaves-table',
        }),
      ),
    ],
  }),
}
