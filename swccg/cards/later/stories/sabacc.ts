/** Entries of cards about sabacc: the Interrupts that begin a game, who plays well, and where. */
import type { Filter } from '../../../text/filter.ts'
import type { SabaccRules } from '../../../text/sabacc.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText, Half } from '../../../text/text.ts'
import { SELF } from '../entry-words.ts'

/** Outside battles, by a player who has somebody who can play (ccgx/sabacc/start). */
const sabacc = (who: Filter, rules: SabaccRules): CardText => ({
  actions: [
    {
      when: 'any-time',
      if: { if: 'not', of: { if: 'battle' } },
      targets: [{ name: 'player', what: { whose: 'yours', ...who } }],
      do: [{ do: 'sabacc', player: { the: { chosen: 'player' } }, rivals: who, rules }],
    },
  ],
})

const GAMBLER: Filter = { trait: 'gambler' }
const CHARACTER_WEAPON: Filter = { kind: 'weapon', type: 'character' }

const cloudCity = sabacc(
  { kind: 'character', trait: ['gambler', 'thief', 'smuggler'], where: { sitesOf: 'Cloud City' } },
  {
    wild: { what: { any: [{ persona: 'Lando' }, { title: 'Weather Vane' }] }, from: 1, to: 6 },
    clone: { any: [{ kind: 'location' }, { trait: 'ugnaught' }] },
    cloneAs: { players: GAMBLER, as: 0 },
    stakes: { any: [{ type: 'starfighter' }, { kind: ['weapon', 'device'] }] },
  },
)

/** The card files name no system of a location that is not on table: its title tells it. */
const TATOOINE: Filter = {
  kind: 'location',
  any: [{ titleHas: 'Tatooine' }, { type: 'site', titleHas: "Jabba's Palace" }],
}
const duneSea = sabacc(
  { kind: 'character', trait: 'jawa', where: { sitesOf: 'Tatooine' } },
  {
    wild: {
      what: {
        any: [
          { type: 'site', titleHas: 'Sandcrawler' },
          { title: ['Magnetic Suction Tube', 'Jawa Siesta', 'Jawa Pack'] },
        ],
      },
      from: 0,
      to: 7,
    },
    clone: {
      any: [TATOOINE, { trait: 'sandcrawler' }, { kind: 'weapon', titleHas: 'Jawa' }, { title: 'Utinni!' }],
    },
    stakes: { any: [{ kind: 'device' }, { type: 'droid', number: { name: 'armor', most: 0 } }] },
  },
)

const jabbasPalace = sabacc(
  {
    kind: 'character',
    trait: ['gambler', 'gangster', 'smuggler', 'information broker'],
    where: { sitesOf: "Jabba's Palace" },
  },
  {
    wild: {
      what: { type: 'site', any: [{ titleHas: 'Passenger Deck' }, { titleHas: 'Desert' }] },
      from: 1,
      to: 6,
    },
    clone: { any: [{ type: 'alien' }, { type: 'site', titleHas: "Jabba's Palace" }] },
    cloneAs: { players: { any: [GAMBLER, { persona: 'Jabba' }] }, as: 4 },
    stakes: { any: [CHARACTER_WEAPON, { type: 'alien', unique: false }] },
  },
)

const trooper = sabacc(
  { kind: 'character', trait: ['gambler', 'trooper'], where: { atA: { type: 'site' } } },
  {
    wild: { what: { type: ['imperial', 'rebel'], trait: 'leader' }, from: 2, to: 7 },
    alsoWild: { players: { trait: 'trooper' }, what: { kind: 'weapon' } },
    clone: { any: [{ kind: 'location' }, { type: 'droid' }] },
    stakes: {
      any: [{ kind: 'vehicle', type: 'transport', number: { name: 'armor', most: 0 } }, CHARACTER_WEAPON],
    },
  },
)

const CLOUD_CITY_SABACC: Filter = { title: 'Cloud City Sabacc' }

/** Whose gamblers win more there, and who needs one there to use wild cards. */
const host: Half = {
  triggers: [
    {
      when: {
        just: 'sabacc-won',
        by: 'you',
        card: { ...GAMBLER, where: 'present' },
        source: CLOUD_CITY_SABACC,
      },
      do: [
        {
          do: 'if',
          when: { if: 'on-table', what: { the: { chosen: 'answered' }, persona: 'Lando' } },
          so: [{ do: 'retrieve', amount: 3 }],
          else: [{ do: 'retrieve', amount: 2 }],
        },
      ],
    },
  ],
}
const guest: Half = {
  statics: [
    {
      static: 'bars-wild-cards',
      whose: 'yours',
      of: CLOUD_CITY_SABACC,
      when: {
        if: 'not',
        of: { if: 'on-table', what: { whose: 'yours', ...GAMBLER, where: 'same-location' } },
      },
    },
  ],
}

const pilots = (add: number): Static => ({
  static: 'number',
  change: 'power',
  of: { the: 'host' },
  add,
  when: { if: 'this', is: { pilots: true } },
})

export const SABACC: Readonly<Record<string, CardText>> = {
  'Cloud City Sabacc (L)': cloudCity,
  'Cloud City Sabacc (D)': cloudCity,
  'Dune Sea Sabacc (L)': duneSea,
  'Dune Sea Sabacc (D)': duneSea,
  "Jabba's Palace Sabacc (L)": jabbasPalace,
  "Jabba's Palace Sabacc (D)": jabbasPalace,
  'Trooper Sabacc (L)': trooper,
  'Trooper Sabacc (D)': trooper,
  'Cloud City: Casino (L)': { light: host, dark: guest },
  'Cloud City: Casino (D)': { dark: host, light: guest },
  'Lando Calrissian (L)': {
    statics: [
      pilots(2),
      {
        static: 'number',
        change: 'power',
        of: { the: 'host', persona: 'Falcon' },
        add: 1,
        when: { if: 'this', is: { pilots: true } },
      },
      {
        static: 'number',
        change: 'power',
        of: SELF,
        add: { count: { kind: 'location', where: { sitesOf: 'Cloud City' }, controlled: 'you' } },
      },
      { static: 'allows', what: 'change-sabacc-total', of: SELF },
    ],
  },
  'Lando Calrissian (D)': {
    deploys: { only: { where: { sitesOf: 'Cloud City' } } },
    statics: [
      pilots(2),
      { static: 'allows', what: 'change-sabacc-total', of: SELF },
      {
        static: 'allows',
        what: 'be-replaced-by-opponent',
        of: { the: 'self', present: true, where: { atA: { type: 'site' } } },
      },
    ],
  },
  Devaronian: {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: SELF,
        add: 2,
        when: {
          if: 'this',
          is: {
            where: {
              atA: {
                any: [
                  { title: 'Tatooine: Mos Eisley' },
                  { type: 'site', icon: 'mobile' },
                  { trait: 'docking bay' },
                ],
              },
            },
          },
        },
      },
      pilots(2),
      { static: 'allows', what: 'clone-own-destiny', of: SELF },
    ],
  },
}
