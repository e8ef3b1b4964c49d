/** Subordinates as texts take them: by name, with what the text says of them, or any that fits. */
import type { PrintedNumber } from '../../cards/definition.ts'
import type { Filter } from './nouns.ts'
import type { Ability } from './tree.ts'

export type Taken =
  | {
      readonly name: string
      readonly numbers?: SaidNumbers
      readonly abilities?: readonly Ability[]
    }
  /** The player chooses one of those of the game that fit. */
  | { readonly any: Filter }

/** Where a text has a star, what was paid tells the number (now/subordinates/star-numbers). */
export interface SaidNumbers {
  readonly speed: PrintedNumber
  readonly power: PrintedNumber
  readonly health: PrintedNumber
}

/** What can be asked of a card that is in no zone yet. */
const PRINTED: ReadonlySet<string> = new Set([
  'kind',
  'word',
  'types',
  'subtypes',
  'notSubtypes',
  'side',
  'unique',
  'number',
])
export const isOfRows = (of: Filter): boolean =>
  isFromSupply(of) &&
  Object.keys(of).every((key) => PRINTED.has(key)) &&
  (of.number === undefined || typeof of.number.than === 'number' || of.number.than.amount === 'bound')
/** Subordinates that are nowhere yet: to take them is to take them from the supply. */
export const isFromSupply = ({ subtypes = [], place }: Filter): boolean =>
  place === undefined && subtypes.length > 0 && subtypes.every((one) => /\bSubordinate$/.test(one))
