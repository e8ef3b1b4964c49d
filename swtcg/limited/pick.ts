/** The card that a program takes from a pack: a good one, of the side that it leans to, and of a type that it lacks. */
import { ARENAS, type CardDefinition } from '../cards/definition.ts'
import { cardWorth } from './value.ts'

type Find = (key: string) => CardDefinition

/** A side counts from the first cards on, and more with every card of it. */
const LEANING = 0.4
/** Units of a type are wanted until a deck has enough of them. */
const ENOUGH = 8
const WANTED = 0.6

export function pickOf(find: Find, pack: readonly string[], pool: readonly string[]): string {
  const lean = leaning(find, pool)
  const rated = pack.map((key) => ({ key, worth: worthOf(find(key), find, pool, lean) }))
  return rated.reduce((best, each) => (each.worth > best.worth ? each : best)).key
}

/** How much more of the Light Side it has than of the Dark Side. */
const leaning = (find: Find, pool: readonly string[]): number =>
  pool.reduce((sum, key) => sum + (SIGN[find(key).side] ?? 0), 0)
const SIGN: Readonly<Record<string, number>> = { light: 1, dark: -1 }

function worthOf(card: CardDefinition, find: Find, pool: readonly string[], lean: number): number {
  const fits = (SIGN[card.side] ?? 0) * lean * LEANING
  const neutral = card.side === 'neutral' ? Math.abs(lean) * LEANING : 0
  return cardWorth(card) + fits + neutral + lacking(card, find, pool)
}

function lacking(card: CardDefinition, find: Find, pool: readonly string[]): number {
  if (card.kind !== 'unit') return 0
  const counts = ARENAS.filter((arena) => card.arenas.includes(arena)).map(
    (arena) => pool.filter((key) => find(key).kind === 'unit' && find(key).arenas.includes(arena)).length,
  )
  return Math.max(0, ENOUGH - Math.min(...counts, ENOUGH)) * WANTED
}
