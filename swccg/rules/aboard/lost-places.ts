/** Places of astromechs that are gone: whoever sat there becomes a passenger, or goes to the Used Pile (the ruling at I've Lost Artoo!). */
import type { CardId } from '@dejarik/kernel'
import { definitionOf, type Game } from '../../kinds.ts'
import { leave, putOn } from '../cards/attach.ts'
import { cardsOnTable, withAllOn } from '../cards/place.ts'
import { freeRoles } from './capacity.ts'

const hasNoPlace = (game: Game, card: CardId): boolean => {
  const { on, as } = game.card(card)
  return (
    as === 'cargo' &&
    on !== null &&
    definitionOf(game, card).kind === 'character' &&
    !freeRoles(game, card, on).includes('cargo')
  )
}

export function clearLostPlaces(game: Game): void {
  for (const card of cardsOnTable(game)) if (hasNoPlace(game, card)) unseat(game, card)
}

function unseat(game: Game, card: CardId): void {
  const { on } = game.card(card)
  const cause = { rule: 'ccg95/capacity/starship-by-text' }
  if (freeRoles(game, card, on!).includes('passenger')) {
    putOn(game, card, on!, 'passenger')
    game.emit({ kind: 'seatTaken', card, as: 'passenger', cause })
    return
  }
  for (const each of withAllOn(game, card).toReversed()) {
    const { owner, is } = game.card(each)
    const to = each === card ? 'used' : 'lost'
    const left = leave(game, each, to)
    game.emit({ kind: 'left', card: left, is, owner, to, by: to === 'used' ? 'returned' : 'lost', cause })
  }
}
