/** What some get in place of what all get: they have the lesser gain anyway, so the rest of the greater is added. */
import type { Amount } from '../../tree/amounts.ts'
import type { Gain } from '../../tree/instructions.ts'
import type { Filter } from '../../tree/nouns.ts'

const STATISTICS = ['speed', 'power', 'health'] as const

const isFixed = (amount: Amount | undefined): amount is number | undefined =>
  amount === undefined || typeof amount === 'number'

/** The same keywords and numbers, of which the second gain has more; nothing where they are of different kinds. */
export function surplus(gain: Gain, greater: Gain): Gain | null {
  if (Object.keys(gain).sort().join() !== Object.keys(greater).sort().join() || gain.abilities) return null
  const numbers: Record<string, number> = {}
  for (const name of STATISTICS) {
    const [less, more] = [gain[name], greater[name]]
    if (!isFixed(less) || !isFixed(more)) return null
    if (more !== undefined) numbers[name] = more - (less ?? 0)
  }
  const keywords = greater.keywords?.map(({ keyword, value }) => {
    const less = gain.keywords?.find((one) => one.keyword === keyword)?.value
    return {
      keyword,
      value: typeof value === 'number' && typeof less === 'number' ? value - less : Number.NaN,
    }
  })
  if (keywords?.some(({ value }) => Number.isNaN(value))) return null
  return { ...numbers, ...(keywords ? { keywords } : {}) }
}

/** Whether all that fit the second fit the first: it says the same, and more. */
export function isNarrower(wide: Filter, narrow: Filter): boolean {
  return Object.entries(wide).every(
    ([key, part]) => JSON.stringify(narrow[key as keyof Filter]) === JSON.stringify(part),
  )
}
