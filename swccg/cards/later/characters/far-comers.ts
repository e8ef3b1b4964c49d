/** Entries of people of A New Hope and Hoth who move or serve in ways of their own. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, chosen, MINE, SELF, TARGET, there, thisIs } from '../../premiere/common.ts'

/** Two blades against one enemy or two. */
const blades = (friend: string): CardText => ({
  statics: [adds('power', 1, SELF, there({ persona: friend, where: 'same-location' }))],
  fires: {
    at: { kind: 'character' },
    two: { cost: 1 },
    draws: 2,
    do: [
      { do: 'hit', what: TARGET },
      { do: 'for-a-while', what: adds('forfeit', -2, TARGET), until: 'end-of-battle' },
    ],
  },
})

/** Plays on after a shuffle, the more of the band are there. */
const listens = (title: string): CardText => ({
  actions: [
    {
      when: { just: 'shuffled', by: 'you', card: { title, kind: 'interrupt' } },
      if: there(BAND),
      do: [{ do: 'look-at-shuffled', top: { count: BAND } }],
    },
  ],
})
const BAND: Filter = { trait: 'musician', where: 'same-site', not: SELF }

export const FAR_COMERS: Readonly<Record<string, CardText>> = {
  'Cal Alder': {
    statics: [
      adds('power', 1, SELF, thisIs({ where: { atA: { titleHas: 'Defensive Perimeter' } } })),
      {
        static: 'allows',
        what: 'move-free',
        of: { ...MINE, kind: 'vehicle' },
        to: { type: 'site', nearerTo: SELF },
      },
    ],
  },
  'Ahsoka Tano With Lightsabers': blades('Anakin'),
  'Asajj Ventress With Lightsabers': blades('Dooku'),
  'Nalan Cheel': listens('The Bith Shuffle'),
  "Tech Mo'r": listens('Ommni Box'),
  Tzizvvt: {
    statics: [
      adds(
        'power',
        1,
        SELF,
        thisIs({
          any: [
            { where: { at: 'Death Star: Trash Compactor' } },
            { where: { atA: { type: 'site', where: { sitesOf: 'Dagobah' } } } },
            { where: { atA: { type: 'site', has: { title: 'Dark Waters' } } } },
            { where: { atA: { type: 'site', has: { persona: 'Tarkin' } } } },
          ],
        }),
      ),
      { static: 'bars', what: 'walk', of: SELF },
    ],
    actions: [
      {
        when: { phase: 'deploy', of: 'you' },
        limit: { times: 1, per: 'turn' },
        cost: { use: 1 },
        targets: [{ name: 'site', what: { type: 'site', within: 2 } }],
        do: [{ do: 'move', what: SELF, to: chosen('site') }],
      },
    ],
  },
}
