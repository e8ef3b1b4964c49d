/** Clauses that take Subordinates: so many, of these numbers and this name, with what they have. */
import type { PrintedNumber } from '../../../cards/definition.ts'
import { either, map, type Parser, pattern, type Source, say, where } from '../../parser.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Instruction } from '../../tree/instructions.ts'
import { isOfRows, type SaidNumbers, type Taken } from '../../tree/subordinates.ts'
import type { Ability } from '../../tree/tree.ts'
import { quotations } from '../clauses/gains.ts'
import { X } from '../nouns/amounts.ts'
import { filter } from '../nouns/filters.ts'
import { THAT } from '../nouns/references.ts'
import { count } from '../nouns/words.ts'
import { arrival, zone } from './zones.ts'

const printed = (text: string | undefined): PrintedNumber =>
  text === undefined || text === '*' || text === 'X' ? '*' : Number(text)
/** `60/2/2`. */
const numbers: Parser<SaidNumbers> = pattern(
  /(\d+|[*X])\/(\d+|[*X])\/(\d+|[*X])(?!\d)\/?/,
  ([, speed, power, health]) => ({ speed: printed(speed), power: printed(power), health: printed(health) }),
)
/** The name of a Subordinate at hand; one that has no row is nobody's. */
const named: Parser<string> = ({ text, vocabulary }, at) => {
  const [all, words] = /^\s*([A-Z0-9][^."|]*?) Subordinates?\b/.exec(text.slice(at)) ?? []
  if (!all || !words) return []
  const said = words.replace(/ \([A-Z]\d?\)$/, '').toLowerCase()
  const name = vocabulary.subordinates.get(said) ?? vocabulary.subordinates.get(said.replace(/s$/, ''))
  return name ? [{ value: name, end: at + all.length }] : []
}

/** A number that is printed as a star must be told by the text (now/subordinates/star-numbers). */
const isTold = ({ numbers: said, abilities = [] }: Extract<Taken, { readonly name: string }>): boolean =>
  !said ||
  (['speed', 'power', 'health'] as const).every(
    (name) => said[name] !== '*' || abilities.some((one) => one.ability === 'value' && one.of === name),
  )
const having: Parser<readonly Ability[]> = say`with ${quotations}`((abilities) => abilities)
const voices = new WeakMap<Source, Map<string, Source>>()
/** The same text as the Subordinate says it: the card that takes it is another, called by its name. */
function spokenBy(source: Source, name: string): Source {
  const known = voices.get(source) ?? new Map<string, Source>()
  voices.set(source, known)
  const { version: _, ...card } = source.card
  const said = known.get(name) ?? { ...source, card: { ...card, kind: 'unit', name } }
  known.set(name, said)
  return said
}
const equipped: Parser<Extract<Taken, { readonly name: string }>> = (source, at) =>
  say`${numbers} ${named}`((said, name) => ({ name, numbers: said }))(source, at).flatMap(({ value, end }) =>
    having(spokenBy(source, value.name), end).map((given) => ({
      value: { ...value, abilities: given.value },
      end: given.end,
    })),
  )
const described: Parser<Taken> = where(
  either<Extract<Taken, { readonly name: string }>>(
    say`${numbers} ${named}(?! with ")`((said, name) => ({ name, numbers: said, abilities: [] })),
    equipped,
    map(named, (name) => ({ name })),
  ),
  isTold,
)
const any: Parser<Taken> = map(where(filter, isOfRows), (of) => ({ any: of }))
const howMany: Parser<Amount> = either<Amount>(
  count,
  pattern(/X\b/, () => X),
)

export const taking: Parser<Instruction> = either<Instruction>(
  say`take ${howMany} ${described}`((number, of) => ({ do: 'take', count: number, of })),
  say`take ${howMany} ${any}`((number, of) => ({ do: 'take', count: number, of })),
)

/** `Put 1 60/2/2 Scout Subordinate into this arena`: taken first. */
export const puttingTaken: Parser<readonly Instruction[]> =
  say`put ${howMany} ${described} ${zone} ${arrival}`((number, of, to, as) => [
    { do: 'take', count: number, of },
    { do: 'put', what: THAT, to, ...(as ? { as } : {}) },
  ])
