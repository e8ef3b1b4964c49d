/** Stands for a subtype until it is chosen; what is left of it outside such a choice is not understood. */
import { rewrite } from '@dejarik/kernel/language'
import type { Instruction } from './tree/instructions.ts'

export const CHOSEN_SUBTYPE = '[chosen]'

/** The same with the subtype that was chosen. */
export const withSubtype = (done: readonly Instruction[], named: string): readonly Instruction[] =>
  rewrite(done, (part) => {
    const { subtypes, notSubtypes } = part
    if (!isOpen(subtypes) && !isOpen(notSubtypes)) return part
    return {
      ...part,
      ...(isOpen(subtypes) ? { subtypes: [named] } : {}),
      ...(isOpen(notSubtypes) ? { notSubtypes: [named] } : {}),
    }
  }) as readonly Instruction[]

const isOpen = (named: unknown): boolean => Array.isArray(named) && named.includes(CHOSEN_SUBTYPE)
