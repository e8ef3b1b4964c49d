/** How seekers come and go: cards say it in one sentence, the tree in full. */
import type { Filter } from '../text/filter.ts'
import type { CardAction, CardText } from '../text/text.ts'

const MOVES: Pick<CardAction, 'when' | 'do'> = {
  when: { phase: 'move', of: 'you' },
  do: [{ do: 'move', what: { the: 'self' }, to: { the: { chosen: 'place' } } }],
}
const BAY: Filter = { kind: 'location', trait: 'docking bay' }

/** A spy under cover needs no presence, walks next door and takes docking bay transit. */
export const LIKE_A_SPY = {
  deploys: { withoutPresence: true },
  actions: [
    {
      ...MOVES,
      if: { if: 'this', is: { movable: true } },
      cost: { use: 1 },
      targets: [{ name: 'place', what: { type: 'site', where: 'adjacent-site' } }],
    },
    {
      ...MOVES,
      if: { if: 'this', is: { movable: true, where: { atA: BAY } } },
      cost: { use: { side: 'transit', whose: 'yours' } },
      targets: [{ name: 'place', what: { ...BAY, not: { where: 'same-location' } } }],
    },
  ],
} as const satisfies CardText
