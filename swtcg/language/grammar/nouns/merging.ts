/** Filters put together: what several words say of one card. */
import type { Filter } from '../../tree/nouns.ts'

export const merge = (...given: readonly Filter[]): Filter => {
  const parts = given.every(({ subtypes }) => subtypes?.join() !== 'Subordinate') ? given : eachOfThem(given)
  const state = parts.flatMap((part) => part.state ?? [])
  const has = parts.flatMap((part) => part.has ?? [])
  const lacks = parts.flatMap((part) => part.lacks ?? [])
  return {
    ...Object.assign({}, ...parts),
    ...(state.length > 0 ? { state } : {}),
    ...(has.length > 0 ? { has } : {}),
    ...(lacks.length > 0 ? { lacks } : {}),
  }
}

/** `Subordinates with the Droid subtype`: what else is said of them joins the word. */
function eachOfThem(parts: readonly Filter[]): readonly Filter[] {
  const others = parts.flatMap(({ subtypes = [] }) => subtypes.filter((one) => one !== 'Subordinate'))
  if (others.length === 0) return parts
  return [...parts, { subtypes: others.map((one) => `${one} Subordinate`) }]
}
