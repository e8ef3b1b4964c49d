/** "This card" in a hand or a discard pile: the ability that speaks of it there works there. */

import { rewrite } from '@dejarik/kernel/language'
import type { EffectAbility, OwnZone, TriggeredAbility } from '../../tree/tree.ts'

type Part = Readonly<Record<string, unknown>>
const isElsewhere = (part: Part): boolean => part['the'] === 'self' && 'from' in part

/** Every zone that the tree says the card is in. */
function zonesIn(tree: unknown): readonly OwnZone[] {
  const zones = new Set<OwnZone>()
  rewrite(tree, (part) => {
    if (isElsewhere(part)) zones.add(part['from'] as OwnZone)
    return part
  })
  return [...zones]
}
const plainly = <T>(tree: T): T =>
  fromOutside(rewrite(tree, (part) => (isElsewhere(part) ? { the: 'self' } : part))) as T

/** A card that is not in play does not move into an arena: it is put there. */
const fromOutside = (tree: unknown): unknown =>
  rewrite(tree, (part) => {
    const { do: act, who, to } = part
    const itself = (who as Part | undefined)?.['the'] === 'self'
    return act === 'move' && itself && to !== 'build-zone' && Object.keys(part).length === 3
      ? { do: 'put', what: who, to: { arenas: [to] } }
      : part
  })

/** An effect is played from the zone that it names. */
export function playedThere(effect: EffectAbility): EffectAbility {
  const zones = [...new Set([...(Array.isArray(effect.zones) ? effect.zones : []), ...zonesIn(effect)])]
  return zones.length > 0 ? { ...plainly(effect), zones } : effect
}

/** A card that was discarded speaks from the discard pile; what comes from a hand at a step's start is played there. */
export function heardThere(ability: TriggeredAbility): TriggeredAbility | EffectAbility {
  const zones = zonesIn(ability)
  if (zones.length === 0) return ability
  const { when, only, do: done } = ability
  const [first] = done
  if (when.when === 'is-discarded') return plainly(ability)
  if (when.when !== 'step-starts' || first?.do !== 'may') return ability
  if (when.step === 'turn' || when.step === 'retreat' || when.step === 'its-arena' || when.step === 'setup')
    return ability
  const step = when.step === 'battle' ? null : ({ if: 'step', step: when.step } as const)
  const conditions = [...(step ? [step] : []), ...(only ? [only] : [])]
  return plainly({
    ability: 'effect',
    cost: [],
    timing: step ? 'step-start' : 'battle-start',
    ...(conditions.length > 0
      ? { only: conditions.length === 1 ? conditions[0]! : { if: 'all', of: conditions } }
      : {}),
    zones,
    do: [...first.what, ...done.slice(1)],
  })
}
