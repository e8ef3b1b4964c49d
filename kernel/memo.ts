/** Derived facts about cards, remembered until the state changes. Never part of the state. */
import type { Machine } from './machine.ts'
import type { CardId, Kinds } from './state.ts'

/** By card id: the state version that a fact was derived at, and the fact. */
interface Column {
  readonly versions: number[]
  readonly facts: unknown[]
}
export type Memo = Map<string, Column>

/** `derive` may depend on the tables only, not on frames. */
export function remembered<K extends Kinds, T>(
  game: Machine<K>,
  name: string,
  card: CardId,
  derive: () => T,
): T {
  const column = columnOf(game.memo, name)
  if (column.versions[card] === game.version) return column.facts[card] as T
  const fact = derive()
  column.versions[card] = game.version
  column.facts[card] = fact
  return fact
}

function columnOf(memo: Memo, name: string): Column {
  const kept = memo.get(name)
  if (kept) return kept
  const fresh = { versions: [], facts: [] }
  memo.set(name, fresh)
  return fresh
}

/** A fact about the whole table, kept as long as the records that it depends on are the very same. */
export function rememberedWhile<K extends Kinds, T>(
  game: Machine<K>,
  name: string,
  depends: readonly unknown[],
  derive: () => T,
): T {
  const kept = game.tableMemo.get(name)
  if (kept && kept.depends.every((record, index) => record === depends[index])) return kept.fact as T
  const fact = derive()
  game.tableMemo.set(name, { depends, fact })
  return fact
}
export type TableMemo = Map<string, { readonly depends: readonly unknown[]; readonly fact: unknown }>
