/** The deck rules: everything that keeps a deck from being played, each with its rule. */
import type { Reason } from '@dejarik/kernel'
import { ARENAS, type Arena, type CardDefinition, titleOf } from '../cards/definition.ts'
import type { Library } from '../cards/library.ts'
import type { Side } from '../kinds.ts'
import { DECK_RULES, type DeckEdition, type DeckRules, type Limit } from './deck-rules.ts'

/** Every violation at once; the deck is a list of keys, one for each copy. */
export function checkDeck(
  library: Library,
  deck: readonly string[],
  side: Side,
  edition: DeckEdition,
): readonly Reason[] {
  const rules = DECK_RULES[edition]
  const cards = deck.filter((key) => library.has(key)).map((key) => library.card(key))
  return [
    ...unknown(library, deck),
    ...tooFew(rules, deck.length, cards),
    ...outOfProportion(rules, cards),
    ...tooManyCopies(rules, library, cards),
    ...wrongSides(rules, library, cards, side),
    ...notInEdition(rules, library, cards),
  ]
}

function unknown(library: Library, deck: readonly string[]): Reason[] {
  const names = [...new Set(deck.filter((key) => !library.has(key)))]
  return names.map((name) => ({
    code: 'unknown-card',
    detail: { name, closest: library.closestTitles(name.replace(/^[A-Z]+ /, '')).join(', ') },
  }))
}

function tooFew(
  { cards: size, units, eachType }: DeckRules,
  total: number,
  cards: readonly CardDefinition[],
): Reason[] {
  const fewer = (code: string, given: number, limit: Limit | undefined, type?: Arena): Reason[] =>
    limit && given < limit.count
      ? [{ code, rule: limit.rule, detail: { given, least: limit.count, ...(type ? { type } : {}) } }]
      : []
  return [
    ...fewer('too-few-cards', total, size),
    ...fewer('too-few-units', cards.filter(isUnit).length, units),
    ...ARENAS.flatMap((type) => fewer('too-few-of-type', countType(cards, type), eachType, type)),
  ]
}

const isUnit = (card: CardDefinition): boolean => card.kind === 'unit'
/** A multi-arena unit counts for each of its types (idc/deck/multi-arena-counts-each-type). */
const countType = (cards: readonly CardDefinition[], type: Arena): number =>
  cards.filter((card) => isUnit(card) && card.arenas.includes(type)).length

function outOfProportion({ ratio }: DeckRules, cards: readonly CardDefinition[]): Reason[] {
  const counts = ARENAS.map((type) => ({ type, count: countType(cards, type) }))
  return counts.flatMap((more) =>
    counts
      .filter((less) => more.count > ratio.count * less.count)
      .map((less) => ({
        code: 'types-out-of-proportion',
        rule: ratio.rule,
        detail: { more: more.type, moreGiven: more.count, less: less.type, lessGiven: less.count },
      })),
  )
}

function tooManyCopies({ copies }: DeckRules, library: Library, cards: readonly CardDefinition[]): Reason[] {
  const nameOf = (card: CardDefinition): string =>
    copies.sameNameIsSameCard ? titleOf(card) : library.titleOf(card)
  return [...tally(cards.map(nameOf))]
    .filter(([, given]) => given > copies.count)
    .map(([name, given]) => ({
      code: 'too-many-copies',
      rule: copies.rule,
      detail: { name, given, most: copies.count },
    }))
}

function tally(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function wrongSides(
  rules: DeckRules,
  library: Library,
  cards: readonly CardDefinition[],
  side: Side,
): Reason[] {
  const of = (wanted: Side): string =>
    titles(
      library,
      cards.filter((card) => card.side === wanted),
    )
  const [dark, light] = [of('dark'), of('light')]
  if (dark && light) return [{ code: 'mixed-sides', rule: rules.mixedSides, detail: { dark, light } }]
  const other = side === 'dark' ? light : dark
  return other ? [{ code: 'wrong-side', rule: rules.wrongSide, detail: { side, cards: other } }] : []
}

function notInEdition({ knows }: DeckRules, library: Library, cards: readonly CardDefinition[]): Reason[] {
  const strange = cards.filter(
    (card) => knows && (!knows.kinds.includes(card.kind) || (isUnit(card) && card.arenas.length > 1)),
  )
  if (!knows || strange.length === 0) return []
  return [{ code: 'not-in-edition', rule: knows.rule, detail: { cards: titles(library, strange) } }]
}

const titles = (library: Library, cards: readonly CardDefinition[]): string =>
  [...new Set(cards.map((card) => library.titleOf(card)))].join(', ')
