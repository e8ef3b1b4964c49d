/** Computed numbers: power, cost, speed. Summed from named contributions, cached until the state changes. */
import { cited } from './citing.ts'
import { changersOf } from './lasting.ts'
import type { Machine } from './machine.ts'
import { remembered } from './memo.ts'
import type { Contribute, Contribution } from './rule-parts.ts'
import type { NumberRule } from './rules.ts'
import type { CardId, Kinds } from './state.ts'

export const numberOf = <K extends Kinds>(game: Machine<K>, name: string, card: CardId): number =>
  remembered(game, name, card, summed)

function summed<K extends Kinds>(game: Machine<K>, card: CardId, name: string): number {
  let sum = 0
  const rule = contribute(game, name, card, (amount) => {
    sum += amount
  })
  return rule.finish ? rule.finish(sum) : sum
}

/** The same number, as the parts that make it. */
export function breakdown<K extends Kinds>(
  game: Machine<K>,
  name: string,
  card: CardId,
): { readonly value: number; readonly parts: readonly Contribution[] } {
  const parts: Contribution[] = []
  contribute(game, name, card, (amount, part, cause) => {
    if (amount !== 0) parts.push(cited(game.rules.citations, { amount, name: part, ...cause }))
  })
  return { value: numberOf(game, name, card), parts }
}

function contribute<K extends Kinds>(
  game: Machine<K>,
  name: string,
  card: CardId,
  add: Contribute,
): NumberRule<K> {
  const rule = game.rules.numbers[name]
  if (!rule) throw new Error(`there is no number ${name}`)
  rule.parts(game, card, add)
  const changers = changersOf(game, name)
  if (!changers) return rule
  for (const effect of changers) game.rules.effects[effect.kind]!.changes![name]!(game, effect, card, add)
  return rule
}
