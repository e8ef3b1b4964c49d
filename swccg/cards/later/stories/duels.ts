/** Entries of cards about duels: those that begin them, those that help in them, and what winning one brings. */
import type { Amount, Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardAction, CardText } from '../../../text/text.ts'

const the = (name: string): Filter => ({ the: { chosen: name } })
const LIGHTSABER: Filter = { trait: 'lightsaber' }
const AT: Filter = { where: { atA: the('at') } }

/** What the winner retrieves and the loser loses: the difference, and the character besides. */
const DIFFERENCE: Amount = { value: 'difference' }
const LOSER_LOST: Instruction = { do: 'lose-cards', what: the('loser') }
const spoils = (winner: 'you' | 'opponent', loser: 'you' | 'opponent'): readonly Instruction[] => [
  { do: 'retrieve', who: winner, amount: DIFFERENCE },
  { do: 'lose-force', who: loser, amount: DIFFERENCE },
  LOSER_LOST,
]

const lostBy = (who: 'you' | 'opponent', amount: Amount): Instruction => ({ do: 'lose-force', who, amount })
const LOSER_OUT: Instruction = { do: 'out-of-play', what: the('loser') }

/** The Light Side chooses whether Luke goes over or is lost; X is what his ability was (ccgx/duel/epic-luke-loses). */
const TEMPTED: readonly Instruction[] = [
  { do: 'remember', as: 'X', amount: { number: 'ability', of: the('loser') } },
  { do: 'choose-one', as: 'choice', who: 'opponent', options: ['Cross to the Dark Side', 'Be lost'] },
  {
    do: 'if',
    when: { if: 'compare', left: { value: 'choice' }, is: '=', right: 0 },
    so: [{ do: 'cross-over', what: the('loser') }, lostBy('opponent', { value: 'X' })],
    else: [LOSER_LOST, lostBy('opponent', { sum: [{ value: 'X' }, { value: 'X' }, { value: 'X' }] })],
  },
]

/** Where Vader is present with whom the Interrupt names. */
const epicDuel = (
  interrupt: string,
  rival: string,
  forfeit: number,
  won: readonly Instruction[],
): CardAction => ({
  through: { title: interrupt },
  when: 'your-turn',
  targets: [
    { name: 'target', what: { persona: rival, whose: 'opponents', present: true } },
    {
      name: 'duelist',
      what: { persona: 'Vader', whose: 'yours', present: true, where: { atA: { has: the('target') } } },
    },
  ],
  do: [
    {
      do: 'duel',
      yours: the('duelist'),
      opponents: the('target'),
      rules: {
        by: 'ability',
        draws: 2,
        armed: { with: LIGHTSABER, add: 1, each: true },
        epic: true,
        won,
        lost: [LOSER_OUT, lostBy('you', forfeit)],
      },
    },
  ],
})

/** For the rest of the turn: no immunity, ability as power, and none of it for battle destiny. */
const wholehearted = (what: Filter): CardAction => ({
  when: 'battle',
  targets: [
    { name: 'target', what: { ...what, present: true, inBattle: true, where: { atA: { type: 'site' } } } },
  ],
  do: [
    {
      do: 'for-a-while',
      what: { static: 'number', change: 'immunity', of: the('target'), fix: 0 },
      until: 'end-of-turn',
    },
    {
      do: 'for-a-while',
      what: {
        static: 'number',
        change: 'power',
        of: the('target'),
        add: { number: 'ability', of: the('target') },
      },
      until: 'end-of-turn',
    },
    {
      do: 'for-a-while',
      what: { static: 'number', change: 'usable-ability', of: the('target'), fix: 0 },
      until: 'end-of-turn',
    },
  ],
})
const ONE_MORE: CardAction = { when: { just: 'dueling' }, do: [{ do: 'add-duel-destiny' }] }

const WITH_VADER: Condition = { if: 'on-table', what: { persona: 'Vader', where: 'same-location' } }

/** Somebody of yours with a lightsaber. */
const SWORDSMAN: Filter = { whose: 'yours', kind: 'character', with: LIGHTSABER }

