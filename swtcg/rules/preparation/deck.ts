/** The deck rules: everything that keeps a deck from being played, each with its rule. */
import { unknownKeys } from '@dejarik/kernel'
import { ARENAS, type Arena, type CardDefinition, isForDecks, titleOf } from '../../cards/definition.ts'
import type { Library } from '../../cards/library.ts'
import { isInFormat } from '../../decks/formats.ts'
import type { Side } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { type DeckRules, isKnown, type Limit } from './deck-rules.ts'

/** Every violation at once; the deck is a list of keys, one for each copy. */
export function checkDeck(
  library: Library,
  deck: readonly string[],
  side: Side,
  rules: DeckRules,
): readonly Reason[] {
  const cards = deck.filter((key) => library.has(key)).map((key) => library.card(key))
  const size = deck.length - cards.filter(({ kind }) => kind === 'event').length // now/events/what
  return [
    ...unknown(library, deck),
    ...tooFew(rules, size, cards),
    ...tooMany(rules, size),
    ...(rules.ratio ? outOfProportion(rules.ratio, cards) : []),
    ...tooManyCopies(rules, library, cards),
    ...wrongSides(rules, library, cards, side),
    ...restricted(rules, library, cards),
    ...subordinates(library, cards),
    ...notInEdition(rules, library, cards),
    ...notInFormat(rules, library, cards),
    ...(rules.more ?? []).flatMap((check) => check(cards, (card) => library.titleOf(card))),
  ]
}

function tooMany({ cards: { most, rule } }: DeckRules, given: number): Reason[] {
  return most !== undefined && given > most ? [{ code: 'too-many-cards', rule, detail: { given, most } }] : []
}

/** Cards with a limit of their own. */
function restricted(
  { restricted: lists = [] }: DeckRules,
  library: Library,
  cards: readonly CardDefinition[],
): Reason[] {
  const titles = tally(cards.map((card) => library.titleOf(card)))
  return lists.flatMap(({ names, count: most, rule }) =>
    [...titles]
      .filter(([title, given]) => names.includes(title) && given > most)
      .map(([name, given]) => ({ code: 'restricted-card', rule, detail: { name, given, most } })),
  )
}

const unknown = (library: Library, deck: readonly string[]): readonly Reason[] =>
  unknownKeys(
    deck.filter((key) => !library.has(key)),
    (key) => library.closestTitles(key.replace(/^[A-Z]+ /, '')),
  )

function tooFew(
  { cards: size, units, eachType }: DeckRules,
  total: number,
  cards: readonly CardDefinition[],
): Reason[] {
  const fewer = (code: Reason['code'], given: number, limit: Limit | undefined, type?: Arena): Reason[] =>
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

export function outOfProportion(ratio: Limit, cards: readonly CardDefinition[]): Reason[] {
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
  const limited = copies.of === 'non-units' ? cards.filter((card) => !isUnit(card)) : cards
  return [...tally(limited.map(nameOf))]
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
  const vong = cards.filter((card) => card.side === 'vong')
  const of = (wanted: Side): string =>
    titles(
      library,
      cards.filter((card) => card.side === wanted),
    )
  if (rules.mixing === 'any') return []
  const [dark, light] = [of('dark'), of('light')]
  if (rules.mixing === 'one-faction') return notOfFaction(rules, library, cards, side)
  if (vong.length > 0) return notOfVong(library, cards)
  if (dark && light) return [{ code: 'mixed-sides', rule: rules.mixedSides, detail: { dark, light } }]
  if (rules.facing === 'same') return []
  const other = side === 'dark' ? light : dark
  return other ? [{ code: 'wrong-side', rule: rules.wrongSide, detail: { side, cards: other } }] : []
}

/** Such a deck holds Neutral cards besides, and guests that say so (now/vong/side, now/vong/guests). */
function notOfVong(library: Library, cards: readonly CardDefinition[]): Reason[] {
  const isGuest = ({ abilities }: CardDefinition): boolean =>
    abilities.some(({ ability }) => ability === 'vong-guest')
  const strange = cards.filter((card) => (card.side === 'dark' || card.side === 'light') && !isGuest(card))
  if (strange.length === 0) return []
  return [
    { code: 'wrong-side', rule: 'now/vong/side', detail: { side: 'vong', cards: titles(library, strange) } },
  ]
}

function notOfFaction(
  rules: DeckRules,
  library: Library,
  cards: readonly CardDefinition[],
  side: Side,
): Reason[] {
  const strange = titles(
    library,
    cards.filter((card) => card.side !== side),
  )
  return strange ? [{ code: 'not-one-faction', rule: rules.wrongSide, detail: { side, cards: strange } }] : []
}

/** They come from the supply (now/subordinates/not-in-deck). */
function subordinates(library: Library, cards: readonly CardDefinition[]): Reason[] {
  const wrong = cards.filter((card) => !isForDecks(card))
  if (wrong.length === 0) return []
  return [
    {
      code: 'not-in-decks',
      rule: 'now/subordinates/not-in-deck',
      detail: { cards: titles(library, wrong) },
    },
  ]
}

function notInEdition({ knows }: DeckRules, library: Library, cards: readonly CardDefinition[]): Reason[] {
  const strange = cards.filter((card) => !isKnown(card, knows))
  if (!knows || strange.length === 0) return []
  return [{ code: 'not-in-edition', rule: knows.rule, detail: { cards: titles(library, strange) } }]
}

function notInFormat({ format }: DeckRules, library: Library, cards: readonly CardDefinition[]): Reason[] {
  const strange = cards.filter((card) => format && !isInFormat(card, format))
  if (!format || strange.length === 0) return []
  const detail = { format: format.title, cards: titles(library, strange) }
  return [{ code: 'not-in-format', rule: format.rule, detail }]
}

const titles = (library: Library, cards: readonly CardDefinition[]): string =>
  [...new Set(cards.map((card) => library.titleOf(card)))].join(', ')
