/** The words of cards that only their files can tell: names, and the words of type lines. */
import type { CardFacts } from '../cards/definition.ts'
import { ownNames } from './names.ts'

export interface Vocabulary {
  /** Words that stand on type lines, such as `Jedi` and `Capital`. */
  readonly subtypes: ReadonlySet<string>
  /** Full names by every way to write them that can mean no other card, in lower case. */
  readonly names: ReadonlyMap<string, string>
}

export function vocabularyOf(cards: readonly CardFacts[]): Vocabulary {
  return { subtypes: new Set(cards.flatMap(({ subtypes }) => subtypes)), names: namesOf(cards) }
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
  names: new Map([...one.names, ...other.names]),
})
