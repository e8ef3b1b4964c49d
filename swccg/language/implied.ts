/** Conditions that no text says because the rest of it does: what is cancelled must be there, what is used must exist. */
import type { Amount, Condition } from '../text/condition.ts'
import type { Filter } from '../text/filter.ts'
import type { Instruction } from '../text/instruction.ts'
import type { CardAction, CardTrigger } from '../text/text.ts'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const there = (what: Filter): Condition => ({ if: 'on-table', what })
const more = (left: Amount): Condition => ({ if: 'compare', left, is: '>', right: 0 })
const atLeastOne = (left: Amount): Condition => ({ if: 'compare', left, is: '>=', right: 1 })
const HAND = {
  you: { cardsIn: 'hand', whose: 'yours' },
  opponent: { cardsIn: 'hand', whose: 'opponents' },
} as const

function ofStep(step: Instruction): readonly Condition[] {
  switch (step.do) {
    case 'cancel-cards':
    case 'lose-cards':
    case 'relocate':
    case 'move-away':
      return [there(step.what), ...('to' in step ? [there(step.to)] : [])]
    case 'move':
      return [{ if: 'this', is: { movable: true } }]
    case 'activate':
      return [more({ cardsIn: 'reserve', whose: step.who === 'opponent' ? 'opponents' : 'yours' })]
    case 'put-from-hand':
    case 'exchange-stacked':
      return [more(HAND.you), there({ where: 'on-this' })]
    case 'show-hand':
      return [more(HAND[step.who])]
    case 'lose-from-pile':
      return [more({ cardsIn: step.pile, whose: step.whose })]
    case 'choose-number':
      return parts(step.to).flatMap((amount) => [more(amount), atLeastOne(amount)])
    default:
      return []
  }
}
const parts = (amount: Amount): readonly Amount[] =>
  typeof amount === 'object' && 'smallest' in amount ? amount.smallest : [amount]

type Deed = Pick<CardAction, 'if' | 'targets' | 'first' | 'do'> | CardTrigger

/** What is left to say of when it can be done or happens. */
export function unimplied(deed: Deed): readonly Condition[] {
  const targets = 'targets' in deed ? (deed.targets ?? []) : []
  const first = 'first' in deed ? (deed.first ?? []) : []
  const implied = [...targets.map(({ what }) => there(what)), ...[...first, ...deed.do].flatMap(ofStep)]
  const asked = deed.if === undefined ? [] : deed.if.if === 'all' ? deed.if.of : [deed.if]
  const goes = deed.do.some((step) => step.do === 'move' && step.what.the === 'self')
  return asked
    .filter((condition) => !implied.some((each) => same(each, condition)))
    .map((condition) => (goes ? unmoved(condition) : condition))
}
/** What moves itself can still move. */
function unmoved(condition: Condition): Condition {
  if (condition.if !== 'this' || !condition.is.movable) return condition
  const { movable: _, ...is } = condition.is
  return { if: 'this', is }
}
