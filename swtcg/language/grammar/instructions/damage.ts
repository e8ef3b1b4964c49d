/** Clauses about damage: doing it, dice of it, counters, prevention. */
import type { CardKind } from '../../../cards/definition.ts'
import { either, optional, type Parser, pattern, remember, say, where } from '../../parser.ts'
import { IT } from '../../placeholders.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Noun, Reference } from '../../tree/nouns.ts'
import { replaceX } from '../after/pronouns-and-x.ts'
import { amountPhrase, quantity, THAT_MUCH, units, whereX } from '../nouns/amounts.ts'
import { filter } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { reference, reflexive, THAT } from '../nouns/references.ts'
import { noun, selector, whose } from '../nouns/selectors.ts'
import { count } from '../nouns/words.ts'

const points = quantity(units(/damage\b/))
const dice = quantity(units(/dice of damage\b|die of damage\b/))
const counters = quantity(units(/damage counters?\b/))

/** Only units do damage; that of other cards has no source. */
const source: Parser<Reference | null> = (text, at) =>
  reference(text, at).map(({ value, end }) => ({
    value: value.the === 'self' && !isUnit(text.card.kind) && !saysUnit(text.text, at) ? null : value,
    end,
  }))
const isUnit = (kind: CardKind): boolean => kind === 'unit' || kind === 'equipment'
/** In what a card of another kind gives, `this unit` is the unit that has it. */
const saysUnit = (text: string, at: number): boolean => /^\s*this unit\b/i.test(text.slice(at))
const by = (from: Reference | null): { readonly from?: Reference } => (from ? { from } : {})

const halfOfThat: Parser<Amount> = pattern(
  /half (?:of )?that (?:much )?damage,? [(]?rounded (up|down)[)]?/,
  ([, way]) => ({ amount: 'half', of: THAT_MUCH, rounded: way as 'up' | 'down' }),
)
const doing: Parser<Instruction> = either<Instruction>(
  say`${source} (?:also )?(?:does|deals?|do) ${halfOfThat} to ${reflexive}`((from, amount) => ({
    do: 'damage',
    who: from ?? { the: 'self' },
    amount,
    ...by(from),
  })),
  say`${source} (?:does|deals?|do) damage to ${noun} equal to ${amountPhrase}`((from, who, amount) => ({
    do: 'damage',
    who,
    amount,
    ...by(from),
  })),
  say`(?:deal|do) damage to ${noun} equal to ${amountPhrase}`((who, amount) => ({
    do: 'damage',
    who,
    amount,
  })),
  say`${source} (?:does|deals?|do) ${points} to ${noun} ${optional(whereX)}`((from, amount, who, x) =>
    hurt(who, amount, from, x),
  ),
  say`${noun} takes? ${points} ${optional(whereX)}`((who, amount, x) => hurt(who, amount, null, x)),
  say`(?:deal|do) ${points} to ${noun} ${optional(whereX)}`((amount, who, x) => hurt(who, amount, null, x)),
  say`${source} (?:also )?(?:does|deals?|do) ${points} to ${reflexive}`((from, amount) => ({
    do: 'damage',
    who: from ?? { the: 'self' },
    amount,
    ...by(from),
  })),
  say`${source} (?:does|deals?|do|rolls?) ${dice} (?:to|against) ${noun} ${optional(whereX)}`(
    (from, number, who, x) => throwDice(who, number, from, x),
  ),
  say`(?:deal|do|roll) ${dice} (?:to|against) ${noun} ${optional(whereX)}`((number, who, x) =>
    throwDice(who, number, null, x),
  ),
  say`${source} (?:also )?(?:does|deals?|do|rolls?) ${dice} to ${reflexive}`((from, number) =>
    throwDice(from ?? { the: 'self' }, number, from, null),
  ),
)
const single = where(selector, ({ take }) => take.take === 'exactly' && take.count === 1)
/** `One of your Jedi does 2 damage to …`: the one that does it is chosen first. */
export const harmBySome: Parser<readonly Instruction[]> = either<readonly Instruction[]>(
  say`${single} (?:does|deals) ${points} to ${noun} ${optional(whereX)}`((what, amount, who, x) => [
    { do: 'choose', what },
    hurt(who, amount, THAT, x),
  ]),
  say`${single} (?:does|deals|rolls) ${dice} (?:to|against) ${noun} ${optional(whereX)}`(
    (what, number, who, x) => [{ do: 'choose', what }, throwDice(who, number, THAT, x)],
  ),
)
const upTo = pattern(/(?:1 or (\d)|1, 2,? or (\d)) of\b/, ([, two, three]) => Number(two ?? three))
const manyOf: Parser<Noun> = either<Noun>(
  noun,
  say`${upTo} ${whose} ${filter}`((most, own, of) => ({
    take: { take: 'up-to', count: most },
    of: merge(own, of),
  })),
)
const divided = pattern(
  /divided(?: up)? as you choose(?: \(after the dice are rolled\))? (?:between|among|to)\b/,
  () => null,
)
const sharing: Parser<Instruction> = either<Instruction>(
  say`${source} (?:does|deals?|do) ${points} ${divided} ${manyOf} ${optional(whereX)}`(
    (from, amount, _, who, x) => share(who, amount, from, x),
  ),
  say`(?:deal|do) ${points} ${divided} ${manyOf} ${optional(whereX)}`((amount, _, who, x) =>
    share(who, amount, null, x),
  ),
  say`(?:deal|do) ${dice},? ${divided} ${manyOf} ${optional(whereX)}`((amount, _, who, x) =>
    share(who, amount, null, x, true),
  ),
)
function share(
  who: Noun,
  amount: Amount,
  from: Reference | null,
  x: Amount | null,
  rolled = false,
): Instruction {
  const dice = rolled ? { dice: true as const } : {}
  const told: Instruction = { do: 'share-damage', who, amount, ...by(from), ...dice }
  return x === null ? told : replaceX(told, x)
}
/** Pronouns are settled in this order: how much is said before to whom, unless it is told at the end. */
function hurt(who: Noun, amount: Amount, from: Reference | null, x: Amount | null): Instruction {
  return x === null
    ? { do: 'damage', amount, who, ...by(from) }
    : replaceX({ do: 'damage', who, amount, ...by(from) }, x)
}
function throwDice(who: Noun, dice: Amount, from: Reference | null, x: Amount | null): Instruction {
  return x === null
    ? { do: 'dice-of-damage', dice, who, ...by(from) }
    : replaceX({ do: 'dice-of-damage', who, dice, ...by(from) }, x)
}

