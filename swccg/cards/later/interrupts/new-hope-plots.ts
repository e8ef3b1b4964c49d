/** Entries of Interrupts of A New Hope and of the small sets: sabotage, rescues, halted crowds, transports that went wrong. */
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { chosen, compare, DESTINY, MINE, THEIRS } from '../../premiere/common.ts'
import { ANSWERED, AT, all, cancels, TARGET, there } from './interrupt-words.ts'

const CHARACTER: Filter = { kind: 'character' }
const ARRIVALS: Filter = { ...THEIRS, ...CHARACTER, fresh: true }
const stays: Instruction = {
  do: 'for-a-while',
  what: { static: 'bars', what: 'move', of: ANSWERED },
  until: 'end-of-turn',
}
/** A smuggler who has just come goes nowhere in this turn. */
const grounded: CardAction = {
  when: { just: 'deployed', card: { trait: 'smuggler', kind: 'character' } },
  do: [stays],
}

/** A crowd that has come in one turn does not battle in it; a battle to which somebody reacts is off. */
const halts: CardText = {
  actions: [
    {
      when: {
        just: 'deployed',
        by: 'opponent',
        card: CHARACTER,
        at: { hasSeveral: { least: 4, of: ARRIVALS } },
      },
      do: [
        {
          do: 'each',
          of: { ...ARRIVALS, where: { atA: AT } },
          as: 'arrival',
          so: [
            {
              do: 'for-a-while',
              what: { static: 'bars', what: 'battle', of: chosen('arrival') },
              until: 'end-of-turn',
            },
          ],
        },
      ],
    },
    { when: { just: 'reacted', by: 'opponent' }, if: { if: 'battle' }, do: [{ do: 'cancel-battle' }] },
  ],
}

/** Whoever was just transported by an Interrupt of the title, and that Interrupt itself. */
const intercepts = (title: string, passengers: Instruction): CardAction => ({
  when: { just: 'relocated', card: { title, kind: 'interrupt' } },
  cost: { use: 2 },
  do: [{ do: 'put-on-pile', what: ANSWERED, piles: ['lost'] }, passengers],
  immuneTo: ['Sense'],
})
const PASSENGERS = chosen('fighters')

const IN_DETENTION: Filter = { where: { at: 'Death Star: Detention Block Corridor' } }
const SPY = chosen('spy')
const VADER_NEAR: Filter = {
  persona: 'Vader',
  any: [{ present: true, where: { atA: AT } }, { where: { atA: { type: 'site', adjacentTo: AT } } }],
}
const LOST: Instruction = { do: 'lose-cards', what: TARGET }
/** Lost, or stolen by a thief, who carries what can be carried. */
const sabotaged: readonly Instruction[] = [
  {
    do: 'choose-one',
    as: 'fate',
    options: ['lose other card', 'steal other card'],
    provided: [null, all(there({ ...SPY, trait: 'thief' }), there({ ...TARGET, ...THEIRS }))],
  },
  {
    do: 'if',
    when: compare({ value: 'fate' }, '=', 0),
    so: [LOST],
    else: [
      { do: 'steal', what: { ...TARGET, kind: 'vehicle' } },
      { do: 'steal', what: { ...TARGET, kind: ['weapon', 'device'] }, to: SPY },
    ],
  },
]

export const NEW_HOPE_PLOTS: Readonly<Record<string, CardText>> = {
  'I Have A Very Bad Feeling About This': halts,
  "Ng'ok": halts,
  'Quite A Mercenary': {
    actions: [
      intercepts('Elis Helrot', { do: 'lose-cards', what: { ...PASSENGERS, ...CHARACTER } }),
      grounded,
    ],
  },
  'Oo-ta Goo-ta, Solo?': {
    actions: [
      intercepts('Nabrun Leids', { do: 'capture', what: { ...PASSENGERS, type: 'rebel' } }),
      grounded,
      ...cancels('Kessel Run'),
    ],
  },
  'Advance Preparation': {
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'given',
            what: { title: ['Attack Run', "You're All Clear Kid!", 'Death Star: Trench', 'Rebel Tech'] },
            from: 'hand',
          },
        ],
        do: [
          { do: 'out-of-play', what: chosen('given') },
          { do: 'retrieve', amount: 1 },
        ],
      },
      {
        when: 'any-time',
        cost: { use: 3 },
        do: [{ do: 'retrieve', amount: 1, what: { title: 'Attack Run' } }, { do: 'lose-this' }],
      },
    ],
  },
  "I'm Here To Rescue You": {
    actions: [
      {
        when: 'any-time',
        targets: [
          { name: 'spy', what: { ...MINE, ...CHARACTER, trait: 'spy', present: true, ...IN_DETENTION } },
          { name: 'target', what: { trait: 'captive', ...IN_DETENTION } },
        ],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: compare({ sum: [DESTINY, { number: 'ability', of: SPY }] }, '>', {
              number: 'ability',
              of: TARGET,
            }),
            so: [{ do: 'release', what: TARGET }],
            else: [{ do: 'capture', what: SPY }],
          },
        ],
      },
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { title: 'Spice Mines Of Kessel' } }],
        do: [
          { do: 'release', what: { trait: 'captive', targetedBy: TARGET } },
          { do: 'cancel-cards', what: TARGET },
        ],
      },
    ],
  },
  Sabotage: {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        targets: [
          { name: 'spy', what: { ...MINE, trait: 'undercover' } },
          {
            name: 'target',
            what: {
              kind: ['weapon', 'device', 'vehicle'],
              where: { atA: { type: 'site', has: { ...SPY, trait: 'undercover' } } },
            },
          },
        ],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: compare(DESTINY, '>', { number: 'deploy', of: TARGET }),
            so: sabotaged,
          },
        ],
      },
      ...cancels('Informant'),
    ],
  },
  'Run Luke, Run!': {
    actions: [
      {
        when: { just: 'battle-initiated', at: { type: 'site' } },
        targets: [
          {
            name: 'target',
            what: { ...MINE, persona: 'Luke', where: { atA: { type: 'site', adjacentTo: AT } } },
          },
        ],
        do: [
          { do: 'move-away', what: TARGET, to: AT, by: ['landspeed'], free: true },
          {
            do: 'for-a-while',
            what: {
              static: 'number',
              change: 'power',
              of: TARGET,
              add: 2,
              when: { if: 'not', of: there(VADER_NEAR) },
            },
            until: 'end-of-battle',
          },
        ],
      },
      ...cancels("Vader's Obsession"),
    ],
  },
}
