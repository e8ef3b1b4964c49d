/** X that the price itself tells: by a number of the one card that it takes, or by how many cards or damage counters it takes. */
import { hasPart, isPart, type Part } from '@dejarik/kernel/language'
import type { Amount } from '../../tree/amounts.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Selector } from '../../tree/nouns.ts'
import type { Cost, EffectAbility } from '../../tree/tree.ts'
import { THAT_MUCH } from '../nouns/amounts.ts'
import { replaceX } from './pronouns-and-x.ts'

const isX = (part: unknown): boolean => isPart(part) && part['amount'] === 'bound' && part['name'] === 'X'
const PAID = { the: 'chosen', name: 'paid' } as const

interface Told {
  readonly taken: Selector
  readonly is: Amount
}

/** `Discard a unit with printed power X -> …`. */
function byNumber({ take, of }: Selector): Told | null {
  const { number, ...rest } = of
  if (number?.is !== 'exactly' || !isX(number.than)) return null
  if (take.take !== 'exactly' || take.count !== 1) return null
  return { taken: { take, of: rest }, is: { amount: 'statistic', statistic: number.of, of: PAID } }
}
/** `Tap X of your Clones -> …`. */
const byCount = ({ take, of }: Selector): Told | null =>
  take.take === 'exactly' && isX(take.count) && !hasPart(of, isX)
    ? { taken: { take: { take: 'any-number' }, of }, is: THAT_MUCH }
    : null

const isSelector = (part: unknown): part is Selector => isPart(part) && 'take' in part && 'of' in part

/** The part of an act that tells X, as it is with X told. */
interface Place {
  readonly key: 'what' | 'who' | 'amount'
  readonly taken: unknown
  readonly is: Amount
}

function toldBy(part: Cost): Place | null {
  if (part.pay !== 'act') return null
  const act = part.act as Part
  if (act['do'] === 'put-damage-counters' && isX(act['amount']))
    return { key: 'amount', taken: 'any', is: THAT_MUCH }
  for (const key of ['what', 'who'] as const) {
    const noun = act[key]
    const told = isSelector(noun) ? (byNumber(noun) ?? byCount(noun)) : null
    if (told) return { key, ...told }
  }
  return null
}

/** What is done with how many there were may not be told of more than the first thing: it counts anew then. */
const isLostLater = (is: Amount, [, ...rest]: readonly Instruction[]): boolean =>
  is === THAT_MUCH && hasPart(rest, isX)

export function toldByPrice(effect: EffectAbility): EffectAbility {
  const places = effect.cost.map(toldBy)
  const [found, ...others] = places.filter((one) => one !== null)
  const isPaid = hasPart(effect.cost, (part) => part['do'] === 'pay-x')
  if (!found || others.length > 0 || isPaid || !hasPart(effect.do, isX)) return effect
  if (isLostLater(found.is, effect.do)) return effect
  const cost = effect.cost.map((part, at) =>
    places[at] && part.pay === 'act'
      ? { ...part, act: { ...part.act, [found.key]: found.taken } as Instruction }
      : part,
  )
  return { ...effect, cost, do: replaceX(effect.do, found.is) }
}
