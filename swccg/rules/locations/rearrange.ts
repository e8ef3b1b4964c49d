/** Rearranging locations: they change places in the row, with all that is there (ccgx/layout/rearranged). */
import { type CardId, moveCard, type ProcedureName, type SeatId } from '@dejarik/kernel'
import { procedure, step } from '../../kinds.ts'
import { locationsInPlay, tableZone } from '../cards/place.ts'

export interface Rearranging {
  readonly seat: SeatId
  readonly card: CardId
  /** Those that have no place yet, and the places that are left, from the left. */
  readonly left: readonly CardId[]
  readonly places?: readonly number[]
  readonly picked?: readonly CardId[]
}
const choosing: ProcedureName<{
  seat: SeatId
  card: CardId
  from: readonly CardId[]
  min: number
  max: number
}> = { name: 'swccg/choose' }

export const rearrange = procedure<Rearranging>('swccg/rearrange', [
  step('places', (game, { left }) => ({
    places: left.map((card) => locationsInPlay(game).indexOf(card)).toSorted((one, other) => one - other),
  })),
  step('next', (game, { seat, card, left }) => {
    if (left.length === 0) return game.finish()
    game.call(choosing, { seat, card, from: left, min: 1, max: 1 }, 'picked')
  }),
  step('put', (game, { left, places = [], picked = [] }) => {
    const [place, ...rest] = places
    const [next] = picked
    game.goto('next')
    if (next === undefined || place === undefined) return { left: [] }
    moveCard(game, next, tableZone('row'), { at: place })
    return { left: left.filter((card) => card !== next), places: rest }
  }),
])
