/** How a weapon is fired: whom it may target, what it takes, what is drawn and what becomes of the target. */

import { hasPart } from '@dejarik/kernel/language'
import type { Amount } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Fires, Outcome } from '../../../text/text.ts'
import { sayAmount } from '../amounts.ts'
import { sayWhen } from '../conditions/conditions.ts'
import { force } from '../instructions/force.ts'
import { clausesOf } from '../instructions/instructions.ts'
import { after } from '../instructions/remembering.ts'
import { sentence, words } from '../lists.ts'
import { a } from '../nouns/nouns.ts'
import { naming, type Speaker } from '../nouns/speaker.ts'
import { CARD_NUMBER_WORDS, inWords } from '../words/numbers.ts'

const REACHES: Readonly<Record<NonNullable<Fires['reach']>, string>> = {
  'adjacent-site': 'at same or adjacent site',
  'two-exterior-sites': 'at same site or exterior site up to 2 sites away',
  orbit: 'at same system or the system it orbits',
  'related-system': 'at related system',
}

/** What is fired at a place: "may be fired at same or adjacent site using 2 Force". */
const sayArea = ({ at, if: condition, reach, cost = 0 }: Fires, speaker: Speaker): string =>
  words(
    condition && `${sayWhen(condition, speaker)},`,
    'may be fired',
    `at ${speaker.nouns.bare(at, speaker).replace(/^/, reach === 'adjacent-site' ? 'same or adjacent ' : 'same ')}`,
    reach && reach !== 'adjacent-site' && `(or ${REACHES[reach]})`,
    cost === 0 ? 'for free' : `using ${sayPrice(cost, speaker)}`,
  )

/** A second target: "or two targets using 1 Force". */
const sayTwo = ({ two, cost = 0 }: Fires, speaker: Speaker): string =>
  two ? `(or two such targets${two.cost === cost ? '' : ` using ${sayPrice(two.cost, speaker)}`})` : ''

type Added = NonNullable<Fires['add']>[number]

export function sayFires(fires: Fires, speaker: Speaker): readonly string[] {
  const { at, cost = 0, draws = 1, add = [], if: condition, reach, again, anyway = [] } = fires
  const { user, defense = [] } = fires
  const aims = fires.area
    ? sayArea(fires, speaker)
    : words(
        condition && `${sayWhen(condition, speaker)},`,
        user && `${a(user, speaker)}`,
        'may target',
        a(at, speaker),
        sayTwo(fires, speaker),
        ...defense.map(({ is, of }) => `(use ${is} as defense value of ${a(of, speaker)})`),
        reach && REACHES[reach],
        fires.costUpTo !== undefined
          ? `using X Force, where X = 0 to ${fires.costUpTo}`
          : cost === 0
            ? 'for free'
            : `using ${sayPrice(cost, speaker)}`,
      )
  const against = add.filter((each) => each.against)
  const sum = add.flatMap((each) => (each.against ? [] : [` ${each.amount < 0 ? '' : '+'}${each.amount}`]))
  const total = `${draws > 1 || against.length > 0 ? 'total destiny' : 'destiny'}${sum.join('')} > ${fires.against ? `target's ${CARD_NUMBER_WORDS[fires.against]}` : fires.two ? 'total defense value' : 'defense value'}`
  return [
    sentence(aims),
    ...anyway.filter((step) => !isDrawn(step)).map((step) => sayAnyway(step, speaker)),
    sentence(draws === 1 ? 'draw destiny' : `draw ${inWords(draws)} destiny`),
    ...against.map((each, index) => sayAgainst(each, against[index - 1]?.against, speaker)),
    ...anyway.filter((step) => isDrawn(step)).map((step) => sayAnyway(step, knowing(anyway, speaker))),
    ...sayResult(fires, total, speaker),
    ...sayAgain(again),
  ]
}
const sayAgain = (again: Fires['again']): readonly string[] => {
  if (again === undefined) return []
  return [again === true ? 'May fire repeatedly.' : `May fire repeatedly for ${again} Force each time.`]
}
/** "2 Force (1 if fired by a trooper)". */
function sayPrice(cost: Amount, speaker: Speaker): string {
  if (typeof cost !== 'object' || !('less' in cost) || typeof cost.from !== 'number')
    return force(cost, speaker)
  const { less, from } = cost
  if (typeof less !== 'object' || !('oneOf' in less) || less.oneOf.the !== 'host') return force(cost, speaker)
  const { the: _, ...who } = less.oneOf
  const cheap = from - less.is
  return `${from} Force (${cheap === 0 ? 'free' : cheap} if fired by ${a(who, speaker)})`
}
const isTarget = ({ the }: Filter): boolean => typeof the === 'object' && the.chosen === 'target'
/** Whether it hangs on what is drawn. */
const isDrawn = (step: Instruction): boolean => hasPart(step, (part) => part['value'] === 'destiny')
/** What was drawn besides can be spoken of. */
const knowing = (steps: readonly Instruction[], speaker: Speaker): Speaker =>
  steps.reduce((known, step) => (step.do === 'draw-destiny' ? after(step, known) : known), speaker)
