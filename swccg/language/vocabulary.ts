/** The names that texts speak of: titles, persons and ships, systems and sites, traits and makes. */
import type { CardFacts } from '../cards/definition.ts'
import type { Filter } from '../text/filter.ts'
import { NAMES_OF_OTHER_SETS, SYSTEMS_OF_OTHER_SETS } from './names.ts'
import { pluralNamed } from './words.ts'

export interface Vocabulary {
  /** What a name means, by its first word; longer names first. */
  readonly names: ReadonlyMap<string, readonly Name[]>
  readonly systems: ReadonlySet<string>
  /** First words that the names of several sites share: the Echo sites. */
  readonly siteWords: ReadonlySet<string>
}
export interface Name {
  readonly name: string
  readonly means: Filter
  /** Traits and makes have plurals, and follow adjectives; names of cards stand alone. */
  readonly common?: true
  /** The title of a card of which there can be several at once, which texts tell of in the plural too. */
  readonly several?: true
}

export function vocabularyOf(cards: readonly CardFacts[]): Vocabulary {
  const names = new Map<string, Name[]>()
  for (const name of uniqueNames(cards)) {
    const firsts = [name.name, ...(name.common || name.several ? [pluralNamed(name.name)] : [])].map(
      firstWord,
    )
    for (const first of new Set(firsts)) names.set(first, [...(names.get(first) ?? []), name])
  }
  for (const list of names.values()) list.sort((one, other) => other.name.length - one.name.length)
  const systems = new Set([
    ...SYSTEMS_OF_OTHER_SETS,
    ...cards.flatMap(({ system, region }) => [system, region].filter((name) => name !== undefined)),
  ])
  return { names, systems, siteWords: sharedWords(cards) }
}

function sharedWords(cards: readonly CardFacts[]): ReadonlySet<string> {
  const bearers = new Map<string, Set<string>>()
  for (const { title, type } of cards) {
    const [, word] = type === 'site' ? (/: ([A-Z]\w+) /.exec(title) ?? []) : []
    if (word) bearers.set(word, (bearers.get(word) ?? new Set()).add(title))
  }
  return new Set([...bearers].filter(([, titles]) => titles.size > 1).map(([word]) => word))
}

/** Where a title is also a trait or a make, both are meant, and the tree decides. */
function uniqueNames(cards: readonly CardFacts[]): readonly Name[] {
  const isDescription = describedBy(cards)
  const all = [...NAMES_OF_OTHER_SETS, ...CLASSES, ...cards.flatMap(namesOf), ...shortNames(cards)].map(
    (one) => (one.several && isDescription(one.name) ? { name: one.name, means: one.means } : one),
  )
  const known = new Map<string, Name>()
  for (const one of all) known.set(`${one.name} ${Object.keys(one.means)[0]} ${one.common ?? ''}`, one)
  return [...known.values()]
}

/** A class of starships, of which one card has the title, and the make that all classes are of. */
const CLASSES: readonly Name[] = [
  { name: 'Imperial-class Star Destroyer', means: { model: 'Imperial-Class Star Destroyer' }, common: true },
  { name: 'Star Destroyer', means: { model: 'Star Destroyer' }, common: true },
]
/** Titles that are made of words for many cards: `Bothan spies` are all Bothans that are spies. */
function describedBy(cards: readonly CardFacts[]): (title: string) => boolean {
  const words = new Set([
    ...cards.flatMap(({ traits = [], type = '' }) => [...traits, type]),
    ...['pilot', 'warrior', 'trooper'],
  ])
  return (title) =>
    title.includes(' ') &&
    title
      .toLowerCase()
      .split(' ')
      .every((word) => words.has(word))
}

