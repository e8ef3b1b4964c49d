/** Where abilities of one kind stand among those of a card: each is named by its place. */
import type { Ability } from '../../language/tree/tree.ts'

const NOWHERE: readonly number[] = []

/** Most cards have none, and all cards of a hand are asked for every offer. */
export function placesOf(abilities: readonly Ability[], kind: Ability['ability']): readonly number[] {
  let places = NOWHERE
  for (const [place, { ability }] of abilities.entries()) if (ability === kind) places = [...places, place]
  return places
}
