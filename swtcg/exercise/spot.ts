/** Where a card has to be for an ability of it to work, and where the game has to stand. */

import type { Below } from '@dejarik/kernel'
import { hasPart } from '@dejarik/kernel/language'
import { ARENAS, type Arena, type CardDefinition } from '../cards/definition.ts'
import { chancesFor } from '../effects/triggers/timing.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { PrintedAbility } from './abilities.ts'
import type { Camp } from './draft.ts'
import { campOf, otherSide } from './grant.ts'
import type { Party, Plot } from './plot.ts'

export type Spot = 'hand' | 'discard' | 'arena' | 'aboard' | 'build' | 'face-down' | 'beneath'

const kindsOf = ({ ability, within }: PrintedAbility): readonly Ability['ability'][] =>
  [...within, ability].map((each) => each.ability)

/** Undefined where the ability does not tell. */
export function spotOf(star: CardDefinition, aim: PrintedAbility): Spot | undefined {
  const { ability } = aim
  const kinds = kindsOf(aim)
  if (ability.ability === 'meditate') return 'discard'
  if (star.kind === 'battle' || star.kind === 'mission') return 'hand'
  if (kinds.includes('hidden-cost') || isByHiddenCost(ability)) return 'face-down'
  if (isOfArrival(ability) || isFromHand(ability)) return 'hand'
  if ('zones' in ability && ability.zones) return ability.zones[0] === 'discard-pile' ? 'discard' : 'hand'
  if (says(ability, 'beneath')) return 'beneath'
  if (star.kind === 'equipment') return ability.ability === 'equip' ? 'hand' : 'aboard'
  if (star.kind !== 'unit') return 'arena'
  if (kinds.slice(0, -1).includes('pilot') || says(ability, 'piloting') || says(ability, 'bearer'))
    return 'aboard'
  return kinds[0] === 'reserves' ? 'build' : undefined
}

/** Set off by coming into play, or paid for it. */
const isOfArrival = (ability: Ability): boolean =>
  ability.ability === 'to-complete' ||
  ability.ability === 'complete-only-if' ||
  (ability.ability === 'triggered' &&
    ['is-deployed', 'is-completed', 'is-finished'].includes(ability.when.when) &&
    'who' in ability.when &&
    typeof ability.when.who === 'object' &&
    'the' in ability.when.who)

/** What works in hand wants its card there, which else would be built or played. */
export const staysInHand = ({ ability }: PrintedAbility): boolean =>
  isFromHand(ability) || ('zones' in ability && ability.zones !== undefined)

const isByHiddenCost = (ability: Ability): boolean =>
  isOfArrival(ability) && hasPart(ability, ({ by }) => by === 'hidden-cost')
const isFromHand = (ability: Ability): boolean =>
  ability.ability === 'triggered' && 'from' in ability.when && ability.when.from === 'hand'
const says = (ability: Ability, word: string): boolean =>
  hasPart(ability, (part) => part['the'] === word || part['if'] === word)

/** The point of the turn where the plot can begin; undefined where it does not tell. */
export function pointOf(
  { ability }: PrintedAbility,
  plot: Plot,
  spot: Spot,
  { side, arena, below }: { readonly side: Camp; readonly arena: Arena | undefined; readonly below: Below },
): string | undefined {
  if (plot.retreats) return 'retreat'
  if (plot.disrupts?.some((what) => !IN_BATTLE.has(what))) return `build ${otherSide(side)}`
  if (plot.arrives && plot.arrives !== 'star') return `build ${campOf(plot.arrives, side)}`
  if (spot === 'face-down') return `build ${side}`
  if (ability.ability === 'effect' && chancesFor(ability).includes('build')) return `build ${side}`
  if (plot.attacker === undefined && plot.defender === undefined && !plot.disrupts) return undefined
  const isItsOwn = plot.attacker === 'star' || plot.defender === 'star'
  const told = isItsOwn ? arena : (arenaOf(plot.defender) ?? arenaOf(plot.attacker))
  const where = told ?? (below(2) === 0 ? arena : undefined)
  return where && below(4) > 0 ? `battle ${where}` : 'battle'
}

const IN_BATTLE: ReadonlySet<string> = new Set(['battle', 'ability', 'attack'])

function arenaOf(party: Party | undefined): Arena | undefined {
  if (party === undefined || party === 'star') return undefined
  const named = party.place?.in === 'arena' ? party.place.arenas : party.types
  return ARENAS.find((arena) => named?.includes(arena))
}
