/** One of several opponents: where words for the opponent mean only one, who is chosen or thrown for. */
import { type ChoiceQuestion, rollDice, type SeatId } from '@dejarik/kernel'
import { type About, ask, type Game, procedure, step } from '../../kinds.ts'
import { areOpponents, seatsOf, sideOf } from '../../rules/cards/place.ts'
import { seatTitle } from '../../rules/preparation/seat-title.ts'
import type { Context } from '../context.ts'

/** Chosen by whoever has the effect, by a die of the other side, or said by the effect itself. */
export type OneOf = { readonly by: 'choice'; readonly rule: string } | { readonly by: 'die' } | SeatId

interface SingleOut {
  readonly context: Context
  readonly how: OneOf
  readonly result?: SeatId
}

const opponents = (game: Game, you: SeatId): SeatId[] =>
  game.table.order.filter((seat) => areOpponents(game, seat, you))

/** On 1 and 2 the first player of a team of three, on 3 and 4 the second, on 5 and 6 the third. */
export function throwForPlayer(game: Game, seats: readonly SeatId[]): SeatId {
  const seat = game.policies.primaryOf(game, sideOf(game, seats[0]!))
  const dice = rollDice(game, 1)
  game.emit({ kind: 'diceRolled', seat, dice, for: 'player' })
  return seats[Math.ceil((dice[0]! * seats.length) / 6) - 1]!
}

export const singleOut = procedure<SingleOut>('swtcg/single-out', [
  step('said', (game, { context, how }) => {
    if (typeof how === 'number') return tell(game, how)
    const [first] = opponents(game, context.you)
    if (how.by === 'die') return tell(game, throwForPlayer(game, seatsOf(game, sideOf(game, first!))))
    return undefined
  }),
  ask<SingleOut, ChoiceQuestion<About>>(
    'choose',
    (game, { context, how }) => ({
      kind: 'choice',
      seat: context.you,
      about: 'choose-player',
      card: context.self,
      ...(typeof how === 'object' && how.by === 'choice' ? { rules: [how.rule] } : {}),
      options: opponents(game, context.you).map((seat) => seatTitle(game, seat)),
    }),
    (game, { context }, chosen) => ({
      result: opponents(game, context.you).find((seat) => seatTitle(game, seat) === chosen)!,
    }),
  ),
])

function tell(game: Game, result: SeatId): Partial<SingleOut> {
  game.finish()
  return { result }
}
