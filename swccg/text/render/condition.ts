/** Conditions and amounts in words. */
import type { Amount, Condition, CountedPile } from '../condition.ts'
import { sayLocation, sayOne, sayState } from './filter.ts'
import { SIDE } from './numbers.ts'

const PLAYERS = { you: 'you', opponent: 'your opponent' } as const
const COMPARED = {
  '<': 'is less than',
  '<=': 'is at most',
  '=': 'is',
  '>=': 'is at least',
  '>': 'is more than',
} as const
const verb = (by: 'you' | 'opponent', word: string): string => (by === 'you' ? word : `${word}s`)

export function sayCondition(condition: Condition): string {
  switch (condition.if) {
    case 'control':
    case 'occupy': {
      const { by = 'you', at } = condition
      return `${PLAYERS[by]} ${condition.if === 'occupy' ? (by === 'you' ? 'occupy' : 'occupies') : verb(by, 'control')} ${at ? sayLocation(at) : 'this place'}`
    }
    case 'outnumber': {
      const { by = 'you', at } = condition
      return `${PLAYERS[by]} ${verb(by, 'outnumber')} the other player at ${at ? sayLocation(at) : 'this place'}`
    }
    case 'on-table':
      return sayPresent(condition)
    case 'this':
      return `it is ${sayState(condition.is)}`
    case 'host':
      return `whoever carries it is ${sayState(condition.is)}`
    case 'nighttime':
      return condition.at === 'anywhere' ? 'it is night somewhere' : 'it is night here'
    case 'battle':
      return condition.by ? `${PLAYERS[condition.by]} started the battle` : 'there is a battle'
    case 'in-lost-pile':
      return `${sayOne(condition.what)} is in your Lost Pile`
    case 'reached':
      return 'its target has reached it'
    case 'noted':
      return `it remembers ${condition.name}${condition.is === undefined || condition.is === 1 ? '' : ` as ${condition.is}`}`
    case 'phase':
      return `it is ${condition.of === 'you' ? 'your' : "your opponent's"} ${condition.phase ? `${condition.phase} phase` : 'turn'}`
    case 'first-here':
      return 'no other of its name has said so here'
    case 'came-earlier':
      return 'it came in an earlier turn'
    case 'compare':
      return `${sayAmount(condition.left)} ${COMPARED[condition.is]} ${sayAmount(condition.right)}`
    case 'all':
      return condition.of.map(sayCondition).join(' and ')
    case 'any':
      return condition.of.map(sayCondition).join(' or ')
    case 'not':
      return `not (${sayCondition(condition.of)})`
    case 'code':
      return condition.name.replaceAll('-', ' ')
  }
}

function sayPresent({ what, least = 1, most }: Extract<Condition, { if: 'on-table' }>): string {
  if (most !== undefined) return `at most ${most} ${sayOne(what)} on table`
  return least === 1 ? `there is ${sayOne(what)}` : `there are ${least} or more of ${sayOne(what)}`
}

const PILES: Readonly<Record<CountedPile, string>> = {
  hand: 'hand',
  'life-force': 'Life Force',
  reserve: 'Reserve Deck',
  force: 'Force Pile',
  used: 'Used Pile',
  lost: 'Lost Pile',
}
const OWNERS = { yours: 'your', opponents: "your opponent's" } as const
const ICONS = {
  yours: 'your',
  opponents: "your opponent's",
  both: 'all',
  dark: 'Dark Side',
  light: 'Light Side',
} as const

export function sayAmount(amount: Amount): string {
  if (typeof amount === 'number') return String(amount)
  if ('count' in amount) return `${amount.times ?? 1} for each ${sayOne(amount.count)}`
  if ('oneOf' in amount) return `${amount.is} if there is ${sayOne(amount.oneOf)}`
  if ('number' in amount) return `the ${amount.number} of ${sayOne(amount.of)}`
  if ('highest' in amount) return `the highest ${amount.highest} of ${sayOne(amount.of)}`
  if ('value' in amount) return `the ${amount.value}`
  if ('total' in amount) return `the total ${amount.total} of ${sayOne(amount.of)}`
  if ('side' in amount)
    return `${OWNERS[amount.whose]} ${SIDE[amount.side]} ${amount.at ? `at ${sayLocation(amount.at)}` : 'there'}`
  if ('drained' in amount)
    return `the Force that was drained from ${amount.drained === 'yours' ? 'you' : 'your opponent'}`
  if ('borrowed' in amount) return "your opponent's Force that you used in this turn"
  if ('noted' in amount) return `its ${amount.noted}`
  if ('cardsIn' in amount) return `the cards in ${OWNERS[amount.whose]} ${PILES[amount.cardsIn]}`
  if ('icons' in amount) return `${ICONS[amount.icons]} Force icons here`
  if ('sum' in amount) return amount.sum.map(sayAmount).join(' plus ')
  if ('smallest' in amount) return `the smallest of ${amount.smallest.map(sayAmount).join(' and ')}`
  if ('battleDestiny' in amount)
    return `${OWNERS[amount.whose]} ${amount.battleDestiny === 'draws' ? 'number of battle destinies' : 'battle destiny'}`
  if ('less' in amount) return `${sayAmount(amount.from)} less ${sayAmount(amount.less)}`
  return amount.code.replaceAll('-', ' ')
}
