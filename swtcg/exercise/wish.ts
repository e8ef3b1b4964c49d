/** What the tree of an ability asks to be there, or not to be: read from its conditions, triggers, costs and nouns. */

import { fieldsOf } from '@dejarik/kernel'
import { isPart, type Part } from '@dejarik/kernel/language'
import type { Filter } from '../language/tree/nouns.ts'
import type { PrintedAbility } from './abilities.ts'

/** Cards that should be there, and how many; or that should not. */
export interface Wish {
  readonly of: Filter
  readonly count: number
}
export interface Wishes {
  readonly present: readonly Wish[]
  readonly absent: readonly Filter[]
  /** What the card itself should be like, or the unit that it is on. */
  readonly own: readonly Filter[]
}

interface Found {
  readonly present: Wish[]
  readonly absent: Filter[]
  readonly own: Filter[]
}

/** What is given is asked for by itself, so a card's gifts are left out. */
export function wishesOf({ ability, within }: PrintedAbility): Wishes {
  const found: Found = { present: [], absent: [], own: [] }
  for (const outer of within) gather(withoutGifts(outer), 'wanted', found)
  gather(withoutGifts(ability), 'wanted', found)
  return found
}

function withoutGifts(ability: PrintedAbility['ability']): Part {
  const { gives: _, gain, parts: __, ...rest } = fieldsOf(ability)
  return isPart(gain) ? { ...rest, amounts: amountsIn(gain) } : rest
}

const amountsIn = ({ speed, power, health, keywords, cost }: Part): unknown => [
  speed,
  power,
  health,
  keywords,
  cost,
]

type Sign = 'wanted' | 'unwanted'
const opposite = (sign: Sign): Sign => (sign === 'wanted' ? 'unwanted' : 'wanted')

function gather(node: unknown, sign: Sign, found: Found): void {
  if (Array.isArray(node)) for (const each of node) gather(each, sign, found)
  else if (isPart(node)) gatherTree(node, sign, found)
}

function gatherTree(node: Part, sign: Sign, found: Found): void {
  if ('if' in node && gatherCondition(node, sign, found)) return
  if (isFilter(node)) return add(node as Filter, 1, sign, found)
  if ('take' in node && isPart(node['of']) && isFilter(node['of']))
    return add(node['of'] as Filter, countOf(node['take']), sign, found)
  for (const [member, value] of Object.entries(node))
    gather(member === 'gain' && isPart(value) ? amountsIn(value) : value, sign, found)
}

/** Conditions that say how many there are; whether this was one. */
function gatherCondition(node: Part, sign: Sign, found: Found): boolean {
  const of = node['of'] as Filter
  switch (node['if']) {
    case 'not':
      gather(of, opposite(sign), found)
      return true
    case 'there-are':
      add(of, Number(node['atLeast']), sign, found)
      return true
    case 'there-are-no':
      add(of, 1, opposite(sign), found)
      return true
    case 'happened':
      if (isPart(node['who']) && isFilter(node['who']))
        add(node['who'] as Filter, Number(node['atLeast'] ?? 1), sign, found)
      return false
    case 'matches':
      if (isOwn(node['card']) && sign === 'wanted') found.own.push(of)
      return isOwn(node['card'])
    case 'compare':
      return gatherComparison(node, sign, found)
    default:
      return false
  }
}

/** So many cards, or so many on the card itself. */
function gatherComparison({ left, is, right }: Part, sign: Sign, found: Found): boolean {
  if (!isPart(left) || typeof right !== 'number') return false
  const isMany = is === 'at-least' || is === 'more' || (is === 'exactly' && right > 0)
  const count = is === 'more' ? right + 1 : right
  if (left['amount'] === 'count' && isMany) add(left['of'] as Filter, count, sign, found)
  if (left['amount'] === 'attached' && isMany && isOwn(left['to'])) addAttached(left['what'], count, found)
  return left['amount'] === 'count' || left['amount'] === 'attached'
}

function addAttached(what: unknown, count: number, found: Found): void {
  if (what === 'pilots' || what === 'equipment') found.own.push({ carries: { what, atLeast: count } })
  else if (what === 'stack') found.own.push({ has: ['stack'] })
}

function add(of: Filter, count: number, sign: Sign, found: Found): void {
  if (sign === 'unwanted') found.absent.push(of)
  else found.present.push({ of, count: Math.max(1, count) })
  for (const inner of [of.place, of.name?.as, of.so]) gather(inner, sign, found)
}

const countOf = (take: unknown): number =>
  isPart(take) && typeof take['count'] === 'number' ? take['count'] : 1

const isOwn = (card: unknown): boolean =>
  isPart(card) && ['self', 'bearer', 'top'].includes(String(card['the']))

const OF_FILTERS = [
  'kind',
  'word',
  'whose',
  'types',
  'subtypes',
  'names',
  'state',
  'has',
  'hasAny',
  'carries',
  'unique',
  'nameHas',
  'place',
  'number',
  'side',
  'other',
]
const OF_OTHERS = ['ability', 'do', 'if', 'when', 'take', 'the', 'amount', 'in', 'pay']

/** A noun's description is known by its parts. */
export const isFilter = (node: Part): boolean =>
  OF_FILTERS.some((part) => part in node) && !OF_OTHERS.some((part) => part in node)
