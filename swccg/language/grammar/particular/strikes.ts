/** Functions that strike: a destiny decides whether somebody is lost. */
import { either, map, pattern, say, separated } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Parser } from '../../source.ts'
import { compare, there } from '../conditions.ts'
import { TARGET } from '../filters.ts'
import { count, locationNoun, selector } from '../nouns.ts'

import { chosen, DESTINY, type Deeds, DRAW, forTurn, lost, MINE, THEIRS, THERE, when } from './steps.ts'

/** Strikes. */
export const strikes: Parser<Deeds> = either<Deeds>(
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
                present: true,
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
        targets: [{ name: 'target', what: { ...withoutNumber(what), where: THERE } }],
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
        targets: [{ name: 'target', what: { ...THEIRS, kind: 'character', present: true, where: THERE } }],
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
          { name: 'jawas', what: { ...THEIRS, ...prey, where: THERE }, most: 60 },
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
              compare(DESTINY, '<', { count: { ...theirs, where: THERE } }),
              { do: 'choose', as: 'victim', what: { ...theirs, where: THERE }, who: 'opponent' },
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

/** Every starfighter has maneuver. */
const withoutNumber = ({ number: _, ...rest }: Filter): Filter => rest
