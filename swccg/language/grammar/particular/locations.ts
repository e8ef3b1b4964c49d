/** Sentences of locations: free walks, who comes for what, who fights alone. */
import { either, optional, pattern, say } from '@dejarik/kernel/language'
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardAction, When } from '../../../text/text.ts'
import type { Parser } from '../../source.ts'
import { under_ } from '../changes.ts'
import { all, there, under } from '../conditions.ts'
import { SELF } from '../filters.ts'
import { count, locationNoun, selector } from '../nouns.ts'
import type { Piece } from '../piece.ts'
import { staticClause } from '../statics.ts'
import { time } from '../times.ts'

/** Somebody of yours goes free from one place to another, as the move of the turn. */
const walk = (when: When, who: Filter, to: Filter): CardAction => ({
  when,
  if: there(to),
  targets: [
    {
      name: 'who',
      what: {
        kind: 'character',
        whose: 'yours',
        movable: true,
        not: { on: { kind: ['vehicle', 'starship'] } },
        ...who,
      },
    },
    { name: 'place', what: to },
  ],
  do: [{ do: 'move', what: { the: { chosen: 'who' } }, to: { the: { chosen: 'place' } } }],
})
const HERE: Filter = { where: 'same-location' }
const walks: Parser<Piece> = either<Piece>(
  say`${time}, ${optional(selector)}(?: )?may move free from here(?: directly)? to (?:any one )?${locationNoun}`(
    ({ when }, who, to) => ({
      actions: when ? [walk(when, { ...(who ?? {}), ...HERE }, to.title ? to : { ...to, not: SELF })] : [],
    }),
  ),
  say`${time}, may move free from here(?: directly)? to ${locationNoun} \(or vice versa\)`(
    ({ when }, to) => ({
      actions: when
        ? [
            walk(when, HERE, to),
            walk(
              when,
              typeof to.title === 'string' ? { where: { at: to.title } } : { where: { atA: to } },
              SELF,
            ),
          ]
        : [],
    }),
  ),
)
const free = (of: Filter, when: Condition): Static => ({
  static: 'allows',
  what: 'deploy-free',
  of,
  to: SELF,
  when,
})
const comes: Parser<Piece> = either<Piece>(
  say`${selector} deploy here for ${count} Force from you only`((of, fix) => ({
    statics: [{ static: 'deploy-cost', of, to: SELF, fix }],
  })),
  say`${selector} deploy here for ${count} Force from you only, for free ${under}`((of, fix, when) => ({
    statics: [{ static: 'deploy-cost', of, to: SELF, fix }, free(of, when)],
  })),
  say`${selector} deploy ${pattern(/(-\d)/, ([, n]) => Number(n))} here, ${pattern(/(-\d)/, ([, n]) => Number(n))} if ${selector} is aboard ${selector}`(
    (of, add, more, who, ship) => ({
      statics: [
        { static: 'deploy-cost', of, to: SELF, add },
        {
          static: 'deploy-cost',
          of,
          to: SELF,
          add: { oneOf: { ...who, on: withoutPlace(ship), where: 'same-location' }, is: more - add },
        },
      ],
    }),
  ),
)
const withoutPlace = ({ where: _, ...rest }: Filter): Filter => rest
/** Who is alone here. */
const alone: Parser<Piece> =
  say`${selector} battles at power ${pattern(/([+-]\d)/, ([, n]) => Number(n))} and is immune to attrition`(
    (of, add) => ({
      statics: [
        { static: 'number', change: 'power', of, add, when: { if: 'battle' } },
        { static: 'number', change: 'immunity', of, become: 99 },
      ],
    }),
  )
const released: Static['static'] = 'gives'
const prison: Parser<readonly Static[]> = say`all imprisoned ${selector} are released`((to) => [
  { static: released, trait: 'released', to: { ...to, trait: 'imprisoned' } },
])
const together: Parser<Piece> = either<Piece>(
  say`${under}, ${staticClause} and ${prison}`((when, one, other) => ({
    statics: [...one, ...other].map(under_(when)),
  })),
  say`${under}, ${staticClause} and ${selector} is canceled`((when, one, what) => ({
    statics: one.map(under_(when)),
    triggers: [{ when: 'always', if: all(when, there(what)), do: [{ do: 'cancel-cards', what }] }],
  })),
)

export const locationSentence: Parser<Piece> = either<Piece>(walks, comes, alone, together)
