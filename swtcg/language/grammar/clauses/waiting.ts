/** What an effect does at a later moment, and what it waits for. */
import { rewrite } from '@dejarik/kernel/language'
import { ARENAS, type Arena } from '../../../cards/definition.ts'
import { self } from '../../names.ts'
import { either, nothing, type Parser, pattern, say, unless, where } from '../../parser.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Duration, Instruction } from '../../tree/instructions.ts'
import type { Filter, Noun } from '../../tree/nouns.ts'
import type { Trigger } from '../../tree/triggers.ts'
import { leftFrom, trigger } from '../abilities/triggers.ts'
import { condition } from '../conditions/conditions.ts'
import { theirActs } from '../instructions/third-person.ts'
import { UNSAID } from '../instructions/unsaid.ts'
import { THAT_MUCH, times } from '../nouns/amounts.ts'
import { filter } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { reference } from '../nouns/references.ts'
import { noun } from '../nouns/selectors.ts'
import { arena, arenas, count, duration } from '../nouns/words.ts'
import { clause, plain } from './plain-clauses.ts'

type Instructions = readonly Instruction[]
/** Where something is discarded from, if the text says so. */
const place: Parser<readonly Arena[] | null> = either<readonly Arena[] | null>(
  say`from that arena`(() => ARENAS),
  say`from ${arenas}`((named) => named),
  nothing(null),
)
const NO_DAMAGE: Condition = { if: 'damage-done', is: 'at-most', than: 0 }

type Later = Extract<Instruction, { readonly do: 'later' }>['at']
export const moment: Parser<Later> = either<Later>(
  say`when (?:the|this|that|its|his|her|that unit's) attack ends`(() => 'attack-end'),
  say`when ${self}'s attack ends`(() => 'attack-end'),
  say`when ${unless(
    self,
    where(filter, ({ names }) => names !== undefined),
  )}'s attack ends`(() => 'attack-end'),
  say`when the battle step starts`(() => 'step-start'),
  say`when the battle step ends`(() => 'step-end'),
  say`(?:when the battle step in (?:that|its) arena ends|at the end of the battle step in (?:that|its) arena)`(
    () => 'its-step-end',
  ),
  say`when (?:the|this|that) turn ends|at (?:the )?end of (?:the |this |that )?turn`(() => 'end-of-turn'),
  say`at (?:the )?end of (?:the|this|that|its) attack`(() => 'attack-end'),
  say`at (?:the )?end of the battle phase`(() => 'battle-end'),
  say`at (?:the )?end of the ${arena} battle step`((step) => `${step}-end` as const),
  say`(?:when (?:your|the) retreat step starts|during (?:your|the) retreat step)`(() => 'retreat-start'),
  say`when the battle phase starts`(() => 'battle-start'),
  say`when the battle phase ends`(() => 'battle-end'),
  say`(?:when (?:your|the) next build step starts|at the start of (?:your|the) next build step)`(
    () => 'next-build-step',
  ),
  say`when the ${arena} battle step starts`((step) => `${step}-start` as const),
  say`when the ${arena} battle step ends`((step) => `${step}-end` as const),
)
/** Of whoever does it. */
const theirNextBuild = pattern(/(?:when|at the start of) his or her next build step(?: starts)?/, () => null)
export const delayed = (clauses: Parser<Instructions>): Parser<Instructions> =>
  either<Instructions>(
    say`${moment}, ${clauses}`((when, what) => [{ do: 'later', at: when, what }]),
    say`${plain} ${moment}`((what, when) => [{ do: 'later', at: when, what }]),
    say`your opponent ${theirActs} ${theirNextBuild}`((what) => [
      { do: 'opponent-does', what: [{ do: 'later', at: 'next-build-step', what }] },
    ]),
    say`each player ${theirActs} ${theirNextBuild}`((what) => [
      { do: 'each-player', what: [{ do: 'later', at: 'next-build-step', what }] },
    ]),
    say`if ${reference} is still in its arena ${moment}, ${clauses}`((card, at, so) => [
      {
        do: 'later',
        at,
        what: [
          {
            do: 'if',
            condition: { if: 'matches', card, of: { place: { in: 'arena', arenas: ARENAS } } },
            so,
          },
        ],
      },
    ]),
    say`if ${condition} ${moment}(?: this turn)?, ${clauses}`((when, at, so) => [
      { do: 'later', at, what: [{ do: 'if', condition: when, so }] },
    ]),
    say`when the next turn starts, ${clauses}`((what) =>
      watch({ when: 'step-starts', step: 'turn' }, what, 'next-turn', true),
    ),
  )
const watch = (when: Trigger, what: Instructions, lasts: Duration, once?: true): Instructions => [
  { do: 'watch', when, what: ofSubject(what, when), for: lasts, ...(once ? { once } : {}) },
]
/** A pronoun after `when the attacking unit …` means that unit. */
const ofSubject = (what: Instructions, when: Trigger): Instructions =>
  'who' in when && typeof when.who === 'object' && 'the' in when.who
    ? (rewrite(what, (part) => (part['the'] === 'it' ? when.who : part)) as Instructions)
    : what
