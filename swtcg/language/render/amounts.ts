/** Numbers in words. */
import type { Amount } from '../amounts.ts'
import type { Filter } from '../nouns.ts'
import { described, MEASURES, owner } from './nouns.ts'
import { reference, verbOf } from './references.ts'
import { listed, ownerName, playerName, possessive } from './words.ts'

/** `the number of Jedi units in any arena`. */
export function amountPhrase(amount: Amount): string {
  if (typeof amount === 'number') return String(amount)
  switch (amount.amount) {
    case 'count':
      return `the number of ${isGone(amount.of) ? `${owner(amount.of)} ${described(amount.of)}` : having(amount.of)}`
    case 'statistic':
      return statistic(amount)
    case 'counters':
      return `the number of ${amount.counter} counters on ${reference(amount.on)}`
    case 'attached':
      return `the number of ${ATTACHED[amount.what][1]} ${reference(amount.to)}`
    case 'bound':
      if (amount.name === 'total') return 'the total'
      return amount.name === 'X' ? 'X' : amount.name === 'roll' ? 'the number rolled' : 'that much'
    case 'force':
      return `the amount of Force ${playerName(amount.of)} ${amount.of === 'you' ? 'have' : 'has'}`
    case 'pending-damage':
      return `the damage pending on ${reference(amount.on)}`
    case 'cards':
      return `the number of cards in ${ownerName(amount.of)} ${amount.in.replace('-', ' ')}`
    case 'natural':
      return `the number of attack dice that show a natural ${listed(amount.faces.map(String), 'or')}`
    case 'misses':
      return 'the number of misses rolled'
    case 'dice':
      return `the number of dice that show ${listed(amount.faces.map(String), 'or')}`
    case 'most':
      return `the ${amount.is} ${MEASURES[amount.of]} among ${having(amount.among)}`
    case 'difference':
      return `the difference between ${amountPhrase(amount.of[0])} and ${amountPhrase(amount.of[1])}`
    case 'groups':
      return `the number of times that ${amount.by} goes into ${amountPhrase(amount.of)}`
    case 'half':
      return `half of ${amountPhrase(amount.of)}, rounded ${amount.rounded}`
    case 'times':
      return `${amount.by} times ${amountPhrase(amount.of)}`
    case 'sum':
      return amount.of.map(amountPhrase).join(' plus ')
  }
}

/** `that unit's power`; what was paid with has a longer name. */
const statistic = ({ of, statistic: which }: Extract<Amount, { readonly amount: 'statistic' }>): string =>
  of.the === 'chosen' && of.name === 'paid'
    ? `the ${MEASURES[which]} of ${reference(of)}`
    : `${possessive(reference(of))} ${MEASURES[which]}`

const ATTACHED = {
  pilots: ['Pilot on', 'Pilots on'],
  equipment: ['Equipment on', 'Equipment on'],
  stack: ['card beneath', 'cards beneath'],
  'whole-stack': ['card in the stack of', 'cards in the stack of'],
  under: ['card face-down under', 'cards face-down under'],
} as const

export type Counted = Extract<
  Amount,
  { readonly amount: 'count' | 'counters' | 'attached' | 'groups' | 'dice' }
>
const COUNTED: ReadonlySet<string> = new Set(['count', 'counters', 'attached', 'groups', 'dice'])
const isCounted = (amount: Amount): amount is Counted =>
  typeof amount === 'object' && COUNTED.has(amount.amount)

/** An amount as so many for each of something, if it is one. */
export function perEach(amount: Amount): { readonly by: number; readonly of: Counted } | null {
  if (isCounted(amount)) return { by: 1, of: amount }
  if (typeof amount === 'object' && amount.amount === 'times' && isCounted(amount.of))
    return { by: amount.by, of: amount.of }
  return null
}

const groupsOf = (of: Amount): string => {
  if (typeof of === 'object' && of.amount === 'count') return having(of.of)
  return typeof of === 'object' && of.amount === 'statistic'
    ? `${MEASURES[of.statistic]} ${reference(of.of)} ${verbOf(of.of, 'has')}`
    : amountPhrase(of)
}
export function forEach(of: Counted): string {
  if (of.amount === 'count')
    return isGone(of.of)
      ? `for each of ${owner(of.of)} ${described(of.of)}`
      : `for each ${having(of.of, false)}`
  if (of.amount === 'dice') return `for each ${listed(of.faces.map(String), 'or')} rolled`
  if (of.amount === 'groups') return `for each ${of.by} ${groupsOf(of.of)}`
  return of.amount === 'counters'
    ? `for each ${of.counter} counter on ${reference(of.on)}`
    : `for each ${ATTACHED[of.what][0]} ${reference(of.to)}`
}

/** Nobody has what is out of the game: whose it is comes first. */
const isGone = ({ whose, place }: Filter): boolean => whose !== undefined && place?.in === 'out-of-game'
/** `Jedi units you have in any arena`. */
function having(filter: Filter, many = true): string {
  const { whose, place, ...rest } = filter
  const owned = place && ['hand', 'deck', 'discard-pile', 'build-zone'].includes(place.in)
  if (!whose || owned) return described(filter, many)
  const what = described({ ...rest, ...(place ? { place } : {}) }, many)
  return whose === 'you' ? `${what} you have` : `${what} your opponent has`
}

/** `2 damage`, `1 Force for each …`, `Force equal to …`, `that much Force`. */
export function quantity(amount: Amount, one: string, many = one): string {
  if (typeof amount === 'number') return `${amount} ${amount === 1 ? one : many}`
  if (amount.amount === 'bound' && amount.name !== 'roll' && amount.name !== 'total')
    return amount.name === 'X' ? `X ${many}` : `that ${one === many ? 'much' : 'many'} ${many}`
  const each = perEach(amount)
  if (each) return `${each.by} ${each.by === 1 ? one : many} ${forEach(each.of)}`
  return one === many
    ? `${many} equal to ${amountPhrase(amount)}`
    : `a number of ${many} equal to ${amountPhrase(amount)}`
}
