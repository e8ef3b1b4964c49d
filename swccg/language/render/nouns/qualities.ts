/** What must be so of cards besides what they are: numbers, what is on them, what is there, who controls. */
import type { Bound, Filter, Range } from '../../../text/filter.ts'
import { article, either, listed } from '../lists.ts'
import { TYPES, traitNoun } from '../words/nouns.ts'
import { CARD_NUMBER_WORDS } from '../words/numbers.ts'
import { type Speaker, theWord } from './speaker.ts'

const OCCUPIERS = { you: 'you occupy', opponent: 'opponent occupies', nobody: '' } as const
const CONTROLLERS = { you: 'you control', opponent: 'opponent controls' } as const

const FIREABLE = {
  plain: 'able to fire',
  free: '(able to fire at no cost)',
  seekers: 'able to fire (at seekers too)',
  double: '(able to fire at double use of Force)',
} as const
const DOES = {
  release: 'that can release a captive',
  examine: 'that examines cards in Used Pile or Force Pile',
  'examine-own': 'examining cards in own Used Pile or Force Pile',
  'examine-other': "examining cards in other player's Used Pile or Force Pile",
  insert: "'inserted' in a Reserve Deck",
} as const

/** What is next to a site is a site. */
const asSite = (filter: Filter): Filter =>
  filter.the || filter.type || filter.title || filter.kind || filter.trait
    ? filter
    : { type: 'site', ...filter }

