/** Premiere Effects that work by lying there. */
import type { Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { Static } from '../../text/statics.ts'
import type { CardText } from '../../text/text.ts'
import { adds, SELF, there } from './common.ts'

const HOST: Filter = { the: 'host' }
const OWN_CHARACTER: Filter = { kind: 'character', whose: 'yours' }

/** Takes 2 ability of the opponent away at the place of one's own Jedi, unless one of theirs is present. */
const overawes = (own: string, theirs: Filter): CardText => ({
  deploys: { on: [{ on: { trait: own, whose: 'yours' }, cost: 1 }] },
  statics: [
    {
      static: 'side-number',
      change: 'total-ability',
      whose: 'opponents',
      add: -2,
      when: { if: 'not', of: there({ ...theirs, where: 'present' }) },
    },
  ],
})

/**
 * A teacher gives a skill to whoever lacks it, or power to whoever has it. Which of the two is settled when it comes
 * (a ruling of our own: no card has one): whoever has the skill from an earlier teacher has it.
 */
const TAUGHT = 'an earlier lesson'
const learned = (title: readonly string[]): readonly Instruction[] => [
  {
    do: 'if',
    when: there({ title, on: HOST, not: SELF }),
    so: [{ do: 'note', as: TAUGHT, amount: 1 }],
  },
]
const OLD_HAND: Condition = { if: 'noted', name: TAUGHT }
const NEWCOMER: Condition = { if: 'not', of: OLD_HAND }

const WARRIOR: Filter = { printed: { icon: 'warrior' } }
const teachesFighting: CardText = {
  deploys: {
    on: [{ on: { ...OWN_CHARACTER, not: { type: 'droid', not: WARRIOR } } }],
    after: learned(["Sai'torr Kal Fas", 'Ket Maliss']),
  },
  statics: [
    { static: 'gives', icon: 'warrior', to: { ...HOST, not: WARRIOR }, when: NEWCOMER },
    adds('power', 1, { ...HOST, ...WARRIOR }),
    adds('power', 1, { ...HOST, not: WARRIOR }, OLD_HAND),
  ],
  immuneTo: ['Alter'],
}
const PILOT: Filter = { printed: { icon: 'pilot' } }
const FLYING: Filter = { ...HOST, pilots: true }
const teachesFlying: CardText = {
  deploys: {
    on: [{ on: { ...OWN_CHARACTER, not: { type: 'droid', not: PILOT } } }],
    after: learned(['Ellorrs Madak', 'Baniss Keeg']),
  },
  statics: [
    { static: 'gives', icon: 'pilot', to: { ...HOST, not: PILOT }, when: NEWCOMER },
    adds('power', 2, { with: { ...FLYING, not: PILOT } }, NEWCOMER),
    adds('power', 1, { with: { ...FLYING, not: PILOT } }, OLD_HAND),
    adds('power', 1, { with: { ...FLYING, ...PILOT } }),
  ],
  immuneTo: ['Alter'],
}
const SMUGGLER: Filter = { printed: { trait: 'smuggler' } }
const teachesSmuggling: CardText = {
  deploys: { on: [{ on: OWN_CHARACTER }], after: learned(['Rycar Ryjerd']) },
  statics: [
    { static: 'gives', trait: 'smuggler', to: { ...HOST, not: SMUGGLER }, when: NEWCOMER },
    adds('power', 1, { ...HOST, ...SMUGGLER }),
    adds('power', 1, { ...HOST, not: SMUGGLER }, OLD_HAND),
  ],
  immuneTo: ['Alter'],
}

/** Both players use 3 Force; all one's Jawas are worth more. */
const jawaRest: CardText = {
  deploys: { both: 3, on: [{ on: 'own-side' }] },
  statics: [adds('forfeit', 1, { trait: 'jawa', whose: 'yours', kind: 'character' })],
}

const dearWarriors: CardText = {
  deploys: { on: [{ on: 'opponents-side', cost: 3 }] },
  statics: [
    { static: 'deploy-cost', of: { kind: 'character', icon: 'warrior', whose: 'opponents' }, add: 1 },
  ],
}

/** Night at the sites of a system: one more destiny to power for both, and spies come free. */
const nightfall: CardText = {
  deploys: { on: [{ on: { type: 'system', icon: 'planet' } }] },
  statics: [
    { static: 'nighttime' },
    {
      static: 'side-number',
      change: 'power-destinies',
      whose: 'both',
      at: { type: 'site', where: 'related-site' },
      add: 1,
    },
    {
      static: 'deploy-cost',
      of: { kind: 'character', trait: 'spy' },
      to: { type: 'site', night: true },
      fix: 0,
    },
  ],
}

/** A Force drain where the one who has it is present. */
const drainsMore: Static = {
  static: 'side-number',
  change: 'drain',
  whose: 'yours',
  add: 1,
  optional: true,
  when: { if: 'host', is: { present: true } },
}
const LIGHTSABER: Filter = { trait: 'lightsaber' }

export const effects: Readonly<Record<string, CardText>> = {
  'Affect Mind': overawes('jedi knight', { trait: 'dark jedi' }),
  'I Find Your Lack Of Faith Disturbing': overawes('dark jedi', { trait: 'jedi knight', whose: 'opponents' }),
  Demotion: {
    deploys: {
      on: [
        {
          on: {
            type: 'imperial',
            not: { any: [{ persona: ['Vader', 'Emperor'] }, { trait: 'stormtrooper' }] },
          },
          cost: 2,
        },
      ],
    },
    statics: [adds('power', -2, HOST), { static: 'blanks', of: HOST }],
  },
  'Ellorrs Madak': teachesFlying,
  'Baniss Keeg': teachesFlying,
  'Rycar Ryjerd': teachesSmuggling,
  "Sai'torr Kal Fas": teachesFighting,
  'Ket Maliss': teachesFighting,
  'Jawa Siesta': jawaRest,
  'Jawa Pack': jawaRest,
  'Lightsaber Proficiency': {
    deploys: {
      on: [{ on: { ...OWN_CHARACTER, number: { name: 'ability', least: 2.5 }, with: LIGHTSABER } }],
    },
    statics: [adds('power', 3, HOST, { if: 'battle' }), drainsMore],
    triggers: [
      {
        when: 'always',
        if: { if: 'not', of: { if: 'host', is: { with: LIGHTSABER } } },
        do: [{ do: 'lose-cards', what: SELF }],
      },
    ],
  },
  Nightfall: nightfall,
  Sunsdown: nightfall,
  'Rebel Planners': {
    deploys: {
      on: [{ on: { any: [{ title: 'Yavin 4: Massassi War Room' }, { trait: 'docking bay' }] }, cost: 1 }],
    },
    statics: [
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'yours',
        at: {
          type: ['system', 'sector'],
          any: [{ where: 'related-system' }, { where: 'related-sector' }],
        },
        add: {
          count: {
            kind: 'starship',
            whose: 'yours',
            present: true,
            where: { atA: { the: { chosen: 'there' } } },
          },
        },
      },
    ],
  },
  'Restricted Deployment': dearWarriors,
  'Wrong Turn': dearWarriors,
  'Special Modifications': {
    deploys: { on: [{ on: { kind: 'starship' }, cost: 1 }] },
    statics: [
      adds('maneuver', 2, HOST),
      { static: 'number', change: 'armor', of: HOST, add: 2 },
      ...(['power', 'forfeit'] as const).map((change) =>
        adds(change, 2, {
          the: 'host',
          persona: 'Falcon',
          with: { persona: ['Han', 'Lando', 'Chewie'], pilots: true },
        }),
      ),
    ],
  },
  'Fear Will Keep Them In Line': {
    deploys: { on: [{ on: { type: 'capital' } }] },
    statics: [
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'yours',
        at: { type: 'site', where: 'related-site', inBattle: true },
        add: 1,
        when: { if: 'host', is: { where: { atA: { type: ['system', 'sector'], controlled: 'you' } } } },
      },
    ],
  },
  'Presence Of The Force': {
    deploys: { on: [{ on: { kind: 'location' } }] },
    statics: [{ static: 'side-number', change: 'force-icons', whose: 'both', add: 1 }],
  },
  'Blast Door Controls': {
    deploys: { on: [{ on: 'own-side' }] },
    triggers: [
      {
        when: {
          just: 'played',
          card: {
            title: [
              'Into The Garbage Chute, Flyboy',
              'Narrow Escape',
              'Blast The Door, Kid!',
              'Rebel Barrier',
            ],
          },
        },
        do: [{ do: 'cancel' }],
      },
    ],
  },
}
