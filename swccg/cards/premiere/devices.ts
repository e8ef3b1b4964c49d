/** Premiere devices that work by lying there, and the droid that does as one of them. */
import type { Filter } from '../../text/filter.ts'
import type { CardText } from '../../text/text.ts'
import { adds, thisIs } from './common.ts'

const HOST: Filter = { the: 'host' }

/** Cards of one's own may be deployed in answer to a battle or Force drain here or next door. */
const calls: CardText = {
  statics: [
    {
      static: 'allows',
      what: 'deploy-as-react',
      of: { whose: 'yours' },
      to: { kind: 'location', where: 'same-or-adjacent-site' },
    },
  ],
}

/** Any droid at a site stands still and says nothing; in the own deploy phase another one does. */
const bolt: CardText = {
  deploys: {
    on: [{ on: { kind: 'character', type: 'droid', where: { atA: { type: 'site' } } } }],
    withoutPresence: true,
  },
  statics: [
    { static: 'bars', what: 'move', of: HOST },
    { static: 'blanks', of: HOST },
  ],
  actions: [
    {
      name: 'put it on another droid here',
      when: { phase: 'deploy', of: 'you' },
      targets: [{ name: 'droid', what: { kind: 'character', type: 'droid', where: 'same-site', not: HOST } }],
      do: [{ do: 'attach', what: { the: 'self' }, to: { the: { chosen: 'droid' } } }],
    },
  ],
}

export const devices: Readonly<Record<string, CardText>> = {
  Comlink: { deploys: { on: [{ on: { kind: 'character', whose: 'yours' }, cost: 1 }] }, ...calls },
  'CZ-3 (Seezee-Three)': calls,
  'Restraining Bolt (L)': bolt,
  'Restraining Bolt (D)': bolt,
  'Tatooine Utility Belt': {
    deploys: { on: [{ on: { kind: 'character', type: ['rebel', 'alien'], whose: 'yours' }, cost: 1 }] },
    statics: (['power', 'forfeit'] as const).map((change) =>
      adds(change, 2, HOST, thisIs({ where: { sitesOf: 'Tatooine' } })),
    ),
  },
  'Stormtrooper Utility Belt': {
    deploys: { on: [{ on: { kind: 'character', type: ['imperial', 'alien'], whose: 'yours' }, cost: 1 }] },
    statics: (['power', 'forfeit'] as const).flatMap((change) => [
      adds(change, 1, HOST),
      adds(change, 1, HOST, thisIs({ where: { sitesOf: 'Death Star' } })),
    ]),
  },
}
