/** Entries of the folk of the palace: who rises at the Audience Chamber, deals with Jawas, drains and keeps order there. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { adds, all, any, fetches, flies, HOST, SELF, there, thisIs, worthMore } from '../entry-words.ts'

const COURT = "Jabba's Palace: Audience Chamber"
const AT_COURT = thisIs({ where: { at: COURT } })
const ON_TATOOINE = { only: { where: { sitesOf: 'Tatooine' } } } as const
const PALACE: Filter = { type: 'site', where: { sitesOf: "Jabba's Palace" } }

const ownOthers = (who: Filter): Filter => ({ ...who, whose: 'yours', not: SELF })
const taughtBy = (title: string): Filter => ({ with: { title } })

/** An Interrupt in hand cancels a Force drain at such a site, where so much is on table. */
const cancelsDrains = (interrupt: string, at: Filter, when: CardAction['if']): CardAction => ({
  through: { title: interrupt },
  when: { just: 'drain-initiated', at: { type: 'site', ...at } },
  ...(when ? { if: when } : {}),
  do: [{ do: 'cancel' }],
})

/** Jawas and their barter are found, and enough of them make the barter cancel more. */
const shaman = (drained: Filter): CardText => {
  const enough = { if: 'on-table', what: { whose: 'yours', trait: 'jawa' }, least: 3 } as const
  const barter: Filter = { title: 'Utinni!' }
  return {
    deploys: ON_TATOOINE,
    actions: [
      fetches({ any: [barter, { trait: 'jawa' }] }),
      cancelsDrains('Utinni!', drained, enough),
      {
        through: barter,
        when: { just: 'played', card: { title: 'Control', kind: 'interrupt' } },
        if: enough,
        do: [{ do: 'cancel' }],
      },
    ],
  }
}
const MUSICIANS: Filter = {
  type: 'site',
  has: { title: 'Max Rebo', whose: 'yours' },
  hasSeveral: { least: 2, of: { trait: 'musician', whose: 'yours' } },
}
const DROID_PLACES: Filter = {
  title: ["Jabba's Palace: Droid Workshop", 'Sandcrawler: Droid Junkheap', 'Cloud City: Incinerator'],
}

const DESERT: Filter = { titleHas: 'Desert' }
/** Neither storms nor sand trouble it. */
const desertBorn: readonly Static[] = [
  { static: 'protects', of: SELF, from: ['Gravel Storm', 'Sandwhirl'] },
  { static: 'allows', what: 'walk-unslowed', of: SELF },
]
/** Immune to attrition below the number of such cards. */
const calm = (count: Filter): Static => ({
  static: 'number',
  change: 'immunity',
  of: SELF,
  become: { count },
})
/** A card of a title needs one more of the places that it counts. */
const hinders = (title: string, when: Condition, whose?: 'opponents'): Static => ({
  static: 'number',
  change: 'x',
  of: { title, ...(whose ? { whose } : {}) },
  add: 1,
  when,
  cumulative: true,
})

