/** Whether a test may claim to prove a rule. For Node. */
import { readCatalogue, readNotTestable } from './read.ts'

/** What is wrong with the claim, in one line; undefined if nothing is. */
export function claimFault(id: string): string | undefined {
  const catalogue = readCatalogue()
  if (!catalogue.has(id)) return catalogue.unknown(id).message
  if (!readNotTestable().has(id)) return undefined
  return `Rule "${id}" is listed in rulebook/not-testable.yaml, yet a test proves it: take it off the list.`
}
