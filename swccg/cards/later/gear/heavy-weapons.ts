/** Entries of weapons that strike a place or two at once, and of guns that two warriors carry along. */
import type { Filter } from '../../../text/filter.ts'
import type { CardAction, CardText, Fires } from '../../../text/text.ts'
import { chosen, compare, MINE, SELF, TARGET, THEIRS } from '../../premiere/common.ts'
import { HOST } from '../entry-words.ts'

const WARRIORS: Filter = { ...MINE, kind: 'character', icon: 'warrior' }
const LIVING: Filter = { kind: ['character', 'creature'] }
const DRAWN: Filter = { number: { name: 'destiny', exactly: { value: 'destiny' } } }
const SITE: Filter = { type: 'site' }
const LOST = { do: 'lose-cards', what: SELF } as const

/** Two who walk together take it along, at their price and one Force more. */
const BEARERS = chosen('bearers')
const carried: CardAction = {
  when: { phase: 'move', of: 'you' },
  limit: { times: 1, per: 'turn' },
  cost: { use: 1 },
  targets: [
    {
      name: 'site',
      what: { ...SITE, reachedBy: { least: 2, of: { ...WARRIORS, where: 'present' } } },
    },
    {
      name: 'bearers',
      what: { ...WARRIORS, where: 'present', canReach: chosen('site') },
      least: 2,
      most: 2,
    },
  ],
  do: [
    { do: 'move-away', what: BEARERS, to: chosen('site'), by: ['landspeed'] },
    {
      do: 'if',
      when: compare({ count: { ...BEARERS, where: { atA: chosen('site') } } }, '=', 2),
      so: [{ do: 'attach', what: SELF, to: chosen('site') }],
    },
  ],
}
const byWarrior: Pick<Fires, 'cost' | 'user'> = { cost: 2, user: { ...WARRIORS, where: 'present' } }

export const HEAVY_WEAPONS: Readonly<Record<string, CardText>> = {
  'Concussion Grenade': {
    deploys: { on: [{ on: WARRIORS, cost: 2 }] },
    fires: {
      at: SITE,
      area: true,
      reach: 'adjacent-site',
      outcomes: [
        { is: '=', than: 0, do: [{ do: 'lose-cards', what: HOST }, LOST] },
        {
          than: 0,
          do: [
            {
              do: 'lose-cards',
              what: {
                kind: ['character', 'weapon', 'device'],
                ...DRAWN,
                present: true,
                where: { atA: TARGET },
              },
            },
            LOST,
          ],
        },
      ],
    },
  },
  "Bossk's Mortar Gun": {
    deploys: {
      on: [
        { on: { ...MINE, title: 'Bossk' }, cost: 2 },
        { on: WARRIORS, cost: 4 },
      ],
    },
    fires: {
      at: SITE,
      area: true,
      cost: 2,
      outcomes: [
        { is: '=', than: 0, do: [{ do: 'lose-cards', what: HOST }, LOST] },
        {
          than: 0,
          do: [
            { do: 'choose', as: 'victim', what: { ...THEIRS, ...DRAWN, where: { atA: TARGET } } },
            { do: 'lose-cards', what: chosen('victim') },
          ],
        },
      ],
    },
  },
  'Medium Repeating Blaster Cannon': {
    deploys: { on: [{ on: SITE }] },
    fires: { ...byWarrior, at: LIVING, reach: 'adjacent-site', draws: 2, two: { cost: 2 } },
    actions: [carried],
  },
  'E-web Blaster': {
    deploys: { on: [{ on: SITE }] },
    fires: {
      ...byWarrior,
      at: { any: [{ type: 'starfighter' }, { kind: ['character', 'creature', 'vehicle'] }] },
      defense: [{ is: 5, of: { type: 'starfighter' } }],
      add: [{ amount: 1 }],
    },
    actions: [carried],
  },
}
