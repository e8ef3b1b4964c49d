/** The noun that a filter is about: units by type and subtype, cards by kind, cards by name. */
import type { Arena, CardKind } from '../../../cards/definition.ts'
import {
  either,
  map,
  type Parser,
  pattern,
  remember,
  type Source,
  say,
  separated,
  where,
} from '../../parser.ts'
import type { Filter } from '../../tree/nouns.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import { name, singularOf, TYPE_WORDS } from './card-names.ts'
import { denial } from './denials.ts'
import { merge } from './merging.ts'
import { arena, or } from './words.ts'

const ADJECTIVES: Readonly<Record<string, Filter>> = {
  other: { other: true },
  tapped: { state: ['tapped'] },
  untapped: { state: ['untapped'] },
  damaged: { state: ['damaged'] },
  undamaged: { state: ['undamaged'] },
  attacking: { state: ['attacking'] },
  'non-defending': { state: ['not-defending'] },
  defending: { state: ['defending'] },
  'multi-arena': { multiArena: true },
  unique: { unique: 'unique' },
  'non-unique': { unique: 'non-unique' },
  'partially built': { state: ['face-down'] },
  'face-down': { state: ['face-down'] },
  'light side': { side: 'light' },
  'dark side': { side: 'dark' },
  'yuuzhan vong side': { side: 'vong' },
  neutral: { side: 'neutral' },
  stacked: { has: ['stack'] },
  piloted: { has: ['pilot'] },
}
/** `'Pistol' in their names`, `"Luke" and/or "Leia" in its name`. */
export const nameWord: Parser<string | readonly string[]> = say`${separated(
  pattern(/['"]([A-Za-z\d][\w -]*),?['"](?! \w+ in)/, ([, word]) => word!),
  or,
)} in (?:its|their) (?:sub)?names?(?! or)`((words) => (words.length === 1 ? words[0]! : words))
export const adjective: Parser<Filter> = pattern(
  new RegExp(`(${Object.keys(ADJECTIVES).join('|')})\\b(?! arena)`, 'i'),
  ([, word]) => ADJECTIVES[word!.toLowerCase()]!,
)

