/**
 * A tree of a card's text as a few numbers: how often it has which words, in so many drawers. A word is a name with its
 * value, such as `do: damage`; several share a drawer. So a card that nobody has met is judged by words that others have.
 */
export const DRAWERS = 32

export function treeWords(tree: unknown): readonly number[] {
  const drawers = Array.from({ length: DRAWERS }, () => 0)
  count(tree, '', drawers)
  return drawers.map((times) => Math.log2(1 + times))
}

function count(part: unknown, name: string, drawers: number[]): void {
  if (typeof part === 'string') drawers[drawerOf(`${name}:${part}`)]!++
  else if (Array.isArray(part)) for (const each of part) count(each, name, drawers)
  else if (part !== null && typeof part === 'object')
    for (const [key, each] of Object.entries(part)) count(each, key, drawers)
}

/** FNV-1a. */
function drawerOf(word: string): number {
  let bits = 0x811c9dc5
  for (let index = 0; index < word.length; index++)
    bits = Math.imul(bits ^ word.charCodeAt(index), 0x01000193)
  return (bits >>> 0) % DRAWERS
}
