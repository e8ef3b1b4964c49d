/** Who bears the flag, who gets it next, and what it wins. */
import type { CardId, CardsQuestion, SeatId } from '@dejarik/kernel'
import { ARENAS, type Arena } from '../../cards/definition.ts'
import { type About, ask, type Game } from '../../kinds.ts'
import { forget, marksOf, note } from '../../marks.ts'
import { arenaOf, cardsAt, exists, seatsOf, sideOf, unitsOf } from '../../rules/cards/place.ts'
import { controlOf, winGame } from '../../rules/turn/arena-control.ts'
import { hasBegun } from '../../rules/turn/battles-begun.ts'
import { bearerOf, passFlag } from './flag.ts'

const isFlagOut = (game: Game): boolean => marksOf(game, 'flag').length > 0

/** Dark's units that may begin with it: on the ground, or in Space where Dark invades (opt/compat/invade-with-flag). */
function candidates(game: Game): { readonly seat: SeatId; readonly from: readonly CardId[] } {
  const seats = seatsOf(game, 'dark')
  const there = (arena: Arena): CardId[] => seats.flatMap((seat) => unitsOf(game, seat, arena))
  const ground = there('ground')
  const from =
    ground.length > 0 || game.policies.whyNotEnter(game, seats[0]!, 0, 'ground') === null
      ? ground
      : there('space')
  return { seat: seats[0]!, from }
}

/** When play begins, or as soon as Dark has a unit there. */
export const choose = ask<object, CardsQuestion<About>>(
  'flag',
  (game) => {
    if (!hasBegun(game) || isFlagOut(game)) return undefined
    const { seat, from } = candidates(game)
    if (from.length === 0) return undefined
    return {
      kind: 'cards',
      seat,
      about: 'flag',
      rules: ['opt/capture-the-flag/dark-starts-with-flag'],
      from,
      min: 1,
      max: 1,
    }
  },
  (game, _, [bearer]) => {
    if (bearer === undefined) return
    note(game, { kind: 'flag' })
    passFlag(game, bearer)
  },
)

export function checkFlag(game: Game): void {
  const bearer = bearerOf(game)
  const arena = bearer === undefined ? null : arenaOf(game, bearer)
  if (bearer === undefined || arena === null) return
  const side = sideOf(game, game.card(bearer).controller)
  if (hasBegun(game) && controlOf(game, arena) === side)
    winGame(game, { side, rule: 'opt/capture-the-flag/win-with-flag' })
}

/** To the unit that caused it, else to a unit of the same player there, else of an opponent, else it waits. */
export function losesBearer(game: Game, owner: SeatId, from: string, by: readonly CardId[]): void {
  if (!isFlagOut(game) || bearerOf(game) !== undefined) return
  const killer = by.find((unit) => exists(game, unit))
  const arena = ARENAS.find((each) => each === from)
  const there = arena ? cardsAt(game, arena) : []
  const own = there.find((unit) => game.card(unit).controller === owner)
  const heir = killer ?? own ?? there[0]
  if (heir === undefined) forget(game, 'flag')
  else passFlag(game, heir)
}
