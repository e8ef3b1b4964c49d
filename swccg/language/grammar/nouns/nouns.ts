/** Nouns with what stands before and after them: which cards are meant. */
import {
  either,
  first,
  later,
  longest,
  map,
  nothing,
  optional,
  pattern,
  remember,
  say,
  separated,
  sequence,
  unless,
  where,
  worded,
} from '@dejarik/kernel/language'
import type { Icon } from '../../../cards/definition.ts'
import type { Bound, CardNumber, Filter, Range } from '../../../text/filter.ts'
import { on, type Parser, type Source } from '../../source.ts'
import { NUMBER_WORDS, PLAIN_EFFECT } from '../../words.ts'
import { anyOf, both, isCarrier, SELF, TARGET } from './filters.ts'
import { adjective, alternatives, count, distinct, headed } from './heads.ts'
import { ownName, systemName } from './names.ts'
import { locationsNear, placesOf } from './places.ts'
import { host, isAttached, self } from './the-card-itself.ts'

/** Who the cards are of. */
const whose: Parser<Filter> = either<Filter>(
  say`your`(() => ({ whose: 'yours' })),
  say`(?:an |the |any )?opponent's`(() => ({ whose: 'opponents' })),
)

/** More, fewer or as many as a number. */
const bound: Parser<Range> = either<Range>(
  say`at least ${count}`((least) => ({ least })),
  say`at most ${count}`((most) => ({ most })),
  say`> ${count}`((least) => ({ least: least + 0.5 })),
  say`< ${count}`((most) => ({ most: most - 0.5 })),
  say`= ${count}`((exactly) => ({ exactly })),
)
export const numberWord: Parser<CardNumber> = pattern(
  new RegExp(String.raw`(${alternatives(Object.keys(NUMBER_WORDS))})\b`, 'i'),
  ([, word]) => NUMBER_WORDS[word!.toLowerCase()]!,
)
/** Ability can be a half: more than 2 begins at two and a half. Whole numbers begin one above. */
const ranged = (name: CardNumber, range: Range): Filter => ({
  number: { name, ...(name === 'ability' ? range : whole(range)) },
})
const whole = ({ least, most, exactly }: Range): Range => ({
  ...(typeof least === 'number' ? { least: Math.ceil(least) } : {}),
  ...(typeof most === 'number' ? { most: Math.floor(most) } : {}),
  ...(exactly !== undefined ? { exactly: exactly as Bound } : {}),
})

const onThing: Parser<Filter> = later(() => selector)
const location: Parser<Filter> = later(() => locationNoun)

/** Places, as what a card that is there fits. */
export const place: Parser<Filter> = remember(placesOf(location, onThing))

/** On other cards' texts, the card that carries them. */
function carriedBy(): Parser<Filter> {
  return on(
    isAttached,
    later(() => host),
  )
}
const skill: Parser<NonNullable<Filter['printed']>> = either<NonNullable<Filter['printed']>>(
  pattern(/(pilot|warrior) skill/, ([, icon]) => ({ icon: icon as Icon })),
  say`nav computer`(() => ({ icon: 'nav-computer' as const })),
  pattern(/(\w+) trait/, ([, trait]) => ({ trait: trait! })),
)
/** What stands on the card itself. */
export const printedSkill: Parser<Filter> = either<Filter>(
  say`with printed ${skill}`((printed) => ({ printed })),
  say`without printed ${skill}`((printed) => ({ not: { printed } })),
)
/** What can stand after a location. */
const afterLocation: Parser<Filter> = either<Filter>(
  say`you control`(() => ({ controlled: 'you' as const })),
  say`you occupy`(() => ({ occupied: 'you' as const })),
  say`under nighttime conditions`(() => ({ night: true as const })),
  say`related to (?:an? |any |the )?${later(() => locationNoun)}`((related) => ({ related })),
  say`(?:with|where) an? related ${later(() => headed)}(?: is)?(?: on table)?`((related) => ({ related })),
  say`with an? related ${later(() => headed)} you control on table`((related) => ({
    related: { ...related, controlled: 'you' as const },
  })),
  say`where ${worded(onThing, (words) => !/^\s*(?:you|opponent)\b/.test(words))} is(?! present)`((has) => ({
    has,
  })),
  say`where you have ${onThing}`((cards) => ({ has: presentThere({ ...cards, whose: 'yours' }) })),
  say`where opponent has ${onThing}`((cards) => ({ has: presentThere({ ...cards, whose: 'opponents' }) })),
  say`where opponent has at least ${count} ${worded(onThing, (words) => !/ and one /.test(words))}`(
    (least, cards) => ({
      hasSeveral: { least, of: presentThere({ ...cards, whose: 'opponents' }) },
    }),
  ),
)
/** Whoever is said to be present at another place is not inside anything there. */
const presentThere = (cards: Filter): Filter => {
  if (cards.where !== 'present') return cards
  const { where: _, ...rest } = cards
  return { ...rest, present: true }
}

