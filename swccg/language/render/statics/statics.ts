/** What a card does by lying there, in sentences: what holds under the same condition, of the same cards, is said together. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import { sayAmount } from '../amounts.ts'
import { sayWhen } from '../conditions/conditions.ts'
import { sentence, words } from '../lists.ts'
import { sayTo } from '../nouns/locations.ts'
import { any, many } from '../nouns/nouns.ts'
import { pronoun, type Speaker } from '../nouns/speaker.ts'
import { isSelf, type NumberChange, sayNumbers } from './number-clauses.ts'
import { sayReacts } from './reacts.ts'
import { type SecondValue, secondValue } from './second-values.ts'
import { sayStatic } from './static-clauses.ts'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const conditionOf = (what: Static): Condition | undefined => ('when' in what ? what.when : undefined)

/** How many from the start belong together. */
const runOf = <T>(all: readonly T[], isNext: (each: T) => boolean): readonly T[] => {
  const end = all.findIndex((each) => !isNext(each))
  return end < 0 ? all : all.slice(0, end)
}

/** Clauses of statics that hold under one condition. */
export function sayClauses(statics: readonly Static[], speaker: Speaker): readonly string[] {
  const [first] = statics
  if (!first) return []
  const reacts = sayReacts(statics, speaker)
  if (reacts) return [reacts.says, ...sayClauses(statics.slice(reacts.takes), speaker)]
  if (first.static !== 'number') {
    const clause = sayStatic(first, speaker)
    return withSubject(clause, first, statics.slice(1), speaker)
  }
  const run = runOf(
    statics,
    (each) => each.static === 'number' && same(each.of, first.of),
  ) as readonly NumberChange[]
  const clauses = sayNumbers(first.of, run, speaker)
  return [...clauses.slice(0, -1), ...withSubject(clauses.at(-1)!, first, statics.slice(run.length), speaker)]
}
const subjectOf = (what: Static): Filter | undefined =>
  what.static === 'gives' ? what.to : 'of' in what ? what.of : undefined

/** The next clause about the same cards goes on where this one ends: "that droid may not move and its game text is canceled". */
function withSubject(
  clause: string,
  one: Static,
  rest: readonly Static[],
  speaker: Speaker,
): readonly string[] {
  const [second, ...others] = sayClauses(rest, speaker)
  const [next] = rest
  const of = subjectOf(one)
  if (!next || !second || !of || isSelf(of) || !same(of, subjectOf(next)))
    return [clause, ...sayClauses(rest, speaker)]
  const who = many(of, speaker)
  if (one.static === 'deploy-cost' && next.static === 'deploy-cost' && one.to && next.to)
    if (same({ ...one, to: 0 }, { ...next, to: 0 }))
      return [`${clause} and ${sayTo(next.to, speaker)}`, ...others]
  if (next.static === 'deploy-cost') return [clause, second, ...others]
  if (!clause.startsWith(who) && next.static !== 'blanks') return [clause, second, ...others]
  const goesOn = (start: string, word: string): readonly string[] => [
    `${clause} ${word} ${second.slice(start.length)}`,
    ...others,
  ]
  if (next.static === 'blanks' && of.the)
    return [`${clause} and ${second.replace(`game text of ${who}`, 'its game text')}`, ...others]
  const denies = `${who} may not `
  if (second.startsWith(denies) && clause.startsWith(denies)) return goesOn(denies, 'or')
  if (second.startsWith(`${clause} if `))
    return [`${clause}, ${second.slice(who.length + 1).replace(/([+-]\d+)/, '$1 more')}`, ...others]
  return second.startsWith(`${who} `) ? goesOn(`${who} `, 'and') : [clause, second, ...others]
}

/** Whether it holds of anything that the card pilots: what is said of one craft then comes besides. */
const isOfAnything = (when: Condition | undefined): boolean =>
  when?.if === 'this' && when.is.pilots === true && Object.keys(when.is).length === 1

