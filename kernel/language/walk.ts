/** Trees of card text, walked: their parts, whether they hold one or say a word, and the same with parts changed. */
export type Part = Readonly<Record<string, unknown>>

export const isPart = (node: unknown): node is Part =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

/** Every part, outermost first. */
export function partsOf(node: unknown): readonly Part[] {
  if (Array.isArray(node)) return node.flatMap(partsOf)
  return isPart(node) ? [node, ...Object.values(node).flatMap(partsOf)] : []
}

/** Stops at the first that is. */
export function hasPart(node: unknown, is: (part: Part) => boolean): boolean {
  if (Array.isArray(node)) return node.some((each) => hasPart(each, is))
  return isPart(node) && (is(node) || Object.values(node).some((each) => hasPart(each, is)))
}

/** Whether a word stands anywhere in a tree: as what a part is, or as the name of a part. */
export function mentions(tree: unknown, word: string): boolean {
  if (typeof tree === 'string') return tree === word
  if (typeof tree !== 'object' || tree === null) return false
  return Object.entries(tree).some(([name, part]) => name === word || mentions(part, word))
}

/** The same tree with each part that is changed put in place of the part. */
export function rewrite(tree: unknown, change: (part: Part) => unknown): unknown {
  if (Array.isArray(tree)) return tree.map((part) => rewrite(part, change))
  if (!isPart(tree)) return tree
  const changed = change(tree)
  if (changed !== tree || !isPart(changed)) return changed
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, rewrite(part, change)]))
}
