/** A noun with its adjectives, before anything that stands after it. */
import {
  either,
  first,
  later,
  map,
  pattern,
  remember,
  say,
  sequence,
  unless,
  worded,
} from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Parser, Source } from '../../source.ts'
import { ADJECTIVES, COUNTS, FREIGHTERS, NOUNS, pluralOf } from '../../words.ts'
import { both, SELF } from './filters.ts'
import { cardName, commonName, siteWord, systemNames } from './names.ts'
import { isSites } from './places.ts'

export const alternatives = (words: readonly string[]): string =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .join('|')
    .replace(/[[\]]/g, '\\$&')

/** A number in digits or in words. */
export const count: Parser<number> = pattern(
  new RegExp(String.raw`(\d+|${Object.keys(COUNTS).join('|')})\b`, 'i'),
  ([, word]) => COUNTS[word!.toLowerCase()] ?? Number(word),
)

const FORMS: Readonly<Record<string, Filter>> = Object.fromEntries(
  Object.entries(NOUNS).flatMap(([word, means]) => [
    [word.toLowerCase(), means],
    [pluralOf(word).toLowerCase(), means],
  ]),
)
export const noun: Parser<Filter> = pattern(
  new RegExp(String.raw`(${alternatives(Object.keys(FORMS))})(?![\w-]|'s ship)`, 'i'),
  ([, word]) => FORMS[word!.toLowerCase()]!,
)
/** A noun of several words is read as one. */
const compound: Parser<Filter> = worded(noun, (words) => words.trim().includes(' '))
export const adjective: Parser<Filter> = pattern(
  new RegExp(`(${alternatives(Object.keys(ADJECTIVES))})(?= )`, 'i'),
  ([, word]) => ADJECTIVES[word!.toLowerCase()]!,
)

/** What is said of a card without a noun: `unique`. */
export const quality: Parser<Filter> = pattern(
  new RegExp(String.raw`(${alternatives(Object.keys(ADJECTIVES))})(?![\w-])`, 'i'),
  ([, word]) => ADJECTIVES[word!.toLowerCase()]!,
)

/** Systems by whose names sites are told: `Cloud City or Jabba's Palace site`. */
const systemsBefore: Parser<readonly string[]> =
  say`${systemNames}(?= (?:(?:exterior|interior|battleground) )?(?:locations?|sites?|systems?|battlegrounds?)\b)`(
    (all) => all,
  )
/** Words that a noun can have before it, each with what it says of the card. */
const before: Parser<Filter> = either<Filter>(
  unless(compound, adjective),
  say`(?:other|another)`(() => ({ not: SELF })),
  say`Imperial (?=(?:capital )?starships?\b|starfighters?\b|TIEs?\b)`(() => ({
    trait: 'imperial (starship)',
  })),
  say`Rebel (?=(?:capital )?starships?\b|starfighters?\b)`(() => ({ trait: 'rebel (starship)' })),
  map(
    sequence<[unknown, Filter]>(
      pattern(/non-/, () => null),
      later(() => first<Filter>(noun, commonName)),
    ),
    ([, not]) => ({ not }),
  ),
  say`non-creature (?=vehicle)`(() => ({ not: { type: 'creature' as const } })),
  say`freighter (?=starfighters?)`(() => ({ model: FREIGHTERS })),
  say`piloted`(() => ({ piloted: true as const })),
  map(systemsBefore, (systems) => sitesOf(systems)),
  map(siteWord, (titleHas) => ({ titleHas })),
  say`unoccupied (?=site)`(() => ({ occupied: 'nobody' as const })),
  say`undercover (?=sp|character)`(() => ({ trait: 'undercover' })),
  say`missing (?=character)`(() => ({ trait: 'missing' })),
  say`opposing`(() => ({ whose: 'opponents' as const })),
  unless(
    later(() => compound),
    later(() => commonName),
  ),
  say`(?:Imperial|imperial) (?=leaders?|troopers?|pilots?|warriors?|sp)`(() => ({
    type: 'imperial' as const,
  })),
  say`Rebel (?=leaders?|pilots?|warriors?|sp|scouts?)`(() => ({ type: 'rebel' as const })),
  say`alien (?=[a-z])`(() => ({ type: 'alien' as const })),
)

/** A noun with its adjectives. A site whose name is one of the words for sites is told by the word: `a Desert`. */
export const headed: Parser<Filter> = remember((source: Source, at) => {
  const nouns = noun(source, at)
  const titled = systemsBefore(source, at).length > 0 ? [] : cardName(source, at)
  const readings = [
    ...nouns,
    ...titled.filter(({ end }) => !nouns.some((one) => one.end === end)),
    ...either<Filter>(commonName, anyPilot, titledKind)(source, at),
  ]
  const further = before(source, at).flatMap(({ value, end }) =>
    headed(source, end).flatMap((rest) => {
      const joined = modified(value, rest.value)
      return joined ? [{ value: joined, end: rest.end }] : []
    }),
  )
  return distinct([...readings, ...further])
})
/** A title with what it is: `Sense Interrupt`. */
const titledKind: Parser<Filter> = map(
  sequence<[Filter, unknown, Filter]>(
    cardName,
    pattern(/ (?=Interrupts?\b|Effects?\b)/, () => null),
    noun,
  ),
  ([titled, , kind]) => ({ ...titled, ...kind }),
)
/** Starships with a permanent pilot have the icon. */
const anyPilot: Parser<Filter> = say`pilot \(or permanent pilot\)`(() => ({
  any: [
    { kind: 'character' as const, icon: 'pilot' as const },
    { kind: 'starship' as const, icon: 'pilot' as const },
  ],
}))

const sitesOf = (systems: readonly string[]): Filter =>
  systems.length === 1
    ? { where: { sitesOf: systems[0]! } }
    : { any: systems.map((system) => ({ where: { sitesOf: system } })) }

/** What an adjective does to its noun: sites of a system, the system itself. */
function modified(word: Filter, noun: Filter): Filter | undefined {
  if (word.icon && noun.icon && word.icon !== noun.icon)
    return { ...noun, icon: word.icon, any: [{ icon: noun.icon }] }
  if (word.any?.every(({ where: at }) => isSites(at)) && noun.type !== 'site')
    return { any: word.any.map((one) => modified(one, noun) ?? one) }
  if (isSites(word.where) && noun.type === 'system') return { type: 'system', title: word.where.sitesOf }
  if (isSites(word.where) && (noun.type === 'sector' || noun.trait === 'cloud sector'))
    return { ...noun, where: { system: word.where.sitesOf } }
  if (isSites(word.where) && noun.kind === 'location')
    return { ...noun, where: { system: word.where.sitesOf } }
  return both(word, noun)
}

export function distinct<T>(
  readings: readonly { value: T; end: number }[],
): readonly { value: T; end: number }[] {
  const known = new Map(readings.map((one) => [`${one.end} ${JSON.stringify(one.value)}`, one]))
  return [...known.values()]
}
