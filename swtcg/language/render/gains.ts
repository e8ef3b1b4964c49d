/** What a unit gets, in words. */

import { CHOSEN_SUBTYPE } from '../chosen-subtype.ts'
import { hasNumber, nameOfKeyword } from '../keywords.ts'
import type { Amount } from '../tree/amounts.ts'
import type { Gain } from '../tree/instructions.ts'
import type { Ability } from '../tree/tree.ts'
import { forEach, perEach } from './amounts.ts'
import type { SayAbility } from './decks.ts'
import { amountPhrase } from './nouns.ts'
import { listed, signed } from './words.ts'

interface Said {
  /** `+1 power and Armor`. */
  readonly what: string
  /** ` for each …` or `, where X is …`. */
  readonly scale: string
}

const isX = (amount: Amount): boolean =>
  typeof amount === 'object' && amount.amount === 'bound' && amount.name === 'X'

/** Where some numbers are fixed, the others cannot be told by `for each`. */
type Telling = 'each' | 'x'

/** `X+1`: the number apart from what is added to it. */
function apart(amount: Amount): { readonly base: Amount; readonly more: string } {
  if (typeof amount !== 'object' || amount.amount !== 'sum') return { base: amount, more: '' }
  const [base, more, ...others] = amount.of
  return base !== undefined && typeof more === 'number' && others.length === 0
    ? { base, more: signed(more) }
    : { base: amount, more: '' }
}

function value(amount: Amount, by: Telling): number | string {
  if (typeof amount === 'number') return amount
  const each = by === 'each' ? perEach(amount) : null
  if (each) return each.by
  const { more } = apart(amount)
  if (more) return `X${more}`
  return typeof amount === 'object' && amount.amount === 'times' && amount.by < 0 ? '-X' : 'X'
}
const bonus = (amount: Amount, name: string, by: Telling): string => {
  const number = value(amount, by)
  return `${typeof number === 'number' ? signed(number) : number.startsWith('X') ? `+${number}` : number} ${name}`
}

function scaleOf(amounts: readonly Amount[], by: Telling): string {
  const amount = amounts.find((one) => typeof one === 'object')
  if (amount === undefined) return ''
  const each = by === 'each' ? perEach(amount) : null
  if (each) return ` ${forEach(each.of)}`
  const isNegative = typeof amount === 'object' && amount.amount === 'times' && amount.by < 0
  const base = isNegative
    ? amount.by === -1
      ? amount.of
      : { ...amount, by: -amount.by }
    : apart(amount).base
  return isX(base) ? '' : `, where X is ${amountPhrase(base)}`
}

/** The subtype that the effect has let somebody name. */
const isOpen = (one: Ability): boolean => one.ability === 'treat-as' && one.subtypes.includes(CHOSEN_SUBTYPE)
export function gain({ speed, power, health, keywords = [], abilities = [] }: Gain, say: SayAbility): Said {
  const amounts = [
    speed,
    power,
    health,
    ...keywords.filter(({ keyword }) => hasNumber(keyword)).map((one) => one.value),
  ]
  const told = amounts.filter((one): one is Amount => one !== undefined)
  const isFixed =
    told.some((one) => typeof one === 'number' || apart(one).more) ||
    keywords.some(({ keyword }) => !hasNumber(keyword))
  const by: Telling = isFixed ? 'x' : 'each'
  const numbers = [
    ...(speed === undefined ? [] : [bonus(speed, 'speed', by)]),
    ...(power === undefined ? [] : [bonus(power, 'power', by)]),
    ...(health === undefined ? [] : [bonus(health, 'health', by)]),
  ]
  const words = keywords.map(({ keyword, value: amount }) =>
    hasNumber(keyword) ? `${nameOfKeyword(keyword)} ${value(amount, by)}` : nameOfKeyword(keyword),
  )
  const quoted = abilities.map((one) => (isOpen(one) ? 'the chosen subtype' : `"${say(one)}"`))
  return {
    what: listed([...numbers, ...words, ...quoted], 'and'),
    scale: scaleOf(told, by),
  }
}