export const PALACE_FOLK: Readonly<Record<string, CardText>> = {
  'Aved Luun': shaman({ where: { sitesOf: 'Tatooine' } }),
  Herat: shaman({ related: { type: 'site', has: { title: 'Herat', whose: 'yours' } } }),
  'Max Rebo': {
    statics: [
      adds('power', 2, SELF, thisIs({ where: { sitesOf: 'Hoth' } })),
      { static: 'deploy-cost', of: ownOthers({ trait: 'musician' }), add: -1, when: AT_COURT },
      adds('forfeit', 3, ownOthers({ trait: 'musician' }), AT_COURT),
    ],
    actions: [cancelsDrains('The Bith Shuffle', { adjacentTo: MUSICIANS }, undefined)],
  },
  'Garon Nas Tal': {
    statics: [
      adds('forfeit', 2, ownOthers({ trait: 'saurin' }), AT_COURT),
      ...worthMore(1, { kind: 'character', whose: 'yours', ...taughtBy("Sai'torr Kal Fas") }, AT_COURT),
    ],
  },
  'Leslomy Tacema': {
    statics: [
      flies(3),
      adds(
        'power',
        2,
        {
          kind: ['starship', 'vehicle'],
          with: { kind: 'character', pilots: true, ...taughtBy('Ellorrs Madak') },
        },
        AT_COURT,
      ),
    ],
  },
  'Rayc Ryjerd': {
    statics: [
      flies(2),
      adds('power', 2, HOST, thisIs({ pilots: true, ...taughtBy('Rycar Ryjerd') })),
      {
        static: 'protects',
        of: { type: 'starfighter', with: { the: 'self', pilots: true } },
        from: ['Tallon Roll'],
      },
      {
        static: 'allows',
        what: 'pass-drawn-asteroids',
        of: { type: 'starfighter', with: { the: 'self', pilots: true } },
      },
    ],
  },
  Nysad: {
    deploys: ON_TATOOINE,
    statics: [
      {
        static: 'allows',
        what: 'deploy-as-react',
        of: SELF,
        to: {
          any: [
            { where: { sitesOf: "Jabba's Palace" } },
            { kind: 'vehicle', where: { sitesOf: 'Tatooine' } },
          ],
        },
      },
      adds(
        'power',
        3,
        SELF,
        all({ if: 'battle', by: 'opponent' }, thisIs({ inBattle: true, where: { atA: PALACE } })),
      ),
    ],
  },
  Trandoshan: {
    statics: [
      ...worthMore(
        1,
        SELF,
        any(
          there({ trait: 'wookiee', where: 'same-site' }),
          there({ persona: 'Bossk', where: { at: COURT } }),
        ),
      ),
      {
        static: 'side-number',
        change: 'attrition',
        whose: 'yours',
        add: 1,
        when: all(thisIs({ inBattle: true }), there({ titleHas: 'Bounty', where: 'same-site' })),
      },
    ],
  },
  'EV-9D9': {
    statics: [
      {
        static: 'allows',
        what: 'drain-without-presence',
        of: SELF,
        when: thisIs({ where: { atA: DROID_PLACES } }),
      },
      {
        static: 'side-number',
        change: 'drain',
        whose: 'yours',
        at: { ...DROID_PLACES, where: 'same-location' },
        add: {
          sum: [
            { count: { type: 'droid', not: SELF, where: 'present' } },
            { count: { type: 'droid', trait: 'captive', where: 'present' } },
          ],
        },
      },
    ],
    actions: [fetches({ any: [{ trait: 'power droid' }, { title: 'Torture' }] })],
  },
  'Ephant Mon': {
    statics: [
      ...(['deploy', 'move'] as const).map((what) => ({
        static: 'bars' as const,
        what,
        of: { whose: 'opponents', kind: 'character', trait: ['spy', 'gambler', 'thief'] } as const,
        to: { where: 'same-site' } as const,
      })),
      adds('power', 2, SELF, all(thisIs({ inBattle: true }), there({ persona: 'Jabba', inBattle: true }))),
    ],
    triggers: [
      {
        when: { just: 'forfeited', by: 'you', card: SELF },
        if: there({ persona: 'Jabba', inBattle: true }),
        do: [{ do: 'may', so: [{ do: 'satisfy', what: 'both' }] }],
      },
    ],
  },
  Quarren: {
    statics: [
      {
        static: 'allows',
        what: 'deploy-regardless',
        of: { whose: 'yours', type: 'imperial' },
        to: { where: 'same-site' },
        when: thisIs({
          present: true,
          where: { atA: { type: 'site', not: { type: 'site', shielded: true } } },
        }),
      },
      {
        static: 'gives',
        type: 'used',
        to: { title: ['Tactical Support', 'Imperial Reinforcements', 'Full Scale Alert'] },
        when: thisIs({ where: { atA: { type: 'site', icon: 'planet' } } }),
      },
    ],
  },
  'Droopy McCool': {
    statics: [
      adds(
        'power',
        2,
        SELF,
        thisIs({ where: { atA: { type: 'site', any: [DESERT, { where: { sitesOf: 'Tatooine' } }] } } }),
      ),
      ...desertBorn,
      adds('forfeit', 2, ownOthers({ trait: 'kitonak' }), AT_COURT),
      calm({ whose: 'yours', trait: 'musician' }),
    ],
  },
  Kitonak: {
    statics: [
      adds(
        'power',
        1,
        SELF,
        thisIs({
          where: { atA: { type: 'site', where: { sitesOf: 'Tatooine' }, not: { type: 'site', ...DESERT } } },
        }),
      ),
      adds('power', 2, SELF, thisIs({ where: { atA: { type: 'site', ...DESERT } } })),
      ...desertBorn,
      calm({ whose: 'yours', trait: 'musician', where: 'present' }),
    ],
  },
  Geezum: {
    statics: [adds('forfeit', 2, ownOthers({ trait: 'snivvian' }), AT_COURT)],
    actions: [
      {
        ...fetches({ type: 'site', related: { where: 'same-location' } }, 2),
        if: thisIs({ where: { atA: { type: 'site', icon: 'exterior', any: [{ icon: 'planet' }] } } }),
      },
    ],
  },
  Aqualish: {
    statics: [
      adds('power', 2, SELF, there({ persona: 'Ponda Baba', where: { at: COURT } })),
      adds('forfeit', 1, SELF, there({ persona: 'Ponda Baba', where: { at: COURT } })),
      {
        static: 'side-number',
        change: 'battle-cost',
        whose: 'yours',
        fix: 0,
        when: thisIs({ present: true }),
      },
      hinders('Dark Deal', thisIs({ where: { sitesOf: 'Cloud City' } })),
    ],
  },
  Ortolan: {
    statics: [
      ...worthMore(
        2,
        SELF,
        any(thisIs({ where: { sitesOf: 'Hoth' } }), thisIs({ where: { at: 'Cloud City: Dining Room' } })),
      ),
      hinders(
        'Walker Garrison',
        thisIs({ where: { atA: { type: 'site', titleHas: 'Marker' } } }),
        'opponents',
      ),
    ],
  },
}
