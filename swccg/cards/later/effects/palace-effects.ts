/** Entries of Effects and Immediate Effects of the palace: influence, villainy, baits, and places that anybody may come to. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText } from '../../../text/text.ts'
import { ANSWERED, all, any, HOST, not, SELF, several, TARGET, there, WHOLLY } from '../entry-words.ts'

const PALACE: Filter = { type: 'site', where: { sitesOf: "Jabba's Palace" } }

/** No more than two Force at a time from drains and from what is slid into the deck, for who holds three battlegrounds or meets nobody on any. */
const defiance: CardText = {
  deploys: { on: [{ on: 'own-side' }] },
  statics: ([{ from: 'drain' }, { by: { kind: 'effect', does: 'insert' } }] as const).map((cause) => ({
    static: 'limits-losses',
    whose: 'yours',
    most: 2,
    ...cause,
    when: any(
      several(3, { kind: 'location', battleground: true, occupied: 'you' }),
      not(there({ kind: 'location', battleground: true, occupied: 'opponent' })),
    ),
  })),
  immuneTo: ['Alter'],
}

/** Cards that are not unique are safe in a small hand. */
const safekeeping = (from: string): CardText => ({
  deploys: { on: [{ on: 'own-side' }] },
  statics: [
    {
      static: 'protects',
      of: { whose: 'yours', unique: false, inHand: true, not: { kind: ['effect', 'interrupt'] } },
      from,
      when: { if: 'compare', left: { cardsIn: 'hand', whose: 'yours' }, is: '<', right: 13 },
    },
    {
      static: 'protects',
      of: SELF,
      from: 'Alter',
      when: several(2, { kind: 'location', battleground: true, occupied: 'you' }),
    },
  ],
})

/** The top card of the Lost Pile comes back, and places of nobody's choice are easy to come to. */
const wayIn = (...statics: readonly Static[]): CardText => {
  const at: Filter = { type: 'site', generic: true, whose: 'opponents' }
  return {
    deploys: {
      on: [{ on: 'own-side' }],
      after: [{ do: 'may', so: [{ do: 'draw-cards', amount: 1, from: 'lost' }] }],
    },
    statics: [
      ...statics,
      { static: 'deploy-cost', of: { whose: 'yours', kind: ['character', 'vehicle'] }, to: at, add: -3 },
      { static: 'side-number', change: 'force-generation', whose: 'yours', at, add: 1 },
    ],
    immuneTo: ['Alter'],
  }
}

/** Whoever has ability is an alien, an independent starship or who flies one. */
const ONLY_SCUM: Condition = all(
  there({
    whose: 'yours',
    kind: ['character', 'starship', 'vehicle'],
    not: { number: { name: 'ability', exactly: 0 } },
  }),
  not(
    there({
      whose: 'yours',
      kind: ['character', 'starship', 'vehicle'],
      not: {
        any: [
          { type: 'alien' },
          { kind: 'starship', icon: 'independent' },
          { pilots: { kind: 'starship', icon: 'independent' } },
          { number: { name: 'ability', exactly: 0 } },
        ],
      },
    }),
  ),
)

const IS_HIDDEN: Condition = { if: 'host', is: { trait: 'undercover' } }
/** Where two aliens of different titles hold a battleground of Tatooine. */
const UNDERWORLD: Filter = {
  type: 'site',
  battleground: true,
  where: { sitesOf: 'Tatooine' },
  hasTitles: { least: 2, of: { whose: 'yours', type: 'alien' } },
}

const CAPTURES: Filter = { title: ['We Have A Prisoner', 'Oo-ta Goo-ta, Solo?'] }

