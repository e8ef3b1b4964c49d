/** Functions of Interrupts that no other card has. */
import { either, map, pattern, say, separated } from '@dejarik/kernel/language'
import type { Amount, Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { Parser } from '../../source.ts'
import { all, compare, not, there } from '../conditions.ts'
import type { Deed } from '../deeds.ts'
import { ANSWERED, AT, TARGET } from '../filters.ts'
import { cardName } from '../names.ts'
import { count, locationNoun, numberWord, selector } from '../nouns.ts'
import { number } from '../statics.ts'

type Deeds = readonly Deed[]
const MINE: Filter = { whose: 'yours' }
const THEIRS: Filter = { whose: 'opponents' }
const BATTLE: Filter = { inBattle: true }
const DESTINY: Amount = { value: 'destiny' }
const DRAW: Instruction = { do: 'draw-destiny' }
const there_ = { atA: AT }
const lost = (what: Filter): Instruction => ({ do: 'lose-cards', what })
const when = (condition: Condition, ...so: readonly Instruction[]): Instruction => ({
  do: 'if',
  when: condition,
  so,
})
const forTurn = (what: Static): Instruction => ({ do: 'for-a-while', what, until: 'end-of-turn' })
const forBattle = (what: Static): Instruction => ({ do: 'for-a-while', what, until: 'end-of-battle' })
const chosen = (name: string): Filter => ({ the: { chosen: name } })

/** Cancelling by a draw below the ability of your ablest character. */
const byAbility = (so: Instruction): readonly Instruction[] => [
  DRAW,
  when(compare(DESTINY, '<', { highest: 'ability', of: { kind: 'character', whose: 'yours' } }), so),
]
const ALTERABLE: Filter = { kind: 'effect', not: { type: 'starting' }, cancelledBy: 'Alter' }
const sensing: Parser<Deeds> = either<Deeds>(
  say`Cancel one Interrupt \(or one react\) by drawing a destiny < ability of your highest-ability character on table`(
    () => [
      {
        when: { just: 'played', by: 'opponent', card: { kind: 'interrupt' } },
        do: byAbility({ do: 'cancel' }),
      },
      { when: { just: 'reacted', by: 'opponent' }, do: byAbility({ do: 'cancel' }) },
    ],
  ),
  say`Cancel one Effect \(or Utinni Effect\) by drawing a destiny < ability of your highest-ability character on table`(
    () => [
      {
        when: 'any-time',
        targets: [{ name: 'target', what: ALTERABLE }],
        do: byAbility({ do: 'cancel-cards', what: TARGET }),
      },
      { when: { just: 'deployed', card: ALTERABLE }, do: byAbility({ do: 'cancel-cards', what: ANSWERED }) },
    ],
  ),
  say`Cancel one ${cardName} card just played`((card) => [
    { when: { just: 'played', card }, do: [{ do: 'cancel' }] },
  ]),
  say`Cancel any Interrupt or Effect with ${pattern(/'?(\w+)'?/, ([, word]) => word!)} in the card name`(
    (titleHas) => cancels({ titleHas, kind: ['interrupt', 'effect'] }),
  ),
)
const cancels = (what: Filter): Deeds => [
  { when: { just: 'played', card: { ...what, kind: 'interrupt' } }, do: [{ do: 'cancel' }] },
  { when: { just: 'deployed', card: what }, do: [{ do: 'cancel-cards', what: ANSWERED }] },
  { when: 'any-time', targets: [{ name: 'target', what }], do: [{ do: 'cancel-cards', what: TARGET }] },
]

/** Any pile of anybody. */
const shuffles: Parser<Deeds> = say`Shuffle any player's Reserve Deck or Lost Pile or Used Pile`(() =>
  (['you', 'opponent'] as const).flatMap((who) =>
    (['reserve', 'lost', 'used'] as const).map((pile): Deed => ({ do: [{ do: 'shuffle', pile, who }] })),
  ),
)

/** What was just deployed is held up. */
const barrier: Parser<Deeds> =
  say`Use ${count} Force to prevent any ${selector} just deployed by opponent from battling or moving for remainder of turn`(
    (cost, card) => [
      {
        when: { just: 'deployed', by: 'opponent', card },
        cost,
        do: (['battle', 'move'] as const).map((what) => forTurn({ static: 'bars', what, of: ANSWERED })),
      },
    ],
  )

const flies: Parser<Deeds> = either<Deeds>(
  say`Add ${count} to ${numberWord} and ${numberWord} of any ${selector} for remainder of turn[.] \(Interrupt may even affect the result immediately after a destiny draw targeting the starfighter's maneuver[.]`(
    (add, one, other, what) => [
      {
        targets: [{ name: 'target', what }],
        do: [one, other].map((change) => forTurn(number(change as 'power', TARGET, { add }))),
      },
    ],
  ),
  say`Add ${count} to ${numberWord} and ${count} to ${numberWord} of any ${selector} for remainder of turn[.] If it has hyperdrive, also add ${count} to hyperspeed[.] \(Interrupt may even affect the result immediately after a destiny draw targeting the starfighter's maneuver[.]`(
    (add, one, more, other, what, speed) => [
      {
        targets: [{ name: 'target', what }],
        do: [
          forTurn(number(one as 'power', TARGET, { add })),
          forTurn(number(other as 'power', TARGET, { add: more })),
          forTurn(
            number(
              'hyperspeed',
              TARGET,
              { add: speed },
              there({ ...TARGET, not: { trait: 'no hyperdrive' } }),
            ),
          ),
        ],
      },
    ],
  ),
)

/** Damage that is tripled. */
const TRIPLED = forBattle({
  static: 'side-number',
  change: 'battle-damage',
  whose: 'both',
  at: BATTLE,
  times: 3,
})
const damage: Parser<Deeds> = either<Deeds>(
  say`If (?:an )?opponent has just initiated a battle, triple the resulting battle damage for the eventual loser`(
    () => [{ when: { just: 'battle-initiated', by: 'opponent' }, do: [TRIPLED] }],
  ),
  say`Triple the result of ${cardName}`((card) => [
    { when: { just: 'played', by: 'opponent', card }, do: [TRIPLED] },
  ]),
  say`If you just initiated a battle at a location where you have less power than opponent, double opponent's battle damage if you win the battle \(if ${selector} is present at the battle location, triple opponent's battle damage\)`(
    (who) => [
      {
        when: { just: 'battle-initiated', by: 'you' },
        if: compare({ side: 'total-power', whose: 'yours' }, '<', {
          side: 'total-power',
          whose: 'opponents',
        }),
        do: [
          {
            do: 'if',
            when: there({ ...MINE, ...who, present: true, inBattle: true }),
            so: [multiplied(3)],
            else: [multiplied(2)],
          },
        ],
      },
    ],
  ),
)
const multiplied = (times: number): Instruction =>
  forBattle({ static: 'side-number', change: 'battle-damage', whose: 'opponents', at: BATTLE, times })

/** Several weapons at one target. */
const concerted: Parser<Deeds> =
  say`During a battle, target opponent's ${selector} with two \(or more\) of your ${selector}[.] Add all weapon destiny draws together[.] Apply that total separately for each weapon in an order of your choosing`(
    (what) => {
      const { where: _, ...rest } = what
      return [
        {
          when: 'battle',
          targets: [
            {
              name: 'target',
              what: { ...rest, ...THEIRS, present: true, inBattle: true, number: { name: 'guns', least: 2 } },
            },
          ],
          do: [{ do: 'fire-together', at: TARGET }],
        },
      ]
    },
  )

/** Accidents. */
const CROWD: Filter = { ...THEIRS, kind: 'character', where: there_ }
const accident: Parser<Deeds> =
  say`An accident occurs at the beginning of a battle at any site where opponent has at least two characters and one weapon[.] Draw destiny[.] If destiny < number of opponent's characters at that site, one is lost[.] \(Opponent's choice[.]`(
    () => [
      {
        when: { just: 'battle-initiated', at: { type: 'site' } },
        if: all(
          { if: 'on-table', what: CROWD, least: 2 },
          there({ ...THEIRS, kind: 'weapon', where: there_ }),
        ),
        do: [
          DRAW,
          when(
            compare(DESTINY, '<', { count: CROWD }),
            { do: 'choose', as: 'victim', what: CROWD, who: 'opponent' },
            lost(chosen('victim')),
          ),
        ],
      },
    ],
  )
const PRESENT: Filter = {
  ...THEIRS,
  kind: ['character', 'starship', 'vehicle'],
  present: true,
  where: there_,
}
const assault: Parser<Deeds> =
  say`Use ${count} Force to cancel a Force drain at one location[.] Draw one destiny for each character, starship and vehicle opponent has present[.] Compare your destiny total to opponent's power total[.] Player with lowest total loses Force equal to the difference`(
    (cost) => [
      {
        when: { just: 'drain-initiated', by: 'opponent' },
        cost,
        do: [
          { do: 'cancel' },
          { do: 'remember', as: 'power', amount: { side: 'total-power', whose: 'opponents', at: AT } },
          { do: 'draw-destiny', count: { count: PRESENT } },
          {
            do: 'if',
            when: compare(DESTINY, '<', { value: 'power' }),
            so: [{ do: 'lose-force', who: 'you', amount: { less: DESTINY, from: { value: 'power' } } }],
            else: [
              { do: 'lose-force', who: 'opponent', amount: { less: { value: 'power' }, from: DESTINY } },
            ],
          },
        ],
      },
    ],
  )

/** Transports. */
const YOURS: Filter = { ...MINE, kind: 'character' }
const transport: Parser<Deeds> =
  say`At any time \(except during battle\), target any or all of your characters at one site to (?:relocate|transport \(relocate\)) to any one other site[.] Draw destiny[.] Use that much Force to transport, or place Interrupt in Lost Pile`(
    () => [
      {
        when: 'any-time',
        if: not({ if: 'battle' }),
        targets: [
          { name: 'from', what: { type: 'site', has: YOURS } },
          { name: 'who', what: { ...YOURS, where: { atA: chosen('from') } }, most: 60 },
          { name: 'to', what: { type: 'site', not: chosen('from') } },
        ],
        first: [
          DRAW,
          when(compare({ cardsIn: 'force', whose: 'yours' }, '>=', DESTINY), {
            do: 'may',
            so: [
              { do: 'use-force', amount: DESTINY },
              { do: 'remember', as: 'fare', amount: 1 },
            ],
          }),
        ],
        do: [
          {
            do: 'if',
            when: compare({ value: 'fare' }, '=', 1),
            so: [{ do: 'relocate', what: chosen('who'), to: chosen('to') }],
            else: [{ do: 'lose-this' }],
          },
        ],
      },
    ],
  )
const rescue: Parser<Deeds> =
  say`If opponent just initiated a battle where opponent has more than double your power, reveal up to ${count} cards from your Reserve Deck[.] Of those \d, deploy anywhere \(for free\) any characters, starships, vehicles, devices or weapons[.] Any others are lost`(
    (most) => [
      {
        when: { just: 'battle-initiated', by: 'opponent' },
        if: compare({ side: 'total-power', whose: 'opponents' }, '>', {
          sum: [
            { side: 'total-power', whose: 'yours' },
            { side: 'total-power', whose: 'yours' },
          ],
        }),
        do: [{ do: 'reveal-and-deploy', most }],
      },
    ],
  )

/** Ways out. */
const CREW: Filter = { ...YOURS, on: ANSWERED }
const PLANET_SITE: Filter = { type: 'site', icon: 'planet' }
const moving: Parser<Deeds> = either<Deeds>(
  say`If ${selector} is about to be lost, relocate your characters aboard to any one planet site`((card) => [
    {
      when: { just: 'about-to-be-lost', card },
      if: there(CREW),
      targets: [{ name: 'target', what: PLANET_SITE }],
      do: [{ do: 'relocate', what: CREW, to: TARGET }],
    },
  ]),
  say`If ${selector} is about to be lost, unless ${selector} aboard, relocate your characters aboard to any one planet site or to one of your capital starships`(
    (card, who) => [
      {
        when: { just: 'about-to-be-lost', card },
        if: all(there(CREW), not(there({ ...CREW, ...who }))),
        targets: [
          {
            name: 'target',
            what: {
              not: ANSWERED,
              any: [PLANET_SITE, { ...card, number: { name: 'room', least: { countOf: CREW } } }],
            },
          },
        ],
        do: [{ do: 'relocate', what: CREW, to: TARGET }],
      },
    ],
  ),
  say`If a battle was just initiated at any ${locationNoun}, move all ${selector} away`((at, cards) => {
    const fleeing: Filter = { ...cards, present: true, where: there_ }
    return [
      {
        when: { just: 'battle-initiated', at },
        if: there(fleeing),
        do: [{ do: 'move-away', what: fleeing }],
      },
    ]
  }),
  say`If opponent just initiated battle at a site where you have a ${selector} present, move all of your cards with ability there away \(using their landspeed\)`(
    (who) => [
      {
        when: {
          just: 'battle-initiated',
          by: 'opponent',
          at: { type: 'site', has: { ...MINE, ...who, present: true } },
        },
        do: [
          {
            do: 'move-away',
            what: { ...MINE, number: { name: 'ability', least: 0.1 }, where: there_ },
            by: ['landspeed'],
          },
        ],
      },
    ],
  ),
  say`If a battle was just initiated at a site where your ${selector} is present, use ${count} force to draw destiny; that number of opponent's characters with ability = ${count} \(your choice\) must each move away \(for free\), or be lost`(
    (who, cost, exactly) => [
      {
        when: { just: 'battle-initiated', at: { type: 'site', has: { ...MINE, ...who, present: true } } },
        cost,
        do: [
          DRAW,
          {
            do: 'choose',
            as: 'sent',
            what: { ...THEIRS, kind: 'character', number: { name: 'ability', exactly }, where: there_ },
            least: DESTINY,
            most: DESTINY,
          },
          { do: 'move-away', what: chosen('sent'), free: true, orLost: true },
        ],
      },
    ],
  ),
  say`If ${selector} is on table, cancel any battle just initiated at another ${locationNoun} by moving \(for free\) all your characters involved to the Trash Compactor`(
    (to, at) => [
      {
        when: { just: 'battle-initiated', at: { ...at, not: to } },
        if: all(there(to), there({ ...YOURS, inBattle: true })),
        do: [{ do: 'cancel' }, { do: 'relocate', what: { ...YOURS, inBattle: true }, to }],
      },
    ],
  ),
)

/** Presence of a Jedi. */
const presence: Parser<Deeds> =
  say`If one of your ${selector} is present during any battle, use ${count} Force to cause all other ${selector} to battle at double power`(
    (jedi, cost, of) => {
      const { where: _, ...others } = of
      return [
        {
          when: 'battle',
          cost,
          targets: [{ name: 'jedi', what: { ...MINE, ...jedi, inBattle: true } }],
          do: [
            forBattle({
              static: 'number',
              change: 'power',
              of: { ...others, inBattle: true, not: chosen('jedi') },
              times: 2,
            }),
          ],
        },
      ]
    },
  )

/** Pilots who fly alone. */
const LONE_PILOT: Filter = {
  where: { atA: { type: 'system' } },
  any: [
    { icon: 'pilot', kind: 'character' },
    { kind: 'starship', icon: 'pilot' },
  ],
}
const lonePilot: Parser<Deeds> =
  say`If your pilot \(or permanent pilot\) is defending a battle alone at a system or sector, add ${count} battle destiny`(
    (add) => [
      {
        when: 'battle',
        if: all(
          { if: 'battle', by: 'opponent' },
          there({ ...MINE, ...LONE_PILOT, inBattle: true, alone: true }),
        ),
        do: [
          forBattle({ static: 'side-number', change: 'battle-destinies', whose: 'yours', at: BATTLE, add }),
        ],
      },
    ],
  )

/** Looks into hands and piles. */
const looking: Parser<Deeds> = either<Deeds>(
  say`Use ${count} Force to glance at the cards in opponent's hand for 10 seconds[.] may move any one ${selector} you find there to the top of opponent's Used Pile`(
    (cost, what) => [
      { cost, do: [{ do: 'look', at: 'hand', whose: 'opponents', take: { what, most: 1, to: 'used' } }] },
    ],
  ),
  say`If you have at least one ${selector}, use ${count} Force to glance at the cards in opponent's hand for 10 seconds[.] may move each ${selector} \(except ${selector}\) and ${selector} you find there to opponent's Used Pile`(
    (own, cost, one, but, other) => [
      {
        if: there({ ...MINE, ...own }),
        cost,
        do: [
          {
            do: 'look',
            at: 'hand',
            whose: 'opponents',
            take: { what: { any: [one, other], not: but }, to: 'used' },
          },
        ],
      },
    ],
  ),
  say`Use ${count} Force to search through opponent's Used Pile and move any ${selector} you find there to opponent's Lost Pile`(
    (cost, what) => [
      { cost, do: [{ do: 'look', at: 'used', whose: 'opponents', take: { what, to: 'lost' } }] },
    ],
  ),
  say`Use X Force to destroy any one ${selector} where X = droid's deploy cost`((what) => [
    { cost: { number: 'deploy', of: TARGET }, targets: [{ name: 'target', what }], do: [lost(TARGET)] },
  ]),
  say`Use ${count} Force to draw destiny[.] If destiny < the number of ${selector}, may scavenge \(search through\) opponent's Used Pile[.] All ${selector} you find there are lost`(
    (cost, of, what) => [
      {
        cost,
        do: [
          DRAW,
          when(compare(DESTINY, '<', { count: of }), {
            do: 'may',
            so: [{ do: 'look', at: 'used', whose: 'opponents', take: { what, to: 'lost', all: true } }],
          }),
        ],
      },
    ],
  ),
  say`If there are cards in opponent's Used Pile during your battle phase, draw one destiny[.] All cards there with the same destiny number are lost`(
    () => [
      {
        when: { phase: 'battle', of: 'you' },
        if: compare({ cardsIn: 'used', whose: 'opponents' }, '>', 0),
        do: [
          DRAW,
          {
            do: 'lose-from-pile',
            pile: 'used',
            whose: 'opponents',
            what: { number: { name: 'destiny', exactly: { value: 'destiny' } } },
          },
        ],
      },
    ],
  ),
)
const FORCES: Filter = { kind: ['character', 'starship'] }
const MORE = compare({ count: { ...THEIRS, ...FORCES } }, '>', { count: { ...MINE, ...FORCES } })
const piles: Parser<Deeds> = either<Deeds>(
  say`If opponent outnumbers you in total characters and starships on table, use ${count} Force to draw destiny[.] That number of ${selector},? may be retrieved from Lost Pile`(
    (cost, what) => [{ if: MORE, cost, do: [DRAW, { do: 'retrieve', amount: DESTINY, what }] }],
  ),
  say`If opponent has more total characters and starships on table than you have, use ${count} Force to draw destiny[.] Retrieve that number of ${selector}`(
    (cost, what) => [{ if: MORE, cost, do: [DRAW, { do: 'retrieve', amount: DESTINY, what }] }],
  ),
  say`Use ${count} Force during opponent's control phase if you have a ${selector} and were drained of at least ${count} Force[.] Draw destiny[.] That number of cards are randomly selected and retrieved from your Lost Pile`(
    (cost, own, least) => [
      {
        when: { phase: 'control', of: 'opponent' },
        if: all(there({ ...MINE, ...own }), compare({ drained: 'yours' }, '>=', least)),
        cost,
        do: [DRAW, { do: 'retrieve', amount: DESTINY, random: true }],
      },
    ],
  ),
  say`If opponent just forfeited or lost a ${selector}, use ${count} Force to regenerate one of your own characters[.] Retrieve the character closest to the top of your Lost Pile into your hand`(
    (card, cost) => [
      {
        when: { just: 'lost', by: 'opponent', card },
        cost,
        do: [{ do: 'retrieve', amount: 1, what: { kind: 'character' }, nearest: true, to: 'hand' }],
      },
    ],
  ),
  say`Use ${count} Force if any of your ${selector} was just forfeited from a ${locationNoun}[.] Mysterious crazy wizard steps in and revives \(returns from Lost Pile\) that character back to same site`(
    (cost, card, at) => [
      {
        when: { just: 'forfeited', by: 'you', at, card },
        cost,
        do: [{ do: 'revive', what: ANSWERED, to: AT }],
      },
    ],
  ),
  say`Each player must immediately activate ${count} Force[.] Also, may activate 1 additional Force for each ${selector}`(
    (amount, cards) => [
      {
        do: [
          { do: 'activate', who: 'you', amount },
          { do: 'activate', who: 'opponent', amount },
          { do: 'may', so: [{ do: 'activate', amount: { count: cards } }] },
        ],
      },
    ],
  ),
  say`Use ${count} Force and target one ${selector} \(on table\) of ability > ${count}[.] Choose a number from 1 to ${count}[.] may retrieve that amount from your Lost Pile if you now draw destiny > chosen number[.] If you fail, Rebel is lost`(
    (cost, what, above, to) => [
      {
        cost,
        targets: [{ name: 'target', what: { ...what, number: { name: 'ability', least: above + 0.5 } } }],
        do: [
          { do: 'choose-number', as: 'chosen number', to },
          DRAW,
          {
            do: 'if',
            when: compare(DESTINY, '>', { value: 'chosen number' }),
            so: [{ do: 'may', so: [{ do: 'retrieve', amount: { value: 'chosen number' } }] }],
            else: [lost(TARGET)],
          },
        ],
      },
    ],
  ),
  say`If opponent just deployed a ${selector}, (?:sacrifice \(out of play\)|place out of play) from table one of your characters with the same power \(even a captured character\)[.] may retrieve Force from Lost Pile equal to your sacrificed character's forfeit value`(
    (card) => [
      {
        when: { just: 'deployed', by: 'opponent', card },
        targets: [
          { name: 'target', what: { ...YOURS, number: { name: 'power', exactly: { sameAs: ANSWERED } } } },
        ],
        first: [
          { do: 'remember', as: 'forfeit value', amount: { number: 'forfeit', of: TARGET } },
          { do: 'out-of-play', what: TARGET },
        ],
        do: [{ do: 'may', so: [{ do: 'retrieve', amount: { value: 'forfeit value' } }] }],
      },
    ],
  ),
  say`If both players just drew one battle destiny, use ${count} Force to switch numbers`((cost) => [
    {
      when: { just: 'battle-destinies-drawn' },
      if: all(
        compare({ battleDestiny: 'draws', whose: 'yours' }, '=', 1),
        compare({ battleDestiny: 'draws', whose: 'opponents' }, '=', 1),
      ),
      cost,
      do: [
        { do: 'remember', as: 'mine', amount: { battleDestiny: 'total', whose: 'yours' } },
        { do: 'set-battle-destiny', who: 'you', to: { battleDestiny: 'total', whose: 'opponents' } },
        { do: 'set-battle-destiny', who: 'opponent', to: { value: 'mine' } },
      ],
    },
  ]),
)

/** Strikes. */
const strikes: Parser<Deeds> = either<Deeds>(
  say`Everything in ${locationNoun} is lost`((at) => [
    {
      if: there(at),
      do: [
        lost({
          not: { kind: 'location' },
          where: typeof at.title === 'string' ? { at: at.title } : { atA: at },
        }),
      ],
    },
  ]),
  say`Strikes at ${map(
    separated(
      locationNoun,
      pattern(/, (?:or )?| or /, () => null),
    ),
    (list) => list,
  )}[.] Target opponent's ${selector} at that site[.] Draw destiny[.] Target lost if destiny > ability`(
    (places, what) => {
      const { where: _, ...rest } = what
      return [
        {
          targets: [
            {
              name: 'target',
              what: {
                ...rest,
                whose: 'opponents',
                where: { atA: { title: places.flatMap(({ title }) => title ?? []) } },
                not: { on: { kind: ['vehicle', 'starship'] } },
              },
            },
          ],
          do: [DRAW, when(compare(DESTINY, '>', { number: 'ability', of: TARGET }), lost(TARGET))],
        },
      ]
    },
  ),
  say`Use ${count} Force to target one ${selector}[.] Draw destiny[.] If destiny > character's ability, character immediately returns to opponent's hand[.] \(Also, any cards deployed on character return to owners' hands[.]`(
    (cost, what) => [
      {
        cost,
        targets: [{ name: 'target', what }],
        do: [
          DRAW,
          when(compare(DESTINY, '>', { number: 'ability', of: TARGET }), {
            do: 'return-to-hand',
            what: TARGET,
          }),
        ],
      },
    ],
  ),
  say`Use ${count} Force to target ${selector} at a ${locationNoun} where a battle just finished[.] Draw destiny[.] Starfighter lost if destiny > maneuver`(
    (cost, what, at) => [
      {
        when: { just: 'battle-ended', at },
        cost,
        targets: [{ name: 'target', what: { ...what, where: there_ } }],
        do: [DRAW, when(compare(DESTINY, '>', { number: 'maneuver', of: TARGET }), lost(TARGET))],
      },
    ],
  ),
  say`If both players have a ${selector} at same site, draw destiny[.] Add ${count} if opponent's spy is Undercover[.] Opponent's spy is lost if total destiny > ${count}`(
    (who, add, above) => {
      const { where: _, ...spy } = who
      return [
        {
          targets: [
            {
              name: 'target',
              what: { ...THEIRS, ...spy, where: { atA: { type: 'site', has: { ...MINE, ...spy } } } },
            },
          ],
          do: [
            DRAW,
            when(
              compare({ sum: [DESTINY, { oneOf: { ...TARGET, trait: 'undercover' }, is: add }] }, '>', above),
              lost(TARGET),
            ),
          ],
        },
      ]
    },
  ),
  say`If a ${selector} is present at a battle you have just won, use ${count} Force to attempt to choke any opposing character present[.] Draw destiny[.] If destiny > target's ability, target is lost`(
    (who, cost) => [
      {
        when: { just: 'battle-ended', winner: 'you', at: { has: { ...MINE, ...who, present: true } } },
        cost,
        targets: [{ name: 'target', what: { ...THEIRS, kind: 'character', present: true, where: there_ } }],
        do: [DRAW, when(compare(DESTINY, '>', { number: 'ability', of: TARGET }), lost(TARGET))],
      },
    ],
  ),
  say`Target any ${selector}[.] Draw destiny[.] Weapon lost if destiny < weapon's destiny number[.] If destiny = 0, the character or starship carrying weapon is also lost`(
    (what) => [
      {
        targets: [{ name: 'target', what }],
        do: [
          DRAW,
          when(compare(DESTINY, '=', 0), lost({ kind: ['character', 'starship'], with: TARGET })),
          when(compare(DESTINY, '<', { number: 'destiny', of: TARGET }), lost(TARGET)),
        ],
      },
    ],
  ),
  say`If two or more ${selector} are present where opponent has ${selector}, target as many ${selector} as desired[.] Draw destiny[.] If destiny > the number of Jawas you targeted, they are immediately lost`(
    (many, prey) => [
      {
        targets: [
          {
            name: 'at',
            what: {
              type: 'site',
              hasSeveral: { least: 2, of: { ...many, present: true } },
              has: { ...THEIRS, ...prey },
            },
          },
          { name: 'jawas', what: { ...THEIRS, ...prey, where: there_ }, most: 60 },
        ],
        do: [DRAW, when(compare(DESTINY, '>', { count: chosen('jawas') }), lost(chosen('jawas')))],
      },
    ],
  ),
  say`Use ${count} Force if opponent has at least two ${selector} at same system or sector[.] Draw destiny[.] If destiny < number of those starships, opponent must lose one of them`(
    (cost, what) => {
      const { where: _, ...rest } = what
      const theirs: Filter = { ...THEIRS, ...rest, present: true }
      return [
        {
          cost,
          targets: [{ name: 'at', what: { type: 'system', hasSeveral: { least: 2, of: theirs } } }],
          do: [
            DRAW,
            when(
              compare(DESTINY, '<', { count: { ...theirs, where: there_ } }),
              { do: 'choose', as: 'victim', what: { ...theirs, where: there_ }, who: 'opponent' },
              lost(chosen('victim')),
            ),
          ],
        },
      ]
    },
  ),
  say`Use ${count} Force[.] Draw destiny[.] If destiny < number of ${selector}, all opponent's movement is blocked for remainder of turn \(except for ${selector} and the starships they are aboard\)`(
    (cost, many, but) => [
      {
        cost,
        do: [
          DRAW,
          when(
            compare(DESTINY, '<', { count: many }),
            forTurn({
              static: 'bars',
              what: 'move',
              of: { ...THEIRS, not: { any: [but, { kind: 'starship', with: but }] } },
            }),
          ),
        ],
      },
    ],
  ),
)

/** Losses, aims and half measures. */
const FORCE: Amount = { value: 'Force' }
const losses: Parser<Deeds> = either<Deeds>(
  say`If you must lose Force for any reason, reduce the loss by X amount by using X Force`(() => [
    {
      when: { just: 'must-lose-force', by: 'you' },
      if: compare({ cardsIn: 'force', whose: 'yours' }, '>', 0),
      first: [
        {
          do: 'choose-number',
          as: 'Force',
          to: { smallest: [{ value: 'amount' }, { cardsIn: 'force', whose: 'yours' }] },
        },
        { do: 'use-force', amount: FORCE },
      ],
      do: [{ do: 'change-loss', by: { less: FORCE, from: 0 } }],
    },
  ]),
  say`If ${cardName} was just played, it is canceled and may use X Force to raise damage against opponent by X amount`(
    (card) => [
      {
        when: { just: 'played', card },
        first: [
          { do: 'choose-number', as: 'Force', from: 0, to: { cardsIn: 'force', whose: 'yours' } },
          { do: 'use-force', amount: FORCE },
        ],
        do: [{ do: 'cancel' }, { do: 'change-loss', by: FORCE }],
      },
    ],
  ),
  say`If opponent just lost Force from a battle, play to increase loss by ${count} Force`((amount) => [
    {
      when: { just: 'lost-force', by: 'opponent', from: 'battle' },
      do: [{ do: 'lose-force', who: 'opponent', amount }],
    },
  ]),
  say`If opponent just targeted ${selector} with ${selector}, subtract ${count} from each of that weapon's destiny draws`(
    (card, source, n) => [
      {
        when: { just: 'targeted', by: 'opponent', card, source },
        do: [forBattle(number('weapon-draw', chosen('source'), { add: -n }))],
      },
    ],
  ),
  say`If you have less than ${count} Life Force, play during opponent's control phase[.] For remainder of turn, each time you must lose Force, the loss is cut in half \(round up\)[.] If ${selector}, round down`(
    (less, droids) => [
      {
        when: { phase: 'control', of: 'opponent' },
        if: compare({ cardsIn: 'life-force', whose: 'yours' }, '<', less),
        do: (['up', 'down'] as const).map((round) => {
          const found = there({ ...MINE, ...droids })
          return forTurn({
            static: 'halves-losses',
            whose: 'yours',
            round,
            when: round === 'down' ? found : not(found),
          })
        }),
      },
    ],
  ),
  say`If opponent has ${count} cards or less in hand, opponent must immediately lose ${count} Force \(${count} Force if it is your turn\)[.] If opponent has ${selector}, loss is reduced by ${count}`(
    (most, less, more, spare, by) => {
      const amount = (from: number): Amount => ({ less: { oneOf: { ...THEIRS, ...spare }, is: by }, from })
      return [
        {
          if: compare({ cardsIn: 'hand', whose: 'opponents' }, '<=', most),
          do: [
            {
              do: 'if',
              when: { if: 'phase', of: 'you' },
              so: [{ do: 'lose-force', who: 'opponent', amount: amount(more) }],
              else: [{ do: 'lose-force', who: 'opponent', amount: amount(less) }],
            },
          ],
        },
      ]
    },
  ),
)
const charge: Parser<Deeds> =
  say`Select one of your ${selector} in a battle to make a charge[.] If that trooper is a ${selector}, it is power \+${count} this battle[.] If any other trooper, power \+${count}[.] However, that trooper must be forfeited at end of battle`(
    (who, best, more, less) => {
      const it = chosen('trooper')
      return [
        {
          when: 'battle',
          targets: [{ name: 'trooper', what: { ...MINE, ...who, inBattle: true } }],
          do: [
            {
              do: 'if',
              when: there({ ...it, ...best }),
              so: [forBattle(number('power', it, { add: more }))],
              else: [forBattle(number('power', it, { add: less }))],
            },
            { do: 'must-forfeit', what: it },
          ],
        },
      ]
    },
  )

export const particularFunction: Parser<Deeds> = either<Deeds>(
  sensing,
  shuffles,
  barrier,
  flies,
  damage,
  concerted,
  accident,
  assault,
  transport,
  rescue,
  moving,
  presence,
  lonePilot,
  looking,
  piles,
  strikes,
  losses,
  charge,
)
