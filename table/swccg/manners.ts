/** Manners of the Star Wars CCG at a table. */
import type { CardId, EventCore, Kinds, Machine, SeatId } from '@dejarik/kernel'
import type { SwccgEvent } from '@dejarik/swccg'
import { swccgBeats } from '../beats/swccg.ts'
import type { Manners } from '../host.ts'
import { faceOf } from './face.ts'

/** Who controls a card, while it is there. */
function controller(game: Machine<Kinds>, card: CardId): readonly SeatId[] {
  const record = game.state.cards[card] as { readonly controller?: SeatId } | null | undefined
  return record?.controller === undefined ? [] : [record.controller]
}

function affects(game: Machine<Kinds>, told: EventCore): readonly SeatId[] {
  const event = told as SwccgEvent
  switch (event.kind) {
    case 'drainInitiated':
    case 'battleInitiated':
      return [1 - event.seat]
    case 'fired':
      return controller(game, event.target)
    case 'hit':
      return controller(game, event.card)
    case 'owesForce':
      return [event.seat]
    case 'left':
      return [event.owner]
    default:
      return []
  }
}

/** Of cards, and of both sides at a location. */
const NUMBERS = [
  ...['power', 'ability', 'maneuver', 'armor', 'hyperspeed', 'landspeed', 'forfeit', 'immunity'],
  ...['force-icons', 'total-power', 'total-ability', 'drain'].flatMap((name) => [
    `${name}-dark`,
    `${name}-light`,
  ]),
]

export const swccgManners: Manners = {
  face: faceOf,
  weighty: [
    'battleEnded',
    'left',
    'lifeForceSpent',
    'drainInitiated',
    'forceLost',
    'hit',
    'deployed',
    'moved',
  ],
  turn: ({ state }) => (state.table as { readonly turn: number }).turn,
  numbers: NUMBERS,
  stopAt: [],
  affects,
  beats: swccgBeats,
}