export const PALACE_EFFECTS: Readonly<Record<string, CardText>> = {
  Ultimatum: defiance,
  Resistance: defiance,
  "Yarna d'al' Gargan": safekeeping('Monnok'),
  'Well Guarded': safekeeping('Grimtaash'),
  'Ounee Ta': wayIn(
    { static: 'makes-unique', of: { title: 'None Shall Pass' } },
    { static: 'gives', type: 'lost', to: { title: 'None Shall Pass' } },
  ),
  'No Escape': wayIn({
    static: 'protects',
    of: {
      kind: ['effect', 'epic-event', 'objective'],
      not: { type: ['utinni', 'immediate', 'mobile', 'starting'] },
    },
    from: 'Honor Of The Jedi',
  }),
  'Scum And Villainy': {
    deploys: { on: [{ on: { title: "Jabba's Palace: Audience Chamber" } }] },
    statics: [
      {
        static: 'deploy-cost',
        of: { whose: 'yours', any: [{ type: 'alien' }, { kind: 'starship' }] },
        add: -1,
        when: ONLY_SCUM,
      },
      { static: 'protects', of: SELF, from: 'Alter', when: several(3, { ...PALACE, controlled: 'you' }) },
    ],
    triggers: [
      {
        when: { just: 'battle-initiated', by: 'you' },
        if: ONLY_SCUM,
        do: [{ do: 'retrieve', amount: 2 }],
      },
    ],
  },
  'I Must Be Allowed To Speak': {
    deploys: { on: [{ on: PALACE }] },
    statics: [
      {
        static: 'allows',
        what: 'deploy-regardless',
        of: { persona: 'Luke' },
        to: { type: 'site', where: 'same-location' },
        when: { if: 'host', is: { type: 'site' } },
      },
      {
        static: 'number',
        change: 'immunity',
        of: { persona: 'Luke', with: SELF, where: { sitesOf: 'Tatooine' } },
        become: WHOLLY,
      },
    ],
    triggers: [
      {
        when: { just: 'deployed', card: { persona: 'Luke' }, at: { type: 'site', where: 'same-location' } },
        if: { if: 'host', is: { type: 'site' } },
        do: [{ do: 'attach', what: SELF, to: ANSWERED }],
      },
    ],
    immuneTo: ['Alter'],
  },
  'Cane Adiss': {
    deploys: {
      when: {
        just: 'drain-initiated',
        by: 'opponent',
        at: { kind: 'location', icon: 'planet', not: { kind: 'location', shielded: true } },
      },
      on: [{ on: { kind: 'location', icon: 'planet', not: { kind: 'location', shielded: true } } }],
      there: true,
    },
    statics: [
      {
        static: 'allows',
        what: 'deploy-regardless',
        of: { whose: 'yours', kind: ['character', 'vehicle', 'starship'] },
        to: HOST,
      },
    ],
    immuneTo: ['Control'],
  },
  "We're The Bait": {
    deploys: {
      on: [{ on: { kind: 'character', persona: ['Han', 'Leia', 'Chewie'], trait: 'captive' } }],
      target: { persona: 'Luke' },
    },
    statics: [
      {
        static: 'bars',
        what: 'attempt-tests',
        of: { the: 'target' },
        when: { if: 'host', is: { trait: 'captive' } },
      },
    ],
    triggers: [
      {
        when: { just: 'phase-began', by: 'opponent', phase: 'draw' },
        if: { if: 'host', is: { trait: 'captive' } },
        do: [
          {
            do: 'lose-force',
            who: 'opponent',
            amount: { sum: [2, { oneOf: { the: 'host', trait: 'frozen' }, is: 1 }] },
          },
        ],
      },
      {
        when: 'always',
        if: { if: 'host', is: { trait: 'captive', where: { atA: { has: { the: 'target' } } } } },
        do: [{ do: 'cancel-cards', what: SELF }],
      },
    ],
    immuneTo: ['Alter'],
  },
  'Imperial Decree': {
    deploys: { on: [{ on: 'own-side' }] },
    statics: (['cancels-drain-bonuses', 'blanks'] as const).map((what) => ({
      ...(what === 'blanks' ? { static: what, of: { title: 'Revolution' } as Filter } : { static: what }),
      when: any(
        several(2, {
          kind: 'location',
          any: [{ where: { system: 'Yavin 4' } }, { where: { system: 'Hoth' } }],
          controlled: 'you',
        }),
        all(
          there({ type: 'site', icon: 'planet', controlled: 'you' }),
          several(2, { type: 'system', controlled: 'you' }),
        ),
      ),
    })),
    immuneTo: ['Alter'],
  },
  'A Gift': {
    deploys: {
      when: {
        just: 'arrived',
        by: 'you',
        card: { type: 'droid', whose: 'yours' },
        at: { title: "Jabba's Palace: Audience Chamber" },
      },
      on: [{ on: ANSWERED }],
      there: true,
      after: [{ do: 'go-undercover', what: HOST }],
    },
    statics: [
      { static: 'gives', trait: 'spy', to: HOST, when: IS_HIDDEN },
      {
        static: 'side-number',
        change: 'battle-destiny',
        whose: 'opponents',
        at: { kind: 'location', has: { type: 'alien', whose: 'opponents' } },
        add: -2,
        when: IS_HIDDEN,
      },
      {
        static: 'side-number',
        change: 'drain',
        whose: 'opponents',
        at: { kind: 'location', has: { type: 'alien', whose: 'opponents' } },
        add: -1,
        when: IS_HIDDEN,
      },
    ],
    triggers: [
      {
        when: 'always',
        if: { if: 'host', is: { trait: 'undercover', not: { where: { system: 'Tatooine' } } } },
        do: [{ do: 'cancel-cards', what: SELF }],
      },
    ],
    immuneTo: ['Control'],
  },
  'Underworld Contacts': {
    deploys: { on: [{ on: { type: 'site', where: { sitesOf: 'Tatooine' } } }] },
    statics: [
      { static: 'side-number', change: 'force-generation', whose: 'yours', add: 1 },
      { static: 'secures-drains', at: UNDERWORLD },
    ],
    actions: [
      {
        when: 'any-time',
        cost: { use: 2 },
        targets: [
          {
            name: 'target',
            what: { type: 'site', whose: 'yours', converted: true, where: { sitesOf: 'Tatooine' } },
          },
        ],
        do: [{ do: 'raise', what: TARGET }],
      },
    ],
  },
  'Hutt Influence': {
    deploys: { on: [{ on: 'own-side' }] },
    statics: [
      { static: 'secures-drains', at: UNDERWORLD },
      {
        static: 'side-number',
        change: 'attrition',
        whose: 'opponents',
        at: {
          inBattle: true,
          hasTitles: { least: 2, of: { whose: 'yours', type: 'alien', unique: false, inBattle: true } },
        },
        add: -2,
      },
    ],
  },
  'All Wrapped Up': {
    deploys: { on: [{ on: 'own-side' }] },
    statics: [
      { static: 'plays-free', of: CAPTURES },
      { static: 'protects', of: CAPTURES, from: 'Sense' },
    ],
    actions: [
      {
        when: {
          just: 'about-to-be-lost',
          forfeited: true,
          card: {
            kind: 'character',
            whose: 'opponents',
            where: { atA: { has: { whose: 'yours', trait: 'bounty hunter', present: true } } },
          },
        },
        do: [{ do: 'cancel' }, { do: 'capture', what: ANSWERED, restored: true }],
      },
    ],
    immuneTo: ['Alter'],
  },
}
