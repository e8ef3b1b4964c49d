/** Noun phrases and amounts in words: cards are told by amounts, and amounts by cards. */

import { same } from '@dejarik/kernel'
import { CHOSEN_SUBTYPE } from '../chosen-subtype.ts'
import { isLed } from '../grammar/nouns/alternatives.ts'
import { nameOfKeyword } from '../keywords.ts'
import type { Amount } from '../tree/amounts.ts'
import type { Condition } from '../tree/conditions.ts'
import type { CardState, Carried, Filter, Holding, Noun, Place, Reference, Selector } from '../tree/nouns.ts'
import { ACTIVATED, CUMULATIVE, ISOLATED } from '../tree/tree.ts'
import { head } from './heads.ts'
import { BESIDE, besideCard, MEASURES, ownNumbers, related } from './measures.ts'
import { reference } from './references.ts'
import { arenaList, article, listed, ownerName, playerName, possessive } from './words.ts'

/** A card that belongs to somebody where it is: the owner is said with the place. */
const isOwnPlace = (place: Place | undefined): boolean =>
  place !== undefined && ['hand', 'deck', 'discard-pile', 'build-zone', 'outside'].includes(place.in)

const ZONES: Readonly<Record<string, string>> = {
  hand: 'hand',
  deck: 'deck',
  'discard-pile': 'discard pile',
  'build-zone': 'build zone',
}
export function placePhrase(place: Place, whose?: Filter['whose']): string {
  switch (place.in) {
    case 'arena':
      return `in ${arenaList(place.arenas)}`
    case 'same-arena':
      return `in the same arena as ${reference(place.as)}`
    case 'chosen-arena':
      return 'in that arena'
    case 'outside':
      return 'from outside the game'
    case 'battle':
      return 'in the arena of this battle step'
    case 'set-aside':
    case 'out-of-game':
      return `${place.in === 'set-aside' ? 'set aside' : 'removed from the game'}${place.by ? ` by ${reference(place.by)}` : ''}`
    case 'under':
      return `under ${reference(place.unit)}`
    case 'stack':
      return `stacked with ${reference(place.of)}${place.pilots ? ' and its Pilots' : ''}`
    case 'play':
      return place.buildZone ? `in any arena or ${ownerName(place.buildZone)} build zone` : 'in play'
    case 'those':
      return 'among those'
    case 'top':
      return `in the top ${amountPhrase(place.count)} ${place.count === 1 ? 'card' : 'cards'} of ${ownerName(place.of)} deck`
    case 'on':
      return `attached to ${'the' in place.card ? reference(place.card) : bearers(place.card)}`
    default:
      return `in ${whose === 'opponent' ? "your opponent's" : whose === 'you' ? 'your' : 'any'} ${ZONES[place.in]}`
  }
}

/** `your Jedi`, `a Jedi in the Character arena`. */
const bearers = (of: Filter): string =>
  owner(of) ? `${owner(of)} ${described(of)}` : article(described(of, false))

const STATES: Readonly<Record<CardState, string>> = {
  tapped: 'tapped',
  untapped: 'untapped',
  damaged: 'damaged',
  undamaged: 'undamaged',
  attacking: 'attacking',
  defending: 'defending',
  'not-defending': 'non-defending',
  'face-down': 'face-down',
}
const SIDES = {
  dark: 'Dark Side',
  light: 'Light Side',
  neutral: 'neutral',
  vong: 'Yuuzhan Vong Side',
} as const

const isKeyword = (what: Holding): boolean =>
  [...CUMULATIVE, ...ISOLATED, ...ACTIVATED].some((one) => one === what)
const HELD: Readonly<Partial<Record<Holding, string>>> = {
  'hidden-cost': 'Hidden Cost',
  upkeep: 'Upkeep',
  bounty: 'Bounty',
  equipment: 'Equipment',
  stack: 'a stack',
}
export const holding = (what: Holding): string =>
  isKeyword(what) ? nameOfKeyword(what as (typeof CUMULATIVE)[number]) : (HELD[what] ?? 'Pilots')

/** X of a Mission of cost X: the counters that completed it. */
export const isOwnX = (amount: Amount): boolean =>
  typeof amount === 'object' &&
  amount.amount === 'counters' &&
  amount.counter === 'build' &&
  amount.on.the === 'self'
