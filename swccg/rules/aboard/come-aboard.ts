/** Coming aboard because a card says so: everybody takes a place that is left, and their player says who sits where. */
import type { CardId, ProcedureName, SeatId } from '@dejarik/kernel'
import { barredBy } from '../../effects/statics.ts'
import { type Game, procedure, type Role, step } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { putOn } from '../cards/attach.ts'
import { locationOf } from '../cards/place.ts'
import { aboard, fitsAboard, rolesIn } from './capacity.ts'

export interface ComingAboard {
  readonly cards: readonly CardId[]
  readonly host: CardId
  /** The places among which the first of them chooses, and which it takes. */
  readonly roles?: readonly Role[]
  readonly picked?: number
}
const picking: ProcedureName<{ seat: SeatId; card: CardId; options: readonly string[] }> = {
  name: 'swccg/pick',
}

/** Words for players. */
const PLACES: Readonly<Record<Role, string>> = {
  at: 'at the place',
  pilot: 'as a pilot',
  driver: 'as the driver',
  passenger: 'as a passenger',
  cargo: 'in a place for an astromech',
  undercover: 'undercover',
  missing: 'missing there',
  escorted: 'as its captive',
  imprisoned: 'imprisoned there',
  unattended: 'unattended there',
  captured: 'captured',
  stranded: 'stranded there',
  attached: 'on it',
  beneath: 'beneath it',
}

export const comeAboard = procedure<ComingAboard>('swccg/come-aboard', [
  step('next', (game, { cards: [card, ...rest], host }) => {
    if (card === undefined) return game.finish()
    const roles = placesLeft(game, host, card, rest)
    if (roles.length > 1) {
      const { controller: seat } = game.card(card)
      game.call(picking, { seat, card, options: roles.map((role) => PLACES[role]) }, 'picked')
    }
    return { roles, picked: 0 }
  }),
  step('sit', (game, { cards: [card, ...rest], host, roles = [], picked = 0 }) => {
    const role = roles[picked]
    if (role) arrive(game, card!, host, role)
    game.goto('next')
    return { cards: rest }
  }),
])

/** A card comes to a place by text alone, and its arrival can be answered. */
export function arrive(game: Game, card: CardId, place: CardId, as: Role): void {
  const from = locationOf(game, card) ?? place
  const { controller } = game.card(card)
  putOn(game, card, place, as)
  game.emit({ kind: 'moved', card, from, to: place, by: 'relocate' })
  answer(game, { just: 'arrived', by: controller, card, at: locationOf(game, place) ?? place })
}

type Load = readonly { readonly card: CardId; readonly as: Role }[]

/** The places that one can take so that all who come after it still find theirs. */
function placesLeft(
  game: Game,
  host: CardId,
  card: CardId,
  rest: readonly CardId[],
  load = loadOf(game, host),
) {
  if (barredBy(game, 'board', card, host) !== null) return []
  return rolesIn(game, card, host).filter((as) => {
    const more: Load = [...load, { card, as }]
    return fitsAboard(game, host, more) && isRoomFor(game, host, rest, more)
  })
}

const loadOf = (game: Game, host: CardId): Load =>
  aboard(game, host).map((card) => ({ card, as: game.card(card).as! }))

function isRoomFor(game: Game, host: CardId, cards: readonly CardId[], load: Load): boolean {
  const [card, ...rest] = cards
  return card === undefined || placesLeft(game, host, card, rest, load).length > 0
}

/** Whether all of them find places aboard: of pilots, of passengers, of astromechs (ccg95/capacity/starship-by-text). */
export const hasRoomFor = (game: Game, host: CardId, cards: readonly CardId[]): boolean =>
  isRoomFor(game, host, cards, loadOf(game, host))
