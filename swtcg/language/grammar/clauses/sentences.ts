/** Clauses put together: one after another, by choice, for a price, on a condition. */
import { hasPart, mentions, rewrite } from '@dejarik/kernel/language'
import {
  either,
  later,
  map,
  type Parser,
  pattern,
  remember,
  say,
  separated,
  unless,
  where,
  worded,
} from '../../parser.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Filter, Noun } from '../../tree/nouns.ts'
import type { Ability } from '../../tree/tree.ts'
import { flip, replaceX } from '../after/pronouns-and-x.ts'
import { condition } from '../conditions/conditions.ts'
import { takenFrom, theChosen } from '../instructions/abilities-taken.ts'
import { damageClause } from '../instructions/damage.ts'
import { counterKind } from '../instructions/marking.ts'
import { playerClause } from '../instructions/players.ts'
import { isPlain, theirActs } from '../instructions/third-person.ts'
import { amountPhrase, perEach, THAT_MUCH, whereX, X } from '../nouns/amounts.ts'
import { filter } from '../nouns/filters.ts'
import { reference, SELF } from '../nouns/references.ts'
import { noun, selector } from '../nouns/selectors.ts'
import { count, duration, or, player } from '../nouns/words.ts'
import { statics } from '../statics/statics.ts'
import { attackingAgain } from './attacking-again.ts'
import { better, isToldAlready } from './better-version.ts'
import { biddingFor, predicting, rollingOff } from './contests.ts'
import { singleGain } from './gains.ts'
import { joinedAnd, mode, modeEnd, oneOfGains } from './modes.ts'
import { ifDone, paying } from './paying.ts'
import { clause, isChoosingSeen, isSheddingStack, joint, plain, several } from './plain-clauses.ts'
import { choosingSubtype, namingSubtype } from './subtype-choices.ts'
import { dieTable } from './tables.ts'
import {
  type Instructions,
  isAnyhow,
  isHit,
  isMiss,
  isNoContradiction,
  isSingleDie,
  laterLast,
  leading,
  NONE_ASIDE,
  ofEach,
  ofThat,
  ofThese,
  onlyIf,
  THAT_CARD,
  TWO_CASES,
} from './under-a-condition.ts'
import { delayed, waiting } from './waiting.ts'

/** What holds more clauses comes last in its sentence, and holds all that follow. */
const clauses: Parser<Instructions> = remember(
  either<Instructions>(
    several,
    later(() => special),
    where(
      say`${several} ${joint} ${where(
        later(() => special),
        ([first]) => first?.do !== 'repeat-until',
      )}`((done, _, last) => [...done, ...last]),
      isNoPutOff,
    ),
  ),
)

/** What goes on as long as something is tapped happens each time, not once. */
function isNoPutOff(done: Instructions): boolean {
  const place = done.findIndex((each) => 'for' in each && each.for === 'while-tapped')
  return place < 0 || done.slice(place).every((each) => each.do !== 'later')
}

/** `do 2 damage to a unit`, whoever does it. */
const bareDamage = where(damageClause, (done): boolean => done.do === 'damage' && !done.from) as Parser<
  Extract<Instruction, { readonly do: 'damage' }>
