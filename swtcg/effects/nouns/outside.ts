/** Cards out of the game, as far as a noun phrase speaks of them; no other words reach them (idc/zones/side-no-interaction). */
import type { CardId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import type { Place, Reference } from '../../language/tree/nouns.ts'
import { cardsIn } from '../../rules/cards/place.ts'
import { type Context, cardsFor } from '../context.ts'

type Outside = Extract<Place, { readonly in: 'set-aside' | 'out-of-game' | 'under' }>

export const isOutside = (place: Place): place is Outside =>
  place.in === 'set-aside' || place.in === 'out-of-game' || place.in === 'under'

/** A card that was played and is gone still reaches what it has put aside. */
const makersOf = (game: Game, context: Context, by: Reference): readonly CardId[] =>
  by.the === 'self' ? [context.self] : cardsFor(game, context, by)

export function cardsOutside(game: Game, context: Context, place: Outside): readonly CardId[] {
  if (place.in === 'under')
    return cardsFor(game, context, place.unit).flatMap((unit) => game.card(unit).under)
  const term = place.in === 'set-aside' ? 'set-aside' : 'removed'
  const makers = place.by ? makersOf(game, context, place.by) : null
  return game.table.order
    .flatMap((seat) => cardsIn(game, seat, 'aside'))
    .filter((card) => {
      const { out } = game.card(card)
      return out?.term === term && (makers === null || makers.includes(out.by))
    })
}
