/** Cards whose text allows one of them at a location: another of the title and player does not come there (ccgx/number/one-of-each-limit). */
import { because, type CardId, type SeatId } from '@dejarik/kernel'
import { active } from '../../effects/statics.ts'
import { textOf } from '../../effects/text-of.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { cardsAt, locationOf } from '../cards/place.ts'

const isSolitary = (game: Game, card: CardId): boolean =>
  textOf(game, card).statics?.some((each) => each.static === 'one-per-location') === true

function twinAt(game: Game, seat: SeatId, card: CardId, at: CardId): CardId | undefined {
  const { title } = definitionOf(game, card)
  return cardsAt(game, at).find(
    (other) =>
      other !== card && game.card(other).controller === seat && definitionOf(game, other).title === title,
  )
}

export function whyNotBesideTwin(game: Game, seat: SeatId, card: CardId, to: CardId): Reason | null {
  if (!isSolitary(game, card)) return null
  const at = locationOf(game, to)
  const twin = at === null ? undefined : twinAt(game, seat, card, at)
  return twin === undefined
    ? null
    : because('one-per-location', 'ccgx/number/one-of-each-limit', { card: twin })
}

/** One of two that are together against their text. */
export const spareTwin = (game: Game): CardId | undefined =>
  active(game, 'one-per-location').find(({ context: { self } }) => {
    const at = locationOf(game, self)
    return at !== null && twinAt(game, game.card(self).controller, self, at) !== undefined
  })?.context.self
