/** The keywords of a unit as numbers, summed over its abilities. */
import type { Ability, Cost } from '@dejarik/swtcg'

export type Keywords = Readonly<Record<string, number>>

const NONE: Keywords = {}

export function keywordsIn(abilities: readonly Ability[]): Keywords {
  let sums: Record<string, number> | undefined
  for (const ability of abilities) {
    if (ability.ability !== 'keyword' && ability.ability !== 'activated') continue
    const value = typeof ability.value === 'number' ? Math.max(1, ability.value) : 1
    sums ??= {}
    sums[ability.keyword] = (sums[ability.keyword] ?? 0) + value
  }
  return sums ?? NONE
}

/** Force that a cost takes. */
export const forceIn = (cost: readonly Cost[]): number =>
  cost.reduce((sum, part) => (part.pay === 'force' ? sum + part.amount : sum), 0)
