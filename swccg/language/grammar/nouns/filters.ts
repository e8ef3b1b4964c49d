/** Filters put together: what two say of one card, and what one of several says. */
import type { Filter, Place } from '../../../text/filter.ts'

export const SELF: Filter = { the: 'self' }
export const HOST: Filter = { the: 'host' }
export const TARGET: Filter = { the: { chosen: 'target' } }
export const ANSWERED: Filter = { the: { chosen: 'answered' } }
/** Several that were told of before. */
export const THOSE: Filter = { the: { chosen: 'those' } }
export const AT: Filter = { the: { chosen: 'at' } }

/** Both hold; nothing where one word cannot stand for both. */
export function both(one: Filter, other: Filter): Filter | undefined {
  const shared = (Object.keys(one) as (keyof Filter)[]).filter((key) => key in other)
  let joined: Filter = { ...one, ...other }
  for (const key of shared) {
    if (JSON.stringify(one[key]) === JSON.stringify(other[key])) continue
    const together = JOINED[key]?.(one, other)
    if (!together) return undefined
    joined = { ...joined, ...together }
  }
  return joined
}

type Join = (one: Filter, other: Filter) => Filter | undefined
const JOINED: Readonly<Partial<Record<keyof Filter, Join>>> = {
  where: ({ where: one }, { where: other }) => joinedPlace(one!, other!),
  not: ({ not: one }, { not: other }) => ({ not: { any: [one!, other!] } }),
  icon: ({ icon: one }, { icon: other }) => ({ icon: one!, any: [{ icon: other! }] }),
  kind: ({ kind: one }, { kind: other }) =>
    [one].flat().some((each) => each === other) ? { kind: other! } : undefined,
  with: ({ with: one }, { with: other }) => ({ with: one!, any: [{ with: other! }] }),
  trait: ({ trait: one }, { trait: other }) => ({ trait: one!, any: [{ trait: other! }] }),
}

/** Who is present is at the same place already. */
function joinedPlace(one: Place, other: Place): Filter | undefined {
  if (one === 'present' && isSame(other)) return { where: 'present' }
  if (other === 'present' && isSame(one)) return { where: 'present' }
  return undefined
}
const isSame = (place: Place): boolean =>
  place === 'same-site' || place === 'same-location' || place === 'same-system'

/** Whether cards that fit can carry something: no location is one. */
export function isCarrier({ kind, type, title, trait, model, persona, icon, any }: Filter): boolean {
  if (any) return any.every(isCarrier)
  if (persona !== undefined || model !== undefined || trait === 'lightsaber' || icon !== undefined)
    return true
  if (typeof title === 'string') return !title.includes(': ')
  if (trait !== undefined) return trait !== 'docking bay' && trait !== 'prison'
  return (
    (kind !== undefined && kind !== 'location') ||
    (type !== undefined && type !== 'site' && type !== 'system')
  )
}

/** One of several: words of one kind in a list, others as alternatives. */
export function anyOf(all: readonly Filter[]): Filter {
  const [first, ...rest] = all
  if (!first) return {}
  if (rest.length === 0) return first
  const keys = Object.keys(first)
  const differing = keys.filter((key) =>
    rest.some(
      (one) => JSON.stringify(one[key as keyof Filter]) !== JSON.stringify(first[key as keyof Filter]),
    ),
  )
  const alike = rest.every((one) => Object.keys(one).sort().join() === [...keys].sort().join())
  const [key] = differing
  if (!alike || differing.length !== 1 || !key || !LISTABLE.has(key)) return withCommon(all)
  return { ...first, [key]: all.flatMap((one) => [one[key as keyof Filter]].flat()) }
}
/** What all of them share stands once. */
function withCommon(all: readonly Filter[]): Filter {
  const [first, ...rest] = all
  const shared = Object.entries(first!).filter(
    ([key, value]) =>
      key !== 'any' &&
      rest.every((one) => JSON.stringify(one[key as keyof Filter]) === JSON.stringify(value)),
  )
  const keys = new Set(shared.map(([key]) => key))
  const apart = all.map((one) => Object.fromEntries(Object.entries(one).filter(([key]) => !keys.has(key))))
  const merged = apart.some((one) => Object.keys(one).length === 0)
    ? undefined
    : { ...Object.fromEntries(shared), any: apart }
  return merged ?? { any: all }
}
const LISTABLE = new Set(['kind', 'type', 'title', 'persona', 'trait', 'icon', 'model'])
