/** That some cards are there: "at same site as Owen", "your droid is aboard a starship", "at least two starships are on table". */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import { listed, possessive, words } from '../lists.ts'
import { sayAt, sayPlace } from '../nouns/locations.ts'
import { a, isNamed, many, predicate, several } from '../nouns/nouns.ts'
import { phraseOf } from '../nouns/phrases.ts'
import { owns, sayRange } from '../nouns/qualities.ts'
import { type Speaker, theWord } from '../nouns/speaker.ts'
import { TYPES, traitNoun } from '../words/nouns.ts'
import { CARD_NUMBER_WORDS } from '../words/numbers.ts'

/** The word that opens it and the rest; the negation where it is not made with "not" or "unless". */
export interface Said {
  readonly opens: 'while' | 'if' | 'when' | ''
  readonly says: string
  readonly denies?: string
}

const RELATIVE: Readonly<Record<string, string>> = {
  'same-site': 'at same site as',
  'same-location': 'at same location as',
  'same-system': 'at same system as',
  present: 'present with',
}
/** Cards that are somewhere themselves say where others are by where they are. */
const isSomewhere = ({ facts: { kind } }: Speaker): boolean => kind !== 'location' && kind !== 'interrupt'

export function onTable(condition: Extract<Condition, { if: 'on-table' }>, speaker: Speaker): Said {
  const { what, least = 1, most } = condition
  const { where, ...rest } = what
  const relative = typeof where === 'string' ? RELATIVE[where] : undefined
  if (relative && isSomewhere(speaker) && least === 1 && most === undefined)
    return { opens: 'while', says: `${relative} ${a(rest, speaker)}` }
  if (typeof what.the === 'object' && what.the.chosen === 'fighters')
    return { opens: 'if', says: `${a(rest, speaker).replace(/ involved$/, '')} was involved` }
  if (what.the) return ofKnown(what.the, what, speaker)
  if ((what.occupied === 'you' || what.occupied === 'opponent' || what.controlled) && most === undefined)
    return held(what, least, speaker)
  if (what.leads && Object.keys(what).length === 1)
    return { opens: '', says: 'during an Attack Run', denies: 'except during an Attack Run' }
  const fought = least === 1 && most === undefined ? battlefield(what) : undefined
  if (fought) {
    const says = `during a battle ${fought.has ? `at ${a(fought, speaker)}` : sayAt(fought, speaker)}`
    return { opens: '', says, denies: `except ${says}` }
  }
  const { has, ...location } = what
  if (has?.the && Object.keys(has).length === 1 && least === 1 && most === undefined)
    return { opens: 'if', says: `${theWord(has.the, speaker)} is at ${a(location, speaker)}` }
  const { trait, ...person } = what
  const { where: place, ...whoever } = person
  if (typeof whoever.persona === 'string' && typeof trait === 'string' && Object.keys(whoever).length === 1)
    if (least === 1 && most === undefined) {
      const at = place === undefined ? '' : sayPlace(place, speaker).replace(/^in battles /, 'in a battle ')
      const is = words(a({ trait }, speaker), at)
      return { opens: 'if', says: `${whoever.persona} is ${is}`, denies: `${whoever.persona} is not ${is}` }
    }
  const { subject, state } = apart(what)
  const is = words(...phraseOf(state, speaker).after).replace(/^in battles /, 'in a battle ') || 'on table'
  return most === undefined ? there(subject, is, least, speaker) : few(subject, is, most, speaker)
}
/** Traits that locations alone have. */
const PLACES: ReadonlySet<string> = new Set(['holosite', 'asteroid sector', 'cloud sector'])
/** A location where a battle is. */
function battlefield({ inBattle, ...place }: Filter): Filter | undefined {
  if (!inBattle) return undefined
  const types = [
    ...listed(place.type ?? []).map((each) => TYPES[each].of),
    ...listed(place.trait ?? []).map((each) => (PLACES.has(each) ? 'location' : traitNoun(each).of)),
  ]
  const isPlace = place.kind === 'location' || (types.length > 0 && types.every((of) => of === 'location'))
  return isPlace ? place : undefined
}

