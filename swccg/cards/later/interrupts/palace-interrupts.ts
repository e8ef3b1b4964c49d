/** Entries of Interrupts of the palace: tricks of the mind, trap doors, spies found at the door. */
import type { Filter } from '../../../text/filter.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { ANSWERED, AT, all, compare, ifMore, not, TARGET, there } from '../entry-words.ts'

const RANCOR_PIT: Filter = { title: "Jabba's Palace: Rancor Pit" }
const COURT: Filter = { title: "Jabba's Palace: Audience Chamber" }

/** A spy who comes where its player has nothing goes back, and not out again in this turn. */
const turnsAway: CardAction = {
  when: {
    just: 'deployed',
    by: 'opponent',
    card: { kind: 'character', trait: 'spy' },
    at: { type: 'site' },
  },
  if: all(
    compare({ side: 'force-icons', whose: 'opponents', at: AT }, '=', 0),
    compare(
      {
        less: { number: 'ability', of: ANSWERED },
        from: { side: 'total-ability', whose: 'opponents', at: AT },
      },
      '<',
      1,
    ),
  ),
  do: [
    { do: 'return-to-hand', what: ANSWERED },
    {
      do: 'for-a-while',
      what: { static: 'bars', what: 'deploy', of: ANSWERED },
      until: 'end-of-turn',
    },
  ],
}

/** Cancels a card that is slid into the deck, as that is done or as it comes to the top. */
const forestalls = (title: string, immuneTo?: readonly string[]): readonly CardAction[] =>
  (['inserted', 'surfaced'] as const).map((just) => ({
    when: { just, card: { title } },
    do: [{ do: 'cancel' }],
    ...(immuneTo ? { immuneTo } : {}),
  }))

/** A door comes down on those who have just begun a fight beneath it. */
const falls = (
  just: 'battle-initiated' | 'attack-initiated',
  who: Filter,
  attacker?: 'creature' | 'player',
): CardAction => ({
  when: {
    just,
    by: 'opponent',
    at: {
      any: [
        { title: ['Endor: Back Door', "Jabba's Palace: Rancor Pit", "Tatooine: Jabba's Palace"] },
        { trait: 'docking bay' },
      ],
    },
    ...(attacker ? { attacker } : {}),
  },
  targets: [{ name: 'target', what: who, ...(attacker === 'creature' ? {} : { most: 2 }) }],
  do: [
    { do: 'draw-destiny' },
    ifMore(
      { sum: [{ value: 'destiny' }, 2] },
      { total: 'defense', of: { the: { chosen: 'target' } } },
      { do: 'lose-cards', what: TARGET },
    ),
  ],
})