/** It lasts for a while, and so does what is said after it. */
function isLasting(done: Instruction): boolean {
  return 'for' in done && done.for !== UNSAID && done.for !== 'this-attack'
}
type MayAttack = Extract<Instruction, { readonly do: 'may-attack' }>
function isMayAttack(done: Instruction): boolean {
  return done.do === 'may-attack' && 'the' in done.who && !('the' in done.target)
}
/** What happens whenever the unit makes use of it. */
function doing(done: Instruction, what: Instructions): Instructions {
  const { who, target, for: lasts } = done as MayAttack
  return [done, ...watch({ when: 'attacks', who, against: target as Filter }, what, lasts)]
}
const attacking: Parser<Noun> = say`${noun} attacks`((who) => who)
/** `For each point of damage from an attacking unit that is prevented this way`: only if such a unit would do it. */
const retribution: Parser<Instruction> =
  say`for each point of damage that would be (?:dealt|done) by (?:an? )?${filter} that is prevented this way, put ${count} damage counters? on ${reference}`(
    (of, number, who) => ({
      do: 'if',
      condition: { if: 'matches', card: { the: 'chosen', name: 'other' }, of },
      so: [{ do: 'put-damage-counters', who, amount: times(number, THAT_MUCH) }],
    }),
  )
/** Something that may happen more than once. */
function isEvent({ when }: Trigger): boolean {
  return when === 'attack-ends' || when === 'attacks' || when === 'damages'
}
/** A sentence after it may last as long without saying so. */
function isLastingOrOpen(done: Instruction): boolean {
  return done.do === 'get' && done.for !== 'this-attack'
}
/** Something that cards do, not a step that comes. */
function isDeed({ when }: Trigger): boolean {
  return !/^(?:step|build)-/.test(when)
}
export const waiting = (clauses: Parser<Instructions>): Parser<Instructions> =>
  either<Instructions>(
    where(
      say`${where(clause, isLasting)},? and when ${trigger}, ${clauses}`((done, when, what) => [
        done,
        ...watch(when, what, (done as { readonly for: Duration }).for),
      ]),
      ([, heard]) =>
        heard?.do === 'watch' && (heard.when.when !== 'step-starts' || heard.for === 'while-tapped'),
    ),
    say`if ${where(trigger, ({ when }) => when === 'damages')}, ${clauses}`((when, what) =>
      watch(when, what, 'this-attack'),
    ),
    say`${where(clause, isMayAttack)}[.] when it does, ${clauses}`((done, what) => doing(done, what)),
    say`${duration}, when ${trigger}, ${clauses}`((lasts, when, what) => watch(when, what, lasts)),
    say`when ${trigger} ${duration}, ${clauses}`((when, lasts, what) => watch(when, what, lasts)),
    say`when ${trigger} ${duration}, ${clauses}[.] when ${where(trigger, isDeed)}, ${clauses}`(
      (when, lasts, what, then, more) => [...watch(when, what, lasts), ...watch(then, more, lasts)],
    ),
    say`${where(clause, isLastingOrOpen)}[.] when ${where(trigger, isDeed)}, ${clauses}`(
      (done, when, what) => [done, ...watch(when, what, UNSAID)],
    ),
    say`when ${trigger} during battle ${duration}, ${clauses}`((when, lasts, so) =>
      watch(when, [{ do: 'if', condition: { if: 'step', step: 'battle' }, so }], lasts),
    ),
    say`when ${attacking} ${duration}, when (?:its|that) attack ends, ${clauses}[.] ${where(clause, ({ do: act }) => act === 'attack')}`(
      (attacker, lasts, what, again) => watch({ when: 'attack-ends', attacker }, [...what, again], lasts),
    ),
    say`when ${trigger} ${duration}, ${clauses}[.] ${retribution}`((when, lasts, what, after) =>
      watch(when, [...what, after], lasts),
    ),
    say`${plain} when ${where(trigger, isEvent)} ${duration}`((what, when, lasts) =>
      watch(when, what, lasts),
    ),
    say`if (?:the|that|this) attack does no damage(?: [(]after damage prevention[)])?, ${clauses}`((so) => [
      { do: 'later', at: 'attack-end', what: [{ do: 'if', condition: NO_DAMAGE, so }] },
    ]),
    say`if ${reference} is discarded when (?:the|this) attack ends, ${clauses}`((who, so) => [
      {
        do: 'later',
        at: 'attack-end',
        what: [{ do: 'if', condition: { if: 'happened', did: 'was-discarded', who }, so }],
      },
    ]),
    say`when ${trigger} next turn, ${clauses}`((when, what) => watch(when, what, 'next-turn', true)),
    say`each of your ${filter} rolls? attack dice secretly ${duration}(?:[.] Show them to your opponent after damage prevention)?`(
      (of, lasts) =>
        watch(
          { when: 'attacks', who: { take: { take: 'exactly', count: 1 }, of: merge({ whose: 'you' }, of) } },
          [{ do: 'roll-secretly' }],
          lasts,
        ),
    ),
    say`if ${reference} is discarded ${place} ${duration}, ${clauses}`((who, where, lasts, what) =>
      watch({ when: 'is-discarded', who, ...leftFrom(where) }, what, lasts, true),
    ),
    say`if ${reference} is discarded ${place}, ${clauses}`((who, where, what) =>
      watch({ when: 'is-discarded', who, ...leftFrom(where) }, what, 'this-game', true),
    ),
    say`the next time ${trigger} ${duration}, ${clauses}`((when, lasts, what) =>
      watch(when, what, lasts, true),
    ),
  )