/** "You occupy at least two Tatooine sites", "opponent controls no battlegrounds". */
function held({ occupied, controlled, ...place }: Filter, least: number, speaker: Speaker): Said {
  const by = occupied ?? controlled
  const verb = occupied ? (by === 'you' ? 'occupy' : 'occupies') : by === 'you' ? 'control' : 'controls'
  const says = (some: string): string => words(by, verb, some)
  return {
    opens: 'if',
    says: says(least === 1 ? a(place, speaker) : `at least ${several(least, place, speaker)}`),
    ...(least === 1 ? { denies: says(`no ${many(place, speaker)}`) } : {}),
  }
}
const few = (subject: Filter, is: string, most: number, speaker: Speaker): Said => ({
  opens: 'if',
  says: `at most ${several(most, subject, speaker)} are ${is}`,
})

/** "You have a leader here", "Wrong Turn is on table", "no droid is present". */
function there(subject: Filter, is: string, least: number, speaker: Speaker): Said {
  const { whose, ...plain } = subject
  const named = isNamed(subject, speaker)
  const where = is === 'on table' && whose ? '' : is
  if (whose && !named) {
    const who = owns(whose)
    const some = least === 1 ? a(plain, speaker) : `at least ${several(least, plain, speaker)}`
    return {
      opens: 'if',
      says: words(who, some, where),
      denies:
        least === 1
          ? words(who, 'no', many(plain, speaker), where)
          : words(who, `fewer than ${several(least, plain, speaker)}`, where),
    }
  }
  if (least > 1) {
    const some = `${several(least, subject, speaker)} are ${is}`
    return { opens: 'if', says: `at least ${some}`, denies: `fewer than ${some}` }
  }
  const none = named ? `${a(subject, speaker)} is not ${is}` : `no ${many(subject, speaker)} are ${is}`
  return { opens: 'if', says: `${a(subject, speaker)} is ${is}`, denies: none }
}

/** Of a card that is known: "target is a Jawa", "target's forfeit is at most 0". */
function ofKnown(the: NonNullable<Filter['the']>, what: Filter, speaker: Speaker): Said {
  const { the: _, number, ...asked } = what
  const subject = theWord(the, speaker)
  if (number && Object.keys(asked).length === 0)
    return {
      opens: 'if',
      says: `${possessive(subject)} ${CARD_NUMBER_WORDS[number.name]} is ${sayRange(number, speaker)}`,
    }
  const whole: Filter = number ? { ...asked, number } : asked
  if (Object.keys(whole).length === 0) return { opens: 'if', says: `${subject} is on table` }
  const is = predicate(whole, speaker)
  return {
    opens: 'if',
    says: `${subject} is ${is}`.replace(' is with ', ' has ').replace(' is without ', ' has no '),
    denies: `${subject} is not ${is}`,
  }
}

/** What the cards are, and how they must be. */
function apart(what: Filter): { readonly subject: Filter; readonly state: Filter } {
  const { where, on, inBattle, alone, present, any, pilots, fires, leads, ...rest } = what
  const isPlaces = any?.every((each) => each.where !== undefined && Object.keys(each).length === 1) === true
  const subject: Filter = any && !isPlaces ? { ...rest, any } : rest
  const state: Filter = {
    ...(any && isPlaces ? { any } : {}),
    ...(where === undefined ? {} : { where }),
    ...(pilots ? { pilots } : {}),
    ...(fires ? { fires } : {}),
    ...(leads ? { leads } : {}),
    ...(on ? { on } : {}),
    ...(inBattle ? { inBattle } : {}),
    ...(alone ? { alone } : {}),
    ...(present ? { present } : {}),
  }
  return { subject, state }
}

/** A whole clause of it, which says where by itself: "C-3PO is on table". */
export const thereIs = (what: Filter, speaker: Speaker): string =>
  onTable(
    { if: 'on-table', what },
    speaker.facts.kind === 'location'
      ? speaker
      : { ...speaker, facts: { ...speaker.facts, kind: 'interrupt' } },
  ).says