export const PALACE_INTERRUPTS: Readonly<Record<string, CardText>> = {
  'Jedi Mind Trick': {
    actions: [
      {
        when: {
          just: 'drain-initiated',
          at: { type: 'site', adjacentTo: { type: 'site', has: { persona: 'Luke' } } },
        },
        do: [{ do: 'cancel' }],
      },
      {
        when: 'any-time',
        targets: [
          {
            name: 'jedi',
            what: {
              whose: 'yours',
              kind: 'character',
              number: { name: 'ability', least: 4.5 },
              present: true,
              where: { atA: { has: { whose: 'opponents', trait: 'leader', present: true } } },
            },
          },
          {
            name: 'target',
            what: {
              trait: 'captive',
              where: {
                atA: { trait: 'prison', related: { kind: 'location', has: { the: { chosen: 'jedi' } } } },
              },
            },
          },
        ],
        do: [
          {
            do: 'choose-one',
            as: 'way',
            who: 'opponent',
            options: ['lose 2 Force', 'release that captive'],
          },
          {
            do: 'if',
            when: { if: 'compare', left: { value: 'way' }, is: '=', right: 0 },
            so: [{ do: 'lose-force', who: 'opponent', amount: 2 }],
            else: [{ do: 'release', what: TARGET }],
          },
          { do: 'lose-this' },
        ],
      },
    ],
  },
  'Trap Door': {
    actions: [
      {
        when: { just: 'phase-ended', by: 'you', phase: 'deploy' },
        if: all(
          there(RANCOR_PIT),
          not(there({ whose: 'yours', kind: 'character', where: { atA: RANCOR_PIT } })),
        ),
        targets: [
          {
            name: 'target',
            what: {
              kind: 'character',
              where: { atA: COURT },
              any: [{ trait: 'captive' }, { not: { trait: ['undercover', 'missing', 'off'] } }],
            },
          },
        ],
        do: [
          { do: 'draw-destiny', inAnyCase: true },
          ifMore(
            { sum: [{ value: 'destiny' }, 2] },
            { number: 'ability', of: TARGET },
            {
              do: 'if',
              when: there({ the: { chosen: 'target' }, trait: 'captive' }),
              so: [{ do: 'release', what: TARGET, to: RANCOR_PIT }],
              else: [{ do: 'relocate', what: TARGET, to: RANCOR_PIT }],
            },
          ),
        ],
      },
    ],
  },
  'Hutt Smooch': {
    actions: [
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { kind: 'character', whose: 'opponents', trait: 'undercover' } }],
        do: [{ do: 'capture', what: TARGET }],
      },
      turnsAway,
    ],
  },
  Revealed: {
    actions: [
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { kind: 'character', whose: 'opponents', trait: 'undercover' } }],
        do: [{ do: 'use-cards', what: TARGET }],
      },
      turnsAway,
    ],
  },
  "Don't Forget The Droids": {
    actions: [
      ...forestalls('3,720 To 1', ['Sense']),
      {
        when: { just: 'destiny-drawn', by: 'opponent', for: 'battle' },
        targets: [{ name: 'target', what: { whose: 'yours', type: 'droid', inBattle: true } }],
        first: [{ do: 'lose-cards', what: TARGET }],
        do: [{ do: 'cancel' }, { do: 'lose-this' }],
      },
    ],
  },
  Torture: {
    actions: [
      ...forestalls('Never Tell Me The Odds', ['Sense']),
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: {
              type: 'droid',
              where: { at: "Jabba's Palace: Droid Workshop" },
              any: [{ trait: 'captive' }, { whose: 'yours', stolen: true }],
            },
          },
        ],
        do: [
          {
            do: 'remember',
            as: 'X',
            amount: {
              sum: [
                { total: 'forfeit', of: { the: { chosen: 'target' } } },
                { total: 'forfeit', of: { the: { chosen: 'target' }, stolen: true } },
              ],
            },
          },
          { do: 'lose-cards', what: TARGET },
          { do: 'retrieve', amount: { value: 'X' } },
          { do: 'lose-this' },
        ],
      },
    ],
  },
  'Projective Telepathy': {
    actions: [
      ...forestalls('Anger, Fear, Aggression'),
      ...(['battle-initiated', 'drain-initiated'] as const).map(
        (just): CardAction => ({
          when: { just, by: 'opponent' },
          do: [
            {
              do: 'choose-one',
              as: 'way',
              who: 'opponent',
              options: [
                'use 2 Force',
                just === 'battle-initiated' ? 'cancel that battle' : 'cancel that Force drain',
              ],
              provided: [compare({ cardsIn: 'force', whose: 'opponents' }, '>=', 2), null],
            },
            {
              do: 'if',
              when: compare({ value: 'way' }, '=', 0),
              so: [{ do: 'use-force', who: 'opponent', amount: 2 }],
              else: [{ do: 'cancel' }],
            },
          ],
        }),
      ),
    ],
  },
  'Fallen Portal': {
    actions: [
      falls('battle-initiated', { kind: 'character', whose: 'opponents', inBattle: true, present: true }),
      falls('attack-initiated', { the: { chosen: 'answered' } }, 'creature'),
      falls('attack-initiated', { the: { chosen: 'fighters' }, kind: 'character', present: true }, 'player'),
    ],
  },
}
