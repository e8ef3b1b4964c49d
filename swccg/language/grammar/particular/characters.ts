/** Sentences of characters, starships and vehicles that no other card says. */
import { either, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { Parser } from '../../source.ts'
import { number } from '../changes.ts'
import { all, condition, not, there, thisIs } from '../conditions.ts'
import { SELF } from '../filters.ts'
import { count, locationNoun, selector } from '../nouns.ts'
import type { Piece } from '../piece.ts'

import { drawing } from './schemes.ts'

const LOST = (what: Filter): Instruction => ({ do: 'lose-cards', what })

/** What others do better where it is. */
const helping: Parser<Piece> = either<Piece>(
  say`Where present under nighttime conditions, each of ${selector} at same planet site are power \+${count}, and also have immunity to attrition < ${count} if (?:an? )?${selector} is present`(
    (of, add, below, station) => {
      const here: Filter = { ...of, where: 'same-site' }
      const night = all({ if: 'nighttime' }, thisIs({ present: true, where: { atA: { icon: 'planet' } } }))
      return {
        statics: [
          number('power', here, { add }, night),
          number('immunity', here, { become: below }, all(night, there({ ...station, where: 'present' }))),
        ],
      }
    },
  ),
  say`Total power at same site is \+${count} for each of your droid/Rebel pairs present, including C-3PO`(
    (times) => ({
      statics: [
        {
          static: 'side-number',
          change: 'total-power',
          whose: 'yours',
          add: {
            smallest: (['droid', 'rebel'] as const).map((type) => ({
              count: { type, whose: 'yours', where: 'present' },
              times,
            })),
          },
          when: thisIs({ where: { atA: { type: 'site' } } }),
        },
      ],
    }),
  ),
  say`${selector} is forfeit \+${count} when present`((of, add) => ({
    statics: [number('forfeit', { ...of, where: 'present' }, { add })],
  })),
  say`Increases Rebel Planners by ${count}, doubles if at same site`((add) => {
    const at: Filter = { type: 'system', related: { with: { title: 'Rebel Planners', whose: 'yours' } } }
    const beside = there({ title: 'Rebel Planners', whose: 'yours', where: 'same-site' })
    const planned = (
      more: Extract<Static, { static: 'generation' }>['add'],
      when: typeof beside,
    ): Static => ({ static: 'side-number', change: 'total-power', whose: 'yours', at, add: more, when })
    return {
      statics: [
        planned(add, not(beside)),
        planned({ count: { kind: 'starship', whose: 'yours', present: true, where: { atA: at } } }, beside),
      ],
    }
  }),
  say`Adds ${count} to deploy cost of each ${selector} \(and your mouse droids\) when deploying to same location`(
    (add, of) => ({
      statics: [
        {
          static: 'deploy-cost',
          of: { any: [of, { title: "MSE-6 'Mouse' Droid", whose: 'yours' }] },
          to: { where: 'same-location' },
          add,
        },
      ],
    }),
  ),
  say`Deploy -${count} for ${selector} of any starship he pilots`((n, of) => ({
    statics: [
      {
        static: 'deploy-cost',
        of: { ...of, whose: 'yours' },
        on: { kind: 'starship', with: { the: 'self', pilots: true } },
        add: -n,
      },
    ],
  })),
  say`When at same location as (?:an? )?${selector}, deploy -${count} there for any ${selector}, and during your move phase, ${selector} at an adjacent site may move there for free`(
    (found, n, of, who) => {
      const when = there({ ...found, where: 'same-location' })
      return {
        statics: [
          { static: 'deploy-cost', of, to: { where: 'same-location' }, add: -n, when },
          {
            static: 'allows',
            what: 'move-free',
            of: { ...who, whose: 'yours', where: 'adjacent-site' },
            to: { kind: 'location', where: 'same-location' },
            when,
          },
        ],
      }
    },
  ),
  say`While no ${selector} present with \w+, to initiate battles at same location as \w+, player must use X Force, where X = total number of \[Dark Side Force\] and \[Light Side Force\] present with him`(
    (who) => ({
      statics: [
        {
          static: 'side-number',
          change: 'battle-cost',
          whose: 'both',
          fix: { icons: 'both' },
          when: not(there({ ...who, where: 'present' })),
        },
      ],
    }),
  ),
  say`Power \+${count} when battling at same site as ${selector}, unless ${condition}`((add, who, but) => ({
    statics: [
      number('power', SELF, { add }, all({ if: 'battle' }, there({ ...who, where: 'same-site' }), not(but))),
    ],
  })),
  say`May forfeit in place of any other character hit by a weapon at same site, restoring that character to normal`(
    () => ({
      statics: [
        { static: 'allows', what: 'stand-in', of: SELF, to: { kind: 'character', where: 'same-site' } },
      ],
    }),
  ),
  say`Any ${selector} is power \+${count} under nighttime conditions`((_, add) => ({
    statics: [number('power', SELF, { add }, { if: 'nighttime' })],
  })),
  say`May make a Kessel Run in place of a smuggler`(() => ({})),
  say`Also, if (?:\w+) droid is at a docking bay, adds immunity to attrition < ${count} to all ${selector} and may cancel ${selector}`(
    (become, of, what) => {
      const bay = thisIs({ where: { atA: { trait: 'docking bay' } } })
      return {
        statics: [number('immunity', of, { become }, bay)],
        actions: [
          {
            when: 'any-time',
            if: all(bay, there(what)),
            do: [{ do: 'cancel-cards', what }],
          },
        ],
      }
    },
  ),
  say`Also, if (?:\w+) droid is at a docking bay, adds immunity to attrition < ${count} to all ${selector}`(
    (become, of) => ({
      statics: [number('immunity', of, { become }, thisIs({ where: { atA: { trait: 'docking bay' } } }))],
    }),
  ),
)

/** Ships and vehicles. */
const LIFT: Filter = { type: 'site', icon: 'interior', any: [{ icon: 'mobile' }] }
const craft: Parser<Piece> = either<Piece>(
  say`Must have pilot aboard to use power, maneuver or hyperspeed`(() => ({
    statics: (['power', 'maneuver', 'hyperspeed'] as const).map((change) =>
      number(change, SELF, { fix: 0 }, not(thisIs({ with: { pilots: true } }))),
    ),
  })),
  say`Deploy and move only at interior mobile sites[.] May move without presence aboard`(() => ({
    deploys: { only: LIFT },
    statics: [
      { static: 'allows', what: 'go-to-interior', of: SELF, to: LIFT },
      { static: 'bars', what: 'move', of: SELF, to: { not: LIFT } },
      { static: 'allows', what: 'move-without-presence', of: SELF },
      number('maneuver', SELF, { become: 1 }),
    ],
  })),
  say`May relocate only to planet sites`(() => ({
    statics: [{ static: 'bars', what: 'move', of: SELF, to: { not: { icon: 'planet' } } }],
  })),
)

/** What happens when it is lost. */
const losing: Parser<Piece> = either<Piece>(
  say`If lost from table during opponent's turn, ${selector} is power \+${count} until the end of your next turn`(
    (of, add) => ({
      triggers: [
        {
          when: { just: 'lost', card: SELF },
          if: { if: 'phase', of: 'opponent' },
          do: [
            {
              do: 'for-a-while',
              what: number('power', { ...of, whose: 'yours' }, { add }),
              until: 'end-of-your-next-turn',
            },
          ],
        },
      ],
    }),
  ),
  say`If lost or forfeited as a result of a battle, \w+ regenerates \(place on top of your Used Pile\)`(
    () => ({
      triggers: [
        {
          when: { just: 'lost', card: SELF },
          if: { if: 'battle' },
          do: [{ do: 'put-on-pile', what: SELF, piles: ['used'] }],
        },
      ],
    }),
  ),
  say`If at the beginning of your control phase any ${selector} are present at same site, all of them are lost`(
    (what) => ({
      triggers: [
        {
          when: { just: 'phase-began', by: 'you', phase: 'control' },
          if: thisIs({ where: { atA: { type: 'site' } } }),
          do: [LOST({ ...what, present: true, where: 'same-site' })],
        },
      ],
    }),
  ),
  say`If in the ${locationNoun}, all ${selector} are immediately lost`((at, what) => {
    const those: Filter = { ...what, present: true, where: 'same-site' }
    return {
      triggers: [
        {
          when: 'always',
          if: all(thisIs({ where: { at: at.title as string } }), there(those)),
          do: [LOST(those)],
        },
      ],
    }
  }),
)

export const characterSentence: Parser<Piece> = either<Piece>(helping, craft, losing, drawing)
