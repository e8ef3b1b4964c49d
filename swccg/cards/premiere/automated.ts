/** Premiere automated weapons, which nobody carries, and the droids that see to mines. */
import type { Filter } from '../../text/filter.ts'
import type { CardAction, CardText } from '../../text/text.ts'
import { SELF, there, thisIs } from './common.ts'

const VICTIM: Filter = { the: { chosen: 'victim' } }
const DOCKING_BAY: Filter = { kind: 'location', trait: 'docking bay' }

/**
 * Goes by itself, once a turn, as no book says how it does: next door for 1 Force, or from a docking bay to another
 * for the price of the bay that it leaves (the ruling at ccg95/goal/uncovered-situations).
 */
const goes = (cost: CardAction['cost'], place: Filter, from: Filter = {}): CardAction => ({
  when: { phase: 'move', of: 'you' },
  if: thisIs({ movable: true, ...from }),
  ...(cost ? { cost } : {}),
  targets: [{ name: 'place', what: place }],
  do: [{ do: 'move', what: SELF, to: { the: { chosen: 'place' } } }],
})

/** Lies in wait at a site without anybody, moves on, and takes with it the first prey that it meets. */
const seeker = (...prey: readonly Filter[]): CardText => {
  const met: Filter = { kind: 'character', where: 'present', any: prey }
  return {
    deploys: { on: [{ on: { type: 'site', occupied: 'nobody' }, cost: 1 }], withoutPresence: true },
    actions: [
      goes({ use: 1 }, { type: 'site', where: 'adjacent-site' }),
      goes(
        { use: { side: 'transit', whose: 'yours' } },
        { ...DOCKING_BAY, not: { where: 'same-location' } },
        { where: { atA: DOCKING_BAY } },
      ),
    ],
    triggers: [
      {
        when: 'always',
        if: there(met),
        do: [
          { do: 'choose', as: 'victim', what: met },
          { do: 'lose-cards', what: { any: [VICTIM, SELF] } },
        ],
      },
    ],
  }
}
/** Ability below 3; below 4 where a card says so. */
const weak = (filter: Filter, below = 3): Filter => ({
  ...filter,
  number: { name: 'ability', most: below - 0.5 },
})

const timerMine: CardText = {
  deploys: {
    on: [{ on: { type: 'site', has: { trait: 'mining droid', whose: 'yours' } } }],
    withoutPresence: true,
  },
  triggers: [
    {
      when: { just: 'turn-began', by: 'you' },
      if: { if: 'came-earlier' },
      do: [
        { do: 'draw-destiny', inAnyCase: true },
        {
          do: 'choose',
          as: 'victim',
          who: 'opponent',
          what: { kind: 'character', whose: 'opponents', where: 'present' },
          least: { value: 'destiny' },
          most: { value: 'destiny' },
        },
        { do: 'lose-cards', what: { any: [VICTIM, SELF] } },
      ],
    },
  ],
}
const defuser: CardText = {
  actions: [
    {
      when: 'your-turn',
      cost: { use: 1 },
      targets: [
        { name: 'mine', what: { kind: 'weapon', type: 'automated', titleHas: 'Mine', where: 'same-site' } },
      ],
      do: [{ do: 'lose-cards', what: { the: { chosen: 'mine' } } }],
    },
  ],
}

const SEEKER: Filter = { kind: 'weapon', type: 'automated', titleHas: 'Seeker' }

export const automated: Readonly<Record<string, CardText>> = {
  'Tagge Seeker': seeker(weak({ persona: 'Tagge' }), weak({ icon: 'warrior' })),
  'Tarkin Seeker': seeker(weak({ persona: 'Tarkin' }), weak({ type: 'alien' })),
  'Han Seeker': seeker(weak({ persona: 'Han' }), weak({ type: 'alien' })),
  'Luke Seeker': seeker(weak({ persona: 'Luke' }, 4), weak({ kind: 'character', icon: 'pilot' })),
  'Timer Mine (L)': timerMine,
  'Timer Mine (D)': timerMine,
  'LIN-V8K (Elleyein-Veeatekay)': defuser,
  'LIN-V8M (Elleyein-Veeateemm)': defuser,
  'Laser Projector': {
    deploys: { on: [{ on: { type: 'site', icon: 'interior' }, cost: 2 }] },
    statics: [
      { static: 'allows', what: 'be-any-target', of: SELF },
      { static: 'number', change: 'armor', of: { any: [SELF, SEEKER] }, become: 1 },
    ],
    fires: { at: { any: [{ kind: ['character', 'creature'] }, SEEKER] }, add: [{ amount: -1 }] },
  },
}
