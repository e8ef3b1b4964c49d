/** Entries of Effects that hinder what the opponent retrieves and cancels, and of those that wait for somebody. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText } from '../../../text/text.ts'
import { ANSWERED, AT, adds, all, fetches, HOST, not, SELF, several, there } from '../entry-words.ts'

const BESIDE: CardText['deploys'] = { on: [{ on: 'own-side' }] }

/** Immediate Effects are free, and what Sense and Alter cancel is not lost. */
const counsel = (...statics: readonly Static[]): CardText => ({
  deploys: BESIDE,
  statics: [
    ...statics,
    { static: 'allows', what: 'deploy-free', of: { type: 'immediate', whose: 'yours' } },
    { static: 'saves-cancelled', of: { whose: 'yours' }, from: ['Sense', 'Alter'] },
  ],
  immuneTo: ['Alter'],
})

const UNOPPOSED: Condition = not(several(2, { kind: 'location', battleground: true, occupied: 'opponent' }))
const DISARMING: Filter = { title: ['Disarmed', 'Mostly Armless'] }
const UNSUSPENDED: Condition = not({ if: 'control', by: 'opponent', at: { title: 'Ralltiir' } })
const MODIFIED: Filter = { kind: 'starship', with: { title: 'Special Modifications' } }
/** No ability toward draws, and never the one of the highest. */
const numb = (of: Filter, who: Filter = of): readonly Static[] => [
  { static: 'number', change: 'usable-ability', of, fix: 0 },
  { static: 'bars', what: 'be-highest', of: who },
]
const HALF_LIFE = { half: { cardsIn: 'life-force', whose: 'opponents' }, round: 'down' } as const