/** Words of type lines in a row, the last perhaps in the plural. */
export const subtypeName: Parser<string> = remember((source: Source, at) => {
  const { vocabulary } = source
  const words: string[] = []
  const readings = []
  const next = /\s*([A-Z](?:[\w-]|'(?=\w))*)(?!\/)/y
  next.lastIndex = at
  for (let match = next.exec(source.text); match; match = next.exec(source.text)) {
    const word = match[1]!
    const known = vocabulary.subtypes.has(word)
    const singular = known ? word : singularOf(word, vocabulary.subtypes)
    if (!singular || (TYPE_WORDS.test(word) && word !== 'Battle')) break
    if (singular === 'Pilot' && words.length > 0) break // a Droid Pilot is a Pilot that is a Droid
    words.push(singular)
    readings.push({ value: words.join(' '), end: next.lastIndex })
    if (!known) break
  }
  return readings
    .filter(({ value }) => !NOT_ALONE.has(value))
    .slice(-1)
    .filter(({ value }) => !vocabulary.titles.has(value))
})
/** Words that are subtypes only together with others: Force Sensitive, Battle Droid. */
const NOT_ALONE: ReadonlySet<string> = new Set(['Force', 'Battle', 'Pilot'])
const types: Parser<readonly Arena[]> = separated(arena, or)

/** `units`, `Space unit`, `Characters`, `Jedi`, `Jedi or Sith Characters`, `non-Jedi unit`. */
const orA = pattern(/(?:, or\b|or\b)(?: an?\b)?|, and\b|,|and\/or\b|and\b/, () => null)
const denied = denial(subtypeName)
const listed: Parser<Filter> = (source, at) =>
  separated(subtypeName, orA)(source, at).map(({ value, end }) => ({
    value: { subtypes: sharingHead(value, source.text.slice(at, end)) },
    end,
  }))
/** `Crime Gang or Mercenary Subordinates`: the last word is that of all of them, as they are not in the plural. */
function sharingHead(named: readonly string[], words: string): readonly string[] {
  const earlier = words
    .trim()
    .split(/,? (?:and\/or|and|or) |, /)
    .slice(0, -1)
  const isShared = named.at(-1)!.endsWith(' Subordinate') && earlier.every((one) => !/s$/.test(one))
  return isShared ? named.map((one) => (/\bSubordinate$/.test(one) ? one : `${one} Subordinate`)) : named
}
export const subtypes: Parser<Filter> = either<Filter>(
  say`${subtypeName} non-${subtypeName}`((named, not) => ({ subtypes: [named], notSubtypes: [not] })),
  listed,
  map(separated(denied, or), (named) => ({ notSubtypes: named })),
  say`${denied} ${separated(subtypeName, orA)}`((not, named) => ({ subtypes: named, notSubtypes: [not] })),
)
const UNIT: Filter = { kind: ['unit'] }
const PILOT: Filter = { kind: ['unit'], word: 'pilot' }
const typed: Parser<Filter> = either<Filter>(
  say`${types} units?(?! cards?)`((named) => ({ ...UNIT, types: named })),
  say`Characters?(?! units?| arena| cards?| battle)`(() => ({
    ...UNIT,
    types: ['character'],
    word: 'character',
  })),
  say`${types} or Characters?`((named) => ({ ...UNIT, types: [...named, 'character'], word: 'character' })),
  say`${types} Subordinates?`((named) => ({ ...UNIT, types: named, subtypes: ['Subordinate'] })),
  say`units?(?! cards?)`(() => UNIT),
)
const typedCard: Parser<Filter> = either<Filter>(
  say`${types} (?:unit )?cards?`((named) => ({ ...UNIT, types: named, word: 'card' })),
  say`unit cards?`(() => ({ ...UNIT, word: 'card' })),
  say`Pilots?(?: cards?)?`(() => PILOT),
  say`cards?`(() => ({})),
)
/** `Jedi` are units; a `Facility` is a Location or a unit, as cards with that word are. */
const bareSubtypes: Parser<Filter> = (source, at) =>
  alone(source, at).map(({ value, end }) => ({ value: withKinds(value, source.vocabulary), end }))
const alone = say`${subtypes}(?! (?:unit|card|Character|Space|Ground|arena))`((named) => named)
function withKinds(named: Filter, { elsewhere }: Vocabulary): Filter {
  const heads = (named.subtypes ?? []).map((words) => words.split(' ').at(-1)!)
  const others = heads.flatMap((word) => elsewhere.get(word) ?? ['unit' as const])
  const kind = others.length === 0 ? (['unit'] as const) : [...new Set(others)].sort()
  return merge({ kind }, named, kind.includes('unit') ? { word: 'subtype' } : {})
}
export const unitHead: Parser<Filter> = either<Filter>(
  typed,
  say`${subtypes} ${typed}`(merge),
  bareSubtypes,
  typedCard,
  say`${subtypes} ${typedCard}`((named, card) => merge(named, card)),
)

/** `Imperial Ground and Imperial Character units`. */
export const twiceTyped: Parser<Filter> = where(
  say`${subtypeName} ${arena} (?:or|and) ${subtypeName} ${arena} ${pattern(/unit cards?\b|units?\b/, ([words]) => /card/.test(words))}`(
    (one, first, other, second, isCard) => ({
      kind: ['unit'],
      types: [first, second],
      subtypes: one === other ? [one] : [],
      ...(isCard ? { word: 'card' as const } : {}),
    }),
  ),
  ({ subtypes }) => subtypes?.length === 1,
)
/** `Jedi Character or Sith Character`, `Rebel Ground units and Rebel Characters`: alike but for one thing. */
export const bothHeads: Parser<Filter> = (source, place) =>
  say`${unitHead} (?:or|and) ${unitHead}`((one, other) => alike(one, other))(source, place).flatMap(
    ({ value, end }) => (value ? [{ value, end }] : []),
  )
function alike(one: Filter, other: Filter): Filter | null {
  const same = (key: 'types' | 'subtypes' | 'kind'): boolean => one[key]?.join() === other[key]?.join()
  if (!same('kind') || one.notSubtypes || other.notSubtypes) return null
  const { word, ...rest } = one
  const either = word === other.word ? one : rest
  if (same('types') && one.types && one.subtypes && other.subtypes)
    return { ...either, subtypes: [...one.subtypes, ...other.subtypes] }
  if (same('subtypes') && one.subtypes && one.types && other.types)
    return { ...either, types: [...one.types, ...other.types] }
  return null
}

const KINDS: Readonly<Record<string, CardKind>> = {
  battle: 'battle',
  mission: 'mission',
  location: 'location',
  equipment: 'equipment',
  resource: 'resource',
  event: 'event',
}
export const kind: Parser<CardKind> = pattern(
  /(Battle|Mission|Location|Equipment|Resource|Event)(?:s\b|\b)/,
  ([, word]) => KINDS[word!.toLowerCase()]!,
)
const kinds: Parser<Filter> = say`${separated(kind, or)}(?: cards?)?`((named) => ({ kind: named }))
export const kindHead: Parser<Filter> = either<Filter>(
  say`non-unit cards?`(() => ({ kind: ['battle', 'mission', 'location', 'equipment', 'resource'] })),
  kinds,
  say`${types} ${kinds}`((named, of) => merge(of, { types: named })),
  say`${subtypes} ${kinds}`(merge),
  say`${separated(subtypeName, or)},? or ${kind} cards?`((named, of) => ({
    anyOf: [{ subtypes: named }, { kind: [of] }],
  })),
)

/** `a card named Luke Skywalker`. */
export const namedHead: Parser<Filter> =
  say`(?:unit |Space |Ground |Character )*(?:cards?|units?) named ${separated(name, or)}`((names) => ({
    names,
  }))
export const nameHead: Parser<Filter> = either<Filter>(
  say`${separated(name, or)} Subordinates?`((names) => ({
    kind: ['unit'],
    subtypes: ['Subordinate'],
    names,
  })),
  say`${separated(name, or)}(?: (?:Space|Ground|Character)(?= (?:unit )?card))?(?: unit)?(?: cards?)?`(
    (names) => ({ names }),
  ),
)
