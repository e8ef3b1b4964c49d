/** How a card's text speaks of the card itself. */
import { type CardFacts, type CardKind, isCampaign, isTrait } from '../cards/definition.ts'
import { type Parser, remember, type Source } from './parser.ts'
import type { Vocabulary } from './vocabulary.ts'

/** `this unit`, or the card's own name; unique cards may leave words out at either end of it. */
export const self: Parser<'self'> = remember(({ text, card, vocabulary }: Source, at) => {
  const rest = text.slice(at)
  const start = /^\s*(?:the )?/i.exec(rest)![0].length
  const names = namesAt(text, at, card)
  const name = names.find((one) => startsWithWords(rest.slice(start), one))
  if (!name || isOfOther(rest.slice(start), name, vocabulary)) return []
  return [{ value: 'self' as const, end: at + start + name.length }]
})
/** What the card may be called here. */
function namesAt(text: string, at: number, card: CardFacts): readonly string[] {
  if (isPriceInstead(text.slice(0, at))) return namesOf(card).filter((one) => !ownNames(card).includes(one))
  return isOutside(text, at) ? namesOf(card) : [...namesOf(card), ...bearerNames(card, text)]
}
/** The card that an Alternative Cost completes is in no arena yet: whoever is named there is another. */
const isPriceInstead = (before: string): boolean => /\bAlternative Cost:[^"]*$/.test(before)

/** A longer name is another card: `Kylo Ren's Mask` is not Kylo Ren, and the Red Squadron is not Red Four. */
function isOfOther(text: string, name: string, { names }: Vocabulary): boolean {
  const [, owner = '', more] = /^('s?)? ((?:[A-Z][\w-]*(?: |\b))+)/.exec(text.slice(name.length)) ?? []
  if (!more) return false
  const words = more.trim().split(' ')
  const isCard = (count: number): boolean =>
    names.has(`${name}${owner} ${words.slice(0, count).join(' ')}`.toLowerCase())
  return words.some((_, at) => isCard(at + 1))
}

const KINDS: Readonly<Record<CardKind, string>> = {
  unit: 'unit',
  location: 'Location',
  equipment: 'Equipment',
  resource: 'Resource',
  mission: 'Mission',
  battle: 'Battle card',
  event: 'Event',
}
const known = new WeakMap<CardFacts, readonly string[]>()
/** Worked out once for each card. */
function namesOf(card: CardFacts): readonly string[] {
  const names = known.get(card) ?? [
    'this unit card',
    'this unit',
    'this card',
    `this ${KINDS[card.kind]}`,
    ...(isCampaign(card) ? ['this Campaign'] : []),
    ...(isTrait(card) ? ['this Trait'] : []),
    ...ownNames(card),
  ]
  known.set(card, names)
  return names
}

/** The longest first, so that a short name does not hide a longer one. What belongs to somebody is not called by that name alone. */
export function ownNames({ name, version }: CardFacts): readonly string[] {
  const words = name.split(' ')
  if (version === undefined || words.length === 1) return [name]
  const owner = words.findLastIndex((word) => /'s?$/.test(word))
  const runs = words.flatMap((_, from) =>
    words
      .slice(from)
      .flatMap((__, more) => (from + more > owner ? [words.slice(from, from + more + 1)] : [])),
  )
  const shorter = new Set(
    runs
      .map((part) => part.join(' ').replace(/^"(.*)"$/, '$1'))
      .filter((part) => /^[A-Z0-9]/.test(part) && part !== name),
  )
  return [name, ...[...shorter].sort((a, b) => b.length - a.length)]
}

/** Not about the unit that carries it. */
const isOutside = (text: string, at: number): boolean =>
  !/\b[Ee]quipped\b/.test(text) && (text.slice(0, at).split('"').length - 1) % 2 === 0
/** Of the unit that carries it, an Equipment that belongs to somebody speaks as of him or her, unless anybody may carry it. */
function bearerNames({ kind, name, version }: CardFacts, text: string): readonly string[] {
  const owner = kind === 'equipment' && version !== undefined ? /^(.+)'s? /.exec(name)?.[1] : undefined
  if (owner === undefined || /^Equipped (?:unit|Character|(?:Space|Ground) unit)\b/.test(text)) return []
  return [owner, ...owner.split(' ')].filter((part) => /^[A-Z]/.test(part))
}

const startsWithWords = (text: string, words: string): boolean =>
  text.toLowerCase().startsWith(words.toLowerCase()) && !/\w/.test(text.charAt(words.length))
