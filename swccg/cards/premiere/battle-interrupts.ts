/** Premiere Interrupts that turn a battle: more destinies, more power, more damage. */
import type { Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { Static } from '../../text/statics.ts'
import type { CardAction, CardText } from '../../text/text.ts'
import { cancels } from './cancelling.ts'
import { adds, chosen, compare, MINE, THEIRS, there } from './common.ts'

const BATTLE: Filter = { inBattle: true }

const forBattle = (what: Static): Instruction => ({ do: 'for-a-while', what, until: 'end-of-battle' })
const destinies = (add: number): Instruction =>
  forBattle({ static: 'side-number', change: 'battle-destinies', whose: 'yours', at: BATTLE, add })

const inBattle = (filter: Filter): Condition => there({ ...filter, inBattle: true })
const all = (...of: readonly Condition[]): Condition => ({ if: 'all', of })
const not = (of: Condition): Condition => ({ if: 'not', of })
const DEFENDING: Condition = { if: 'battle', by: 'opponent' }
const SITE: Filter = { where: { atA: { type: 'site' } } }
const IN_SPACE: Filter = { where: { atA: { type: ['system', 'sector'] } } }
const ABLE: Filter = { number: { name: 'ability', least: 2.5 } }

const action = (when: Condition, ...steps: readonly Instruction[]): CardAction => ({
  when: 'battle',
  if: when,
  do: steps,
})

/** Both fight on your side: two more battle destinies. */
const together = (one: string, other: string | readonly string[]): CardAction =>
  action(all(inBattle({ ...MINE, persona: one }), inBattle({ ...MINE, persona: other })), destinies(2))
const totalPower = (add: number): Instruction =>
  forBattle({ static: 'side-number', change: 'total-power', whose: 'yours', at: BATTLE, add })
/** Your hero against able enemies: a battle destiny, two against the arch-enemy. */
function rivals(hero: Filter, enemies: Filter, arch: string): readonly CardAction[] {
  const met = (foe: Filter): Condition =>
    all(inBattle({ ...MINE, ...hero }), inBattle({ ...THEIRS, ...enemies, ...ABLE, ...foe }))
  return [
    action(met({ persona: arch }), destinies(2)),
    action(all(met({}), not(met({ persona: arch }))), destinies(1)),
  ]
}
const lone = (who: Filter): Condition => all(DEFENDING, inBattle({ ...MINE, ...who, alone: true }))
const alone = (who: Filter, ...steps: readonly Instruction[]): CardAction => action(lone(who), ...steps)

/** All others of a kind fight at double power beside a Jedi. */
const presence = (jedi: string, type: 'rebel' | 'imperial'): CardText => ({
  actions: [
    {
      when: 'battle',
      cost: { use: 1 },
      targets: [{ name: 'jedi', what: { ...MINE, trait: jedi, present: true, ...BATTLE } }],
      do: [
        forBattle({
          static: 'number',
          change: 'power',
          of: { kind: 'character', type, inBattle: true, not: { the: { chosen: 'jedi' } } },
          times: 2,
        }),
      ],
    },
  ],
})

const multiplied = (times: number): Instruction =>
  forBattle({ static: 'side-number', change: 'battle-damage', whose: 'opponents', at: BATTLE, times })
const drewOne = (whose: 'yours' | 'opponents'): Condition =>
  compare({ battleDestiny: 'draws', whose }, '=', 1)

/** Two or more weapons at one target. */
const concerted = (kind: NonNullable<Filter['kind']>): CardText => ({
  actions: [
    {
      when: 'battle',
      targets: [
        {
          name: 'target',
          what: { ...THEIRS, kind, present: true, inBattle: true, number: { name: 'guns', least: 2 } },
        },
      ],
      do: [{ do: 'fire-together', at: chosen('target') }],
    },
  ],
})

/** Whoever loses the battle that was just started loses three times as much. */
const TRIPLED = forBattle({
  static: 'side-number',
  change: 'battle-damage',
  whose: 'both',
  at: BATTLE,
  times: 3,
})
const tripled = (counterpart: string): CardText => ({
  actions: [
    {
      when: { just: 'battle-initiated', by: 'opponent' },
      do: [TRIPLED],
    },
    {
      when: { just: 'played', by: 'opponent', card: { title: counterpart } },
      do: [TRIPLED],
    },
  ],
})
const heroAlone = (persona: string): CardAction => alone({ ...SITE, persona }, totalPower(1), destinies(1))
/** A pilot, or a ship with one built in, that has nobody beside it up there. */
const LONE_PILOT: Filter = {
  ...IN_SPACE,
  any: [
    { icon: 'pilot', kind: 'character' },
    { kind: 'starship', icon: 'pilot' },
  ],
}

export const battleInterrupts: Readonly<Record<string, CardText>> = {
  'Gift Of The Mentor': {
    actions: [
      together('Luke', ['Obi-Wan', 'Yoda']),
      {
        when: 'any-time',
        cost: { use: 1 },
        do: [{ do: 'search', what: { kind: 'weapon', trait: 'lightsaber' } }],
      },
    ],
  },
  'The Force Is Strong With This One': {
    actions: rivals({ persona: 'Luke' }, { type: 'imperial' }, 'Vader'),
  },
  'I Have You Now': { actions: rivals({ trait: 'dark jedi' }, { type: 'rebel' }, 'Luke') },
  'Charming To The Last': { actions: rivals({ persona: 'Tarkin' }, { type: 'rebel' }, 'Leia') },
  "Warrior's Courage": {
    actions: [
      alone({ ...SITE, icon: 'warrior' }, destinies(1)),
      alone({ ...SITE, persona: 'Leia' }, destinies(2)),
    ],
  },
  'Lone Warrior': {
    actions: [
      alone({ ...SITE, icon: 'warrior' }, destinies(1)),
      alone({ ...SITE, persona: 'Tagge' }, destinies(2)),
    ],
  },
  'Solo Han': {
    actions: [
      alone({ ...SITE, persona: 'Han' }, destinies(2)),
      alone({ ...SITE, type: 'alien' }, destinies(1)),
    ],
  },
  'Moment Of Triumph': {
    actions: [alone({ persona: 'Tarkin' }, destinies(2)), alone({ type: 'alien' }, destinies(1))],
  },
  'Krayt Dragon Howl': {
    actions: [
      heroAlone('Obi-Wan'),
      alone({ ...SITE, ...ABLE, type: 'rebel', not: { persona: 'Obi-Wan' } }, destinies(1)),
    ],
  },
  "Vader's Eye": {
    actions: [
      heroAlone('Vader'),
      alone({ ...SITE, ...ABLE, type: 'imperial', not: { persona: 'Vader' } }, destinies(1)),
    ],
  },
  'Lone Pilot': {
    actions: [alone(LONE_PILOT, destinies(1)), alone({ ...IN_SPACE, persona: 'Motti' }, destinies(2))],
  },
  'Full Throttle': {
    actions: [
      alone(LONE_PILOT, destinies(1)),
      alone({ ...IN_SPACE, persona: 'Luke' }, totalPower(1), destinies(1)),
    ],
  },
  Skywalkers: {
    actions: [
      together('Luke', 'Leia'),
      ...cancels({ title: ['Imperial Barrier', 'Wrong Turn', 'Retract The Bridge'] }),
    ],
  },
  'Dark Collaboration': {
    actions: [
      together('Tarkin', ['Tagge', 'Motti']),
      ...cancels({ title: ['Restricted Deployment', 'Rebel Barrier'] }),
    ],
  },
  'Your Powers Are Weak, Old Man': {
    actions: [
      action(all(inBattle({ persona: 'Vader' }), inBattle({ persona: 'Obi-Wan' })), destinies(1)),
      ...cancels({ title: ['Return Of A Jedi', 'Jedi Lightsaber', 'Jedi Presence', 'Old Ben'] }),
    ],
  },
  "Don't Get Cocky": {
    actions: [
      together('Luke', 'Han'),
      {
        when: { just: 'battle-initiated', by: 'opponent', at: { type: ['system', 'sector'] } },
        targets: [{ name: 'target', what: { model: 'TIE/ln', present: true, where: { atA: chosen('at') } } }],
        do: [{ do: 'lose-cards', what: chosen('target') }],
      },
    ],
  },
  "I've Got A Bad Feeling About This": {
    actions: [
      {
        when: { just: 'battle-initiated', by: 'you' },
        if: compare({ side: 'total-power', whose: 'yours' }, '<', {
          side: 'total-power',
          whose: 'opponents',
        }),
        do: [
          {
            do: 'if',
            when: inBattle({ ...MINE, persona: 'Han', present: true }),
            so: [multiplied(3)],
            else: [multiplied(2)],
          },
        ],
      },
    ],
  },
  "Han's Dice": {
    actions: [
      {
        when: { just: 'destiny-drawn', by: 'you', for: 'battle' },
        if: inBattle({ ...MINE, ...ABLE, kind: 'character' }),
        cost: { use: 1 },
        do: [{ do: 'redraw' }],
      },
    ],
  },
  'Combined Attack': concerted('starship'),
  'Precise Attack': concerted(['character', 'vehicle']),
  Takeel: {
    actions: [
      {
        when: { just: 'battle-destinies-drawn' },
        if: all(drewOne('yours'), drewOne('opponents')),
        cost: { use: 1 },
        do: [
          { do: 'remember', as: 'mine', amount: { battleDestiny: 'total', whose: 'yours' } },
          { do: 'set-battle-destiny', who: 'you', to: { battleDestiny: 'total', whose: 'opponents' } },
          { do: 'set-battle-destiny', who: 'opponent', to: { value: 'mine' } },
        ],
      },
    ],
  },
  'Jedi Presence': presence('jedi knight', 'rebel'),
  'Dark Jedi Presence': presence('dark jedi', 'imperial'),
  'Out Of Nowhere': {
    actions: [
      {
        when: {
          just: 'battle-initiated',
          by: 'opponent',
          at: {
            type: ['system', 'sector'],
            has: { ...MINE, kind: 'starship', number: { name: 'maneuver', least: 4 } },
          },
        },
        cost: { use: 1 },
        do: [destinies(1)],
      },
    ],
  },
  'Trooper Charge': {
    actions: [
      {
        when: 'battle',
        targets: [{ name: 'trooper', what: { ...MINE, trait: 'trooper', inBattle: true } }],
        do: [
          {
            do: 'if',
            when: there({ the: { chosen: 'trooper' }, trait: 'death star trooper' }),
            so: [forBattle(adds('power', 3, { the: { chosen: 'trooper' } }))],
            else: [forBattle(adds('power', 2, { the: { chosen: 'trooper' } }))],
          },
          { do: 'must-forfeit', what: { the: { chosen: 'trooper' } } },
        ],
      },
    ],
  },
  "Don't Underestimate Our Chances": tripled('You Overestimate Their Chances'),
  'You Overestimate Their Chances': tripled("Don't Underestimate Our Chances"),
}