/** "If targeted by Luke, …", "if Lando targeting a character, …", "if destiny = 0, …". */
function sayAnyway(step: Instruction, speaker: Speaker): string {
  const knows = naming(speaker, { target: 'target' }, { destiny: 'destiny' })
  if (step.do !== 'if' || step.else) return sentence(clausesOf([step], knows).join(' and '))
  const so = clausesOf(step.so, knows).join(' and ')
  const { when } = step
  if (when.if === 'host') return sentence(`if targeted by ${a(when.is, knows)}, ${so}`)
  const [by, aim] = when.if === 'all' ? when.of : []
  if (
    by?.if === 'host' &&
    aim?.if === 'on-table' &&
    isTarget(aim.what) &&
    when.if === 'all' &&
    when.of.length === 2
  ) {
    const { the: _, ...cards } = aim.what
    return sentence(`if ${a(by.is, knows)} targeting ${a(cards, knows)}, ${so}`)
  }
  return sentence(clausesOf([step], knows).join(' and '))
}
/** "Subtract 2 if targeting a capital starship. Otherwise, subtract 5." */
function sayAgainst({ amount, against }: Added, before: Filter | undefined, speaker: Speaker): string {
  const adds = amount < 0 ? `subtract ${-amount}` : `add ${amount}`
  const isOther = before !== undefined && JSON.stringify(against) === JSON.stringify({ not: before })
  return sentence(isOther ? `otherwise, ${adds}` : `${adds} if targeting ${a(against!, speaker)}`)
}
/** The target is hit, and what else becomes of it. */
function sayResult({ do: steps, outcomes, area }: Fires, total: string, speaker: Speaker): readonly string[] {
  const knows = naming(speaker, { target: 'target' }, { paid: 'X', destiny: 'destiny' })
  if (outcomes)
    return outcomes.map((outcome) =>
      sayOutcome(outcome, area ? naming(knows, { target: 'that site' }) : knows),
    )
  if (!steps) return [`Target hit if ${total}.`]
  const [first, ...rest] = steps
  const isHit = JSON.stringify(first) === JSON.stringify({ do: 'hit', what: { the: { chosen: 'target' } } })
  if (!isHit) return [sentence(`if ${total}, ${clausesOf(steps, knows).join(' and ')}`)]
  const more = clausesOf(rest, knows).join(' and ')
  return [
    `Target 'hit' if ${total}.`,
    ...(more
      ? [sentence(`if 'hit' ${more.startsWith('while') ? more : `, ${more}`}`.replace(' ,', ','))]
      : []),
  ]
}

/** "Target crashes if destiny +2 > armor." */
function sayOutcome({ add = 0, is = '>', than, of, do: steps }: Outcome, speaker: Speaker): string {
  const aimed = of ? ` and target is ${a(of, speaker)}` : ''
  const done = clausesOf(steps, naming(speaker, {}, { destiny: 'destiny' })).join(' and ')
  const when = `if destiny${sayMore(add, speaker)} ${is} ${than ?? 'defense value'}${aimed}`
  return sentence(steps.some(isChoice) ? `${when}: ${done}` : `${done} ${when}`)
}
/** What has conditions of its own is said after the one that all of it hangs on. */
const isChoice = (step: Instruction): boolean => step.do === 'if'
function sayMore(add: Amount, speaker: Speaker): string {
  if (typeof add === 'number') return add === 0 ? '' : ` ${add < 0 ? '' : '+'}${add}`
  return ` + ${sayAmount(add, speaker)}`
}
