/** Where an attempt says that a card is to go; what it says may be anything. */
import { fieldsOf } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import type { Destination, Game } from '../../kinds.ts'
import { exists } from '../cards/place.ts'

const PLACES = [...ARENAS, 'build', 'resource'] as const

export const saidIn = (said: unknown): Readonly<Record<string, unknown>> =>
  typeof said === 'object' && said !== null ? fieldsOf(said) : {}

/** The place that was said, or all of these that fit what was said of it. */
export function waysMeant<W extends Destination | undefined>(
  game: Game,
  said: unknown,
  ways: readonly W[],
): readonly (W | Destination)[] {
  const { to, onto, place } = saidIn(said)
  const there = PLACES.find((each) => each === to)
  if (there) return [{ to: there }]
  if (typeof onto === 'number' && exists(game, onto))
    return [{ onto, place: place === 'beneath' ? 'beneath' : 'top' }]
  const meant = ways.filter((way) => way && 'place' in way && way.place === place)
  return meant.length > 0 ? meant : ways
}