/** Another than the defending unit. */
export function besideDefender(who: Noun): Noun {
  if ('the' in who || !who.of.other) return who
  const { other: _, ...of } = who.of
  return { ...who, of: merge(of, { state: ['not-defending'] }) }
}
const placing: Parser<Instruction> = either<Instruction>(
  say`put any number of damage counters on ${noun}`((who) => ({
    do: 'put-damage-counters',
    who,
    amount: 'any',
  })),
  say`divide the hits(?: from the attacking unit)? between the defending unit and ${noun}`((who) => ({
    do: 'divide-hits',
    who: besideDefender(who),
  })),
  say`put (?:a number of )?damage counters on ${noun} equal to ${amountPhrase}`((who, amount) => ({
    do: 'put-damage-counters',
    who,
    amount,
  })),
  say`remove (?:a number of )?damage counters from ${noun} equal to ${amountPhrase}`((who, amount) => ({
    do: 'remove-damage-counters',
    who,
    amount,
  })),
  say`put damage counters on ${reference} until ${reference} (?:has|have) (?:only )?${count} remaining health`(
    (who, of, health) => ({
      do: 'put-damage-counters',
      who,
      amount: {
        amount: 'sum',
        of: [{ amount: 'statistic', statistic: 'remaining-health', of }, -health],
      },
    }),
  ),
  say`put ${counters} each on ${noun}`((amount, who) => ({ do: 'put-damage-counters', who, amount })),
  say`remove ${counters} each from ${noun}`((amount, who) => ({ do: 'remove-damage-counters', who, amount })),
  say`remove up to ${counters} each from ${noun}`((amount, who) => ({
    do: 'remove-damage-counters',
    who,
    amount,
    upTo: true,
  })),
  say`remove up to ${counters},? divided as you choose from ${noun}`((amount, who) => ({
    do: 'remove-damage-counters',
    who,
    amount,
    upTo: true,
    divided: true,
  })),
  say`put ${counters} on ${noun}`((amount, who) => ({ do: 'put-damage-counters', who, amount })),
  say`remove ${counters} from ${noun}`((amount, who) => ({ do: 'remove-damage-counters', who, amount })),
  say`remove up to ${counters} from ${noun},? divided(?: as you choose)?`((amount, who) => ({
    do: 'remove-damage-counters',
    who,
    amount,
    upTo: true,
    divided: true,
  })),
  say`remove up to ${counters} from ${noun}`((amount, who) => ({
    do: 'remove-damage-counters',
    who,
    amount,
    upTo: true,
  })),
  say`remove damage counters from ${noun} until ${reference} (?:is at|has|have) ${count} remaining health`(
    (who, _, health) => ({
      do: 'remove-damage-counters',
      who,
      amount: 'all',
      health,
    }),
  ),
  say`remove all damage counters from ${noun}`((who) => ({
    do: 'remove-damage-counters',
    who,
    amount: 'all',
  })),
  say`remove all but ${count} damage counters? from ${noun}`((but, who) => ({
    do: 'remove-damage-counters',
    who,
    amount: 'all',
    but,
  })),
)
const half: Parser<Amount> = pattern(/half of that damage,? \(?rounded (up|down)\)?/i, ([, way]) => ({
  amount: 'half',
  of: { amount: 'pending-damage', on: IT },
  rounded: way as 'up' | 'down',
}))
/** Damage that units do. */
export const doneBy: Parser<Noun> = either<Noun>(
  say`(?:done by|from|that would be (?:done|dealt) by|dealt by) ${noun}`((who) => who),
  say`${noun} would (?:do|deal)`((who) => who),
  say`that ${noun} would (?:do|deal)`((who) => who),
)
const preventing: Parser<Instruction> = either<Instruction>(
  say`prevent ${points}(?! (?:to|from|done|that))`((amount) => ({ do: 'prevent', who: IT, amount })),
  say`prevent damage to ${noun} equal to ${amountPhrase}`((who, amount) => ({ do: 'prevent', who, amount })),
  say`prevent ${points} to ${noun}`((amount, who) => ({ do: 'prevent', who, amount })),
  say`prevent up to ${points} to ${noun}`((amount, who) => ({ do: 'prevent', who, amount, upTo: true })),
  say`prevent all (?:of the )?(?:that )?damage to ${noun}(?! this turn| until)`((who) => ({
    do: 'prevent',
    who,
    amount: 'all',
  })),
  say`prevent (?:all (?:of )?)?${pattern(/that damage\b(?! to)/, () => null)}`(() => ({
    do: 'prevent',
    who: IT,
    amount: 'all',
  })),
  say`prevent ${count} of that damage`((amount) => ({ do: 'prevent', who: IT, amount })),
  say`prevent up to ${count} of that damage`((amount) => ({
    do: 'prevent',
    who: IT,
    amount,
    upTo: true,
  })),
  say`prevent all but ${count} of that damage(?! to)`((but) => ({
    do: 'prevent',
    who: IT,
    amount: 'all',
    but,
  })),
  say`prevent all but ${count} (?:of that )?damage to ${noun}`((but, who) => ({
    do: 'prevent',
    who,
    amount: 'all',
    but,
  })),
  say`prevent any amount of damage to ${noun}`((who) => ({ do: 'prevent', who, amount: 'all', upTo: true })),
  say`prevent any amount of damage from ${noun}`((who) => ({
    do: 'prevent-from',
    who,
    amount: 'all',
    upTo: true,
  })),
  say`prevent X of that damage`(() => ({ do: 'prevent', who: IT, amount: 'all', upTo: true })),
  say`prevent any amount of that damage`(() => ({ do: 'prevent', who: IT, amount: 'all', upTo: true })),
  say`prevent ${half}`((amount) => ({ do: 'prevent', who: IT, amount })),
  say`prevent all damage ${doneBy}(?! (?:this turn|until|to)\b)`((who) => ({
    do: 'prevent-from',
    who,
    amount: 'all',
  })),
  say`prevent ${points} from ${noun}`((amount, who) => ({ do: 'prevent-from', who, amount })),
  say`prevent all damage ${doneBy} to ${reference}(?! (?:this turn|until)\b)`((who, to) => ({
    do: 'prevent-from',
    who,
    amount: 'all',
    to,
  })),
)
export const damageClause: Parser<Instruction> = remember(either(doing, sharing, placing, preventing))
