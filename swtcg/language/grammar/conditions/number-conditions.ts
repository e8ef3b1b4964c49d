/** Conditions about numbers: dice, Force, statistics, and how amounts compare. */
import { ARENAS, type Arena } from '../../../cards/definition.ts'
import { either, optional, type Parser, pattern, say, separated } from '../../parser.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Measure, Reference } from '../../tree/nouns.ts'
import { amountPhrase, THAT_MUCH } from '../nouns/amounts.ts'
import { reference } from '../nouns/references.ts'
import { arena, or, owner } from '../nouns/words.ts'
import { compare, counted, digits, has, howMuch, matches, other, thereAreNo } from './plain-conditions.ts'

const zone = pattern(/(hand|deck|discard pile)\b/, ([, word]) =>
  word === 'discard pile' ? 'discard-pile' : (word as 'hand' | 'deck'),
)
const measure: Parser<Amount> = either<Amount>(amountPhrase, digits)
const FACES = [1, 2, 3, 4, 5, 6]
const face = pattern(/(?:an? )?([1-6])\b/, ([, digit]) => Number(digit))
const MEASURED: Readonly<Record<string, Measure>> = {
  'build cost': 'cost',
  'total build cost': 'total-cost',
  'remaining health': 'remaining-health',
}
const measureName: Parser<Measure> = pattern(
  /(speed|power|health|build cost|total build cost|remaining health)\b/,
  ([, word]) => MEASURED[word!] ?? (word as Measure),
)
/** `2 or less health remaining`. */
const ownMeasure: Parser<Measure> = either<Measure>(
  pattern(/(?:remaining health|health remaining)\b/, () => 'remaining-health'),
  pattern(/(speed|power|health)\b(?! remaining)/, ([, word]) => word as Measure),
)
const statisticOf = (statistic: Measure, of: Reference): Amount => ({
  amount: 'statistic',
  statistic,
  of,
})
const controlled = (who: 'you' | 'opponent', named: Arena): Condition => ({
  if: 'controls-arena',
  who,
  arena: named,
})
const ROLLED: Amount = { amount: 'bound', name: 'roll' }
const doomedIn = say`from the ${arena} arena`((named) => named)
export const numbers: Parser<Condition> = either<Condition>(
  say`${amountPhrase} (?:is|was) odd`((of) => ({ if: 'odd', of })),
  say`(?:you roll|the roll is|it is) ${separated(face, or)}(?! or)`((faces) => ({ if: 'rolled', faces })),
  say`the attack has ${digits} or (?:less|fewer) hits`((than) => ({ if: 'hits', is: 'at-most', than })),
  say`the attack has ${digits} or more hits`((than) => ({ if: 'hits', is: 'at-least', than })),
  say`the attack has done ${digits} or less damage`((than) => ({ if: 'damage-done', is: 'at-most', than })),
  say`the attack has done ${digits} or more damage`((than) => ({ if: 'damage-done', is: 'at-least', than })),
  say`you're correct`(() => ({ if: 'predicted' })),
  say`${reference} would be discarded(?: by damage(?: done)?)? ${optional(doomedIn)}(?: by damage(?: done)?)?`(
    (card, place) => {
      const doomed: Condition = { if: 'doomed', card }
      return place ? { if: 'all', of: [doomed, { if: 'in-arena', card, arena: place }] } : doomed
    },
  ),
  say`(?:their total|the total) is ${digits} or (?:more|higher)`((right) =>
    compare({ amount: 'bound', name: 'roll' }, 'at-least', right),
  ),
  say`(?:you roll|the roll is) ${face} or (?:less|lower|fewer)`((most) => ({
    if: 'rolled',
    faces: FACES.slice(0, most),
  })),
  say`(?:you roll|the roll is) an even number`(() => ({ if: 'rolled', faces: [2, 4, 6] })),
  say`(?:you roll|the roll is) an odd number`(() => ({ if: 'rolled', faces: [1, 3, 5] })),
  say`(?:you roll|the roll is) ${face} or (?:more|higher|greater)`((least) => ({
    if: 'rolled',
    faces: FACES.slice(least - 1),
  })),
  say`${reference} ha(?:s|ve) (?:a )?${measureName} (?:of )?${digits} or (?:more|higher|greater)`(
    (of, name, number) => compare(statisticOf(name, of), 'at-least', number),
  ),
  say`${reference} ha(?:s|ve) (?:a )?${measureName} (?:of )?${digits} or (?:less|lower)`((of, name, number) =>
    compare(statisticOf(name, of), 'at-most', number),
  ),
  say`${reference} ha(?:s|ve) ${digits} or (?:more|greater) ${ownMeasure}`((of, number, name) =>
    compare(statisticOf(name, of), 'at-least', number),
  ),
  say`${reference} ha(?:s|ve) ${digits} or (?:less|fewer) ${ownMeasure}`((of, number, name) =>
    compare(statisticOf(name, of), 'at-most', number),
  ),
  say`${reference} ha(?:s|ve) (?:an? )?${howMuch} ${measureName} than ${reference}`((card, is, name, than) =>
    compare(statisticOf(name, card), is, statisticOf(name, than)),
  ),
  say`${reference} ha(?:s|ve) ${measureName} ${howMuch} than (?:its|his|her|their) ${measureName}`(
    (card, of, is, than) => matches(card, { own: { of, is, than } }),
  ),
  say`(?:an? )?Equipment is attached(?: to it)?`(() => matches({ the: 'self' }, { has: ['equipment'] })),
  say`(?:an? )?Equipment is attached to ${reference}`((card) => matches(card, { has: ['equipment'] })),
  say`you control the ${arena} arena`((where) => ({ if: 'controls-arena', who: 'you', arena: where })),
  say`${has} (?:an|at least (?:1|one)|(?:1|one) or more) arenas?`((who) => ({
    if: 'any',
    of: ARENAS.map((each) => controlled(who, each)),
  })),
  say`${has} (?:at least )?(?:2|two)(?: or more)? arenas`((who) => ({
    if: 'any',
    of: ARENAS.map((without) => ({
      if: 'all',
      of: ARENAS.filter((each) => each !== without).map((each) => controlled(who, each)),
    })),
  })),
  say`${has} (?:all (?:3|three)|each|every|all) arenas?`((who) => ({
    if: 'all',
    of: ARENAS.map((each) => controlled(who, each)),
  })),
  say`the ${digits} chosen units are still where they were`((count) => ({ if: 'stayed', count })),
  say`neither player controls the ${arena} arena`((where) => ({
    if: 'all',
    of: (['you', 'opponent'] as const).map((who) => ({ if: 'not', of: controlled(who, where) })),
  })),
  say`you don't control the ${arena} arena`((where) => ({ if: 'not', of: controlled('you', where) })),
  say`your opponent doesn't control the ${arena} arena`((where) => ({
    if: 'not',
    of: controlled('opponent', where),
  })),
  say`your opponent controls the ${arena} arena`((where) => ({
    if: 'controls-arena',
    who: 'opponent',
    arena: where,
  })),
  say`${has} no cards (?:remaining|left) in ${owner} ${zone}`((whose, _, where) =>
    thereAreNo({ whose, place: { in: where } }),
  ),
  say`${has} ${digits} or more Force`((of, number) => compare({ amount: 'force', of }, 'at-least', number)),
  say`${has} at least ${digits} Force`((of, number) => compare({ amount: 'force', of }, 'at-least', number)),
  say`${has} no Force`((of) => compare({ amount: 'force', of }, 'at-most', 0)),
  say`${has} (?:exactly )?${digits} Force(?! or)`((of, number) =>
    compare({ amount: 'force', of }, 'exactly', number),
  ),
  say`${has} ${howMuch} Force than (?:you|your opponent)(?: do| does| have| has)?`((of, is) =>
    compare({ amount: 'force', of }, is, { amount: 'force', of: other(of) }),
  ),
  say`${has} ${digits} or (?:less|fewer) Force`((of, number) =>
    compare({ amount: 'force', of }, 'at-most', number),
  ),
  say`${amountPhrase} is ${digits} or more`((left, right) => compare(left, 'at-least', right)),
  say`${amountPhrase} is ${digits} or less`((left, right) => compare(left, 'at-most', right)),
  say`${amountPhrase} is exactly ${digits}`((left, right) => compare(left, 'exactly', right)),
  say`${amountPhrase} is exactly ${amountPhrase}`((left, right) => compare(left, 'exactly', right)),
  say`that roll is equal to the build roll`(() => compare(ROLLED, 'exactly', THAT_MUCH)),
  say`${amountPhrase} is (?:greater|more) than or equal to ${amountPhrase}`((left, right) =>
    compare(left, 'at-least', right),
  ),
  say`${amountPhrase} is (?:less|lower) than or equal to ${amountPhrase}`((left, right) =>
    compare(left, 'at-most', right),
  ),
  say`${owner} Force total is ${howMuch} than ${owner}(?: opponent's)?`((of, is) =>
    compare({ amount: 'force', of }, is, { amount: 'force', of: of === 'you' ? 'opponent' : 'you' }),
  ),
  say`${has} ${howMuch} cards in ${owner} ${zone} than (?:you|your opponent)(?: do| does| have| has)?`(
    (of, is, _, where) =>
      compare(counted(of, { place: { in: where } }), is, counted(other(of), { place: { in: where } })),
  ),
  say`${amountPhrase} is (?:more|higher|greater) than ${measure}`((left, right) =>
    compare(left, 'more', right),
  ),
  say`${amountPhrase} is (?:less|lower) than ${measure}`((left, right) => compare(left, 'less', right)),
)