const LIMITS = { 'at-most': ' or less', 'at-least': ' or more', exactly: '' } as const
function limit({ of, is, than }: NonNullable<Filter['number']>): string {
  if (typeof than === 'object' && than.amount === 'statistic') return besideCard(of, is, than.of)
  if (is === 'more' || is === 'less') return `with ${MEASURES[of]} ${BESIDE[is]} ${amountPhrase(than)}`
  if (typeof than === 'object' && than.amount === 'bound' && than.name === 'that-much')
    return `with ${MEASURES[of]} equal to or less than the number of counters removed`
  if (typeof than === 'object' && (than.amount === 'bound' || isOwnX(than)))
    return `with ${MEASURES[of]} X${LIMITS[is]}`
  return `with ${MEASURES[of]} ${typeof than === 'number' ? than : amountPhrase(than)}${LIMITS[is]}`
}
function marked({ of, is, than }: NonNullable<Filter['counters']>): string {
  if (is === 'at-most' && than === 0) return `with no ${countersNamed(of)} on it`
  const many = is === 'exactly' ? `exactly ${than}` : `${than}${LIMITS[is]}`
  return `with ${many} ${countersNamed(of)} on it`
}
const countersNamed = (name: string): string =>
  name === 'any type' ? 'counters of any type' : `${name} counters`
export const countersBeside = ({ of, is, than }: NonNullable<Filter['countersBeside']>): string =>
  is === 'more'
    ? `more ${of} counters on it than its ${MEASURES[than]}`
    : `${of} counters on it equal to or greater than its ${MEASURES[than]}`
const isOpen = ({ subtypes }: Filter): boolean => subtypes?.join() === CHOSEN_SUBTYPE
/** Without the subtype that is named in play. */
const closed = ({ subtypes, ...rest }: Filter): Filter =>
  subtypes && subtypes.join() !== CHOSEN_SUBTYPE ? { subtypes, ...rest } : rest
/** What a filter says besides whose the cards are and that they are others. */
function description(filter: Filter, many: boolean): string {
  const {
    state = [],
    unique,
    multiArena,
    side,
    place,
    whose,
    has = [],
    lacks = [],
    sameTypeLine,
    carries,
    name,
    number,
    own,
  } = filter
  return [
    ...state.map((one) => STATES[one]),
    ...(unique ? [unique] : []),
    ...(multiArena ? ['multi-arena'] : []),
    ...(side ? [SIDES[side]] : []),
    filter.anyOf ? alternatives(filter.anyOf, many) : head(closed(filter), many),
    ...(isOpen(filter) ? ['of the chosen subtype'] : []),
    ...(place ? [placePhrase(place, whose)] : []),
    ...has.map((one) => `with ${holding(one)}`),
    ...(filter.hasAny ? [`with ${listed(filter.hasAny.map(holding), 'or')}`] : []),
    ...lacks.map((one) => `without ${holding(one)}`),
    ...(name && !isTypedAlike(filter)
      ? [
          name.is === 'same'
            ? `with the same name as ${'the' in name.as ? reference(name.as) : oneOf(name.as)}`
            : `with a different name than ${'the' in name.as ? reference(name.as) : oneOf(name.as)}`,
        ]
      : []),
    ...(filter.rarity ? ['with promotional rarity'] : []),
    ...(filter.sameSet ? [`with the same expansion symbol as ${reference(filter.sameSet)}`] : []),
    ...(filter.nameHas ? [`with ${nameWords(filter.nameHas)} in its name`] : []),
    ...(filter.subtypeOf ? [`with the same subtype as ${reference(filter.subtypeOf)}`] : []),
    ...(filter.owned ? [`owned by ${filter.owned === 'you' ? 'you' : 'your opponent'}`] : []),
    ...(filter.named ? ['with that name'] : []),
    ...(filter.fresh ? ["that this card hasn't chosen before"] : []),
    ...(filter.type ? ['of that type'] : []),
    ...(carries ? [carries.atMost === 0 ? without(carries) : `with ${carried(carries)}`] : []),
    ...(sameTypeLine
      ? [
          `with ${isTypedAlike(filter) ? 'a different name but ' : ''}the same type line as ${reference(sameTypeLine)}`,
        ]
      : []),
    ...(number ? [limit(number)] : []),
    ...(filter.counters ? [marked(filter.counters)] : []),
    ...(filter.countersBeside ? [`with ${countersBeside(filter.countersBeside)}`] : []),
    ...related(filter),
    ...(own ? [`with ${ownNumbers(own)}`] : []),
  ].join(' ')
}

