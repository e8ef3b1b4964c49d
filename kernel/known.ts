/** A game as somebody knows it: words that are made from it name no card that is hidden from them. */
import type { Machine } from './machine.ts'
import type { Kinds } from './state.ts'
import type { Viewer } from './view.ts'
import { knows } from './zones.ts'

/** The game with only those cards that the viewer knows; for words, not for play. */
export function asKnownTo<K extends Kinds>(game: Machine<K>, viewer: Viewer): Machine<K> {
  const known = game.fork()
  known.state.cards = known.state.cards.map((card) => (card && knows(card, viewer) ? card : null))
  return known
}
