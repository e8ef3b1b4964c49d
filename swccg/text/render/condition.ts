/** Conditions and amounts in words. */
import type { Variant } from '@dejarik/kernel'
import type { Amount, Condition, CountedPile } from '../condition.ts'
import type { Filter } from '../filter.ts'
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

type Saying<I extends Condition['if']> = (condition: Variant<Condition, 'if', I>) => string

const here = (at: Filter | undefined): string => (at ? sayLocation(at) : 'this place')

const SAYINGS: { readonly [I in Condition['if']]: Saying<I> } = {
  control: ({ by = 'you', at }) => `${PLAYERS[by]} ${verb(by, 'control')} ${here(at)}`,
  occupy: ({ by = 'you', at }) => `${PLAYERS[by]} ${by === 'you' ? 'occupy' : 'occupies'} ${here(at)}`,
  outnumber: ({ by = 'you', at }) =>
    `${PLAYERS[by]} ${verb(by, 'outnumber')} the other player at ${here(at)}`,
  'on-table': sayPresent,
  this: ({ is }) => `it is ${sayState(is)}`,
  host: ({ is }) => `whoever carries it is ${sayState(is)}`,
  nighttime: ({ at }) => (at === 'anywhere' ? 'it is night somewhere' : 'it is night here'),
  battle: ({ by }) => (by ? `${PLAYERS[by]} started the battle` : 'there is a battle'),
  reached: () => 'its target has reached it',
  noted: ({ name, is = 1 }) => `it remembers ${name}${is === 1 ? '' : ` as ${is}`}`,
  phase: ({ of, phase }) =>
    `it is ${of === 'you' ? 'your' : "your opponent's"} ${phase ? `${phase} phase` : 'turn'}`,
  'first-here': () => 'no other of its name has said so here',
  'came-earlier': () => 'it came in an earlier turn',
  compare: ({ left, is, right }) => `${sayAmount(left)} ${COMPARED[is]} ${sayAmount(right)}`,
  all: ({ of }) => of.map(sayCondition).join(' and '),
  any: ({ of }) => of.map(sayCondition).join(' or '),
  not: ({ of }) => `not (${sayCondition(of)})`,
  code: ({ name }) => name.replaceAll('-', ' '),
}

export function sayCondition(condition: Condition): string {
  return (SAYINGS[condition.if] as Saying<Condition['if']>)(condition)
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
