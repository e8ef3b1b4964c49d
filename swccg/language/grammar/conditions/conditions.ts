/** Conditions: where the card is, who is with it, who is there, what goes on. */
import {
  either,
  first,
  later,
  map,
  nothing,
  pattern,
  remember,
  rewrite,
  say,
  separated,
  sequence,
  unless,
  where,
  worded,
} from '@dejarik/kernel/language'
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import { on, type Parser, type Source } from '../../source.ts'
import { HOST, TARGET } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { ownName, systemName } from '../nouns/names.ts'
import { locationNoun, place, selector } from '../nouns/nouns.ts'
import { atLocation } from '../nouns/places.ts'
import { host, isAttached, self } from '../nouns/the-card-itself.ts'
import { hands } from './comparisons.ts'
import { holds, WHOSE, who } from './control.ts'
import { all, any, not, there, thisIs, whereThis } from './states.ts'

/** On Effects and devices `while on Tatooine` speaks of the carrier, which is where the card is. */
const subject: Parser<unknown> = first<unknown>(
  say`${ownName} (?:is|are)`(() => null),
  say`(?:he|she|it|this starship|this vehicle) is`(() => null),
  nothing(null),
)

const night: Parser<Condition> = either<Condition>(
  say`(?:under |during |)nighttime conditions(?! exist)`(() => ({ if: 'nighttime' })),
  say`nighttime conditions exist anywhere on table`(() => ({ if: 'nighttime', at: 'anywhere' })),
)
/** Of the card that this one is on, or that it targets. */
const ofCarrier = (of: Filter, is: Filter): Condition =>
  of.the === 'target' ? there({ ...is, ...of }) : { if: 'host', is }
const carrier: Parser<Condition> = on(
  isAttached,
  either<Condition>(
    say`(?!target)${host} is ${place}`(ofCarrier),
    say`${host} (?:has|carries) (?=an? |any |your )${selector}`((of, what) => ofCarrier(of, { with: what })),
    say`${host} does not have (?=an? |any |your )${selector}`((of, what) =>
      not(ofCarrier(of, { with: what })),
    ),
  ),
)

/** Whoever is aboard is aboard the craft: the card itself, or what it is in or on. */
function aboard(cards: Parser<Filter>): Parser<Condition> {
  return (source, at) =>
    cards(source, at).map(({ value, end }) => ({
      value:
        source.card.kind === 'character' || isAttached(source)
          ? ({ if: 'host', is: { with: value } } as const)
          : thisIs({ with: value }),
      end,
    }))
}

