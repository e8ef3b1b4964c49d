/** Looks through trees: every part of one, outermost first. */
export type Part = Readonly<Record<string, unknown>>

export const isPart = (node: unknown): node is Part =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

export function partsOf(node: unknown): readonly Part[] {
  if (Array.isArray(node)) return node.flatMap(partsOf)
  return isPart(node) ? [node, ...Object.values(node).flatMap(partsOf)] : []
}

/** Stops at the first that is. */
export function hasPart(node: unknown, is: (part: Part) => boolean): boolean {
  if (Array.isArray(node)) return node.some((each) => hasPart(each, is))
  return isPart(node) && (is(node) || Object.values(node).some((each) => hasPart(each, is)))
}
