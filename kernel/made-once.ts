/** What is made from cards and rules, made once: the shipped library, libraries with cards of one's own, and rulesets. */
import type { Setup } from './definition.ts'
import type { Ruleset } from './rules.ts'
import type { Kinds } from './state.ts'

/** The shipped library: read at the first call, and again once the page has fetched the cards that were not with it. */
export function shippedLibrary<Library>(
  read: () => Library,
  fetchRest: () => Promise<void>,
): { readonly library: () => Library; readonly fetchAll: () => Promise<void> } {
  let library: Library | undefined
  let fetched: Promise<void> | undefined
  const readAgain = (): void => {
    library = undefined
  }
  const tryLater = (error: unknown): never => {
    fetched = undefined
    throw error
  }
  return {
    library: () => {
      library ??= read()
      return library
    },
    fetchAll: () => {
      fetched ??= fetchRest().then(readAgain, tryLater)
      return fetched
    },
  }
}

/** The library with these cards of one's own; the shipped one where there are none. */
export function librariesWith<Card, Library>(
  make: (own: readonly Card[], shipped: Library) => Library,
  shipped: () => Library,
): (own?: readonly Card[]) => Library {
  const made = new WeakMap<readonly Card[], Library>()
  return (own = []) => {
    if (own.length === 0) return shipped()
    const library = made.get(own) ?? make(own, shipped())
    made.set(own, library)
    return library
  }
}

/** The ruleset of an edition and options with a library. */
export function rulesetsOf<Library extends object, K extends Kinds>(
  make: (edition: string, options: readonly string[], library: Library) => Ruleset<K>,
): (library: Library, setup: Pick<Setup, 'edition' | 'options'>) => Ruleset<K> {
  const made = new WeakMap<Library, Map<string, Ruleset<K>>>()
  return (library, { edition, options }) => {
    const rulesets = made.get(library) ?? new Map<string, Ruleset<K>>()
    made.set(library, rulesets)
    const key = [edition, ...options].join()
    const rules = rulesets.get(key) ?? make(edition, options, library)
    rulesets.set(key, rules)
    return rules
  }
}
