/** Functions that take characters, starships and vehicles out of danger. */
import { either, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Parser } from '../../source.ts'
import { all, compare, not, there } from '../conditions.ts'
import { ANSWERED, TARGET } from '../filters.ts'
import { count, locationNoun, selector } from '../nouns.ts'

import { chosen, DESTINY, type Deeds, DRAW, MINE, THEIRS, THERE, when } from './steps.ts'

/** Transports. */
const YOURS: Filter = { ...MINE, kind: 'character' }
export const transport: Parser<Deeds> =
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
export const rescue: Parser<Deeds> =
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
export const moving: Parser<Deeds> = either<Deeds>(
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
              any: [PLANET_SITE, { ...card, roomFor: CREW }],
            },
          },
        ],
        do: [{ do: 'relocate', what: CREW, to: TARGET }],
      },
    ],
  ),
  say`If a battle was just initiated at any ${locationNoun}, move all ${selector} away`((at, cards) => {
    const fleeing: Filter = { ...cards, present: true, where: THERE }
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
            what: { ...MINE, number: { name: 'ability', least: 0.1 }, where: THERE },
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
            what: { ...THEIRS, kind: 'character', number: { name: 'ability', exactly }, where: THERE },
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