export const VIGILS: Readonly<Record<string, CardText>> = {
  'Wise Advice': counsel({
    static: 'number',
    change: 'training',
    of: { kind: 'jedi-test', whose: 'yours' },
    add: 1,
  }),
  'Oppressive Enforcement': counsel({
    static: 'number',
    change: 'destiny',
    of: { type: 'capital', trait: 'imperial (starship)', whose: 'yours' },
    add: 1,
  }),
  'Secret Plans': {
    deploys: BESIDE,
    actions: [fetches({ title: 'Shocking Revelation' })],
    statics: [{ static: 'taxes-retrieval', whose: 'opponents' }],
    immuneTo: ['Alter'],
  },
  'Scrambled Transmission': {
    deploys: BESIDE,
    actions: [fetches({ title: 'Shocking Information' })],
    statics: [
      { static: 'protects', of: { title: 'Shocking Information' }, from: 'Sense' },
      { static: 'gives', type: 'lost', to: { kind: 'interrupt', whose: 'yours', does: 'examine-own' } },
      { static: 'gives', type: 'lost', to: { kind: 'interrupt', whose: 'opponents', does: 'examine-other' } },
    ],
    immuneTo: ['Alter'],
  },
  'Come Here You Big Coward': {
    deploys: BESIDE,
    statics: [
      { static: 'blanks', of: { title: 'Asteroid Sanctuary' }, when: UNOPPOSED },
      {
        static: 'bars-drains',
        whose: 'opponents',
        at: { kind: 'location', not: { battleground: true } },
        when: UNOPPOSED,
      },
      { static: 'bars-retrieval', whose: 'opponents', when: UNOPPOSED },
      {
        static: 'protects',
        of: SELF,
        from: 'Alter',
        when: { if: 'occupy', at: { battleground: true } },
      },
    ],
  },
  'Koensayr Manufacturing': {
    deploys: { on: [{ on: { type: 'system', title: 'Ralltiir' } }] },
    statics: [
      { static: 'makes-common', of: { title: 'Special Modifications' }, when: UNSUSPENDED },
      { static: 'number', change: 'immunity', of: MODIFIED, become: 4, when: UNSUSPENDED },
    ],
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        if: UNSUSPENDED,
        limit: { times: 1, per: 'turn' },
        do: [{ do: 'retrieve', amount: 1, what: { kind: 'starship', model: 'Y-wing' } }],
      },
    ],
    immuneTo: ['Alter'],
  },
  'Mostly Armless': {
    deploys: {
      when: {
        just: 'battle-ended',
        winner: 'you',
        at: {
          kind: 'location',
          has: { kind: 'character', whose: 'yours', with: { kind: 'weapon', trait: 'lightsaber' } },
        },
      },
      on: [{ on: { kind: 'character', whose: 'opponents', present: true, where: { atA: AT } } }],
      after: [{ do: 'lose-cards', what: { kind: 'weapon', on: HOST } }],
    },
    statics: [adds('power', -1, HOST), { static: 'bars', what: 'carry-weapons', of: HOST }],
    triggers: [
      {
        when: { just: 'turn-ended', by: 'opponent' },
        do: [{ do: 'lose-force', who: 'opponent', amount: 1 }],
      },
    ],
    immuneTo: ['Control'],
  },
  Despair: {
    deploys: {
      when: { just: 'captured', card: { type: 'rebel' }, orFrozen: true },
      on: [{ on: { type: 'rebel', whose: 'opponents', not: ANSWERED } }],
      after: [{ do: 'aim', at: ANSWERED }],
    },
    statics: numb(HOST, { the: 'host', persona: 'Leia' }),
    triggers: [
      {
        when: { just: 'released', card: { the: 'target' } },
        do: [{ do: 'lose-cards', what: SELF }],
      },
    ],
  },
  'Destroyed Homestead': {
    deploys: {
      on: [{ on: { title: "Tatooine: Lars' Moisture Farm" } }],
      target: { persona: ['Obi-Wan', 'Luke'] },
    },
    statics: numb({ the: 'target' }),
    triggers: [
      {
        when: { just: 'phase-began', by: 'you', phase: 'control' },
        do: [{ do: 'lose-force', who: 'opponent', amount: 1 }],
      },
      { when: 'always', if: { if: 'reached' }, do: [{ do: 'cancel-cards', what: SELF }] },
    ],
  },
  'Bionic Hand': {
    deploys: {
      on: [{ on: { kind: 'character', whose: 'yours', with: DISARMING }, cost: 2 }],
      after: [{ do: 'cancel-cards', what: { ...DISARMING, on: HOST } }],
    },
    statics: [
      adds('power', 1, HOST),
      {
        static: 'number',
        change: 'weapon-total',
        of: { kind: 'weapon', type: 'character', on: HOST },
        add: 1,
      },
      { static: 'bars', what: 'be-cancelled', of: SELF },
      { static: 'bars', what: 'be-stolen', of: SELF },
    ],
    triggers: [
      {
        when: { just: 'deployed', card: { ...DISARMING, on: HOST } },
        do: [{ do: 'lose-cards', what: SELF }],
      },
    ],
  },
  "The Emperor's Prize": {
    deploys: {
      when: { just: 'frozen', card: { persona: 'Luke' } },
      on: [{ on: { persona: 'Emperor' } }, { on: { title: 'Death Star: Detention Block Corridor' } }],
      after: [{ do: 'aim', at: ANSWERED }],
    },
    triggers: [
      {
        when: 'always',
        if: all(
          not({ if: 'host', is: { persona: 'Luke' } }),
          there({ the: 'target', where: 'same-location' }),
          there({ persona: 'Vader', where: 'same-location' }),
        ),
        do: [
          { do: 'attach', what: SELF, to: { the: 'target' } },
          { do: 'lose-force', who: 'opponent', amount: HALF_LIFE, out: 'life-force' },
        ],
      },
      { when: { just: 'released', card: { the: 'target' } }, do: [{ do: 'lose-cards', what: SELF }] },
    ],
    immuneTo: ['Alter'],
  },
}
