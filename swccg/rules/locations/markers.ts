/** Marker sites of Hoth: numbered outwards from the base. */
import type { CardId } from '@dejarik/kernel'
import type { CardFacts } from '../../cards/definition.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { locationsInPlay } from '../cards/place.ts'

/** Its number; none where it is no marker. */
export function markerOf({ title }: CardFacts): number | null {
  const [, marker] = /\((\d)\w\w Marker\)/.exec(title) ?? []
  return marker === undefined ? null : Number(marker)
}

/** Whether no marker on table lies farther out. */
export function isOutermost(game: Game, location: CardId): boolean {
  const own = markerOf(definitionOf(game, location))
  return (
    own !== null && locationsInPlay(game).every((other) => (markerOf(definitionOf(game, other)) ?? 0) <= own)
  )
}
