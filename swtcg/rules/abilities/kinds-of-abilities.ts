/** What kinds of abilities a card can have at all, worked out once for each definition, so that most cards are skipped. */

import { partsOf } from '@dejarik/kernel/language'
import type { CardDefinition } from '../../cards/definition.ts'
import { chancesFor } from '../../effects/triggers/timing.ts'
import { KEYWORDS } from '../../keywords.ts'
import type { Ability, JoinsStackAbility } from '../../language/tree/tree.ts'
import type { Trigger } from '../../language/tree/triggers.ts'
import type { Chance } from '../chances/kinds-of-chances.ts'

export interface Traits {
  readonly hasStatic: boolean
  readonly hasTriggered: boolean
  /** Whether it forbids, allows or demands something, or controls an arena. */
  readonly hasRule: boolean
  /** Whether it has Hidden Cost or gives it. */
  readonly hidesCost: boolean
  readonly hasUpkeep: boolean
  /** Whether it makes rules for players, or controls an arena. */
  readonly rulesPlayers: boolean
  readonly controlsArena: boolean
  /** Whether which abilities it has may depend on more than where it lies: a Switch, a condition of Hidden Cost. */
  readonly dependsOnOthers: boolean
  /** Whether it lists cards that may lie in a stack, or gives such a list. */
  readonly listsStack: boolean
  /** What it says itself of stacks that it may join, and whether of its price in some arena. */
  readonly joins: readonly JoinsStackAbility[]
  readonly costsThere: boolean
  /** Whether it gives something to the top card of its stack. */
  readonly inserts: boolean
  /** The chances at which something of it might be played. */
  readonly chances: ReadonlySet<Chance>
  /** Those of what it gives to other cards all the time. */
  readonly chancesGiven: readonly Chance[]
  /** The keywords that it has or names. */
  readonly keywords: ReadonlySet<string>
  /** What its triggered effects wait for. */
  readonly triggers: ReadonlySet<Trigger['when']>
}

const known = new WeakMap<readonly Ability[], Traits>()

/** Abilities are data that never changes, so what was worked out once holds. */
export function traitsOf(abilities: readonly Ability[]): Traits {
  const kept = known.get(abilities)
  if (kept) return kept
  const traits = derive(abilities, abilities.flatMap(withNested))
  known.set(abilities, traits)
  return traits
}

function derive(own: readonly Ability[], all: readonly Ability[]): Traits {
  return {
    listsStack: all.some(({ ability }) => ability === 'stack'),
    joins: own.flatMap((each) => (each.ability === 'joins-stack' ? [each] : [])),
    costsThere: own.some((each) => each.ability === 'static' && each.gain.deployedTo !== undefined),
    hasStatic: all.some(({ ability }) => ability === 'static'),
    hasTriggered: all.some(({ ability }) => ability === 'triggered'),
    hasRule: all.some(({ ability }) => RULES.has(ability)),
    hidesCost: all.some(({ ability }) => ability === 'hidden-cost'),
    hasUpkeep: all.some(({ ability }) => ability === 'upkeep'),
    rulesPlayers: all.some(({ ability }) => ability === 'player-rule'),
    controlsArena: all.some(({ ability }) => ability === 'controls-arena'),
    dependsOnOthers: all.some(({ ability }) => DEPENDENT.has(ability)),
    inserts: all.some(({ ability }) => ability === 'insert'),
    chances: new Set(all.flatMap(chancesOf)),
    chancesGiven: all.flatMap((ability) =>
      ability.ability === 'static'
        ? (ability.gain.abilities ?? []).flatMap(withNested).flatMap(chancesOf)
        : [],
    ),
    keywords: new Set(partsOf(all).flatMap(({ keyword }) => (typeof keyword === 'string' ? [keyword] : []))),
    triggers: new Set(all.flatMap((each) => (each.ability === 'triggered' ? [each.when.when] : []))),
  }
}

const DEPENDENT: ReadonlySet<Ability['ability']> = new Set(['switch', 'hidden-cost', 'insert'])
const RULES: ReadonlySet<Ability['ability']> = new Set(['rule', 'player-rule', 'controls-arena'])

/** An ability and those that it gives away. */
function withNested(ability: Ability): readonly Ability[] {
  if ('gives' in ability) return [ability, ...ability.gives.flatMap(withNested)]
  if (ability.ability === 'switch')
    return [ability, ...ability.parts.flatMap(({ gives }) => gives.flatMap(withNested))]
  if (ability.ability === 'static') return [ability, ...(ability.gain.abilities ?? []).flatMap(withNested)]
  return [ability]
}

function chancesOf(ability: Ability): readonly Chance[] {
  if (ability.ability === 'activated') return [KEYWORDS[ability.keyword].chance]
  return ability.ability === 'effect' ? chancesFor(ability) : []
}

export const definitionTraits = ({ abilities }: CardDefinition): Traits => traitsOf(abilities)
