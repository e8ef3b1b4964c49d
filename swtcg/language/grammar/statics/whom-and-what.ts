/** Whom static text is about, and what it gives them or rules for them. */

import { self } from '../../names.ts'
import { either, type Parser, remember, say, unless, where } from '../../parser.ts'
import type { Gain } from '../../tree/instructions.ts'
import type { Filter, Noun, Reference } from '../../tree/nouns.ts'
import type { Rule } from '../../tree/tree.ts'
import { filter } from '../nouns/filters.ts'
import { noun } from '../nouns/selectors.ts'

/** What is given, or what the rules for it are. */
export type Given = {
  readonly who: Reference | Filter
} & ({ readonly gain: Gain } | { readonly rule: Rule })

/** Static effects take no choices: they apply to the card or to all that fit. */
const isAll = (who: Noun): boolean => 'the' in who || who.take.take === 'each'
export const target = (who: Noun): Reference | Filter => ('the' in who ? who : who.of)
export const bare: Parser<Noun> = unless(
  self,
  where(
    say`${filter}`((of) => ({ take: { take: 'each' as const }, of })),
    ({ of }) => of.kind !== undefined,
  ),
)
export const everyone: Parser<Noun> = remember(either(where(noun, isAll), bare))

export const forbid = (who: Noun, rule: Rule): Given => ({ who: target(who), rule })