/** One of two: a list within it is joined by `or`. */
const oneOf: Parser<Filter> = worded(selector, (words) => !/ and |,/.test(words))
/** Cards that are there: `Luke present`, `a Vaporator on table`, `no droid present with him`. */
const exists: Parser<Condition> = either<Condition>(
  say`${where(selector, (cards) => cards.where !== undefined || cards.inBattle === true || cards.on !== undefined)}(?: (?:is|are)(?: also)?)?(?=\s*(?:[,.:)]|$|and\b|unless))`(
    there,
  ),
  say`${selector} (?:is|are) aboard ${selector}`((cards, on) => there({ ...cards, on })),
  say`${selector} (?:is|are) (?:also )?${place}`((cards, at) => there({ ...cards, ...at })),
  say`${selector} (?:is|are) ${place} in battle`((cards, at) => there({ ...cards, ...at, inBattle: true })),
  say`${where(oneOf, ({ whose }) => whose === undefined)} and your ${oneOf} are in (?:a )?battle together`(
    (one, other) =>
      all(there({ ...one, inBattle: true }), there({ ...other, whose: 'yours', inBattle: true })),
  ),
  say`your ${oneOf} and ${oneOf} are in (?:a )?battle together`((one, other) =>
    all(...[one, other].map((cards) => there({ ...cards, whose: 'yours', inBattle: true }))),
  ),
  say`${selector} (?:is|are) in (?:a )?battle at (?:an? |any )?${locationNoun}`((cards, at) =>
    there({ ...cards, ...atLocation(at), inBattle: true }),
  ),
  say`(?:an? |any )?${selector} on table`((cards) => there(cards)),
  say`${selector} is present at the battle(?: location)?`((cards) =>
    there({ whose: 'yours', ...cards, inBattle: true, present: true }),
  ),
  say`${systemName}(?: system)? (?:is )?on table`((title) => there({ type: 'system', title })),
  on(
    ({ card }) => card.kind !== 'interrupt',
    aboard(say`${selector} (?:is |are )?aboard(?: here)?(?! \w)`((cards) => cards)),
  ),
  say`${selector} (?:is )?piloting(?! \w)`((cards) => thisIs({ with: { ...cards, pilots: true } })),
  say`${selector} is pilot`((cards) => thisIs({ with: { ...cards, pilots: true } })),
  say`no ${selector}`((cards) => not(there(cards))),
  say`no ${selector} (?:is|are) ${place}`((cards, at) => not(there({ ...cards, ...at }))),
  say`${who} (?:has|have) (?:at least )?${count}(?: or more)?(?: of)? ${selector}`((by, least, what) => ({
    if: 'on-table',
    what: { ...what, whose: WHOSE[by] },
    ...(least > 1 ? { least } : {}),
  })),
  say`${who} (?:has|have) fewer than ${count} ${selector}`((by, least, what) =>
    not({ if: 'on-table', what: { ...what, whose: WHOSE[by] }, least }),
  ),
  say`fewer than ${count} ${selector} are(?: on table)?`((least, what) =>
    not({ if: 'on-table', what, least }),
  ),
  say`${who} (?:has|have) ${count} ${selector} at ${count} different ${locationNoun}`(
    (by, many, what, least, at) =>
      many === least
        ? { if: 'on-table', what: { ...at, has: { ...what, whose: WHOSE[by] } }, least }
        : { if: 'any', of: [] },
  ),
  say`${who} (?:has|have) (?:no|neither) ${selector}`((by, what) =>
    not(there({ ...what, whose: WHOSE[by] })),
  ),
  say`${who} (?:has|have) (?=an? |any |your )${selector}`((by, what) => there({ ...what, whose: WHOSE[by] })),
  say`at least ${count}(?: of)? ${selector} (?:is|are) ${place}`((least, what, at) => ({
    if: 'on-table',
    what: { ...what, ...at },
    least,
  })),
  say`${selector} (?:is|are) ${place} or ${place}`((cards, one, other) =>
    there({ ...cards, any: [one, other] }),
  ),
  say`at least ${count}(?: of)? ${selector}(?: (?:is|are))?(?: on table)?`((least, what) => ({
    if: 'on-table',
    what,
    least,
  })),
  say`${count} or more(?: of)? ${selector}(?: (?:is|are))?(?: on table)?`((least, what) => ({
    if: 'on-table',
    what,
    least,
  })),
)
const battles: Parser<Condition> = either<Condition>(
  on(
    ({ card }) => card.kind === 'interrupt',
    either<Condition>(
      say`site under nighttime conditions`(() => there({ type: 'site', night: true, has: TARGET })),
      say`(?:it|starship|starfighter) has hyperdrive`(() =>
        there({ ...TARGET, not: { trait: 'no hyperdrive' } }),
      ),
    ),
  ),
  say`you initiate (?:a )?battle here`(() => ({ if: 'battle', by: 'you' })),
  say`opponent initiates (?:a )?battle here`(() => ({ if: 'battle', by: 'opponent' })),
  say`it is your turn`(() => ({ if: 'phase', of: 'you' })),
  say`${selector} is defending (?:a )?battle alone`((who) =>
    all({ if: 'battle', by: 'opponent' }, there({ whose: 'yours', ...who, inBattle: true, alone: true })),
  ),
  say`${selector} is defending (?:in )?(?:a )?battle(?! alone| at)`((who) =>
    all({ if: 'battle', by: 'opponent' }, there({ whose: 'yours', ...who, inBattle: true })),
  ),
  say`${selector} is defending (?:in )?(?:a )?battle at (?:a |any )?${locationNoun}`((who, at) =>
    all(
      { if: 'battle', by: 'opponent' },
      there({ whose: 'yours', ...who, ...atLocation(at), inBattle: true }),
    ),
  ),
  say`${selector} is defending (?:a )?battle alone at (?:a |any )?${locationNoun}`((who, at) =>
    all(
      { if: 'battle', by: 'opponent' },
      there({ whose: 'yours', ...who, ...atLocation(at), inBattle: true, alone: true }),
    ),
  ),
  say`reached by target`(() => ({ if: 'reached' })),
  say`target is here`(() => ({ if: 'reached' })),
  say`target reaches (?:this )?Utinni Effect`(() => ({ if: 'reached' })),
)
/** What is said of the card by its own name is said of it alone. */
const named: Parser<unknown> = say`${ownName} is (?:at|on|in|present|aboard|with|alone)`(() => null)
const oneCondition: Parser<Condition> = remember(
  either<Condition>(
    map(sequence<[unknown, Condition]>(subject, whereThis), ([, condition]) => condition),
    night,
    carrier,
    holds('controls?', 'control'),
    holds('occup(?:y|ies)', 'occupy'),
    unless(named, exists),
    battles,
    hands,
  ),
)
/** All of them: `at a site and piloting X`. */
const conjunction: Parser<Condition> = map(
  separated(
    oneCondition,
    pattern(/,? and (?:also |if |while )?/, () => null),
  ),
  (list) => all(...list),
)
/** One or several; another case begins with its own word: `at a desert or when present with your musician`. */
export const condition: Parser<Condition> = remember((source: Source, at) =>
  map(
    separated(
      conjunction,
      pattern(/,? or,? (?:when|while|if) /i, () => null),
    ),
    any,
  )(source, at).map(({ value, end }) => ({ value: forCard(source, value), end })),
)