export function sayStatics(statics: readonly Static[], speaker: Speaker, isLater = false): readonly string[] {
  const [first] = statics
  if (!first) return []
  const idiom = IDIOMS.find(({ fits }) => fits(statics))
  if (idiom)
    return [
      sentence(idiom.say(statics, speaker)),
      ...sayStatics(statics.slice(idiom.takes), speaker, isLater),
    ]
  const seconds = secondValues(statics, speaker)
  const [second] = seconds
  if (second) {
    const [own, ...more] = sayStatics(
      seconds.map(({ one }) => one),
      speaker,
      isLater,
    )
    const says = insert(own!, second, speaker)
    if (more.length === 0 && says)
      return [
        says,
        ...sayStatics(
          statics.slice(2 * seconds.length),
          speaker,
          isLater || isOfAnything(conditionOf(second.one)),
        ),
      ]
  }
  const when = conditionOf(first)
  const run = runOf(statics, (each) => same(conditionOf(each), when))
  const said = sayRun(run, when, speaker, isLater)
  const later = sayStatics(statics.slice(run.length), speaker, isLater || isOfAnything(when))
  const [own] = when ? [] : said
  return [...said, ...later.map((each) => (own ? withMore(own, each) : each))]
}

/** Pairs from the start that have the same second value under the same conditions, of the same cards. */
function secondValues(statics: readonly Static[], speaker: Speaker): readonly SecondValue[] {
  const [first] = statics
  const second = secondValue(first, statics[1], speaker)
  if (!second) return []
  const isLike = ({ one, says }: SecondValue): boolean =>
    says === second.says &&
    same(conditionOf(one), conditionOf(second.one)) &&
    one.static === 'number' &&
    first?.static === 'number' &&
    same({ ...one, change: 0 }, { ...second.one, change: 0 })
  const rest = secondValues(statics.slice(2), speaker)
  const alike = runOf(rest, isLike)
  return [second, ...alike]
}

/** The bracket stands behind the value, before a condition that follows. */
function insert(said: string, { one, says }: SecondValue, speaker: Speaker): string | undefined {
  const when = conditionOf(one)
  const condition = when ? ` ${sayWhen(when, speaker)}` : ''
  if (condition === '' || OF_ANYTHING.test(said)) return said.replace(/\.$/, ` ${says}.`)
  return said.endsWith(`${condition}.`)
    ? `${said.slice(0, -condition.length - 1)} ${says}${condition}.`
    : said.toLowerCase().startsWith(`${condition.trim().toLowerCase()}, `)
      ? said.replace(/\.$/, ` ${says}.`)
      : undefined
}

/** The condition stands within the clause. */
const OF_ANYTHING = / of anything \w+ (?:pilots|is aboard as a passenger)\.$/

/** What is said a second time, under a condition, comes on top: "+1 more". */
function withMore(first: string, later: string): string {
  const said = first.replace(/\.$/, '')
  const clause = [said, said.charAt(0).toLowerCase() + said.slice(1)].find((each) => later.includes(each))
  if (!clause || !/[+-]\d/.test(clause) || later.length === first.length) return later
  return later.replace(clause, clause.replace(/([+-]\d+)/, '$1 more'))
}

/** A condition behind what the card says of itself, and before everything else. */
function sayRun(
  run: readonly Static[],
  when: Condition | undefined,
  speaker: Speaker,
  isLater: boolean,
): readonly string[] {
  const isOwn = run.every((each) => 'of' in each && isSelf(each.of))
  const clauses = sayClauses(run, isOwn || !when ? speaker : { ...speaker, namesItself: true })
  if (!when) return clauses.map((clause) => sentence(clause))
  const ridden = riddenBy(run, when, speaker) ?? flownOrDriven(run, clauses, when, speaker)
  if (ridden) return [sentence(ridden)]
  const piloted = pilotedBy(run, clauses, when, speaker, isLater)
  if (piloted) return [sentence(piloted)]
  const present = wherePresent(run, when, clauses)
  if (present) return [sentence(present)]
  const { once, ...rest } = apart(when)
  const condition = rest.when
    ? sayWhen(rest.when, speaker).replace(/^when reached by target/, 'while target is here')
    : ''
  const whole = clauses.join(' and ')
  const said = isOwn ? words(whole, condition) : `${condition}, ${whole}`
  return [sentence(once ? `${said} (not cumulative)` : said)]
}
/** Several cards of one title say the same thing once. */
function apart(when: Condition): { readonly once: boolean; readonly when: Condition } {
  if (when.if !== 'all' || when.of[0]?.if !== 'first-here' || when.of.length !== 2)
    return { once: false, when }
  return { once: true, when: when.of[1]! }
}

