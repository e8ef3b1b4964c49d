/** Functions about hands and piles: shuffling, looking, bringing back. */
import { either, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Parser } from '../../source.ts'
import { all, compare, there } from '../conditions.ts'
import type { Deed } from '../deeds.ts'
import { ANSWERED, AT, TARGET } from '../filters.ts'
import { count, locationNoun, selector } from '../nouns.ts'

import { DESTINY, type Deeds, DRAW, lost, MINE, THEIRS, when } from './steps.ts'

/** Any pile of anybody. */
export const shuffles: Parser<Deeds> = say`Shuffle any player's Reserve Deck or Lost Pile or Used Pile`(() =>
  (['you', 'opponent'] as const).flatMap((who) =>
    (['reserve', 'lost', 'used'] as const).map((pile): Deed => ({ do: [{ do: 'shuffle', pile, who }] })),
  ),
)

/** Looks into hands and piles. */
export const looking: Parser<Deeds> = either<Deeds>(
  say`If ${selector} is lost, use ${count} Force to retrieve (?:him|her|one of them) from the Lost Pile`(
    (what, cost) => [{ cost, do: [{ do: 'retrieve', amount: 1, what }] }],
  ),
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
export const piles: Parser<Deeds> = either<Deeds>(
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
        if: all(
          compare({ cardsIn: 'reserve', whose: 'yours' }, '>', 0),
          compare({ cardsIn: 'reserve', whose: 'opponents' }, '>', 0),
        ),
        do: [
          { do: 'activate', who: 'you', amount },
          { do: 'activate', who: 'opponent', amount },
          { do: 'choose-number', as: 'Force', from: 0, to: { count: cards } },
          { do: 'activate', amount: { value: 'Force' } },
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
          {
            name: 'target',
            what: { ...MINE, kind: 'character', number: { name: 'power', exactly: { sameAs: ANSWERED } } },
          },
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
