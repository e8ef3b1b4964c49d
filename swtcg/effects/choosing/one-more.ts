/** Choosing one card after another: each is asked for by itself, because what may be chosen depends on those before it. */
import type { CardId, SeatId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Context } from '../context.ts'

export const askForOne = ({ you, self }: Context, from: readonly CardId[], min: number) =>
  ({ kind: 'cards', seat: you, about: 'choose', card: self, from, min, max: 1 }) as const

interface Chosen {
  readonly context: Context
  readonly chosen?: readonly CardId[]
}
/** Tells it and asks again, until nothing more is chosen. */
export function takeOne(
  game: Game,
  { context, chosen = [] }: Chosen,
  [card]: readonly CardId[],
  seat: SeatId,
): { chosen: readonly CardId[] } | undefined {
  if (card === undefined) return undefined
  game.emit({ kind: 'chose', seat, cards: [card], cause: { card: context.self } })
  game.goto('one')
  return { chosen: [...chosen, card] }
}
