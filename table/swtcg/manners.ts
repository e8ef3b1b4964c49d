/** Manners of the Star Wars TCG at a table. */
import type { CardId, EventCore, Kinds, Machine, SeatId, Setup } from '@dejarik/kernel'
import type { SwtcgEvent } from '@dejarik/swtcg'
import { swtcgBeats } from '../beats/swtcg.ts'
import type { Manners } from '../host.ts'
import { faceOf } from './face.ts'
import { rotation } from './rotation.ts'
import { trading } from './trading.ts'

/** Who controls a card, while it is on the table. */
export function controller(game: Machine<Kinds>, card: CardId): readonly SeatId[] {
  const record = game.state.cards[card] as { readonly controller?: SeatId } | null | undefined
  return record?.controller === undefined ? [] : [record.controller]
}

function affects(game: Machine<Kinds>, told: EventCore): readonly SeatId[] {
  const event = told as SwtcgEvent
  switch (event.kind) {
    case 'attackDeclared':
      return controller(game, event.defender)
    case 'damagePlaced':
      return controller(game, event.unit)
    case 'discarded':
      return [event.owner]
    case 'disrupted':
      return controller(game, event.card)
    default:
      return []
  }
}

/** Seats without points of their own are partners of one that has the team's. */
function scores({ state }: Machine<Kinds>, { options }: Setup): readonly number[] | null {
  if (!options.includes('point-tracking')) return null
  return state.seats.map((seat) => (seat as { readonly points?: number }).points ?? 0)
}

export const swtcgManners: Manners = {
  face: faceOf,
  turn: ({ state }) => (state.table as { readonly turn: number }).turn,
  weighty: ['discarded', 'damagePlaced', 'won', 'battleCardPlayed', 'completed', 'deployed', 'setUp'],
  numbers: ['speed', 'power', 'health', 'cost'],
  stopAt: ['build'],
  affects,
  beats: swtcgBeats,
  trading,
  rotation,
  scores,
}