/** `a Creature or Location`: after `card` the word before it would be said of cards of any kind. */
const alternatives = (all: readonly Filter[], many: boolean): string =>
  all
    .map((one, at) =>
      at > 0 && isLed(all[0]!) && !isLed(one)
        ? article(described(one, false)) // what stands before the first is not said of this one
        : alternative(described(one, many)),
    )
    .join(' or ')
const alternative = (text: string): string => text.replace(/^(Location|Equipment) card(s?)$/, '$1$2')

/** `'Luke' or 'Leia'`. */
export const nameWords = (words: string | readonly string[]): string =>
  listed(
    [words].flat().map((one) => `'${one}'`),
    'or',
  )

/** Another card of the same types and subtypes as one that is spoken of. */
const isTypedAlike = ({ name, sameTypeLine }: Filter): boolean =>
  name?.is === 'other' && 'the' in name.as && sameTypeLine !== undefined && same(name.as, sameTypeLine)

/** `without Gravity Lock attached`. */
const without = ({ of }: Carried): string =>
  `without ${listed(of?.names ?? of?.subtypes ?? ['Equipment'], 'or')} attached`
/** `2 or more Equipment attached to it`, `a Droid Pilot on it`. */
export function carried({ what, of, atLeast = 1, atMost }: Carried): string {
  const amount = atMost === undefined ? `${atLeast} or more` : `only ${atMost}`
  if (of?.subtypes && what === 'equipment')
    return `${atLeast > 1 || atMost !== undefined ? `${amount} ${listed(of.subtypes, 'or')}` : article(listed(of.subtypes, 'or'))} Equipment attached to it`
  const called = of?.nameHas ? ` with ${nameWords(of.nameHas)} in their names` : ''
  if (what === 'equipment') return `${amount} Equipment attached to it${called}`
  if (of?.names) return `${listed(of.names, 'or')} as a Pilot`
  if (of) return `${article(described({ ...of, word: 'pilot', kind: ['unit'] }, false))} on it`
  return `${amount} Pilots on it`
}

export const owner = ({ whose, place }: Filter): string =>
  isOwnPlace(place) || !whose ? '' : whose === 'you' ? 'your' : "your opponent's"
const other = (filter: Filter): string => (filter.other ? 'other ' : '')

/** `other units in the Space arena`: without a word for how many, or whose. */
export const described = (filter: Filter, many = true): string =>
  `${other(filter)}${description(filter, many)}`

/** `one of your other units`, `another unit`, `a unit`. */
export function oneOf(filter: Filter): string {
  const whose = owner(filter)
  if (whose) return `one of ${whose} ${other(filter)}${description(filter, true)}`
  return filter.other ? `another ${description(filter, false)}` : article(description(filter, false))
}
export function each(filter: Filter): string {
  const whose = owner(filter)
  return whose ? `each of ${whose} ${described(filter)}` : `each ${described(filter, false)}`
}
function many(count: string, filter: Filter): string {
  const whose = owner(filter)
  return whose ? `${count} of ${whose} ${described(filter)}` : `${count} ${described(filter)}`
}

const howMany = (count: Amount): string => amountPhrase(count).replace('that much', 'that many')

export function selector({ inEach, ...one }: Selector): string {
  if (inEach?.most)
    return `${selected({ ...one, take: { take: 'up-to', count: inEach.most } })} from different arenas`
  if (one.differ) return `${selected(one)} with different ${one.differ}s`
  if (one.total)
    return `${selected(one)} with combined ${MEASURES[one.total.of]} ${amountPhrase(one.total.than)}${LIMITS[one.total.is]}`
  return inEach
    ? `${selected(one)} in each arena${inEach.when ? ` in which ${there(inEach.when)}` : ''}`
    : selected(one)
}
/** Where it is goes without saying. */
function there(so: Condition): string {
  if (so.if !== 'there-are') return ''
  const { place: _, whose, ...of } = so.of
  return `${whose === 'opponent' ? 'he or she has' : 'you have'} ${so.atLeast} or more ${described(of)}`
}
function selected({ take, of }: Selector): string {
  if (take.take === 'each') return each(of)
  if (take.take === 'any-number')
    return many('any number', of).replace(/^any number (?!of )/, 'any number of ')
  const count = typeof take.count === 'number' ? String(take.count) : howMany(take.count)
  if (take.take === 'up-to') return many(`up to ${count}`, of)
  if (take.take === 'all-but') return many(`all but ${count}`, of)
  return take.count === 1 ? oneOf(of) : many(count, of)
}