/** The card itself, as an exception from a whole list. */
const EXCEPTED: Filter = { ...SELF }
/** What can stand after a noun. */
const after: Parser<Filter> = either<Filter>(
  place,
  say`(?:of|with) ${numberWord} ${bound}`(ranged),
  say`with an? (?:\[Nav Computer\] icon|nav computer)`(() => ({ icon: 'nav-computer' as const })),
  say`with (?=lightsabers|blasters)${onThing}`((thing) => ({ with: thing })),
  say`with (?:any |an? |your )?${later(() => headed)} aboard`((thing) => ({ with: thing })),
  say`carrying (?:that |the )?(?:weapon|device)(?= is| are|[.,])`(() => ({ with: TARGET })),
  say`present with ${count} \(or more\) of your (?:starship )?weapons`((least) => ({
    number: { name: 'guns' as const, least },
    where: 'present' as const,
  })),
  say`involved(?: in (?:that|the) battle)?`(() => ({ inBattle: true as const })),
  say`you have ${later(() => place)}`((at) => ({ ...at, whose: 'yours' as const })),
  say`opponent has ${later(() => place)}`((at) => ({ ...at, whose: 'opponents' as const })),
  say`with maneuver(?! [<>=])`(() => ranged('maneuver', { least: 0.5 })),
  say`with ability(?! [<>=])`(() => ranged('ability', { least: 0.1 })),
  say`(?:with|armed with|carrying) (?=an? |any |your )(?!an? (?:Scomp link|related|permanent|nav computer))${where(onThing, ({ where: at }) => at === undefined)}(?! in title| piloting)`(
    (thing) => ({ with: thing }),
  ),
  say`with an? permanent pilot`(() => ({ icon: 'pilot' as const })),
  say`of (?:the )?same title as target`(() => ({ copyOf: TARGET })),
  say`with an? Scomp link`(() => ({ icon: 'scomp-link' as const })),
  say`with ${onThing} piloting`((pilots) => ({ with: { ...pilots, pilots: true as const } })),
  say`hit(?: by (?:a |any )?weapons?)?(?= at| by|,| here|[.]| present)`(() => ({ hit: true as const })),
  say`who (?:was|is) hit(?: by an? weapon)?`(() => ({ hit: true as const })),
  say`\(of ${numberWord} ${bound}\)`(ranged),
  say`targeted by (?:an? |any )?${onThing}`((targetedBy) => ({ targetedBy })),
  say`on ${later(() => self)}`((card) => ({ on: card })),
  say`on ${unless(
    later(() => self),
    where(onThing, isCarrier),
  )}`((thing) => ({ on: thing })),
  say`(?:on|aboard) ${carriedBy()}`((card) => ({ on: card })),
  on(
    ({ card }) => card.kind === 'weapon',
    say`on target`(() => ({ on: TARGET })),
  ),
  later(() => printedSkill),
  on(
    (source) => !isAttached(source),
    say`aboard that (?:capital )?(?:starship|vehicle|starfighter)(?! or)`(() => ({
      on: { the: { chosen: 'answered' } },
    })),
  ),
  on(
    ({ card }) => card.kind === 'interrupt',
    say`aboard(?= to |[.,;)]|$)`(() => ({ on: TARGET })),
  ),
  say`not aboard any vehicle or starship`(() => ({ not: { on: { kind: ['vehicle', 'starship'] } } })),
  say`aboard ${later(() => selector)}`((thing) => ({ on: thing })),
  say`piloting ${ownName}`(() => ({ pilots: SELF })),
  say`piloting ${unless(
    ownName,
    later(() => selector),
  )}`((thing) => ({ pilots: thing })),
  say`with '?${pattern(/([A-Z]\w*(?: [A-Z]\w*)*)/, ([, word]) => word!)}'? in (?:the )?(?:card )?(?:name|title)`(
    (titleHas) => ({ titleHas }),
  ),
  longest(say`that (?:is|are) (?:an? )?${later(() => listOfNouns)}`((more) => more)),
  say`also in your control`(() => ({ controlled: 'you' as const })),
  say`you control`(() => ({ controlled: 'you' as const })),
  say`you occupy`(() => ({ occupied: 'you' as const })),
  say`\((?:except|not) ${unless(
    say`${ownName}(?=\))`(() => null),
    later(() => listOfNouns),
  )}\)`((not) => ({ not })),
  say`\(except ${ownName}\)`(() => ({ not: EXCEPTED })),
  say`\((?:not|except) (?:on|at) ${systemName}\)`((system) => ({ not: { where: { sitesOf: system } } })),
  say`except (?:on|at) ${systemName}`((system) => ({ not: { where: { sitesOf: system } } })),
  say`,? except (?:an? |for |any )?${later(() => listOfNouns)},?`((not) => ({ not })),
  say`not on ${systemName}`((system) => ({ not: { where: { sitesOf: system } } })),
  say`not at ${systemName}`((system) => ({ not: { where: { system } } })),
  say`(?<!Effects?),? of any kind,?`(() => ({})),
  say`\(including (?:himself|herself|itself)\)`(() => ({})),
  say`of ${numberWord} ${count}(?! or)`((name, exactly) => ranged(name, { exactly })),
)