export const DUELS: Readonly<Record<string, CardText>> = {
  "Vader's Obsession": {
    actions: [
      {
        when: {
          just: 'arrived',
          card: { persona: 'Vader', whose: 'yours' },
          at: { type: 'site', has: { persona: 'Luke', whose: 'opponents' } },
        },
        if: {
          if: 'all',
          of: [
            { if: 'phase', phase: 'move', of: 'you' },
            { if: 'on-table', what: { ...the('origin'), adjacentTo: the('at') } },
          ],
        },
        do: [
          {
            do: 'duel',
            yours: the('answered'),
            opponents: { persona: 'Luke', ...AT },
            rules: { by: 'power', draws: 2, won: spoils('you', 'opponent'), lost: spoils('opponent', 'you') },
          },
        ],
      },
    ],
  },
  'Epic Duel': {
    deploys: { on: [{ on: 'own-side' }] },
    actions: [
      epicDuel('The Circle Is Now Complete', 'Obi-Wan', 6, [LOSER_OUT, lostBy('opponent', 9)]),
      epicDuel("Vader's Obsession", 'Luke', 9, TEMPTED),
    ],
  },
  'Courage Of A Skywalker': {
    actions: [wholehearted({ whose: 'yours', persona: ['Luke', 'Leia', 'Anakin'] }), ONE_MORE],
  },
  'Focused Attack': { actions: [wholehearted({ persona: 'Vader' }), ONE_MORE] },
  'Glancing Blow': {
    actions: [
      {
        when: 'battle',
        if: { if: 'on-table', what: { ...SWORDSMAN, present: true, inBattle: true } },
        targets: [{ name: 'target', what: { persona: 'Vader', inBattle: true } }],
        first: [lostBy('you', 1)],
        do: [
          {
            do: 'for-a-while',
            what: { static: 'number', change: 'power', of: the('target'), fix: 0 },
            until: 'end-of-battle',
          },
        ],
      },
      {
        when: { just: 'destiny-drawn', by: 'opponent', for: 'duel' },
        if: { if: 'on-table', what: { ...SWORDSMAN, inDuel: true } },
        do: [{ do: 'cancel' }],
      },
    ],
  },
  Advantage: {
    deploys: {
      on: [
        {
          on: {
            whose: 'yours',
            icon: 'warrior',
            any: [{ inBattle: true }, { inDuel: true }],
          },
        },
      ],
      when: {
        just: 'lost',
        card: { whose: 'opponents', kind: 'character', number: { name: 'ability', least: 3.5 } },
        at: { any: [{ inBattle: true }, { inDuel: true }] },
      },
      if: { if: 'won', orDuel: true },
      after: [
        {
          do: 'note',
          as: 'Dark Jedi',
          amount: { oneOf: { ...the('answered'), trait: 'dark jedi' }, is: 1 },
        },
      ],
    },
    statics: [{ static: 'number', change: 'power', of: { the: 'host' }, add: 2 }],
    triggers: [
      {
        when: { just: 'phase-began', by: 'opponent', phase: 'move' },
        do: [
          {
            do: 'if',
            when: { if: 'noted', name: 'Dark Jedi' },
            so: [lostBy('opponent', 2)],
            else: [lostBy('opponent', 1)],
          },
        ],
      },
    ],
    immuneTo: ['Control'],
  },
  'I Am Your Father': {
    deploys: {
      on: [{ on: { ...the('fighters'), persona: 'Luke', number: { name: 'ability', most: 5.5 } } }],
      when: { just: 'battle-ended', orDuel: true, winner: 'you' },
      if: { if: 'on-table', what: { ...the('fighters'), persona: 'Vader', whose: 'yours' } },
    },
    statics: [
      ...(['power', 'forfeit'] as const).map(
        (change): Static => ({
          static: 'number',
          change,
          of: { the: 'host' },
          fix: 0,
          when: WITH_VADER,
        }),
      ),
      {
        static: 'bars',
        what: 'add-power',
        of: { the: 'host' },
        to: { kind: 'starship' },
        when: WITH_VADER,
      },
    ],
    triggers: [{ when: { just: 'phase-began', by: 'you', phase: 'move' }, do: [lostBy('opponent', 2)] }],
  },
}
