/** Which abilities of a card work while it lies with another: as a Pilot, as Equipment, or beneath the top of a stack. */

import type { CardId } from '@dejarik/kernel'
import { partsOf } from '@dejarik/kernel/language'
import { worksIn } from '../../keywords.ts'
import type { Game } from '../../kinds.ts'
import type { Ability } from '../../language/tree/tree.ts'
import { hasStoppedWaiting } from './attaches-itself.ts'

/** What a card does by itself, as against what it is or has as a unit. */
const DEEDS: ReadonlySet<Ability['ability']> = new Set(['effect', 'triggered', 'static', 'rule'])

/** Whether an ability that is printed on an attached card works there. */
export function worksAttached(game: Game, card: CardId, ability: Ability): boolean {
  const { host, tapped } = game.card(card)
  if (host === null) return true
  const { pilots, equipment } = game.card(host)
  if (pilots.includes(card)) return worksWhilePiloting(game, ability)
  if (equipment.includes(card)) return DEEDS.has(ability.ability) && !tapped && !hasStoppedWaiting(ability)
  return speaksOf(ability, 'beneath') || speaksOf(ability, 'in-stack') // idc/stack/lower-card-exception
}

/** What speaks of piloting (idc/pilot/ignore-other-abilities); in 2003 whatever makes sense (wotc/pilot/own-abilities). */
function worksWhilePiloting(game: Game, ability: Ability): boolean {
  if (ability.ability === 'treat-as' || worksIn(ability.ability, 'piloting')) return true
  if (!DEEDS.has(ability.ability)) return false
  return game.policies.pilotsUse === 'about-piloting'
    ? speaksOf(ability, 'piloting') || speaksOf(ability, 'bearer')
    : !speaksOf(ability, 'self')
}

/** A reference or a condition by which text speaks of the card's own place. */
type Said = 'piloting' | 'beneath' | 'in-stack' | 'bearer' | 'self'

const told = new WeakMap<Ability, ReadonlySet<unknown>>()

/** Abilities are data that never changes, so what was found once holds. */
function speaksOf(ability: Ability, what: Said): boolean {
  const known = told.get(ability) ?? new Set(words(ability))
  told.set(ability, known)
  return known.has(what)
}

/** Every `the` and `if` in a tree. */
const words = (tree: Ability): unknown[] => partsOf(tree).flatMap(({ the, if: when }) => [the, when])
