/** Conditions in words. */

import type { Condition } from '../tree/conditions.ts'
import type { Carried, Filter, Holding, Reference } from '../tree/nouns.ts'
import { happened, neverHappened } from './history.ts'
import { ownNumbers } from './measures.ts'
import { amountPhrase, carried, described, each, holding, oneOf } from './nouns.ts'
import { isMany, reference, verbOf } from './references.ts'
import { arenaList, arenaName, article, listed, playerName } from './words.ts'

const COMPARED = {
  'at-least': (than: string) => `${than} or more`,
  'at-most': (than: string) => `${than} or less`,
  exactly: (than: string) => `exactly ${than}`,
  more: (than: string) => `more than ${than}`,
  less: (than: string) => `less than ${than}`,
} as const

const beside = (is: keyof typeof COMPARED, than: string): string =>
  is === 'at-least'
    ? `greater than or equal to ${than}`
    : is === 'at-most'
      ? `less than or equal to ${than}`
      : COMPARED[is](than)

const has = ({ whose }: Filter): string =>
  whose === 'you' ? 'you have' : whose === 'opponent' ? 'your opponent has' : 'there are'
const owned = ({ place }: Filter): boolean =>
  place !== undefined && ['hand', 'deck', 'discard-pile', 'build-zone'].includes(place.in)
/** Whose they are is said by the verb. */
const unowned = (filter: Filter): Filter => {
  const { whose: _, ...rest } = filter
  return owned(filter) ? filter : rest
}

const hasNot = ({ whose }: Filter): string =>
  whose === 'you' ? "you don't have" : whose === 'opponent' ? "your opponent doesn't have" : "there isn't"

function thereAre(of: Filter, atLeast: number): string {
  if (atLeast > 1) return `${has(of)} ${atLeast} or more ${described(unowned(of))}`
  const named = isNamed(of) ? isThere(of) : undefined
  return named ?? `${has(of).replace('there are', 'there is')} ${someOf(of)}`
}
/** None with fewer counters: every one has as many. */
function allMarked({ counters, ...of }: Filter): string | undefined {
  if (counters?.is !== 'at-most') return undefined
  return `${each(of)} has ${counters.than + 1} or more ${counters.of} counters on it`
}
function thereIsNot(of: Filter): string {
  const named = isNamed(of) ? isThere(of, "isn't") : undefined
  return named ?? `${hasNot(of)} ${someOf(of)}`
}
const singular = (of: Filter): string => described(unowned(of), false).replace(/^other /, '')
const isNamed = (of: Filter): boolean => of.names !== undefined && singular(of).startsWith(of.names[0]!)
/** One of them: `Luke Skywalker`, `another unit`, `a Jedi`. */
const someOf = (of: Filter): string =>
  isNamed(of) ? titled(singular(of)) : of.other ? `another ${singular(of)}` : article(singular(of))
/** Somebody who is somewhere: `Darth Vader is in the Space arena`. In a stack it is a card: a bare name may be the unit's own. */
function isThere(of: Filter, verb = 'is'): string | undefined {
  const { names = [], place, ...rest } = of
  if (!place || Object.keys(rest).length > 0) return undefined
  const all = listed(names, 'or')
  const who = place.in === 'stack' ? article(`${all} card`) : `${articleOf(names[0]!)}${all}`
  return described(of, false).replace(all, `${who} ${verb}`)
}
/** A name is said without an article, but for what is a thing or a place by its name. */
const articleOf = (name: string): string => (/^(?:Death Star|Profiteer)\b/.test(name) ? 'the ' : '')
const titled = (name: string): string => `${articleOf(name)}${name}`

const carries = (card: Reference, what: Carried): string =>
  what.what === 'pilots' && what.of
    ? `${said(card, 'is')} piloted by ${somebody(what.of)}`
    : `${said(card, 'has')} ${carried(what)}`
/** A name, or one of a kind. */
const somebody = (of: Filter): string => (of.names ? described(of, false) : article(described(of, false)))
/** The card and its verb. */
const said = (card: Reference, singular: string): string => `${reference(card)} ${verbOf(card, singular)}`

const held = (what: Holding): string =>
  what === 'pilot' ? 'a Pilot' : what === 'equipment' ? 'an Equipment' : holding(what)

