/** Entries of Effects of which both sides have the same: pressure on drains, phases, battles and craft. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { SELF } from '../entry-words.ts'

/** A card with ability, which a starship has from its permanent pilot. */
const ABLE = { number: { name: 'ability', least: 0.1 } } as const

/** Costs Force for each deploy phase in which nobody with ability came. */
const idleness: CardText = {
  deploys: { on: [{ on: 'opponents-side' }] },
  triggers: [
    {
      when: { just: 'phase-began', by: 'opponent', phase: 'deploy' },
      do: [{ do: 'note', as: 'ability deployed', amount: 0 }],
    },
    {
      when: { just: 'deployed', by: 'opponent', card: ABLE },
      do: [{ do: 'note', as: 'ability deployed', amount: 1 }],
    },
    {
      when: { just: 'phase-ended', by: 'opponent', phase: 'deploy' },
      if: { if: 'noted', name: 'ability deployed', is: 0 },
      do: [{ do: 'lose-force', who: 'opponent', amount: 2 }],
    },
    {
      when: 'always',
      if: {
        if: 'compare',
        left: { count: { ...ABLE, whose: 'opponents' } },
        is: '>',
        right: { count: { ...ABLE, whose: 'yours' } },
      },
      do: [{ do: 'lose-cards', what: SELF }],
    },
  ],
  immuneTo: ['Alter'],
}

/** Whoever attacks gains Force, whoever is attacked loses some, and Interrupts against you cost more. */
const initiative: CardText = {
  deploys: { on: [{ on: 'own-side' }] },
  statics: [
    {
      static: 'play-cost',
      of: { kind: 'interrupt', whose: 'opponents' },
      add: 1,
      when: { if: 'battle', by: 'you' },
    },
  ],
  triggers: [
    {
      when: { just: 'battle-initiated', by: 'you' },
      do: [
        { do: 'retrieve', amount: 1 },
        { do: 'lose-force', who: 'opponent', amount: 1 },
      ],
    },
    {
      when: { just: 'battle-initiated', by: 'opponent' },
      do: [
        { do: 'retrieve', who: 'opponent', amount: 1 },
        { do: 'lose-force', who: 'you', amount: 1 },
      ],
    },
  ],
  immuneTo: ['Alter'],
}

/** Strengthens starships with several weapons, and brings weapons back. */
const arsenal: CardText = {
  deploys: { on: [{ on: 'own-side' }] },
  statics: [
    {
      static: 'number',
      change: 'power',
      of: {
        whose: 'yours',
        kind: 'starship',
        withSeveral: { least: 2, of: { kind: 'weapon', type: 'starship' } },
      },
      add: 2,
    },
  ],
  actions: [
    {
      when: { phase: 'deploy', of: 'you' },
      limit: { times: 1, per: 'turn' },
      cost: { use: 2 },
      do: [
        {
          do: 'deploy-from',
          pile: 'lost',
          what: { kind: 'weapon', type: ['starship', 'vehicle', 'artillery'] },
          free: true,
        },
      ],
    },
  ],
}

/** What makes craft slow and strong until one's next turn. */
const braced = (
  of: Filter,
  changes: readonly (
    | { readonly change: 'power' | 'forfeit' | 'maneuver' | 'weapon'; readonly add: number }
    | { readonly change: 'landspeed' | 'hyperspeed'; readonly fix: number }
  )[],
  safeWith: Filter,
): CardText => ({
  deploys: { on: [{ on: 'own-side' }] },
  statics: [
    {
      static: 'protects',
      of: SELF,
      from: 'Alter',
      when: { if: 'on-table', what: safeWith },
    },
  ],
  actions: [
    {
      when: { phase: 'control', of: 'you' },
      limit: { times: 1, per: 'turn' },
      cost: { use: 1 },
      do: changes.map(({ change, ...how }) => ({
        do: 'for-a-while',
        what:
          change === 'weapon'
            ? { static: 'number', change: 'weapon-draw', of: { kind: 'weapon', on: of }, add: 1 }
            : { static: 'number', change, of, ...how },
        until: 'start-of-your-next-turn',
      })),
    },
  ],
})

/** The victory of a starfighter, which the opponent pays for turn by turn. */
const ace = (famous: Filter): CardText => ({
  deploys: {
    when: { just: 'lost', by: 'opponent', card: { kind: 'starship' } },
    if: { if: 'won' },
    on: [{ on: { whose: 'yours', type: 'starfighter', inBattle: true } }],
  },
  statics: [{ static: 'number', change: 'power', of: { the: 'host' }, add: 2 }],
  triggers: [
    {
      when: { just: 'phase-began', by: 'opponent', phase: 'move' },
      if: { if: 'not', of: { if: 'host', is: famous } },
      do: [{ do: 'lose-force', who: 'opponent', amount: 1 }],
    },
    {
      when: { just: 'phase-began', by: 'opponent', phase: 'move' },
      if: { if: 'host', is: famous },
      do: [{ do: 'lose-force', who: 'opponent', amount: 2 }],
    },
  ],
  immuneTo: ['Control'],
})

export const CONTESTS: Readonly<Record<string, CardText>> = {
  'Civil Disorder': idleness,
  'Ability, Ability, Ability': idleness,
  'Draw Their Fire': initiative,
  'First Strike': initiative,
  'Weapons Display': arsenal,
  Firepower: arsenal,
  'Maneuvering Flaps': braced(
    { whose: 'yours', type: ['combat', 'shuttle'] },
    [
      { change: 'power', add: 2 },
      { change: 'forfeit', add: 2 },
      { change: 'maneuver', add: 1 },
      { change: 'landspeed', fix: 0 },
    ],
    { any: [{ persona: 'Luke' }, { title: 'Zev Senesca' }] },
  ),
  'S-foils': braced(
    { whose: 'yours', model: ['X-wing', 'B-wing'] },
    [
      { change: 'power', add: 2 },
      { change: 'hyperspeed', fix: 0 },
      { change: 'weapon', add: 1 },
    ],
    { any: [{ persona: 'Red Leader' }, { title: 'Red Leader In Red 1' }] },
  ),
  'Legendary Starfighter': ace({ persona: ['Falcon', 'Red 5'] }),
  'Pride Of The Empire': ace({ model: 'TIE/ln' }),
}
