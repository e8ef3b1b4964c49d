/** What reaches command units, and what they reach from their zone. */
import { type CardId, numberOf } from '@dejarik/kernel'
import type { Context } from '../../effects/context.ts'
import { fits } from '../../effects/nouns/nouns.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Filter, Place } from '../../language/tree/nouns.ts'
import { arenaOf, exists } from '../../rules/cards/place.ts'
import { commandUnits, isCommand } from './command-unit.ts'

/** Bombard fires from the command zone, Ion Cannon into it. */
export function acrossZones(game: Game, attacker: CardId, defender: CardId): 'bombard' | 'ion-cannon' | null {
  const [from, to] = [arenaOf(game, attacker), arenaOf(game, defender)]
  if (isCommand(game, attacker) && to !== null)
    return numberOf(game, 'bombard', attacker) > 0 ? 'bombard' : null
  if (from !== null && isCommand(game, defender))
    return numberOf(game, 'ion-cannon', attacker) > 0 ? 'ion-cannon' : null
  return null
}

const typesOf = (game: Game, card: CardId): readonly string[] => definitionOf(game, card).arenas
const speaksOfOthers = (game: Game, card: CardId, arenas: readonly string[]): boolean =>
  arenas.some((arena) => !typesOf(game, card).includes(arena))
/** Whose words for another arena mean the command zone: Ground units' and Characters'. */
const reachesZone = (game: Game, card: CardId): boolean =>
  typesOf(game, card).some((type) => type !== 'space')

/** A command unit is attacked by what may attack in the build zone, or in another arena from Ground or Character. */
export function mayReach(
  game: Game,
  attacker: CardId,
  { place, types = [] }: Filter,
  defender: CardId,
): boolean {
  if (!isCommand(game, defender)) return true
  if (place?.in === 'build-zone') return true
  const arenas = place?.in === 'arena' ? place.arenas : types
  return speaksOfOthers(game, attacker, arenas) && reachesZone(game, attacker)
}

/** Words for another arena: from the battle arena the command zone, from there the battle arena. */
export function placeHarmed(game: Game, { self }: Context, place: Place): Place {
  if (place.in !== 'arena' || !exists(game, self) || definitionOf(game, self).kind !== 'unit') return place
  if (isCommand(game, self) || !speaksOfOthers(game, self, place.arenas)) return place
  return reachesZone(game, self) ? { in: 'build-zone' } : { in: 'those' }
}

/** What harms several units may harm command units too, whatever it says of arenas. */
export const alsoHarmed = (game: Game, context: Context, { place: _, ...filter }: Filter): CardId[] =>
  commandUnits(game).filter((card) => fits(game, context, filter, card))