>
/** As much as the player likes: that is X for what follows. */
function isPreventingX(done: Instruction): boolean {
  return (done.do === 'prevent' || done.do === 'prevent-from') && done.upTo === true && done.amount === 'all'
}
/** `You may remove X counters`: as many as the player likes are X for what follows. */
function isTakingX(done: Instruction): boolean {
  return done.do === 'remove-counters' && done.amount === X
}
/** Speaks of how much was done before. */
function countsIt(done: Instructions): boolean {
  return mentions(done, 'that-much')
}
const choosing: Parser<Instructions> = either<Instructions>(
  say`${where(player, (who) => who === 'opponent')} may have ${noun} retreat`((who, unit) => [
    { do: 'may', who, what: [{ do: 'opponent-does', what: [{ do: 'retreat', who: unit }] }] },
  ]),
  say`you may ${plain}`((what) => [{ do: 'may', who: 'you', what }]),
  say`for this attack, you may ${where(plain, ([one]) => one?.do === 'divide-hits')}`((what) => [
    { do: 'may', who: 'you', what },
  ]),
  say`you may ${where(several, (acts) => acts.length > 1)}(?![.] if you do)`((what) => [
    { do: 'may', who: 'you', what },
  ]),
  say`you may ${where(several, (acts) => acts.length > 1)} ${ifDone} ${later(() => clauses)}`(
    (what, _, so) => [{ do: 'may', who: 'you', what: [...what, ...so] }],
  ),
  say`you may choose ${takenFrom} ${ifDone} ${reference} ${theChosen} ${duration}`(
    (from, _, who, __, lasts) => [
      { do: 'may', who: 'you', what: [{ do: 'take-ability', ...from, who, for: lasts }] },
    ],
  ),
  say`you may ${where(clause, isTakingX)} ${ifDone} ${later(() => clauses)}`((what, _, so) => [
    { do: 'may', who: 'you', what: [{ ...what, amount: 'any' } as Instruction, ...so] },
  ]),
  say`you may ${where(plain, (acts) => !acts.some(isTakingX))} ${ifDone} ${later(() => clauses)}`(
    (what, _, so) => [{ do: 'may', who: 'you', what: [...what, ...so] }],
  ),
  say`you may ${where(clause, isPreventingX)} ${ifDone} ${later(() => clauses)}`((what, _, so) => [
    { do: 'may', who: 'you', what: [what, ...replaceX(so, THAT_MUCH)] },
  ]),
  say`${reference} may ${bareDamage}`((from, hurt) => [{ do: 'may', who: 'you', what: [{ ...hurt, from }] }]),
  say`${mode}`((one) => one),
  say`you may adjust the die roll by ${count}(?:[.] [(][^()]*[)])?`((by) => [
    { do: 'may', who: 'you', what: [{ do: 'choose-one', who: 'you', of: [altered(by), altered(-by)] }] },
  ]),
  say`you may either ${plain} or ${plain}(?![.] for each)`((one, other) => [
    { do: 'may', who: 'you', what: [{ do: 'choose-one', who: 'you', of: [one, other] }] },
  ]),
  say`you may either ${plain} or ${plain}[.] ${where(plain, countsIt)}`((one, other, more) => [
    { do: 'may', who: 'you', what: [{ do: 'choose-one', who: 'you', of: [one, [...other, ...more]] }] },
  ]),
  say`you may ${mode}(?!,? and if|[.] if you do)`((what) => [{ do: 'may', who: 'you', what }]),
  say`you may ${mode} ${ifDone} ${later(() => clauses)}`((what, _, so) => [
    { do: 'may', who: 'you', what: [...what, ...so] },
  ]),
  say`your opponent chooses one: ${separated(joinedAnd(plain), modeEnd)}`((of) => [
    { do: 'choose-one', who: 'opponent', of },
  ]),
  say`${noun} gets? either ${singleGain} or ${singleGain} ${duration}`((who, one, other, lasts) => [
    { do: 'choose-one', who: 'you', of: [one, other].map((gain) => [{ do: 'get', who, gain, for: lasts }]) },
  ]),
  say`discard ${count} cards? or ${count} ${where(filter, ({ place }) => place?.in === 'hand')}`(
    (many, few, of) => [
      {
        do: 'choose-one',
        who: 'you',
        of: [discards(many, { whose: 'you', place: { in: 'hand' } }), discards(few, of)],
      },
    ],
  ),
  say`(?:add|put) or remove ${count} ${counterKind} (?:to or from|from|on) ${noun}`(
    (amount, counter, who) => [putOrRemove(amount, counter, who)],
  ),
  say`you may (?:add|put) or remove ${count} ${counterKind} (?:to or from|from|on) ${noun}`(
    (amount, counter, who) => [{ do: 'may', who: 'you', what: [putOrRemove(amount, counter, who)] }],
  ),
  say`tap or untap ${noun}`((who) => [
    { do: 'choose-one', who: 'you', of: [[{ do: 'tap', who }], [{ do: 'untap', who }]] },
  ]),
  say`${playerClause} or ${playerClause}`((one, other) => [
    { do: 'choose-one', who: 'you', of: [[one], [other]] },
  ]),
  say`${playerClause} or ${unless(playerClause, clause)}`((one, other) => [
    { do: 'choose-one', who: 'you', of: [[one], [other]] },
  ]),
  say`you may ${clause} or ${clause}(?![.,;]? (?:and )?if you do)`((one, other) => [
    { do: 'may', who: 'you', what: [{ do: 'choose-one', who: 'you', of: [[one], [other]] }] },
  ]),
  say`${clause}, or ${clause}`((one, other) => [{ do: 'choose-one', who: 'you', of: [[one], [other]] }]),
  say`your opponent may ${where(theirActs, (acts) => acts.length > 1 || !isPlain(acts[0]!))}(?![.,;]? (?:and )?if)`(
    (what) => [{ do: 'may', who: 'opponent', what: [{ do: 'opponent-does', what }] }],
  ),
  say`your opponent ${where(theirActs, (acts) => acts.length > 1)}(?!,? where X)`((what) => [
    { do: 'opponent-does', what },
  ]),
  say`your opponent ${where(theirActs, (acts) => acts.length > 1)}${whereX}`((what, is) => [
    { do: 'opponent-does', what: replaceX(what, flip(is)) },
  ]),
)
const putOrRemove = (amount: number, counter: string, who: Noun): Instruction => ({
  do: 'choose-one',
  who: 'you',
  of: [[{ do: 'put-counters', counter, who, amount }], [{ do: 'remove-counters', counter, who, amount }]],
})
const altered = (add: number): Instructions => [{ do: 'alter-dice', dice: 1, add }]
const discards = (number: number, of: Filter): Instructions => [
  { do: 'discard', what: { take: { take: 'exactly', count: number }, of } },
]
/** `that much` is what was counted. */
const replaceThatMuch = (done: Instruction, amount: Amount): Instruction =>
  rewrite(done, (part) =>
    part['amount'] === 'bound' && part['name'] === 'that-much' ? amount : part,
  ) as Instruction
