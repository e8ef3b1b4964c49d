/** Which cards a filter means, as a noun phrase: "your warriors at the same site". */
import type { Bound, Filter, Place, Range } from '../filter.ts'

type Field = keyof Filter

/** Lists read "a, b or c". */
export const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)!}`
const listed = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value

const THE: Readonly<Record<string, string>> = {
  self: 'this card',
  host: 'the card that it is on',
  target: 'its target',
}
function theWord(the: NonNullable<Filter['the']>): string {
  return typeof the === 'object' ? (CHOSEN[the.chosen] ?? `the ${the.chosen}`) : THE[the]!
}
const CHOSEN: Readonly<Record<string, string>> = {
  answered: 'that card',
  at: 'that place',
  source: 'that weapon',
  harmed: 'the card that it was to strike',
  fighters: 'one of those who fought',
  carrier: 'whoever carries it',
}

const PLACES: Readonly<Record<Exclude<Place, object>, string>> = {
  'same-location': 'at the same location',
  'same-site': 'at the same site',
  'same-system': 'at the same system',
  present: 'present',
  'adjacent-site': 'at an adjacent site',
  'same-or-adjacent-site': 'at the same or an adjacent site',
  'related-system': 'at the related system',
  'related-site': 'at a related site',
  aboard: 'aboard',
  'on-this': 'on this card',
}
function sayPlace(where: Place): string {
  if (typeof where === 'string') return PLACES[where]
  if ('sitesOf' in where) return `at a ${where.sitesOf} site`
  if ('system' in where) return `at ${where.system}`
  return 'at' in where ? `at ${where.at}` : `at a ${sayOne(where.atA)}`
}

function sayRange({ least, most, exactly }: Range): string {
  if (exactly !== undefined) return `of ${sayBound(exactly)}`
  if (least !== undefined && most !== undefined) return `from ${sayBound(least)} to ${sayBound(most)}`
  if (typeof most === 'number' && !Number.isInteger(most)) return `below ${Math.ceil(most)}`
  if (most !== undefined) return `of at most ${sayBound(most)}`
  return typeof least === 'number' && !Number.isInteger(least)
    ? `above ${Math.floor(least)}`
    : `of at least ${sayBound(least ?? 0)}`
}

function sayBound(bound: Bound): string {
  if (typeof bound === 'number') return String(bound)
  if ('value' in bound) return `the ${bound.value}`
  return 'sameAs' in bound ? `that of ${sayOne(bound.sameAs)}` : `the number of ${sayOne(bound.countOf)}`
}

/** What kind of card it is, or its name. */
function noun(filter: Filter): string {
  if (filter.the) return theWord(filter.the)
  const named = filter.persona ?? filter.title ?? filter.model
  if (named !== undefined) return either(listed(named))
  const words = [filter.trait, filter.icon, filter.type, filter.kind]
    .filter((word) => word !== undefined)
    .map((word) => either(listed(word)))
  return words.length > 0 ? words.join(' ') : 'card'
}

const OCCUPIERS = {
  you: 'you occupy',
  opponent: 'your opponent occupies',
  nobody: 'nobody occupies',
} as const

/** What else must be so, in the order in which it is said. */
const QUALITIES: readonly (readonly [Field, (filter: Filter) => string])[] = [
  ['titleHas', ({ titleHas }) => `with ${titleHas} in its name`],
  ['printed', ({ printed }) => `with ${printed!.icon ?? printed!.trait} printed on it`],
  ['sensitivity', ({ sensitivity }) => `that is Force-${either(listed(sensitivity!))}`],
  ['number', ({ number }) => `with ${number!.name} ${sayRange(number!)}`],
  ['on', ({ on }) => `on ${sayOne(on!)}`],
  ['with', (filter) => `with ${sayOne(filter.with!)}`],
  ['has', ({ has }) => `where ${sayOne(has!)} is`],
  ['hasSeveral', ({ hasSeveral }) => `where ${hasSeveral!.least} or more of ${sayOne(hasSeveral!.of)} are`],
  ['adjacentTo', ({ adjacentTo }) => `next to ${sayOne(adjacentTo!)}`],
  ['night', () => 'at night'],
  ['drives', () => 'driving'],
  ['present', () => 'not inside anything'],
  ['hit', () => 'that is hit'],
  ['cancelledBy', ({ cancelledBy }) => `that ${cancelledBy} can cancel`],
  ['pilots', ({ pilots }) => (pilots === true ? 'as a pilot' : `piloting ${sayOne(pilots!)}`)],
  ['where', ({ where }) => sayPlace(where!)],
  ['kindNamed', () => 'of that kind'],
  ['movable', () => 'that can still move in this turn'],
  ['targets', ({ targets }) => `whose target is ${sayState(targets!)}`],
  ['targetedBy', ({ targetedBy }) => `that ${sayOne(targetedBy!)} targets`],
  ['related', ({ related }) => `with a related ${sayOne(related!)} on table`],
  ['occupied', ({ occupied }) => `that ${OCCUPIERS[occupied!]}`],
  ['inBattle', () => 'in the battle'],
  ['alone', () => 'alone'],
  [
    'controlled',
    ({ controlled }) => (controlled === 'you' ? 'that you control' : 'that your opponent controls'),
  ],
  ['any', ({ any }) => `(${either(any!.map(sayOne))})`],
  ['not', ({ not }) => `but not ${sayOne(not!)}`],
]

const OWNERS = { yours: 'your ', opponents: "your opponent's " } as const

const isPlain = (filter: Filter): boolean => noun(filter) === 'card' && !filter.whose

/** What is true of a card: "piloting Red 3", "a Rebel at the same site". */
export function sayState(filter: Filter): string {
  const said = sayOne(filter)
  return isPlain(filter) ? said.replace(/^card /, '') : `a ${said}`
}

/** A location that is meant: "here", "the battle", "a site with …". */
export function sayLocation(filter: Filter): string {
  if (filter.the === 'self') return 'this place'
  if (isPlain(filter)) return filter.inBattle ? 'the battle' : `a place ${sayState(filter)}`
  return `a ${sayOne(filter)}`
}

/** A filter without an article: "your Rebel at the same site". */
export function sayOne(filter: Filter): string {
  const owner = filter.whose ? OWNERS[filter.whose] : ''
  const unique = filter.unique === undefined ? '' : filter.unique ? 'unique ' : 'non-unique '
  const qualities = QUALITIES.filter(([field]) => filter[field] !== undefined).map(([, say]) => say(filter))
  return [`${owner}${unique}${noun(filter)}`, ...qualities].join(' ')
}
