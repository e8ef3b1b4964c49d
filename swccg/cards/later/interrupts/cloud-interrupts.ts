/** Entries of Interrupts of the Light Side about friends in the clouds: those who flee, hide, and find each other. */
import { PLAIN_EFFECT } from '../../../language/words.ts'
import type { Amount, Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { ANSWERED, AT, all, cancels, more, TARGET, there } from './interrupt-words.ts'

const MINE: Filter = { whose: 'yours' }
const CHARACTER: Filter = { ...MINE, kind: 'character' }

/** All of them, if their player likes. */
const ANY_NUMBER = 99
const HERE: Filter = { ...MINE, inBattle: true }
const [HAN, LEIA]: readonly Filter[] = [{ persona: 'Han' }, { persona: 'Leia' }]

/** One of the two is forfeited, and nothing else is owed. */
const givesUpOne = (just: 'attrition' | 'must-lose-force'): CardAction => ({
  when: just === 'attrition' ? { just, by: 'you' } : { just, by: 'you', from: 'battle' },
  if: all({ if: 'won', by: 'opponent' }, there({ ...HERE, ...HAN }), there({ ...HERE, ...LEIA })),
  targets: [{ name: 'target', what: { ...HERE, persona: ['Han', 'Leia'] } }],
  first: [{ do: 'lose-cards', what: TARGET, forfeited: true }],
  do: [{ do: 'cancel' }, { do: 'satisfy', what: just === 'attrition' ? 'damage' : 'attrition' }],
})

/** Scouts run for nothing, others for 3 Force, and the move itself is free. */
const runs = (just: 'battle-initiated' | 'drain-initiated'): CardAction => ({
  when: { just, by: 'opponent', at: { type: 'site' } },
  cost: { use: { oneOf: { ...TARGET, not: { trait: 'scout' } }, is: 3 } },
  targets: [{ name: 'target', what: { ...CHARACTER, where: { atA: { type: 'site', not: AT } } } }],
  do: [{ do: 'move-away', what: TARGET, to: AT, react: true, free: true }],
})

const FRIEND_OF_HAN: Filter = { any: [{ persona: 'Chewie' }, { ...MINE, persona: 'Lando' }] }

const LOST = { do: 'lose-this' } as const
const NEW_TARGET: Filter = { inRangeOf: { the: { chosen: 'source' } }, not: ANSWERED }
const ON_SCOUNDREL: Filter = {
  any: [PLAIN_EFFECT],
  not: { immuneTo: 'Alter' },
  on: { any: [{ persona: 'Han' }, { ...MINE, persona: 'Lando' }] },
}

/** Total power of a side at the battle, which becomes that of the other. */
const power = (whose: 'yours' | 'opponents'): Amount => ({ side: 'total-power', whose })
const becomes = (whose: 'yours' | 'opponents', value: string): Instruction => ({
  do: 'for-a-while',
  what: { static: 'side-number', change: 'total-power', whose, at: { inBattle: true }, fix: { value } },
  until: 'end-of-battle',
})
const drewOne = (whose: 'yours' | 'opponents'): Condition => ({
  if: 'compare',
  left: { battleDestiny: 'draws', whose },
  is: '=',
  right: 1,
})

export const CLOUD_INTERRUPTS: Readonly<Record<string, CardText>> = {
  'This Is Even Better': {
    actions: [
      givesUpOne('attrition'),
      givesUpOne('must-lose-force'),
      {
        when: { just: 'battle-initiated' },
        if: {
          if: 'any',
          of: [
            all(there({ ...HAN, trait: 'captive' }), there({ ...HERE, ...LEIA })),
            all(there({ ...LEIA, trait: 'captive' }), there({ ...HERE, ...HAN })),
          ],
        },
        do: [more(1)],
      },
      ...cancels('This Is Still Wrong'),
    ],
  },
  'Keep Your Eyes Open': {
    actions: [
      {
        when: { just: 'battle-initiated' },
        if: { if: 'on-table', what: { ...HERE, trait: 'smuggler' }, least: 2 },
        do: [
          {
            do: 'choose',
            as: 'leaving',
            what: { ...HERE, kind: ['character', 'vehicle', 'starship'] },
            least: 0,
            most: ANY_NUMBER,
          },
          { do: 'move-away', what: { the: { chosen: 'leaving' } } },
        ],
      },
      { when: 'any-time', do: [{ do: 'look', at: 'lost', whose: 'yours' }] },
      { when: 'any-time', do: [{ do: 'look', at: 'lost', whose: 'opponents' }] },
    ],
  },
  Dash: {
    actions: [
      {
        when: 'any-time',
        cost: { use: 2 },
        targets: [
          { name: 'target', what: { any: [{ kind: 'character' }, { kind: 'vehicle', type: 'creature' }] } },
        ],
        do: [
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'landspeed', of: TARGET, add: 1 },
            until: 'end-of-turn',
          },
        ],
      },
      runs('battle-initiated'),
      runs('drain-initiated'),
    ],
  },
  'Rendezvous Point On Tatooine': {
    actions: (['elsewhere', 'palace'] as const).map((where): CardAction => {
      const palace: Filter = { type: 'site', where: { sitesOf: "Jabba's Palace" } }
      const to: Filter =
        where === 'palace' ? palace : { kind: 'location', set: "Jabba's Palace", occupied: 'you' }
      return {
        when: { phase: 'control', of: 'you' },
        ...(where === 'palace' ? {} : { cost: { use: 1 } }),
        targets: [
          {
            name: 'target',
            what: { ...CHARACTER, set: 'Cloud City', number: { name: 'ability', least: 1.5 } },
          },
          {
            name: 'place',
            what: {
              ...to,
              not: { any: [{ kind: 'location', has: TARGET }, ...(where === 'palace' ? [] : [palace])] },
            },
          },
        ],
        do: [{ do: 'relocate', what: TARGET, to: { the: { chosen: 'place' } } }],
      }
    }),
  },
  'Lift Tube Escape': {
    actions: [
      {
        when: { just: 'battle-initiated', by: 'opponent' },
        targets: [
          { name: 'target', what: { ...MINE, title: 'Lift Tube', present: true, where: { atA: AT } } },
        ],
        do: [{ do: 'move-away', what: TARGET, react: true }],
      },
      {
        when: 'any-time',
        targets: [
          { name: 'target', what: { ...MINE, title: 'Lift Tube', not: { with: { kind: 'character' } } } },
        ],
        do: [{ do: 'use-cards', what: TARGET }],
      },
      { when: 'any-time', do: [{ do: 'search', what: { title: 'Lift Tube' } }] },
    ],
  },
  'Innocent Scoundrel': {
    actions: [
      {
        when: {
          just: 'targeted',
          by: 'opponent',
          card: { ...MINE, trait: 'gambler' },
          source: { kind: 'weapon' },
        },
        do: [
          {
            do: 'choose-one',
            as: 'way',
            who: 'opponent',
            options: ['select a new target', 'lose 2 Force'],
            provided: [there(NEW_TARGET), null],
          },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'way' }, is: '=', right: 0 },
            so: [
              { do: 'choose', as: 'target', who: 'opponent', what: NEW_TARGET },
              { do: 'retarget', to: TARGET },
            ],
            else: [{ do: 'lose-force', who: 'opponent', amount: 2 }],
          },
        ],
      },
      {
        when: 'any-time',
        targets: [{ name: 'target', what: ON_SCOUNDREL }],
        do: [{ do: 'cancel-cards', what: TARGET }, LOST],
      },
      {
        when: { just: 'deployed', card: ON_SCOUNDREL },
        do: [{ do: 'cancel-cards', what: ANSWERED }, LOST],
      },
    ],
  },
  Somersault: {
    actions: [
      {
        when: { just: 'drawing-battle-destiny', at: { type: 'site' } },
        if: {
          if: 'compare',
          left: power('opponents'),
          is: '<',
          right: { sum: [power('yours'), power('yours')] },
        },
        cost: { use: 4 },
        do: [
          { do: 'remember', as: 'your total power', amount: power('yours') },
          { do: 'remember', as: "opponent's total power", amount: power('opponents') },
          becomes('yours', "opponent's total power"),
          becomes('opponents', 'your total power'),
        ],
      },
      {
        when: { just: 'battle-destinies-drawn' },
        if: all(drewOne('yours'), drewOne('opponents')),
        cost: { use: 1 },
        do: [
          {
            do: 'remember',
            as: 'your total battle destiny',
            amount: { battleDestiny: 'total', whose: 'yours' },
          },
          {
            do: 'set-battle-destiny',
            who: 'you',
            to: { battleDestiny: 'total', whose: 'opponents' },
          },
          { do: 'set-battle-destiny', who: 'opponent', to: { value: 'your total battle destiny' } },
        ],
      },
    ],
  },
  'Old Pirates': {
    actions: [
      {
        when: { just: 'battle-initiated', at: { has: { ...HAN, inBattle: true } } },
        if: there({ persona: 'Lando', inBattle: true }),
        do: [{ do: 'for-a-while', what: { static: 'damage-from-hand' }, until: 'end-of-battle' }],
      },
      ...cancels('Double-Crossing, No-Good Swindler'),
    ],
  },
  "We'll Find Han": {
    actions: [
      {
        when: 'any-time',
        if: there({ ...FRIEND_OF_HAN, where: { atA: { type: 'site' } } }),
        do: [
          {
            do: 'deploy-from',
            pile: 'hand',
            what: { persona: 'Han' },
            to: { type: 'site', has: FRIEND_OF_HAN },
            regardless: true,
          },
        ],
      },
      {
        when: { just: 'attrition', by: 'you' },
        if: all(there({ ...HERE, persona: 'Chewie' }), there({ ...HERE, persona: 'Lando' })),
        do: [{ do: 'change-loss', by: { less: 3, from: 0 } }],
      },
      ...cancels('I Had No Choice'),
    ],
  },
}