/** In the order in which it is said. */
export const SAID: readonly (readonly [keyof Filter, (filter: Filter, speaker: Speaker) => string])[] = [
  ['persona', ({ trait }) => (typeof trait === 'string' ? `who is ${article(traitNoun(trait).one)}` : '')],
  ['titleHas', ({ titleHas }) => `with '${titleHas}' in title`],
  ['copyOf', ({ copyOf }, speaker) => `of the same title as ${speaker.nouns.a(copyOf!, speaker)}`],
  ['printed', ({ printed }) => `with ${saySkill(printed!)}`],
  ['number', ({ number }, speaker) => (number!.name === 'guns' ? '' : sayNumber(number!, speaker))],
  ['kindNamed', ({ kindNamed }, speaker) => `of ${speaker.values[kindNamed!] ?? `the ${kindNamed}`}`],
  ['titleNamed', ({ titleNamed }, speaker) => `of ${speaker.values[titleNamed!] ?? `the ${titleNamed}`}`],
  ['titled', ({ titled }, speaker) => `of ${speaker.values[titled!] ?? 'that title'}`],
  ['mayTarget', ({ mayTarget }, speaker) => `that may target ${speaker.nouns.a(mayTarget!, speaker)}`],
  ['inRangeOf', ({ inRangeOf }, speaker) => `that ${speaker.nouns.a(inRangeOf!, speaker)} may target`],
  ['battled', () => 'in battle this turn'],
  ['does', ({ does }) => DOES[does!]],
  ['hit', () => "'hit'"],
  ['ionised', () => 'damaged by an ion cannon'],
  ['seizedBy', ({ seizedBy }, speaker) => `seized by ${speaker.nouns.a(seizedBy!, speaker)}`],
  ['stranded', ({ stranded }, { facts }) => (facts.title === stranded ? 'here' : `on ${stranded}`)],
  ['drives', ({ on }, speaker) => `driving ${on ? speaker.nouns.any(on, speaker) : 'a vehicle'}`],
  [
    'destinyAmong',
    ({ destinyAmong }, { values }) =>
      new Set(destinyAmong).size === destinyAmong!.length &&
      destinyAmong!.every((name) => values[name] !== undefined)
        ? 'with any of those destiny numbers'
        : `with destiny number of ${either(destinyAmong!)}`,
  ],
  ['repeats', () => 'that may fire repeatedly'],
  ['fellHere', () => 'forfeited from same location this turn'],
  ['inAttack', () => 'in an attack'],
  ['passenger', () => 'aboard as a passenger'],
  [
    'pilots',
    ({ pilots, inBattle }, speaker) =>
      pilots === true
        ? 'piloting'
        : `piloting ${speaker.nouns.any(pilots!, speaker)}${inBattle ? ' during battle' : ''}`,
  ],
  ['with', (filter, speaker) => (isPilot(filter.with!) ? '' : sayWith(filter.with!, speaker))],
  [
    'withSeveral',
    ({ withSeveral }, speaker) =>
      `with at least ${speaker.nouns.several(withSeveral!.least, withSeveral!.of, speaker)} aboard`,
  ],
  ['roomFor', ({ roomFor }, speaker) => `with room for ${speaker.nouns.many(roomFor!, speaker)}`],
  [
    'on',
    ({ on, trait, drives }, speaker) => {
      if (drives) return ''
      return trait === 'escorted' ? `of ${speaker.nouns.any(on!, speaker)}` : sayOn(on!, speaker)
    },
  ],
  ['targets', ({ targets }, speaker) => `whose target is ${speaker.nouns.predicate(targets!, speaker)}`],
  ['targetedBy', ({ targetedBy }, speaker) => `targeted by ${speaker.nouns.a(targetedBy!, speaker)}`],
  ['immuneTo', ({ immuneTo }) => `immune to ${immuneTo}`],
  ['inside', ({ inside }, speaker) => `of ${speaker.nouns.any(inside!, speaker)}`],
  ['has', ({ has }, speaker) => sayHas(has!, speaker)],
  ['hasSeveral', ({ hasSeveral }, speaker) => sayHasSeveral(hasSeveral!, speaker)],
  [
    'hasTitles',
    ({ hasTitles }, speaker) => `${sayHasSeveral(hasTitles!, speaker)} with different card titles`,
  ],
  ['related', ({ related }, speaker) => sayRelated(related!, speaker)],
  ['adjacentTo', ({ adjacentTo }, speaker) => `adjacent to ${speaker.nouns.a(asSite(adjacentTo!), speaker)}`],
  ['toward', ({ toward }, speaker) => `toward ${speaker.nouns.a(toward!, speaker)}`],
  ['within', ({ within }) => `up to ${within} sites away`],
  ['nearerTo', ({ nearerTo }, speaker) => `closer to ${speaker.nouns.a(nearerTo!, speaker)}`],
  ['fartherFrom', ({ fartherFrom }, speaker) => `farther from ${speaker.nouns.a(fartherFrom!, speaker)}`],
  ['unstruck', () => 'before asteroid destiny is drawn against it this turn'],
  ['searching', () => 'in that search party'],
  ['lone', () => 'that is your only character on a planet'],
  ['enhances', () => 'adding to a Force drain'],
  ['firedBy', ({ firedBy }, speaker) => `fired by ${speaker.nouns.any(firedBy!, speaker)}`],
  ['leads', () => 'leading an Attack Run'],
  ['counted', () => 'counted in Epic Events'],
  ['inSights', ({ inSights }, speaker) => `in range of ${speaker.nouns.a(inSights!, speaker)}`],
  ['parsec', ({ parsec }) => `at parsec ${parsec}`],
  ['orbits', ({ orbits }) => `orbiting ${orbits}`],
  ['systemOf', ({ systemOf }, speaker) => `related to ${speaker.nouns.many(systemOf!, speaker)}`],
  ['aimedAtBefore', () => 'that was targeted by another weapon this turn'],
  ['orbitedBy', ({ orbitedBy }) => `orbited by ${orbitedBy}`],
  ['occupied', ({ occupied }) => OCCUPIERS[occupied!]],
  ['drained', () => 'where Force was drained this turn'],
  ['outdone', () => "where your total power is more than double opponent's"],
  ['controlled', ({ controlled }) => CONTROLLERS[controlled!]],
  ['inHand', () => 'in hand'],
  ['quiet', () => 'where no battle took place this turn'],
  ['fireable', ({ fireable }) => FIREABLE[fireable!]],
  ['fires', ({ fires }, speaker) => `firing ${speaker.nouns.a(fires!, speaker)}`],
  ['ownPilot', () => 'with its permanent pilot aboard'],
  [
    'reachedBy',
    ({ reachedBy }, speaker) =>
      reachedBy!.least === 1
        ? `within reach of ${speaker.nouns.a(reachedBy!.of, speaker)}`
        : `within reach of ${speaker.nouns.several(reachedBy!.least, reachedBy!.of, speaker)}`,
  ],
  ['inReserve', () => 'still in Reserve Deck'],
  ['rested', () => 'yet to battle this turn'],
  ['present', () => 'present'],
  ['canReach', ({ canReach }, speaker) => `able to move to ${speaker.nouns.a(canReach!, speaker)}`],
]

