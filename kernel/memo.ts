/** Derived facts about cards, remembered until the state changes. Never part of the state. */
import type { Machine } from './machine.ts'
import type { CardId, Kinds, Zone, ZoneId } from './state.ts'

/** By card id: the state version that a fact was derived at, and the fact. */
interface Column {
  readonly versions: number[]
  readonly facts: unknown[]
}
export type Memo = Map<string, Column>

/** How a fact comes about. What needs nothing else is one function for all cards: none has to be made to ask. */
type Derive<K extends Kinds, T> = (game: Machine<K>, key: number, name: string) => T

/** `derive` may depend on the tables only, not on frames. */
export function remembered<K extends Kinds, T>(
  game: Machine<K>,
  name: string,
  card: CardId,
  derive: Derive<K, T>,
): T {
  const column = columnOf(game.memo, name)
  if (column.versions[card] === game.version) return column.facts[card] as T
  const fact = derive(game, card, name)
  column.versions[card] = game.version
  column.facts[card] = fact
  return fact
}

/** A fact about cards, zones and lasting effects alone: it outlives changes of seats and of the table's own facts. */
export function rememberedOfCards<K extends Kinds, T>(
  game: Machine<K>,
  name: string,
  key: number,
  derive: Derive<K, T>,
): T {
  const column = columnOf(game.memo, name)
  const version = game.version - game.asides
  if (column.versions[key] === version) return column.facts[key] as T
  const fact = derive(game, key, name)
  column.versions[key] = version
  column.facts[key] = fact
  return fact
}

function columnOf(memo: Memo, name: string): Column {
  const kept = memo.get(name)
  if (kept) return kept
  const fresh = { versions: [], facts: [] }
  memo.set(name, fresh)
  return fresh
}

/** A fact about one card by itself and the lasting effects, kept until its record changes or an effect comes or goes. */
export function rememberedOfCard<K extends Kinds, T>(
  game: Machine<K>,
  name: string,
  card: CardId,
  derive: (game: Machine<K>, card: CardId) => T,
): T {
  const column = cardColumnOf(game.cardMemo, name)
  const record = game.state.cards[card]!
  const { lasting } = game.state
  if (column.records[card] === record && column.lasting[card] === lasting) return column.facts[card] as T
  const fact = derive(game, card)
  column.records[card] = record
  column.lasting[card] = lasting
  column.facts[card] = fact
  return fact
}

/** By card id: what a fact was derived from, and the fact. */
interface CardColumn {
  readonly records: object[]
  readonly lasting: object[]
  readonly facts: unknown[]
}
export type CardMemo = Map<string, CardColumn>

function cardColumnOf(memo: CardMemo, name: string): CardColumn {
  const kept = memo.get(name)
  if (kept) return kept
  const fresh = { records: [], lasting: [], facts: [] }
  memo.set(name, fresh)
  return fresh
}

/** A fact about the cards in some zones and the lasting effects, kept until a card comes or goes or an effect does. */
export function rememberedOfZones<K extends Kinds, T>(
  game: Machine<K>,
  name: string,
  zones: readonly ZoneId[],
  derive: (game: Machine<K>) => T,
): T {
  const { state } = game
  const kept = game.zoneMemo.get(name)
  if (kept?.version === game.version) return kept.fact as T
  if (kept?.lasting === state.lasting && areSame(state.zones, zones, kept.zones)) {
    kept.version = game.version
    return kept.fact as T
  }
  const fact = derive(game)
  game.zoneMemo.set(name, {
    version: game.version,
    lasting: state.lasting,
    zones: zones.map((id) => state.zones[id]!),
    fact,
  })
  return fact
}
function areSame(now: readonly Zone[], ids: readonly ZoneId[], kept: readonly Zone[]): boolean {
  for (let index = 0; index < ids.length; index++) if (now[ids[index]!] !== kept[index]) return false
  return true
}
interface ZoneFact {
  /** The last version of the state that it was found to hold at. */
  version: number
  readonly lasting: object
  readonly zones: readonly Zone[]
  readonly fact: unknown
}
export type ZoneMemo = Map<string, ZoneFact>
