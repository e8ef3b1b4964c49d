/** A cost is always paid: as soon as others may answer it, the Force for an action is used. */
import { actionSaid, type Law, playedNow } from './law.ts'

export const costs: Law = (card) => {
  let used = 0
  return {
    hear: (game, event) => {
      if (event.kind === 'played' && event.is === card.key) used = 0
      const playing = playedNow(game, card.key)
      if (event.kind === 'used' && playing && event.cause?.card === playing.card) used += event.count
      return null
    },
    answer: (game, question) => {
      const playing = playedNow(game, card.key)
      const action = playing && actionSaid(card, playing.index, playing.half)
      const price = action?.cost?.use
      if (!action || typeof price !== 'number' || question.about === 'target') return null
      return used >= price ? null : `it goes on although ${used} of ${price} Force is used`
    },
  }
}