/** "Printed warrior skill": an icon, or a trait. */
export const saySkill = ({ icon, trait, permanentPilot }: NonNullable<Filter['printed']>): string =>
  permanentPilot !== undefined
    ? `a permanent pilot of ability ${permanentPilot}`
    : icon
      ? `printed ${icon === 'nav-computer' ? 'nav computer' : `${icon} skill`}`
      : `printed ${trait} trait`

/** Whether it can only mean characters, which are aboard and not on something. */
const isCharacter = ({ kind, type, trait, persona }: Filter): boolean =>
  kind === 'character' ||
  persona !== undefined ||
  listed(type ?? []).some((each) => TYPES[each].of === 'character') ||
  (trait !== undefined && listed(trait).every((each) => traitNoun(each).of === 'character'))

/** Whoever it is that flies it. */
const isPilot = (filter: Filter): boolean => filter.pilots === true && Object.keys(filter).length === 1

/** "With a lightsaber", "with Han piloting", "with a pilot", "he pilots". */
export function sayWith(found: Filter, speaker: Speaker, word = 'with'): string {
  if (isPilot(found)) return `${word} a pilot`
  if (found.trait === 'escorted')
    return `escorting ${speaker.nouns.a({ ...found, trait: 'captive' }, speaker)}`
  if (found.the && found.pilots === true && Object.keys(found).length === 2 && word === 'with')
    return `${theWord(found.the, speaker)} pilots`
  if (found.trait === 'frozen') return `escorting ${speaker.nouns.a(found, speaker)}`
  const aboard = !found.pilots && isCharacter(found) ? ' aboard' : ''
  return `${word} ${speaker.nouns.a(found, speaker)}${aboard}`
}

/** "Where you have a Jedi present", "where Wioslea is". */
function sayHas(has: Filter, speaker: Speaker): string {
  const { whose, present, ...rest } = has
  if (whose) return `where ${owns(whose)} ${speaker.nouns.a(present ? { ...rest, present } : rest, speaker)}`
  if (has.the === 'host' && present && Object.keys(has).length === 2) return 'where present'
  return present
    ? `where ${speaker.nouns.a(rest, speaker)} is present`
    : `where ${speaker.nouns.a(has, speaker)} is`
}
export const owns = (whose: 'yours' | 'opponents'): string =>
  whose === 'yours' ? 'you have' : 'opponent has'

function sayHasSeveral({ least, of }: NonNullable<Filter['hasSeveral']>, speaker: Speaker): string {
  const { whose, ...rest } = of
  const found =
    least === 1 ? speaker.nouns.a(rest, speaker) : `at least ${speaker.nouns.several(least, rest, speaker)}`
  return whose ? `where ${owns(whose)} ${found}` : `with ${found}`
}

/** "With a related docking bay on table", "related to your Rebel Planners", "related to a system you control". */
const sayRelated = (related: Filter, speaker: Speaker): string =>
  related.with && Object.keys(related).length === 1
    ? `related to ${speaker.nouns.a(related.with, speaker)}`
    : related.has?.the && Object.keys(related).length === 1
      ? `related to the location of ${speaker.nouns.a(related.has, speaker)}`
      : Object.keys(related).every((field) => WHAT_IT_IS.has(field))
        ? `with a related ${speaker.nouns.bare(related, speaker)} on table`
        : `related to ${speaker.nouns.a(related, speaker)}`
