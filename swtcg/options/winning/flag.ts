/** The flag: a counter on the unit that bears it. */
import type { CardId } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import type { Game } from '../../kinds.ts'
import { cardsAt, cardsIn } from '../../rules/cards/place.ts'

/** The counter. */
export const FLAG = 'flag'

export function bearerOf(game: Game): CardId | undefined {
  const places = [
    ...ARENAS.map((arena) => cardsAt(game, arena)),
    ...game.table.order.map((seat) => cardsIn(game, seat, 'build')),
  ]
  return places.flat().find((card) => game.card(card).counters[FLAG] !== undefined)
}

export function passFlag(game: Game, to: CardId): void {
  const from = bearerOf(game)
  if (from !== undefined) {
    const { [FLAG]: _, ...others } = game.card(from).counters
    game.changeCard(from, { counters: others })
  }
  game.changeCard(to, { counters: { ...game.card(to).counters, [FLAG]: 1 } })
  game.emit({
    kind: 'countersChanged',
    card: to,
    counter: FLAG,
    total: 1,
    cause: { rule: 'opt/capture-the-flag/flag-keyword' },
  })
}
