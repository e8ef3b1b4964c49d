/** Cards of which a player may have only so many in play, as they say themselves. */
import { because, type CardId, type SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { isConcealed } from '../cards/face.ts'
import { cardsAt } from '../cards/place.ts'
import { inPlay } from '../unique/unique.ts'

/** Why the player cannot have another card of that name in play, or null; what is in play already stays there. */
export function whyTooMany(game: Game, seat: SeatId, card: CardId): Reason | null {
  const { name, abilities } = definitionOf(game, card)
  const limits = abilities.flatMap((one) => (one.ability === 'copies' ? [one.most] : []))
  if (limits.length === 0) return null
  const others = [...inPlay(game, seat), ...locationsOf(game, seat)].filter(
    (other) => other !== card && !isConcealed(game, other) && definitionOf(game, other).name === name,
  )
  return others.length >= Math.min(...limits)
    ? because('copies-in-play', 'idc/primary/cant-overrides', { card })
    : null
}

const locationsOf = (game: Game, seat: SeatId): readonly CardId[] =>
  ARENAS.flatMap((arena) => cardsAt(game, `${arena}-location`)).filter(
    (card) => game.card(card).controller === seat,
  )
