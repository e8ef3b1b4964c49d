/** Hooks of reach: who flies what, who attacks from where, and what words for places mean. */

import { type CardId, numberOf } from '@dejarik/kernel'
import type { Arena, CardDefinition } from './cards/definition.ts'
import type { Context } from './effects/context.ts'
import type { AttackWith, Game } from './kinds.ts'
import type { Filter, Place } from './language/tree/nouns.ts'
import type { Ability } from './language/tree/tree.ts'
import type { Reason } from './reasons.ts'
import { arenaOf } from './rules/cards/place.ts'
import { BARRAGE_REACH } from './rules/keywords/barrage.ts'
import { BOMBARD_REACH } from './rules/keywords/bombard.ts'
import { ION_CANNON_REACH } from './rules/keywords/ion-cannon.ts'
import { isPilot, whyNotFly } from './rules/keywords/pilot.ts'

export interface ReachPolicies {
  /** The key of the card that a card counts as; null where every card is what it is. */
  readonly standsFor: ((game: Game, card: CardId) => string) | null
  /** Whether a card can pilot at all, and why it could not pilot a unit of these types. */
  readonly isPilot: (card: CardDefinition) => boolean
  readonly whyNotFly: (pilot: CardDefinition, unit: CardDefinition, types: readonly Arena[]) => Reason | null
  /** What a unit attacks another with that is not in its arena; null if no keyword of it reaches so far. */
  readonly across: (game: Game, attacker: CardId, defender: CardId) => AttackWith | null
  /** Whether a unit may attack another where places alone would let it; null where nothing but place counts. */
  readonly mayFight: ((game: Game, attacker: CardId, defender: CardId) => boolean) | null
  /** Whether a card on a unit gives it nothing; null where every Pilot does. */
  readonly onlyRides: ((game: Game, pilot: CardId) => boolean) | null
  /** Whether leave to attack such units reaches this one where it is. */
  readonly mayReach: (game: Game, attacker: CardId, target: Filter, defender: CardId) => boolean
  /** Units outside the arenas that attack in the battle step of one. */
  readonly alsoFight: (game: Game, arena: Arena) => readonly CardId[]
  /** Whether an ability of a unit outside the arenas works there besides those that always do. */
  readonly worksInBuildZone: (game: Game, card: CardId, ability: Ability) => boolean
  /** Whether effects can take an Equipment off its unit. */
  readonly mayBeDetached: (game: Game, equipment: CardId) => boolean
  /** Whether a unit cannot be damaged or discarded. */
  readonly isProtected: (game: Game, card: CardId) => boolean
  /** Whether a card gets what static effects give. */
  readonly takesBonuses: (game: Game, card: CardId) => boolean
  /** Whether words for cards in a build zone mean this card there. */
  readonly isInBuildZone: (game: Game, card: CardId) => boolean
  /** The place that the words of a harmful effect mean. */
  readonly placeHarmed: (game: Game, context: Context, place: Place) => Place
  /** Cards that an effect that harms several units reaches besides. */
  readonly alsoHarmed: (game: Game, context: Context, filter: Filter) => readonly CardId[]
}

export const usualReach: ReachPolicies = {
  standsFor: null,
  isPilot,
  whyNotFly,
  across: (game, attacker, defender) => {
    const way = [BOMBARD_REACH, ION_CANNON_REACH, ...BARRAGE_REACH].find(
      ({ from, to }) => from === arenaOf(game, attacker) && to === arenaOf(game, defender),
    )
    return way && numberOf(game, way.with, attacker) > 0 ? way.with : null
  },
  mayFight: null,
  onlyRides: null,
  mayReach: () => true,
  alsoFight: () => [],
  worksInBuildZone: () => false,
  mayBeDetached: () => true,
  isProtected: () => false,
  takesBonuses: () => true,
  isInBuildZone: () => true,
  placeHarmed: (_, __, place) => place,
  alsoHarmed: () => [],
}
