/** Entries of shuttle vehicles: each of their moves is by landspeed, or a lift for others (ccgx/vehicle/shuttle-vehicle). */
import type { Filter } from '../../../text/filter.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { chosen, MINE, SELF, there, thisIs } from '../../premiere/common.ts'
import { all } from '../entry-words.ts'

const SHIPS: Filter = { ...MINE, kind: 'starship', where: 'related-system' }
const PEOPLE: Filter = { ...MINE, kind: 'character' }

const lifts = (most: number, riders: Filter, to: Filter): CardAction => ({
  when: { phase: 'move', of: 'you' },
  if: all(thisIs({ piloted: true }), thisIs({ movable: true }), there(SHIPS)),
  targets: [{ name: 'riders', what: { ...riders, movable: true }, ...(most > 1 ? { most } : {}) }],
  do: [
    { do: 'move-away', what: chosen('riders'), to, by: ['shuttle'], free: true },
    { do: 'spend-move', what: SELF },
  ],
})

const shuttle = (landspeed: number, riders: number): CardText => ({
  statics: [
    { static: 'number', change: 'landspeed', of: SELF, become: landspeed },
    { static: 'allows', what: 'react', of: SELF },
  ],
  actions: [
    lifts(riders, { ...PEOPLE, where: 'same-site' }, { type: 'system', where: 'related-system' }),
    lifts(riders, { ...PEOPLE, on: SHIPS }, { type: 'site', where: 'same-location' }),
  ],
})

export const SHUTTLES: Readonly<Record<string, CardText>> = {
  'Incom T-16 Skyhopper': shuttle(4, 1),
  'Bespin Motors Void Spider THX 1138': shuttle(3, 3),
}