/** What a card is or has; a word of its own where there is one. */
function matches(card: Reference, of: Filter): string {
  const [only, ...others] = Object.keys(of)
  if (others.length === 0) {
    if (only === 'state') return `${said(card, 'is')} ${of.state!.join(' and ')}`
    if (only === 'place' && of.place!.in === 'arena')
      return `${said(card, 'is')} in ${arenaList(of.place!.arenas)}`
    if (only === 'has') return `${said(card, 'has')} ${held(of.has![0]!)}`
    if (only === 'own') return `${said(card, 'has')} ${ownNumbers(of.own!)}`
    if (only === 'type') return 'the card type you chose was the same as that card'
    if (only === 'carries') return carries(card, of.carries!)
    if (only === 'lacks')
      return of.lacks![0] === 'pilot'
        ? `${said(card, 'has')} no Pilots`
        : `${said(card, "doesn't")} have ${held(of.lacks![0]!)}`
  }
  return said(card, 'is') + such(card, of)
}

/** ` a Jedi`, or ` Jedi`. */
const such = (card: Reference, of: Filter): string =>
  isMany(card) ? ` ${described(of)}` : ` ${somebody(of)}`

export function condition(when: Condition): string {
  switch (when.if) {
    case 'there-are':
      return `${thereAre(when.of, when.atLeast)}${when.differ ? ` with different ${when.differ}s` : ''}`
    case 'there-are-no':
      return allMarked(when.of) ?? `${has(when.of)} no ${described(unowned(when.of))}`
    case 'matches':
      return matches(when.card, when.of)
    case 'in-arena':
      return `${said(when.card, 'is')} in the ${arenaName(when.arena)} arena`
    case 'piloting':
      return `${reference(when.card)} is piloting a unit`
    case 'in-stack':
      return `${said(when.card, 'is')} in play or beneath the top card of a stack`
    case 'beneath':
      return `${reference(when.card)} is beneath the top card of a stack`
    case 'compare':
      return `${amountPhrase(when.left)} is ${typeof when.right === 'number' ? COMPARED[when.is](String(when.right)) : beside(when.is, amountPhrase(when.right))}`
    case 'stayed':
      return `the ${when.count} chosen units are still where they were`
    case 'odd':
      return `${amountPhrase(when.of)} is odd`
    case 'controls-arena':
      return `${playerName(when.who)} ${when.who === 'you' ? 'control' : 'controls'} the ${arenaName(when.arena)} arena`
    case 'attacking':
      return attacking(when)
    case 'defending':
      return `${said(when.card, 'is')} being attacked${when.against ? ` by ${oneOf(when.against)}` : ''}`
    case 'no-attack':
      return 'no unit is attacking'
    case 'rolling':
      return `dice are rolled for ${when.for.join(' or ')}`
    case 'hits':
      return `the attack has ${COMPARED[when.is](String(when.than))} hits`
    case 'damage-done':
      return `the attack has done ${COMPARED[when.is](String(when.than))} damage`
    case 'happened':
      return happened(when)
    case 'step':
      return when.step === 'battle'
        ? 'it is the battle phase'
        : `it is the ${arenaName(when.step)} battle step`
    case 'predicted':
      return "you're correct"
    case 'doomed':
      return `${reference(when.card)} would be discarded`
    case 'rolled':
      return `you roll ${listed(when.faces.map(String), 'or')}`
    case 'done':
      return 'that was done'
    case 'not':
      return negated(when.of)
    case 'all':
      return when.of.map(condition).join(' and ')
    case 'any':
      return when.of.map(condition).join(' or ')
  }
}

function attacking({ card, against, with: using }: Extract<Condition, { readonly if: 'attacking' }>): string {
  if (using) return `${reference(card)} is using ${using === 'bombard' ? 'Bombard' : 'Ion Cannon'}`
  return `${said(card, 'is')} attacking${against ? ` ${oneOf(against)}` : ''}`
}

function negated(of: Condition): string {
  if (of.if === 'controls-arena')
    return `${playerName(of.who)} ${of.who === 'you' ? "don't" : "doesn't"} control the ${arenaName(of.arena)} arena`
  if (of.if === 'there-are' && of.atLeast === 1) return thereIsNot(of.of)
  if (of.if === 'there-are') return `${has(of.of)} ${of.atLeast - 1} or less ${described(unowned(of.of))}`
  if (of.if === 'matches' && of.of.carries?.of)
    return `${said(of.card, "isn't")} piloted by ${somebody(of.of.carries.of)}`
  if (of.if === 'matches') return said(of.card, "isn't") + such(of.card, of.of)
  const never = of.if === 'happened' ? neverHappened(of) : undefined
  return never ?? `it is not so that ${condition(of)}`
}
