/** Numbers of cards beside one another, and what cards did, in words. */
import type { Filter, Measure, Reference } from '../tree/nouns.ts'
import { reference } from './references.ts'

export const MEASURES: Readonly<Record<Measure, string>> = {
  speed: 'speed',
  power: 'power',
  health: 'health',
  'printed-speed': 'printed speed',
  'printed-power': 'printed power',
  'printed-health': 'printed health',
  cost: 'build cost',
  'total-cost': 'total build cost',
  'remaining-cost': 'remaining build cost',
  'remaining-health': 'remaining health',
}
export const BESIDE = {
  more: 'higher than',
  less: 'lower than',
  exactly: 'equal to',
  'at-most': 'equal to or less than',
  'at-least': 'equal to or more than',
} as const

/** The same number of another card. */
export function besideCard(of: Measure, is: NonNullable<Filter['number']>['is'], card: Reference): string {
  if (is === 'at-most') return `with ${MEASURES[of]} equal to or less than ${reference(card)}`
  if (is === 'at-least') return `with equal or greater ${MEASURES[of]} than ${reference(card)}`
  return `with a ${is === 'more' ? 'higher' : 'lower'} ${MEASURES[of]} than ${reference(card)}`
}

/** What it did, who can attack it, and what it is the most of. */
export function related(filter: Filter): string[] {
  const { happened, attackableBy, most, controlledWith, apartFrom, missedLast } = filter
  return [
    ...(missedLast ? ['that attacked last without a hit'] : []),
    ...(apartFrom ? [`other than ${reference(apartFrom)}`] : []),
    ...(controlledWith ? [`of the player of ${reference(controlledWith)}`] : []),
    ...(attackableBy ? [`that ${reference(attackableBy)} can attack`] : []),
    ...(happened ? [past(happened)] : []),
    ...(most ? [`with the ${most.is} ${MEASURES[most.of]}`] : []),
  ]
}
function past({ did, by, not }: NonNullable<Filter['happened']>): string {
  if (by && did !== 'was-attacked')
    return `that ${not ? "wasn't" : 'was'} ${did.replace('was-', '')} by ${reference(by)} this turn`
  if (by) return `that ${reference(by)} ${not ? "hasn't attacked" : 'attacked'} this turn`
  const deed = did.replace('was-', '')
  return did.startsWith('was-')
    ? `that ${not ? "wasn't" : 'was'} ${deed} this turn`
    : `that ${not ? "hasn't " : ''}${deed} this turn`
}
/** One of its numbers beside another of its own. */
export const ownNumbers = ({ of, is, than }: NonNullable<Filter['own']>): string =>
  `${MEASURES[of]} ${BESIDE[is]} its ${MEASURES[than]}`
