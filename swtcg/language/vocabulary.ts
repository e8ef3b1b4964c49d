/** The words of cards that only their files can tell: names, and the words of type lines. */
import type { CardFacts, CardKind } from '../cards/definition.ts'
import { ownNames } from './names.ts'

export interface Vocabulary {
  /** Words that stand on type lines, such as `Jedi` and `Capital`. */
  readonly subtypes: ReadonlySet<string>
  /** Those that stand on other cards more often than on units, such as `Facility`, with the kinds that have them. */
  readonly elsewhere: ReadonlyMap<string, readonly CardKind[]>
  /** Full names by every way to write them that can mean no other card, in lower case. */
  readonly names: ReadonlyMap<string, string>
  /** Names of unique cards in words that stand on type lines, but on none together, such as `Separatist Council`. */
  readonly titles: ReadonlySet<string>
  /** The names of Subordinates, by the same in lower case. */
  readonly subordinates: ReadonlyMap<string, string>
}

export function vocabularyOf(cards: readonly CardFacts[]): Vocabulary {
  const kinds = kindsWith(cards)
  const elsewhere = [...kinds].filter(([, on]) => on.filter((kind) => kind === 'unit').length * 2 < on.length)
  return {
    subtypes: new Set([...kinds.keys(), 'Subordinate']),
    elsewhere: new Map(elsewhere.map(([word, on]) => [word, [...new Set(on)].sort()])),
    names: namesOf(cards),
    titles: titlesOf(cards, kinds),
    subordinates: new Map(
      cards.filter(({ subordinate }) => subordinate).map(({ name }) => [name.toLowerCase(), name]),
    ),
  }
}

/** The kind of every card that has a word on its type line, by that word. */
function kindsWith(cards: readonly CardFacts[]): ReadonlyMap<string, readonly CardKind[]> {
  const kinds = new Map<string, CardKind[]>()
  for (const { kind, subtypes } of cards)
    for (const word of subtypes) kinds.set(word, [...(kinds.get(word) ?? []), kind])
  return kinds
}

function titlesOf(cards: readonly CardFacts[], known: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const isTitle = ({ name, version }: CardFacts): boolean => {
    const words = name.split(' ')
    return version !== undefined && words.length > 1 && words.every((word) => known.has(word))
  }
  const isType = (name: string): boolean =>
    cards.some(({ subtypes }) => name.split(' ').every((word) => subtypes.includes(word)))
  const names = new Set(cards.filter(isTitle).map(({ name }) => name))
  return new Set([...names].filter((name) => !isType(name)))
}

/** A short name counts where only one card has it; a full name always does. */
function namesOf(cards: readonly CardFacts[]): ReadonlyMap<string, string> {
  const meant = new Map<string, Set<string>>()
  for (const card of uniqueNames(cards))
    for (const short of ownNames(card)) {
      const key = short.toLowerCase()
      meant.set(key, (meant.get(key) ?? new Set()).add(card.name))
    }
  const names = new Map<string, string>()
  for (const [short, [name, ...others]] of meant) if (name && others.length === 0) names.set(short, name)
  for (const { name } of cards) names.set(name.toLowerCase(), name)
  return names
}

const uniqueNames = (cards: readonly CardFacts[]): readonly CardFacts[] => [
  ...new Map(cards.map((card) => [`${card.name} ${card.version !== undefined}`, card])).values(),
]

/** The words of both; where they name different cards, those of the second. */
export const joined = (one: Vocabulary, other: Vocabulary): Vocabulary => ({
  subtypes: new Set([...one.subtypes, ...other.subtypes]),
  elsewhere: new Map([...one.elsewhere, ...other.elsewhere]),
  names: new Map([...one.names, ...other.names]),
  titles: new Set([...one.titles, ...other.titles]),
  subordinates: new Map([...one.subordinates, ...other.subordinates]),
})
