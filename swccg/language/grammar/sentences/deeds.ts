/** What an action or a trigger is put together from: its moment, its price, its targets, and what is done. */
import { rewrite } from '@dejarik/kernel/language'
import type { Amount, Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { HappeningName } from '../../../text/happening.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction, Limit, Target, When } from '../../../text/text.ts'
import { all } from '../conditions/conditions.ts'

export interface Deed {
  readonly when?: When
  readonly if?: Condition
  readonly cost?: Amount
  readonly limit?: Limit
  readonly targets?: readonly Target[]
  readonly first?: readonly Instruction[]
  readonly do?: readonly Instruction[]
}
export type Just = Extract<When, { just: unknown }>

/** One after the other; nothing where both say when, at what price or how often, in different words. */
export function joinDeeds(deeds: readonly Deed[]): Deed | undefined {
  const whens = deeds.flatMap(({ when }) => (when === undefined ? [] : [when]))
  const when = whens.length > 1 ? joinWhens(whens) : whens[0]
  if (whens.length > 1 && when === undefined) return undefined
  if (deeds.filter(({ cost }) => cost !== undefined).length > 1) return undefined
  if (deeds.filter(({ limit }) => limit).length > 1) return undefined
  const ifs = [...meanwhile(whens), ...deeds.flatMap((deed) => (deed.if ? [deed.if] : []))]
  const targets = distinct(deeds.flatMap((deed) => deed.targets ?? []))
  const first = deeds.flatMap((deed) => deed.first ?? [])
  if (new Set(targets.map(({ name }) => name)).size < targets.length) return undefined
  const cost = deeds.find((deed) => deed.cost !== undefined)?.cost
  const limit = deeds.find((deed) => deed.limit)?.limit
  return {
    ...(when === undefined ? {} : { when }),
    ...(ifs.length > 0 ? { if: all(...ifs) } : {}),
    ...(cost === undefined ? {} : { cost }),
    ...(limit ? { limit } : {}),
    ...(targets.length > 0 ? { targets } : {}),
    ...(first.length > 0 ? { first } : {}),
    do: deeds.flatMap((deed) => deed.do ?? []),
  }
}

/** A card that is told of again, with fewer words, is the one that was named before: `opponent's spy`. */
function distinct(targets: readonly Target[]): readonly Target[] {
  return targets.filter(
    ({ name, what }, place) =>
      !targets.slice(0, place).some((one) => one.name === name && says(one.what, what) && one.what !== what),
  )
}
const says = (more: Filter, less: Filter): boolean =>
  Object.entries(less).every(
    ([key, value]) => JSON.stringify(more[key as keyof Filter]) === JSON.stringify(value),
  )

/** An answer to something can be told to fall in a battle besides. */
function joinWhens(whens: readonly When[]): When | undefined {
  const answers = whens.filter((when): when is Just => typeof when === 'object' && 'just' in when)
  const others = whens.filter((when) => !answers.includes(when as Just))
  if (answers.length === 1 && others.every((when) => when === 'battle' || when === 'any-time'))
    return answers[0]
  return undefined
}

/** What happens outside battles too: weapons are fired and cards are lost there. */
const ANYWHERE: ReadonlySet<HappeningName> = new Set([
  'targeted',
  'weapon-fired',
  'hit',
  'about-to-be-lost',
  'lost',
])
/** A battle that is said besides a moment which is no battle's own. */
const meanwhile = (whens: readonly When[]): readonly Condition[] =>
  whens.includes('battle') &&
  whens.some((when) => typeof when === 'object' && 'just' in when && ANYWHERE.has(when.just))
    ? [{ if: 'battle' }]
    : []

/** What a noun asks of the speaking card's own place, in `provided`, is a condition of the whole. */
export function lifted(deed: Deed): Deed {
  const found: Condition[] = []
  const bare = rewrite(deed, (part) => {
    if (!('provided' in part)) return part
    const { provided, ...rest } = part
    found.push(provided as Condition)
    return rest
  }) as Deed
  return found.length === 0 ? deed : { ...bare, if: all(...(bare.if ? [bare.if] : []), ...found) }
}

export function toAction(given: Deed, otherwise: When): CardAction {
  const deed = lifted(given)
  return {
    when: deed.when ?? otherwise,
    ...(deed.if ? { if: deed.if } : {}),
    ...(deed.cost === undefined ? {} : { cost: { use: deed.cost } }),
    ...(deed.limit ? { limit: deed.limit } : {}),
    ...(deed.targets ? { targets: deed.targets } : {}),
    ...(deed.first ? { first: deed.first } : {}),
    do: deed.do ?? [],
  }
}