/** A noun with all that belongs to it. */
const modifiedNoun: Parser<Filter> = remember((source: Source, at) => grow(source, headed(source, at), 0))
function grow(
  source: Source,
  readings: readonly { value: Filter; end: number }[],
  depth: number,
): readonly { value: Filter; end: number }[] {
  if (readings.length === 0 || depth > 4) return readings
  const open = readings.filter(
    ({ value }) => value.has === undefined && value.hasSeveral === undefined && value.related === undefined,
  )
  const further = open.flatMap(({ value, end }) =>
    [
      ...(isBeside(value) && / ?with /.test(source.text.slice(end, end + 6)) ? [] : after(source, end)),
      ...(isLocation(value) ? afterLocation(source, end) : []),
    ].flatMap((next) => {
      const joined = both(value, next.value)
      return joined ? [{ value: joined, end: next.end }] : []
    }),
  )
  return distinct([...readings, ...grow(source, distinct(further), depth + 1)])
}

/** What follows those whom a card is present with is said of them: `present with your warrior with a lightsaber`. */
const isBeside = ({ where: at }: Filter): boolean =>
  typeof at === 'object' && 'atA' in at && at.atA.has !== undefined

const article: Parser<unknown> = pattern(
  /(?:[Aa]ny (?:one )?(?:of (?=your|opponent))?|[Ee]very |[Ee]ach (?:of )?|[Aa]ll (?:of )?|[Aa]n? (?:single )?|one (?:of )?|(?<=^|[.:] )One (?:of )?|[Tt]he |[Ee]ither )?/,
  () => null,
)
const comma: Parser<unknown> = pattern(/(?:, (?:or|and|and\/or) |, | or | and\/or | and )(?=\S)/, () => null)
const conjunction: Parser<unknown> = pattern(/,? (?:or|and|and\/or) (?=\S)/, () => null)

/** A member of a list; one with an article of its own is not covered by a `your` before the list. */
interface Member {
  readonly means: Filter
  readonly own: boolean
}
const member: Parser<Member> = map(
  sequence<[string, Filter]>(
    pattern(/((?:an? |any |one |the |all |each )?)/, ([, word]) => word!),
    later(() => modifiedNoun),
  ),
  ([word, means]) => ({ means, own: /^(?:an?|any) $/.test(word) }),
)
/** After the first, one may belong to somebody else: `your Falcon or opponent's Jawas`; `all` begins something new. */
const further: Parser<Member> = either<Member>(
  unless(
    pattern(/(?:all|each) /, () => null),
    member,
  ),
  map(
    where(
      sequence<[Filter, Filter]>(
        whose,
        later(() => modifiedNoun),
      ),
      ([of, means]) => both(of, means) !== undefined,
    ),
    ([of, means]) => ({ means: both(of, means)!, own: true }),
  ),
)
/** One, or several of which the last follows `or` or `and`. */
const members: Parser<readonly Member[]> = remember(
  where(
    either<readonly Member[]>(
      map(member, (one) => [one]),
      map(
        sequence<[Member, readonly Member[], unknown, Member]>(
          member,
          either<readonly Member[]>(
            nothing([]),
            map(sequence<[unknown, readonly Member[]]>(comma, separated(further, comma)), ([, some]) => some),
          ),
          conjunction,
          further,
        ),
        ([one, some, , last]) => [one, ...some, last],
      ),
    ),
    isList,
  ),
)
/** What follows the place of a member after a comma is no longer of its list. */
function isList(list: readonly Member[]): boolean {
  return list.length < 3 || !list.slice(0, -1).some(({ means }) => typeof means.where === 'string')
}

