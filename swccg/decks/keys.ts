/** A deck list as keys of cards. */
import type { DeckList } from '@dejarik/kernel'
import type { Library } from '../cards/library.ts'
import { resolveNames } from './resolve.ts'

export interface DeckKeys {
  readonly keys: readonly string[]
  /** Names that are no card, in deck order. */
  readonly unknown: readonly string[]
}

export function deckKeys(library: Library, deck: DeckList): DeckKeys {
  const keys: string[] = []
  const unknown: string[] = []
  for (const { name, count } of resolveNames(library, deck).cards)
    if (!library.has(name)) unknown.push(name)
    else for (let copy = 0; copy < count; copy++) keys.push(name)
  return { keys, unknown }
}
