/** What a unit gets: numbers, keywords, and abilities in quotation marks. */

import { areApart } from '../../apart.ts'
import {
  either,
  map,
  number,
  type Parser,
  pattern,
  phrase,
  say,
  separated,
  sequence,
  where,
} from '../../parser.ts'
import { byBearer } from '../../speaking-as.ts'
import type { Ability, Bonus } from '../../tree/tree.ts'
import { resolvePronouns } from '../after/pronouns-and-x.ts'
import { plainGain, scale } from '../clauses/gains.ts'
import { SELF } from '../nouns/references.ts'
import { keywordAbility, unpriced } from './keyword-abilities.ts'

export interface Grants {
  readonly bonus: Bonus
  readonly gives: readonly Ability[]
}

/** Reads what stands in quotation marks, or in a bullet. */
const quotedAbility: Parser<readonly Ability[]> = byBearer((source, at) => source.quoted(source, at))

const stat = pattern(/(speed|power|health)\b/, ([, name]) => name as keyof Bonus)
const bonus: Parser<Grants> = map(sequence<[number, keyof Bonus]>(number, stat), ([amount, name]) => ({
  bonus: { [name]: amount },
  gives: [],
}))
const given = (ability: Ability): Grants => ({ bonus: {}, gives: [ability] })
const quoted: Parser<Grants> = where(
  map(
    sequence<[unknown, readonly (readonly Ability[])[], unknown]>(
      phrase('"'),
      separated(
        quotedAbility,
        pattern(/[.] /, () => null),
      ),
      pattern(/\.?"/, () => null),
    ),
    ([, abilities]) => ({ bonus: {}, gives: abilities.flat() }),
  ),
  ({ gives }) => areApart(gives),
)

/** `the Bounty Hunter subtype`. */
const subtype: Parser<Grants> = (source, at) =>
  pattern(/the ([A-Z][\w' -]*?) subtype\b/, ([, named]) =>
    given({ ability: 'treat-as', subtypes: [named!] }),
  )(source, at)
const grant = either(bonus, map(either<Ability>(keywordAbility, unpriced), given), quoted, subtype)
/** `+10 speed, +1 power and Critical Hit 1`. */
export const grants: Parser<Grants> = map(
  separated(
    grant,
    pattern(/,? and\b|,/, () => null),
  ),
  addUp,
)
/** A bullet of a list: a grant, a number for each of something, or an ability without quotation marks. */
export const bullet: Parser<Grants> = either(
  grants,
  say`${plainGain} ${scale}`((gain, by) =>
    given(resolvePronouns({ ability: 'static', who: SELF, gain: by(gain) })),
  ),
  map(
    separated(
      quotedAbility,
      pattern(/[.] /, () => null),
    ),
    (gives) => ({ bonus: {}, gives: gives.flat() }),
  ),
)

/** Adds up the numbers and puts the abilities together. */
export function addUp(parts: readonly Grants[]): Grants {
  const sum: { -readonly [Name in keyof Bonus]: Bonus[Name] } = {}
  for (const part of parts)
    for (const name of ['speed', 'power', 'health'] as const)
      if (part.bonus[name] !== undefined) sum[name] = (sum[name] ?? 0) + part.bonus[name]
  return { bonus: sum, gives: parts.flatMap(({ gives }) => gives) }
}
