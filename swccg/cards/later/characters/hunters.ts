/** Entries of characters of the first sets whose sentences no other card says: bounty hunters, a general, a smuggler, aliens. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { adds, MINE, SELF, TARGET, there, thisIs } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const PILOTING: Condition = thisIs({ pilots: true })
const DRIVING: Condition = thisIs({ drives: true })
const all = (...of: readonly Condition[]): Condition => ({ if: 'all', of })

/** Somebody at the same place has no forfeit value as long as the hunter is present there. */
const shames = (persona: string): CardAction => ({
  when: 'any-time',
  if: thisIs({ present: true }),
  targets: [
    {
      name: 'target',
      what: { persona, where: 'same-location', number: { name: 'forfeit', least: 0.5 } },
    },
  ],
  do: [
    {
      do: 'for-a-while',
      what: {
        static: 'number',
        change: 'forfeit',
        of: TARGET,
        fix: 0,
        when: there({ ...SELF, present: true, where: { atA: { has: TARGET } } }),
      },
      until: 'this-leaves-table',
    },
  ],
})

export const HUNTERS: Readonly<Record<string, CardText>> = {
  Dengar: {
    statics: [
      adds('power', 2, HOST, PILOTING),
      adds('power', { count: { whose: 'opponents', kind: 'character', where: 'present' } }),
    ],
    actions: [shames('Han')],
  },
  Bossk: {
    statics: [
      adds('power', 2, HOST, PILOTING),
      {
        static: 'allows',
        what: 'draw-battle-destiny',
        of: SELF,
        when: thisIs({ pilots: { persona: "Hound's Tooth" } }),
      },
      {
        static: 'side-number',
        change: 'attrition',
        whose: 'yours',
        add: 1,
        when: thisIs({ where: { atA: { type: 'site' } } }),
      },
    ],
    actions: [shames('Chewie')],
  },
  'General Carlist Rieekan': {
    statics: [
      adds(
        'power',
        1,
        { type: 'rebel', not: SELF, where: 'present' },
        thisIs({ where: { sitesOf: 'Hoth' } }),
      ),
      {
        static: 'number',
        change: 'x',
        of: { title: 'Echo Base Operations' },
        add: 1,
        when: thisIs({ where: { atA: { type: 'site', titleHas: 'Echo' } } }),
      },
    ],
    actions: [
      {
        when: 'any-time',
        cost: { use: 1 },
        targets: [{ name: 'target', what: { title: 'Death Squadron' } }],
        do: [{ do: 'cancel-cards', what: TARGET }],
      },
    ],
  },
  'Palace Raider': {
    statics: [
      adds('power', 2, HOST, PILOTING),
      adds('power', 3, HOST, DRIVING),
      {
        static: 'allows',
        what: 'move-free',
        of: HOST,
        when: all(DRIVING, there({ ...HOST, kind: 'vehicle', type: 'transport' })),
      },
      {
        static: 'side-number',
        change: 'battle-destinies',
        whose: 'yours',
        at: { inBattle: true },
        add: 1,
        when: all(
          DRIVING,
          thisIs({ inBattle: true }),
          there({ ...HOST, kind: 'vehicle', type: 'transport' }),
        ),
      },
    ],
  },
  'Garouf Lafoe': {
    statics: [
      adds('power', 1, HOST, PILOTING),
      adds(
        'forfeit',
        1,
        { ...MINE, kind: 'character', where: 'same-site' },
        thisIs({ where: { sitesOf: 'Tatooine' } }),
      ),
      adds(
        'forfeit',
        -1,
        { whose: 'opponents', kind: 'character', where: 'same-site' },
        thisIs({ where: { sitesOf: 'Hoth' } }),
      ),
      { static: 'blanks', of: SELF, when: there({ trait: 'tax collector', where: 'same-site' }) },
    ],
  },
  Saurin: {
    statics: [adds('power', 1, SELF, thisIs({ with: { title: "Sai'torr Kal Fas" } }))],
    actions: [
      {
        when: 'any-time',
        cost: { use: 1 },
        targets: [{ name: 'target', what: { title: 'Restraining Bolt', where: 'same-site' } }],
        do: [{ do: 'lose-cards', what: TARGET }],
      },
    ],
  },
  Defel: {
    actions: [
      {
        when: 'battle',
        if: all({ if: 'nighttime' }, thisIs({ inBattle: true })),
        cost: { use: 1 },
        do: [{ do: 'exclude', what: SELF }],
      },
    ],
    triggers: [
      {
        when: { just: 'phase-began', by: 'you', phase: 'control' },
        if: all(
          thisIs({ where: { atA: { type: 'site' } } }),
          there({ title: 'Revolution', where: 'same-location' }),
        ),
        do: [{ do: 'lose-force', who: 'opponent', amount: 1 }],
      },
    ],
  },
}
