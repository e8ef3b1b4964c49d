/** Entries of Effects that hold cards: those that come from hand to call off a drain, and wrecks that may fly again. */

import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'

/** As many as a deck holds. */
const ALL = 60

/** One of a kind comes from hand to call off a drain, and may deploy from there. */
const refuge = (kind: Filter): CardText => ({
  deploys: { on: [{ on: 'own-side' }] },
  statics: [{ static: 'stocks' }],
  actions: [
    {
      when: { just: 'drain-initiated' },
      limit: { times: 1, per: 'turn' },
      targets: [{ name: 'refugee', what: { ...kind, unique: false }, from: 'hand' }],
      first: [{ do: 'stack', what: { the: { chosen: 'refugee' } } }],
      do: [{ do: 'cancel' }],
    },
  ],
  triggers: [
    {
      when: { just: 'about-to-be-cancelled', by: 'opponent', card: { the: 'self' } },
      do: [{ do: 'deploy-from', pile: 'stacked', what: kind, free: true, most: ALL }],
    },
  ],
})

/** A starship that was just lost lies there until its cost is paid again. */
const dock: CardText = {
  deploys: { on: [{ on: 'own-side', cost: 4 }] },
  actions: [
    {
      when: { just: 'lost', by: 'you', card: { kind: 'starship' } },
      if: { if: 'not', of: { if: 'on-table', what: { kind: 'starship', where: 'on-this' } } },
      do: [{ do: 'stack', what: { the: { chosen: 'answered' } } }],
    },
    {
      when: { phase: 'deploy', of: 'you' },
      limit: { times: 1, per: 'turn' },
      cost: { use: { number: 'deploy', of: { the: { chosen: 'target' } } } },
      targets: [{ name: 'target', what: { kind: 'starship', where: 'on-this' } }],
      do: [{ do: 'return-to-hand', what: { the: { chosen: 'target' } } }],
    },
  ],
}

/** Copies of participants leave play from hand, each for its forfeit value of attrition. */
const sacrifice: CardText = {
  deploys: { on: [{ on: 'own-side' }] },
  statics: [
    {
      static: 'protects',
      of: { the: 'self' },
      from: 'Alter',
      when: { if: 'occupy', at: { battleground: true } },
    },
  ],
  actions: [
    {
      when: { just: 'attrition', by: 'you' },
      targets: [
        {
          name: 'copies',
          what: { unique: true, copyOf: { unique: true, inBattle: true } },
          from: 'hand',
          most: ALL,
        },
      ],
      first: [
        { do: 'remember', as: 'forfeits', amount: { total: 'forfeit', of: { the: { chosen: 'copies' } } } },
        { do: 'out-of-play', what: { the: { chosen: 'copies' } } },
      ],
      do: [{ do: 'change-loss', by: { less: { value: 'forfeits' }, from: 0 } }],
    },
  ],
}

export const STORES: Readonly<Record<string, CardText>> = {
  'Bargaining Table': refuge({ type: 'alien' }),
  'Den Of Thieves': refuge({ type: 'alien' }),
  Entrenchment: refuge({ type: 'rebel' }),
  'Strategic Reserves': refuge({ type: 'imperial' }),
  'Rebel Fleet': refuge({ type: 'starfighter' }),
  'Dreaded Imperial Starfleet': refuge({ type: 'starfighter' }),
  'Docking And Repair Facilities': dock,
  'Return To Base': dock,
  'Nick Of Time': sacrifice,
  'Blown Clear': sacrifice,
}