/** Only a character can be among those whom it is present with, and only one of that type. */
const forCard = ({ card }: Source, condition: Condition): Condition =>
  rewrite(condition, (part) => {
    if (part['where'] !== 'present' || JSON.stringify(part['not']) !== '{"the":"self"}') return part
    const typed = part['type'] === undefined || [part['type']].flat().some((type) => type === card.type)
    if (card.kind === 'character' && typed) return part
    const { not: _, ...rest } = part
    return rest
  }) as Condition

/** `when …`, `while …`, `if …`, `unless …`: under which a clause holds. */
export const under: Parser<Condition> = remember(
  either<Condition>(
    say`(?:when|while|if) ${later(() => condition)}`((when) => when),
    say`unless ${later(() => condition)}`((when) => not(when)),
    say`\((?:when|while|if) ${later(() => condition)}\)`((when) => when),
    say`(?:during|(?<!sites? )under) nighttime conditions`(() => ({ if: 'nighttime' })),
    say`where present under nighttime conditions`(() => all({ if: 'nighttime' }, thisIs({ present: true }))),
  ),
)
export { all, any, HOST, host, isAttached, not, self, there, thisIs, whereThis }

/** A noun that asks something of the speaking card's own place, in `provided`: the static holds only then. */
export function lift(one: Static): Static | undefined {
  const found: Condition[] = []
  const bare = rewrite(one, (part) => {
    if (!('provided' in part)) return part
    const { provided, ...rest } = part
    found.push(provided as Condition)
    return rest
  }) as Static
  if (found.length === 0) return one
  const before = (bare as { when?: Condition }).when
  return { ...bare, when: all(...(before ? [before] : []), ...found) } as Static
}