/** A unique character, starship or vehicle is called by a word of its title, together with other versions of it. */
function shortNames(cards: readonly CardFacts[]): readonly Name[] {
  const unique = cards.filter(({ kind, dots, persona }) => dots === 1 && !persona && NAMED.has(kind))
  const byWord = new Map<string, Set<string>>()
  for (const { title } of unique)
    for (const word of namingWords(title)) byWord.set(word, (byWord.get(word) ?? new Set()).add(title))
  const taken = new Set(
    cards.flatMap(({ persona, traits = [], model = '' }) => [persona, model, ...traits.map(capital)]),
  )
  return [...byWord]
    .filter(([word]) => !taken.has(word))
    .map(([word, titles]) => ({
      name: word,
      means: { title: titles.size === 1 ? [...titles][0]! : [...titles] },
    }))
}
const NAMED: ReadonlySet<CardFacts['kind']> = new Set(['character', 'starship', 'vehicle'])
/** Ranks, colours and things that are no names. */
const NO_NAMES =
  /^(?:Admiral|Captain|Commander|General|Lieutenant|Sergeant|Major|Colonel|Corporal|Officer|Chief|Moff|Grand|Master|Lord|Doctor|Red|Gold|Black|Rogue|Green|Gray|Blue|Obsidian|Scythe|Saber|Onyx|Blizzard|Tempest|Imperial|Rebel|The|Of|In|With|And|Death|Star|Emperor|Prince|Princess|Queen|Speeder|Custom|Space|Ship|Class|Skywalker|Solo|Dark|Light|Jedi|Hunter|Leader|Pilot|Trooper|Guard|Droid|Force|Power|Control|Deluxe|Assault|Medium|Squadron)$/
const namingWords = (title: string): readonly string[] =>
  title
    .replace(/ \([^)]*\)$/, '')
    .replace(/'(\w+)'/g, '$1')
    .split(' ')
    .filter((word) => /^[A-Z][\w'-]{2,}$/.test(word) && !word.endsWith("'s") && !NO_NAMES.test(word))

function namesOf(card: CardFacts): readonly Name[] {
  return [
    ...titlesOf(card),
    ...(card.persona && !isShipsOwn(card.kind, card.title, card.persona)
      ? personNames(card, card.persona)
      : []),
    ...(card.model && card.model !== 'TIE'
      ? [{ name: card.model, means: { model: card.model }, common: true as const }]
      : []),
    ...(card.traits ?? []).filter((trait) => !HIDDEN_TRAITS.has(trait)).flatMap(traitNames),
  ]
}

/** Marks that no text calls by their name. */
const HIDDEN_TRAITS: ReadonlySet<string> = new Set([
  'male',
  'female',
  'imperial (starship)',
  'rebel (starship)',
  'no hyperdrive',
  'enclosed',
])

/** A site is called by the part of its title after the system; droids without the name in brackets; some without their last mark. */
function titlesOf({ title, kind, type, persona, dots }: CardFacts): readonly Name[] {
  if (type === 'system') return []
  if (persona && !isShipsOwn(kind, title, persona)) return []
  const plain = title.replace(/^<>/, '').replace(/ \([^)]*\)$/, '')
  const site = kind === 'location' ? title.split(': ').slice(1).join(': ') : ''
  const marked = site.replace(/ \([^)]*\)$/, '')
  const formal = plain.replace(/ '\w+'/, '')
  const unmarked = plain.includes(' ') ? plain.replace(/[!?]+$/, '') : plain
  return [...new Set([title, plain, formal, unmarked, ...(site ? [site, marked] : [])])].map((name) => ({
    name,
    means: { title },
    ...(dots === undefined && kind !== 'location' && kind !== 'interrupt' ? { several: true as const } : {}),
  }))
}

/** A ship that is called by its whole title is meant by title. */
const isShipsOwn = (kind: CardFacts['kind'], title: string, persona: string): boolean =>
  kind === 'starship' && title === persona

const personNames = ({ title }: CardFacts, persona: string): readonly Name[] =>
  [...new Set([title, title.replace(/ \([^)]*\)$/, ''), persona])].map((name) => ({
    name,
    means: { persona },
  }))

function traitNames(trait: string): readonly Name[] {
  return [...new Set([trait, capital(trait)])].map((name) => ({
    name,
    means: { trait },
    common: true as const,
  }))
}

const capital = (words: string): string => words.replace(/(?<=^| )\w/g, (letter) => letter.toUpperCase())

export const firstWord = (text: string): string => /^[\w'’-]+|^\S/.exec(text)?.[0].toLowerCase() ?? ''
