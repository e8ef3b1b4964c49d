/** A unit that speaks of itself by its name in what it gives to others: there `this unit` would be the other. */
import { hasPart, isPart, type Part } from '@dejarik/kernel/language'
import type { CardFacts } from '../../../cards/definition.ts'
import { nameOfKeyword, PLAIN_KEYWORDS } from '../../keywords.ts'
import { ownNames } from '../../names.ts'
import type { Ability } from '../../tree/tree.ts'
import type { Vocabulary } from '../../vocabulary.ts'

const KEYWORD_WORDS: ReadonlySet<string> = new Set(
  ['Bounty', ...PLAIN_KEYWORDS.map(nameOfKeyword)].flatMap((one) => [one, ...one.split(' ')]),
)
/** Names that are no keyword and no subtype. */
const properNames = (card: CardFacts, { subtypes }: Vocabulary): readonly string[] =>
  ownNames(card).filter(
    (one) => one.length > 2 && !KEYWORD_WORDS.has(one) && !one.split(' ').every((word) => subtypes.has(word)),
  )
const isNamedIn = (text: string, card: CardFacts, vocabulary: Vocabulary): boolean =>
  properNames(card, vocabulary).some((one) => new RegExp(`(?<!\\w)${escaped(one)}(?!\\w)`).test(text))
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Abilities for cards that are found, not for the card itself. */
const givesToOthers = ({ who, gain }: Part): boolean =>
  isPart(gain) &&
  Array.isArray(gain['abilities']) &&
  isPart(who) &&
  who['the'] !== 'self' &&
  who['the'] !== 'top'

/** In an Alternative Cost the name already means the card that gives it (`names.ts`). */
const quotations = (text: string): string => (text.match(/"(?!Alternative Cost:)[^"]*"/g) ?? []).join(' ')

export const isNamedToOthers = (
  text: string,
  abilities: readonly Ability[],
  card: CardFacts,
  vocabulary: Vocabulary,
): boolean =>
  card.kind === 'unit' && isNamedIn(quotations(text), card, vocabulary) && hasPart(abilities, givesToOthers)