/** "May add 1 to Force drain where present". */
function wherePresent(
  [only, ...more]: readonly Static[],
  when: Condition,
  [clause]: readonly string[],
): string | undefined {
  if (only?.static !== 'side-number' || !only.optional || more.length > 0) return undefined
  return same(when, { if: 'host', is: { where: 'present' } })
    ? clause!.replace(/here$/, 'where present')
    : undefined
}

const isOfHost = (each: Static): boolean => each.static === 'number' && same(each.of, { the: 'host' })

/** Vehicles have pilots, too. */
const CRAFT = 'that starship or vehicle'

/** "Adds 2 to power of anything he pilots"; "When piloting Red 3, also adds 1 to maneuver and draws …". */
function pilotedBy(
  run: readonly Static[],
  clauses: readonly string[],
  when: Condition,
  speaker: Speaker,
  isLater: boolean,
): string | undefined {
  if (when.if !== 'this' || when.is.pilots === undefined || Object.keys(when.is).length > 1) return undefined
  const ship = when.is.pilots
  const isHosts = run.every(isOfHost)
  if (ship === true || (ship.not && Object.keys(ship).length === 1)) {
    const except = ship === true ? '' : `(except ${any(ship.not!, speaker)})`
    const anything = words(`of anything ${pronoun(speaker)} pilots`, except)
    if (isHosts) return words(clauses.join(' and '), anything)
    const numbers = runOf(run, isOfHost)
    return numbers.length === 0
      ? undefined
      : `${sayClauses(numbers, speaker).join(' and ')} ${anything}, and ${sayClauses(run.slice(numbers.length), { ...speaker, host: CRAFT }).join(' and ')}`
  }
  const [first, ...rest] = clauses
  return `when piloting ${any(ship, speaker)}, ${[isLater ? `also ${first}` : first, ...rest].join(' and ')}`
}

/** "Adds 2 to power of anything he pilots or drives". */
function flownOrDriven(
  run: readonly Static[],
  clauses: readonly string[],
  when: Condition,
  speaker: Speaker,
): string | undefined {
  const isHosts = run.every(isOfHost)
  const either: Condition = {
    if: 'any',
    of: [
      { if: 'this', is: { pilots: true } },
      { if: 'this', is: { drives: true } },
    ],
  }
  return isHosts && same(when, either)
    ? words(clauses.join(' and '), `of anything ${pronoun(speaker)} pilots or drives`)
    : undefined
}

/** "Adds 1 to weapon destiny draws of anything he is aboard as a passenger". */
function riddenBy([only, ...more]: readonly Static[], when: Condition, speaker: Speaker): string | undefined {
  if (only?.static !== 'number' || only.change !== 'weapon-draw' || more.length > 0) return undefined
  if (!('add' in only) || typeof only.add !== 'number' || only.add < 0) return undefined
  const isIts = same(only.of, { kind: 'weapon', on: { the: 'host' } })
  return isIts && same(when, { if: 'this', is: { passenger: true } })
    ? `adds ${only.add} to weapon destiny draws of anything ${pronoun(speaker)} is aboard as a passenger`
    : undefined
}

interface Idiom {
  readonly takes: number
  readonly fits: (statics: readonly Static[]) => boolean
  readonly say: (statics: readonly Static[], speaker: Speaker) => string
}
/** Without so much ability there is no battle destiny at all. */
const ABILITY_REQUIRED: Idiom = {
  takes: 1,
  fits: ([needed]) =>
    needed?.static === 'side-number' &&
    'fix' in needed &&
    same(needed, { static: 'side-number', change: 'ability-needed', whose: 'yours', fix: needed.fix }),
  say: ([needed], speaker) =>
    `total ability of ${needed && 'fix' in needed ? sayAmount(needed.fix, speaker) : ''} or more required for you to draw battle destiny here`,
}
/** What goes inside moving places goes nowhere else. */
const ONLY_INSIDE: Idiom = {
  takes: 2,
  fits: ([allows, bars]) =>
    allows?.static === 'allows' &&
    allows.what === 'go-to-interior' &&
    allows.to !== undefined &&
    isSelf(allows.of) &&
    same(bars, { static: 'bars', what: 'move', of: { the: 'self' }, to: { not: allows.to } }),
  say: ([allows], speaker) =>
    allows?.static === 'allows'
      ? `may move only ${sayTo(allows.to!, speaker, true).replace(/^to /, 'at ')}`
      : '',
}
const IDIOMS: readonly Idiom[] = [ABILITY_REQUIRED, ONLY_INSIDE]
