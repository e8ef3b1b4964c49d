/** Numbers that change: by how much, which of them, for each of what. */
import { either, map, optional, pattern, say, separated, sequence } from '@dejarik/kernel/language'
import type { Amount, Condition } from '../../../text/condition.ts'
import type { CardNumber, Filter, SideNumber } from '../../../text/filter.ts'
import type { Operation, Static } from '../../../text/statics.ts'
import type { Parser } from '../../source.ts'
import { all } from '../conditions/conditions.ts'
import { count } from '../nouns/heads.ts'
import { numberWord, selector } from '../nouns/nouns.ts'

export const number = (
  change: Exclude<CardNumber, 'deploy'>,
  of: Filter,
  how: Operation,
  when?: Condition,
): Static => ({ static: 'number', change, of, ...how, ...(when ? { when } : {}) }) as Static
export const side = (
  change: SideNumber,
  whose: 'yours' | 'opponents' | 'both',
  how: Operation,
  more: { at?: Filter; when?: Condition; optional?: true } = {},
): Static => ({ static: 'side-number', change, whose, ...how, ...more }) as Static

/** The same static under one condition more. */
export const under_ =
  (condition: Condition) =>
  (one: Static): Static => {
    const before = (one as { when?: Condition }).when
    return { ...one, when: before ? all(condition, before) : condition } as Static
  }

/** `+2`, `= 5`. */
export const signed: Parser<Operation> = either<Operation>(
  pattern(/([+-])\s?(\d+)\b/, ([, sign, digits]) => ({
    add: sign === '-' ? -Number(digits) : Number(digits),
  })),
  pattern(/([+-])(\d+) more(?= here\b)/, ([, sign, digits]) => ({
    add: sign === '-' ? -Number(digits) : Number(digits),
  })),
  pattern(/=\s?(\d+)\b/, ([, digits]) => ({ fix: Number(digits) })),
)
const FACE: ReadonlySet<CardNumber> = new Set(['armor', 'landspeed', 'hyperspeed', 'maneuver', 'ability'])
/** A number that is set: what a card has on its face becomes so; power and forfeit are fixed. */
export const settledHow = (change: CardNumber, how: Operation): Operation =>
  'fix' in how && how.fix !== 0 && FACE.has(change) ? { become: how.fix } : how

export type Change = { readonly change: CardNumber; readonly how: Operation }
/** `power +2`, `power and forfeit +2`, `power -1 and forfeit -1`. */
export const numbers: Parser<readonly CardNumber[]> = separated(
  numberWord,
  pattern(/,? and |,? or |, /, () => null),
)
export const bonus: Parser<readonly Change[]> = either<readonly Change[]>(
  map(
    sequence<[readonly CardNumber[], unknown, Operation, unknown]>(
      numbers,
      pattern(/(?:is |are )?/, () => null),
      signed,
      optional(pattern(/more(?! if)/, () => null)),
    ),
    ([named, , how]) => named.map((change) => ({ change, how: settledHow(change, how) })),
  ),
)
export const bonuses: Parser<readonly Change[]> = map(
  separated(
    bonus,
    pattern(/,? and |, /, () => null),
  ),
  (lists) => lists.flat(),
)

/** `2 to power and maneuver`, `1 to power and 2 to hyperspeed`. */
export const amountTo: Parser<readonly Change[]> = map(
  separated(
    say`${count} (?:to|from) ${numbers}`((add, named) => named.map((change) => ({ change, how: { add } }))),
    pattern(/,? and |, /, () => null),
  ),
  (lists) => lists.flat(),
)

/** `where X = number of Rebels here`. */
export const where: Parser<Amount> = either<Amount>(
  say`where X = (?:the )?(?:total )?number of ${selector}`((cards) => ({ count: cards })),
  say`where X = ${numberWord} of ${selector}`((name, of) => ({ number: name, of })),
)
export const isPositive = (how: Operation): how is { add: number } =>
  'add' in how && typeof how.add === 'number' && how.add > 0

/** How much for each: multiplies what is added. */
export const forEach: Parser<Filter> = say`for (?:each|every) (?:of )?${selector}`((cards) => cards)
export const times = (cards: Filter, add: number): Amount => ({
  count: cards,
  ...(add === 1 ? {} : { times: add }),
})

export const toStatics = (of: Filter, changes: readonly Change[]): readonly Static[] =>
  changes.map(({ change, how }) =>
    change === 'deploy' ? deployCost(of, how) : number(change as Exclude<CardNumber, 'deploy'>, of, how),
  )
export const deployCost = (of: Filter, how: Operation): Static =>
  ({ static: 'deploy-cost', of, ...how }) as Static
export const countedBy = (one: Static, cards: Filter): Static =>
  'add' in one && typeof one.add === 'number' ? ({ ...one, add: times(cards, one.add) } as Static) : one
