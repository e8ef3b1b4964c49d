/** Nothing is pending yet when an attack is made: what it would do is prevented when it comes to that. */
type Part = Readonly<Record<string, unknown>>

const isPart = (tree: unknown): tree is Part =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree)
/** What waits already waits for the damage. */
const WAITS: ReadonlySet<unknown> = new Set(['watch', 'later'])

export function onceDone<T>(tree: T): T {
  if (Array.isArray(tree)) return waitingLast(tree, tree.map(onceDone)) as T
  if (!isPart(tree) || WAITS.has(tree['do'])) return tree
  if (tree['do'] === 'prevent-from' && tree['to'])
    return {
      do: 'watch',
      when: { when: 'would-damage', who: tree['who'] },
      what: [tree],
      for: 'this-attack',
    } as T
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, onceDone(part)])) as T
}

/** In a sentence what waits from now on comes last. */
const waitingLast = (before: readonly unknown[], parts: readonly unknown[]): readonly unknown[] => {
  const waits = (part: unknown, place: number): boolean =>
    part !== before[place] && isPart(part) && part['do'] === 'watch'
  return [...parts.filter((part, place) => !waits(part, place)), ...parts.filter(waits)]
}