export const noun = (phrase: Noun): string => ('the' in phrase ? reference(phrase) : selector(phrase))
/** Whom a static effect reaches. */
export const everyone = (who: Reference | Filter): string => ('the' in who ? reference(who) : each(who))

/** `the number of Jedi units in any arena`. */
export function amountPhrase(amount: Amount): string {
  if (typeof amount === 'number') return String(amount)
  switch (amount.amount) {
    case 'count':
      return `the number of ${isGone(amount.of) ? `${owner(amount.of)} ${described(amount.of)}` : having(amount.of)}`
    case 'statistic':
      return statistic(amount)
    case 'counters':
      return `the number of ${countersNamed(amount.counter)} on ${reference(amount.on)}`
    case 'attached':
      return `the number of ${ATTACHED[amount.what][1]} ${reference(amount.to)}`
    case 'bound':
      if (amount.name === 'total') return 'the total'
      if (amount.name === 'paid-in') return 'the number of counters removed to put it into play'
      return amount.name === 'X' ? 'X' : amount.name === 'roll' ? 'the number rolled' : 'that much'
    case 'force':
      return `the amount of Force ${playerName(amount.of)} ${amount.of === 'you' ? 'have' : 'has'}`
    case 'pending-damage':
      return `the damage pending on ${reference(amount.on)}`
    case 'cards':
      return `the number of cards in ${ownerName(amount.of)} ${amount.in.replace('-', ' ')}`
    case 'natural':
      return `the number of attack dice that show a natural ${listed(amount.faces.map(String), 'or')}`
    case 'misses':
      return 'the number of misses rolled'
    case 'dice':
      return `the number of dice that show ${listed(amount.faces.map(String), 'or')}`
    case 'most':
      return `the ${amount.is} ${MEASURES[amount.of]} among ${having(amount.among)}`
    case 'difference':
      return `the difference between ${amountPhrase(amount.of[0])} and ${amountPhrase(amount.of[1])}`
    case 'capped':
      return `${amountPhrase(amount.of)}, up to ${amount.most}`
    case 'groups':
      return `the number of times that ${amount.by} goes into ${amountPhrase(amount.of)}`
    case 'half':
      return `half of ${amountPhrase(amount.of)}, rounded ${amount.rounded}`
    case 'times':
      return `${amount.by} times ${amountPhrase(amount.of)}`
    case 'sum':
      return amount.of.map(amountPhrase).join(' plus ')
  }
}

/** `that unit's power`; what was paid with has a longer name. */
const statistic = ({ of, statistic: which }: Extract<Amount, { readonly amount: 'statistic' }>): string =>
  of.the === 'chosen' && of.name === 'paid'
    ? `the ${MEASURES[which]} of ${reference(of)}`
    : `${possessive(reference(of))} ${MEASURES[which]}`

export const ATTACHED = {
  pilots: ['Pilot on', 'Pilots on'],
  equipment: ['Equipment on', 'Equipment on'],
  stack: ['card beneath', 'cards beneath'],
  'whole-stack': ['card in the stack of', 'cards in the stack of'],
  under: ['card face-down under', 'cards face-down under'],
} as const

/** Nobody has what is out of the game: whose it is comes first. */
export const isGone = ({ whose, place }: Filter): boolean =>
  whose !== undefined && place?.in === 'out-of-game'
/** `Jedi units you have in any arena`. */
export function having(filter: Filter, many = true): string {
  const { whose, place, ...rest } = filter
  const owned = place && ['hand', 'deck', 'discard-pile', 'build-zone'].includes(place.in)
  if (!whose || owned) return described(filter, many)
  const what = described({ ...rest, ...(place ? { place } : {}) }, many)
  return whose === 'you' ? `${what} you have` : `${what} your opponent has`
}