const sideName = pattern(/(Dark|Light)\b/, ([, word]) => word!.toLowerCase() as 'dark' | 'light')
const face = pattern(/(?:an? )?([1-6])\b/, ([, digit]) => Number(digit))
/** Of two that tie neither is ahead. */
const tiedAnyway = pattern(
  /(?:[.] If (?:both|the) players'? [\w ]+ are tied(?: for \w+)?, neither player gets the effect)?/i,
  () => null,
)
const conditional: Parser<Instructions> = either<Instructions>(
  say`count ${amountPhrase}[.] ${clause}`((amount, done) => [replaceThatMuch(done, amount)]),
  say`you may ${plain}[.] if ${condition}, ${several},? instead`((what, when, so) => [
    { do: 'if', condition: when, so: laterLast(so), otherwise: [{ do: 'may', who: 'you', what }] },
  ]),
  say`if ${condition}, ${where(plain, ([only, ...more]) => only?.do === 'mill' && more.length === 0)}[.] if you do, ${later(() => clauses)}`(
    (when, done, so) => [{ do: 'if', condition: when, so: [...done, ...so] }],
  ),
  better(clause, several),
  say`if ${condition}, ${plain}[.] if ${condition}, ${several},? instead`((when, so, other, instead) => [
    { do: 'if', condition: other, so: instead, otherwise: [{ do: 'if', condition: when, so }] },
  ]),
  say`if ${condition}, ${later(() => clauses)}[.;] (?:otherwise,?|if (?:you don't|not|it isn't|it's not|there isn't),) ${later(() => clauses)}`(
    (when, so, otherwise) => [{ do: 'if', condition: when, so, otherwise }],
  ),
  say`each player (?:must )?${where(theirActs, (acts) => acts.length > 1 || !isPlain(acts[0]!))}`((what) => [
    { do: 'each-player', what },
  ]),
  say`each player (?:must )?${theirActs}[.,] (?:the )?${sideName} Side first,? then (?:the )?${sideName} Side`(
    (what, first, second) => [{ do: 'each-player', what, sides: [first, second] }],
  ),
  say`that player (?:must )?${theirActs}`((what) => [{ do: 'that-player', what }]),
  say`the ${sideName} Side player (?:must )?${theirActs}`((side, what) => [
    { do: 'each-player', what, sides: [side] },
  ]),
  say`each player may ${theirActs}`((what) => [
    { do: 'each-player', what: [{ do: 'may', who: 'you', what }] },
  ]),
  where(
    say`if ${condition}, ${worded(
      later(() => clauses),
      (words) => !THAT_CARD.test(words) && !TWO_CASES.test(words),
    )}`(
      (when, so): Instructions =>
        so.length === 0 ? [] : [{ do: 'if', condition: when, so: ofThese(when, so) }],
    ),
    isNoContradiction,
  ),
  say`if ${where(condition, (when) => when.if === 'there-are')}, ${worded(
    later(() => clauses),
    (words) => THAT_CARD.test(words),
  )}`((when, so) => [{ do: 'if', condition: when, so: ofThat(when, so) }]),
  say`${plain} if ${condition}`((so, when) => onlyIf(so, when)),
  say`you may ${plain} if ${where(condition, isToldAlready)}`((what, when) => [
    { do: 'if', condition: when, so: [{ do: 'may', who: 'you', what }] },
  ]),
  say`${where(plain, isAnyhow)} unless ${where(condition, (when) => when.if === 'matches')}`((so, when) =>
    onlyIf(so, { if: 'not', of: when }),
  ),
  say`the player who (?:controls|has) the ${where(filter, ({ most }) => most !== undefined)} ${theirActs}${tiedAnyway}`(
    (of, acts) => leading(of, acts),
  ),
  say`${where(clause, isSingleDie)}[.] if you roll ${where(separated(face, or), isMiss)}, nothing happens[.] if you roll ${where(separated(face, or), isHit)}, ${several}`(
    (roll, _, __, so) => [
      roll,
      {
        do: 'later',
        at: 'attack-end',
        what: [{ do: 'if', condition: { if: 'damage-done', is: 'at-least', than: 1 }, so }],
      },
    ],
  ),
  say`${where(several, (acts) => acts.length > 0)}[.] repeat until no cards remain set aside`((what) => [
    { do: 'repeat-until', until: NONE_ASIDE, what },
  ]),
  say`${where(several, (acts) => acts.length > 0)}[.] repeat until ${condition}`((what, until) => [
    { do: 'repeat-until', until, what },
  ]),
  dieTable(several),
  say`unless all players agree not to, ${later(() => clauses)}`((what) => [{ do: 'unless-agreed', what }]),
  say`that many times, ${plain}`((what) => [{ do: 'repeat', times: THAT_MUCH, what }]),
  say`${where(perEach, (each) => typeof each === 'object' && each.amount === 'groups')}, ${oneOfGains}`(
    (times, what) => [{ do: 'repeat', times, what }],
  ),
  say`for ${where(selector, ({ take }) => take.take === 'each')}, ${later(() => clauses)}(?![.] if you roll)`(
    ({ of }, what) => [{ do: 'for-each', of, as: 'that', what }],
  ),
  say`for ${where(selector, ({ take }) => take.take === 'each')}, ${where(clause, ({ do: act }) => act === 'roll')}[.] if you roll ${separated(face, or)}, ${several}`(
    ({ of }, roll, faces, so) => [
      {
        do: 'for-each',
        of,
        as: 'that',
        what: [roll, { do: 'if', condition: { if: 'rolled', faces }, so: ofEach(so) }],
      },
    ],
  ),
)
/** What applies to others as long as a unit that was chosen is there: the unit gets it as an ability. */
const around: Parser<Instructions> =
  say`as long as ${reference} is in (?:an|its) arena, ${statics} ${duration}`((who, each, lasts) => [
    {
      do: 'get',
      who,
      gain: {
        abilities: rewrite(each, (part) =>
          part['in'] === 'that-arena' ? { in: 'same-arena', as: SELF } : part,
        ) as readonly Ability[],
      },
      for: lasts,
    },
  ])
const special: Parser<Instructions> = either(
  around,
  paying(later(() => clauses)),
  choosing,
  attackingAgain,
  conditional,
  delayed(later(() => clauses)),
  waiting(later(() => clauses)),
  rollingOff(several),
  biddingFor(several),
  choosingSubtype(several),
  namingSubtype(several),
  predicting(several),
)

const full = pattern(/[.] (?:then,? |also,? )?/i, () => null)
/** Everything that an ability does. */
export const sentences: Parser<Instructions> = remember(
  where(
    map(separated(clauses, full), (parts) => parts.flat()),
    isInOrder,
  ),
)
/** What speaks of an event to come cannot stand after the sentence that waits for it. */
export function isInOrder(done: Instructions): boolean {
  const place = done.findIndex((each) => each.do === 'watch')
  const after = done.slice(place + 1)
  // `One of those cards` is one of those that were looked for, which is read with the sentence before.
  if (done.some(({ do: act }, at) => act === 'reveal-until' && done[at + 1] && isChoosingSeen(done[at + 1]!)))
    return false
  if (done.some((one, at) => one.do === 'put' && one.to === 'build-zone' && isSheddingStack(done[at + 1])))
    return false // read together, the other way round
  if (done.some(({ do: act }, at) => act === 'draw' && isShowingThat(done[at + 1]))) return false
  if (done.slice(0, -1).some(endsInPrice)) return false // what follows a price belongs to it
  if (place < 0) return true
  return (
    !/"that-much"|"the":"it"/.test(JSON.stringify(after)) &&
    !(isOfAttack(done[place]!) && hasPart(after, isNewAttack))
  )
}
/** The last of several modes has a price of its own: `Or: remove 1 counter from this unit -> …`. */
function endsInPrice(done: Instruction): boolean {
  return done.do === 'choose-one' && done.of.at(-1)?.at(-1)?.do === 'may-pay'
}
/** `Draw a card and show it`: what was drawn is not told apart from the hand. */
const isShowingThat = (done: Instruction | undefined): boolean =>
  done?.do === 'show' && hasPart(done.what, ({ the }) => the === 'it' || the === 'chosen')
/** Waits for an attack. */
const isOfAttack = (one: Instruction): boolean => one.do === 'watch' && ATTACKS.has(one.when.when)
const ATTACKS: ReadonlySet<string> = new Set([
  'attacks',
  'is-attacked',
  'would-attack',
  'attack-ends',
  'attack-roll',
])
/** The attacking unit attacks another. */
const isNewAttack = (part: Readonly<Record<string, unknown>>): boolean =>
  part['do'] === 'attack' && JSON.stringify(part['unit']) === '{"the":"attacker"}'