/** What a location is, and not what is so of it. */
const WHAT_IT_IS: ReadonlySet<string> = new Set(['kind', 'type', 'trait', 'icon', 'title'])

const CRAFT: ReadonlySet<string> = new Set([
  'starship',
  'vehicle',
  'starfighter',
  'capital',
  'transport',
  'creature',
])
function isCraft({ kind, type, the }: Filter, speaker: Speaker): boolean {
  if (the) return /starship|starfighter|vehicle/.test(theWord(the, speaker))
  return [...listed(kind ?? []), ...listed(type ?? [])].some((each) => CRAFT.has(each))
}
export const sayOn = (on: Filter, speaker: Speaker): string =>
  on.the === 'self' && speaker.facts.kind === 'effect'
    ? 'stacked here'
    : `${isCraft(on, speaker) ? 'aboard' : 'on'} ${speaker.nouns.any(on, speaker)}`

export function sayNumber(
  { name: number, ...range }: NonNullable<Filter['number']>,
  speaker: Speaker,
): string {
  if (number === 'shots')
    return range.least === 1 && Object.keys(range).length === 1
      ? 'that can be fired now'
      : `that can be fired ${sayRange(range, speaker)} times now`
  if (number === 'guns') return `that ${sayRange(range, speaker)} of your weapons can target`
  if (number === 'deploy' && range.most === 0 && Object.keys(range).length === 1)
    return 'which has no deploy cost'
  if (number === 'armor' && range.most === 0 && Object.keys(range).length === 1) return 'without armor'
  if (number === 'armor' && range.least === 1 && Object.keys(range).length === 1) return 'with armor'
  if (number === 'ability' && range.least === 0.1 && Object.keys(range).length === 1) return 'with ability'
  const same = range.exactly
  if (number === 'destiny' && typeof same === 'object' && 'value' in same && isDrawnNow(same.value, speaker))
    return 'with that destiny number'
  if (typeof same === 'object' && 'sameAs' in same)
    return `with same ${CARD_NUMBER_WORDS[number]} as ${speaker.nouns.a(same.sameAs, speaker)}`
  return `${number === 'ability' ? 'of' : 'with'} ${CARD_NUMBER_WORDS[number]} ${sayRange(range, speaker)}`
}
/** What was just drawn, and nothing else. */
const isDrawnNow = (name: string, { values }: Speaker): boolean => values[name] === 'destiny'
export function sayRange({ least, most, exactly }: Range, speaker: Speaker): string {
  if (exactly !== undefined) return `= ${sayBound(exactly, speaker)}`
  if (Number.isInteger(least) && Number.isInteger(most)) return `from ${least} to ${most}`
  return [
    ...(least === undefined ? [] : [sayLeast(least, speaker)]),
    ...(most === undefined ? [] : [sayMost(most, speaker)]),
  ].join(' and ')
}
/** Between whole numbers lies what "more than" and "less than" mean. */
const sayLeast = (least: Bound, speaker: Speaker): string =>
  typeof least === 'number' && !Number.isInteger(least)
    ? `> ${Math.floor(least)}`
    : `at least ${sayBound(least, speaker)}`
const sayMost = (most: Bound, speaker: Speaker): string =>
  typeof most === 'number' && !Number.isInteger(most)
    ? `< ${Math.ceil(most)}`
    : `at most ${sayBound(most, speaker)}`
export function sayBound(bound: Bound, speaker: Speaker): string {
  if (typeof bound === 'number') return String(bound)
  if ('value' in bound) return speaker.values[bound.value] ?? `the ${bound.value}`
  return 'sameAs' in bound
    ? `that of ${speaker.nouns.a(bound.sameAs, speaker)}`
    : `number of ${speaker.nouns.many(bound.countOf, speaker)}`
}
