/** Names of cards, persons, systems, traits and makes, as the vocabulary knows them; and the card's own names. */
import { either, map, pattern, type Reading, remember, separated, sequence } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Parser, Source } from '../../source.ts'
import { firstWord, type Name } from '../../vocabulary.ts'
import { pluralNamed } from '../../words.ts'

interface Named {
  readonly means: Filter
  readonly common: boolean
}

/** The longest name that stands here; a word for many cards comes before a person, and a person before a title. */
const namesHere: Parser<Named> = remember((source: Source, at) => {
  const start = at + /^\s*/.exec(source.text.slice(at, at + 3))![0].length
  const rest = source.text.slice(start)
  const word = firstWord(rest)
  const owner = word.replace(/'s$/, '')
  const found = [word, ...(owner === word ? [] : [owner])].flatMap((first) =>
    (source.vocabulary.names.get(first) ?? []).flatMap((name) => readingOf(name, rest, start)),
  )
  const longest = found.filter(({ end }) => end === Math.max(...found.map((one) => one.end)))
  const common = longest.filter(({ value }) => value.common)
  const persons = longest.filter(({ value }) => value.means.persona !== undefined)
  return [common, persons, longest].find((some) => some.length > 0) ?? []
})

function readingOf(name: Name, rest: string, start: number): readonly Reading<Named>[] {
  const forms = name.common || name.several ? [name.name, pluralNamed(name.name)] : [name.name]
  const form = forms
    .filter((one) => startsWith(rest, one, name.common === true))
    .filter((one) => one === name.name || name.common || hasCapitals(rest, one))
    .sort((one, other) => other.length - one.length)[0]
  if (form === undefined) return []
  return [{ value: { means: name.means, common: name.common === true }, end: start + form.length }]
}

/** Several cards of a title are told with its capitals: `Quad Laser Cannons`, but `Rebel pilots`. */
const hasCapitals = (rest: string, name: string): boolean =>
  rest.startsWith(name) ||
  rest
    .slice(0, name.length)
    .split(' ')
    .every((word) => /^[A-Z\d]/.test(word))

/** Titles as they are written, in any case where the text has small words in capitals or the other way round. */
function startsWith(rest: string, name: string, small: boolean): boolean {
  const here = rest.slice(0, name.length)
  const next = rest[name.length]
  if (next !== undefined && /[\w]/.test(next) && /\w$/.test(name)) return false
  if (here === name) return true
  return here.toLowerCase() === name.toLowerCase() && (small ? true : /^[A-Z0-9]/.test(here))
}

export const cardName: Parser<Filter> = (source, at) =>
  namesHere(source, at)
    .filter(({ value }) => !value.common)
    .map(({ value, end }) => ({ value: value.means, end }))
export const commonName: Parser<Filter> = (source, at) =>
  namesHere(source, at)
    .filter(({ value }) => value.common)
    .map(({ value, end }) => ({ value: value.means, end }))

/** The name of a system. */
export const systemName: Parser<string> = (source, at) => {
  const start = at + /^\s*/.exec(source.text.slice(at, at + 3))![0].length
  const rest = source.text.slice(start)
  return [...source.vocabulary.systems]
    .filter((name) => rest.startsWith(name) && !/\w/.test(rest[name.length] ?? ' '))
    .map((name) => ({ value: name, end: start + name.length }))
}

/** Where the Rebels have their bases: texts mean all of them by one name. */
const rebelBases: Parser<readonly string[]> = pattern(/(?:Rebel )Base/, () => ['Hoth', 'Yavin 4'])

/** Several systems: `Yavin 4, Hoth or Endor`. */
export const systemNames: Parser<readonly string[]> = either<readonly string[]>(
  rebelBases,
  map(systemName, (one) => [one]),
  map(
    sequence<[readonly string[], unknown, string]>(
      separated(
        systemName,
        pattern(/, /, () => null),
      ),
      pattern(/,? (?:or|and) /, () => null),
      systemName,
    ),
    ([some, , last]) => [...some, last],
  ),
)
/** A word that the names of several sites share, before `site`. */
const beforeSite = pattern(/([A-Z]\w+)(?= sites?\b)/, ([, word]) => word!)
export const siteWord: Parser<string> = (source, at) =>
  beforeSite(source, at).filter(({ value }) => source.vocabulary.siteWords.has(value))

/** The card by its own name, or by words of it. */
export const ownName: Parser<true> = remember((source: Source, at) => {
  const start = at + /^\s*(?:the )?/i.exec(source.text.slice(at, at + 8))![0].length
  const rest = source.text.slice(start)
  const name = ownNames(source).find(
    (one) =>
      rest.startsWith(one) &&
      !/\w/.test(rest[one.length] ?? ' ') &&
      !(isThing(source) && isCommon(source, one)) &&
      !isAnothers(source, one),
  )
  return name === undefined ? [] : [{ value: true as const, end: start + name.length }]
})
/** A weapon or device is not called by a word for its carrier: `Gamorrean` on an ax is no ax. */
const isThing = ({ card }: Source): boolean => card.kind === 'weapon' || card.kind === 'device'
const isCommon = ({ vocabulary }: Source, word: string): boolean =>
  (vocabulary.names.get(firstWord(word)) ?? []).some(
    ({ name, common }) => common && name.toLowerCase() === word.toLowerCase(),
  )
/** Words of the title that are the title of another card mean that card. */
const isAnothers = ({ vocabulary, card }: Source, words: string): boolean =>
  words !== card.persona &&
  (vocabulary.names.get(firstWord(words)) ?? []).some(
    ({ name, means }) =>
      name === words && means.title !== undefined && ![means.title].flat().includes(card.title),
  )
function ownNames({ card: { title, persona, kind }, vocabulary: { systems } }: Source): readonly string[] {
  const plain = title.replace(/ \([^)]*\)$/, '')
  const words = plain.split(' ')
  const parts = words.flatMap((_, from) =>
    words.slice(from).map((__, length) => words.slice(from, from + length + 1).join(' ')),
  )
  const isPlace = (part: string): boolean => kind !== 'location' && part !== plain && systems.has(part)
  const capital = parts.filter((part) => /^[A-Z0-9]/.test(part) && !COMMON.has(part) && !isPlace(part))
  const quoted = /'(\w+)' (\w+)$/.exec(plain)
  const nickname = quoted ? [`${quoted[1]} ${quoted[2]}`.toLowerCase()] : []
  return [...new Set([...(persona ? [persona] : []), ...capital, ...nickname])].sort(
    (one, other) => other.length - one.length,
  )
}
/** Words of titles that no text means the card by. */
const COMMON: ReadonlySet<string> = new Set([
  'Death',
  'Star',
  'Rebel',
  'Imperial',
  'The',
  'Force',
  'Tatooine',
  'A',
  'I',
  'Your',
  'Light',
  'Dark',
  'Jedi',
  'Lightsaber',
  'Death Star',
  'Yavin',
  'Yavin 4',
  'General',
  'Han',
  'Luke',
  'Leia',
  'Vader',
  'Obi-Wan',
  'Battle',
  'Control',
  'In',
  'On',
  'If',
  'Of',
  'You',
])
