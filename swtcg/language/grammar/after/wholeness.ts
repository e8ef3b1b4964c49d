/** Whether an ability is told in full, and whether it speaks of its own card. */
import { withSubtype } from '../../chosen-subtype.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Ability } from '../../tree/tree.ts'
import { dangles } from './dangling.ts'

/** What a completed card had on it is remembered. */
const isRemembered = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'counter' in value && /build$/.test(String(value.counter))
/** What a card has set aside is there when the card is gone. */
const isKeptAside = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'in' in value && value.in === 'set-aside'
/** Whether an effect speaks of its own card, other than in what it grants. */
export function speaksOfItself(abilities: readonly Ability[]): boolean {
  const outside = JSON.stringify(abilities, (key, value) =>
    key === 'abilities' || isRemembered(value) || isKeptAside(value) ? [] : value,
  )
  return outside.includes('"the":"self"')
}

type Naming = Extract<Instruction, { readonly do: 'choose-subtype' }>
const isNaming = (part: unknown): part is Naming =>
  typeof part === 'object' && part !== null && 'do' in part && part.do === 'choose-subtype'

/** Nothing of an ability may be left open, and words that say nothing are left out. */
export function isComplete(abilities: readonly Ability[]): boolean {
  const told = JSON.stringify(abilities, (_, part) =>
    isNaming(part) ? { ...part, what: withSubtype(part.what, '') } : part,
  )
  if (told.includes('"chosen-arena"') && !/"choose-arena"|"inEach"/.test(told)) return false
  if (abilities.some(dangles) || isUnrolled(told) || isUnseen(told)) return false
  return !/"unsaid"|"each-of-them"|"\[chosen\]"|"the":"it"|"in":"(?:that|one)-arena"|"the":"self","from"/.test(
    told,
  )
}

/** `one of them`, where no instruction has let anybody see cards. */
const isUnseen = (told: string): boolean =>
  told.includes('"in":"those"') && !/"do":"(?:look-at|reveal|search|take|set-aside)[\w-]*"/.test(told)
/** Asks for a die that no instruction has rolled. */
const isUnrolled = (told: string): boolean =>
  told.includes('"if":"rolled"') && !/"do":"roll"|"when":"build-roll"/.test(told)