/** `A, B or C`. */
const listOfNouns: Parser<Filter> = map(members, (list) => anyOf(shareTail(list.map(({ means }) => means))))
/** `your A, B or C`. */
const ownedList = (of: Filter, list: readonly Member[]): Filter | undefined => {
  const filters = shareTail(list.map(({ means }) => means))
  if (!list.some(({ own }) => own)) return both(of, anyOf(filters))
  const owned = filters.map((one, place) => (list[place]!.own ? one : both(of, one)))
  return owned.some((one) => one === undefined) ? undefined : anyOf(owned as readonly Filter[])
}
/** A place or number after the last member holds for all that have none. */
function shareTail(all: readonly Filter[]): readonly Filter[] {
  const last = all.at(-1)!
  const ofPlaces = isLocation(last)
  const tail = Object.fromEntries(
    Object.entries(last).filter(
      ([key, value]) =>
        (isTail(key, value, last) && !(ofPlaces && key === 'where')) ||
        (key === 'not' && !isSelf(value) && value !== PLAIN_EFFECT.not),
    ),
  ) as Filter
  if (
    Object.keys(tail).length === 0 ||
    all.slice(0, -1).some((one) => Object.keys(one).some((key) => TAILS.has(key)))
  )
    return all
  return all.map((one) => ({ ...one, ...tail }))
}
const TAILS = new Set(['where', 'number', 'on', 'inBattle', 'alone', 'controlled', 'present', 'hit'])

/** Whoever carries the card that was picked is told so once, too. */
const isTail = (key: string, value: unknown, last: Filter): boolean =>
  TAILS.has(key) ||
  (key === 'titleHas' && last.kind !== undefined) ||
  (key === 'whose' && last.where !== undefined) ||
  (key === 'with' && JSON.stringify(value) === JSON.stringify(TARGET))
const isSelf = (filter: unknown): boolean =>
  filter !== EXCEPTED && JSON.stringify(filter) === JSON.stringify(SELF)

/** Which cards: `each of your Rebels at same site`, `Luke`, `any starship or vehicle`. */
export const selector: Parser<Filter> = remember((source: Source, at) =>
  sequence<[unknown, Filter | null, readonly Member[]]>(
    article,
    optional(whose),
    members,
  )(source, at).flatMap(({ value: [, of, list], end }) => {
    const cards = of ? ownedList(of, unowned(list)) : anyOf(shareTail(list.map(({ means }) => means)))
    return cards ? [{ value: cards, end }] : []
  }),
)
/** The article before the first member stands for the whole list. */
const unowned = ([first, ...rest]: readonly Member[]): readonly Member[] => [
  { means: first!.means, own: false },
  ...rest,
]

/** Words before the noun of a place. */
const placeWord: Parser<Filter> = either<Filter>(
  adjective,
  say`${systemName}(?! or)`((system) => ({ where: { sitesOf: system } })),
)

/** The location that is meant: `a Tatooine site`, `Cantina`, `a system or sector`, `same site as Han`. */
export const locationNoun: Parser<Filter> = remember(
  either<Filter>(
    locationsNear(placeWord, onThing),
    where(
      first<Filter>(
        say`${later(() => headedLocation)} or sector ${afterLocation}`((place, more) => ({
          ...orSector(place),
          ...more,
        })),
        say`${later(() => headedLocation)} or sector`((place) => orSector(place)),
        later(() => selector),
      ),
      isLocation,
    ),
  ),
)
const orSector = (place: Filter): Filter =>
  place.type === 'system' ? { ...place, type: ['system', 'sector'] } : place
const headedLocation: Parser<Filter> = where(headed, isLocation)
const PLACE_TRAITS: ReadonlySet<string> = new Set([
  'docking bay',
  'prison',
  'cloud sector',
  'asteroid sector',
])
export function isLocation(filter: Filter): boolean {
  if (filter.any && filter.type === undefined && filter.kind === undefined)
    return filter.any.every(isLocation)
  if (filter.type !== undefined)
    return [filter.type].flat().every((type) => type === 'site' || type === 'system' || type === 'sector')
  if (filter.kind !== undefined) return filter.kind === 'location'
  if (filter.trait !== undefined) return PLACE_TRAITS.has(String(filter.trait))
  if (filter.title !== undefined) return [filter.title].flat().every((title) => title.includes(': '))
  return filter.icon === 'scomp-link'
}
