/** Entries of mines: whoever comes to their site, or across it, sets them off (ccgx/artillery/mines). */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { chosen, compare, DESTINY, MINE, SELF, TARGET, there } from '../../premiere/common.ts'

const MORE = { sum: [DESTINY, 2] }

/** Laid by a droid; the player of the mine picks one of those who come together. */
const mine = (kind: Filter, victim: Filter, isLost: Condition): CardText => ({
  deploys: {
    on: [{ on: { type: 'site', icon: 'exterior', has: { ...MINE, trait: 'mining droid' } } }],
    withoutPresence: true,
  },
  triggers: [
    {
      when: { just: 'arrived', inAnyWay: true, card: victim, at: { type: 'site', where: 'same-location' } },
      do: [
        {
          do: 'explode',
          so: [
            { do: 'choose', as: 'target', what: { ...chosen('together'), ...kind } },
            { do: 'draw-destiny', for: 'weapon', without: [] },
            { do: 'if', when: isLost, so: [{ do: 'lose-cards', what: TARGET }] },
            { do: 'lose-cards', what: SELF },
          ],
        },
      ],
    },
  ],
})

const infantryMine = mine(
  { kind: 'character' },
  { kind: 'character', present: true, not: { on: { kind: ['vehicle', 'starship'] } } },
  compare(MORE, '>', { number: 'ability', of: TARGET }),
)

const STARFIGHTER: Filter = { type: 'starfighter' }
const vehicleMine = mine(
  { not: { any: [{ kind: 'character' }, { type: 'creature' }] } },
  { present: true, any: [STARFIGHTER, { kind: 'vehicle', not: { type: 'creature' } }] },
  {
    if: 'any',
    of: [
      { if: 'all', of: [there({ ...TARGET, ...STARFIGHTER }), compare(MORE, '>', 5)] },
      {
        if: 'all',
        of: [there({ ...TARGET, kind: 'vehicle' }), compare(MORE, '>', { number: 'defense', of: TARGET })],
      },
    ],
  },
)

export const MINES: Readonly<Record<string, CardText>> = {
  'Infantry Mine (L)': infantryMine,
  'Infantry Mine (D)': infantryMine,
  'Vehicle Mine (L)': vehicleMine,
  'Vehicle Mine (D)': vehicleMine,
}
