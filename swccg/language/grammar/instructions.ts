/** What is done: one instruction or several, with the targets and prices that its words bring along. */
import { either, first, later, map, pattern, remember, say, separated, where } from '@dejarik/kernel/language'
import type { Amount, Comparison, Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { Static } from '../../text/statics.ts'
import type { Parser, Source } from '../source.ts'
import { bonuses, number, toStatics } from './changes.ts'
import { compare, condition } from './conditions.ts'
import { type Deed, joinDeeds } from './deeds.ts'
import { ANSWERED, SELF, TARGET } from './filters.ts'
import { count, locationNoun, numberWord, selector, self } from './nouns.ts'
import { piles } from './pile-instructions.ts'
import { staticClause } from './statics.ts'
import { DESTINY, does, lose, target } from './steps.ts'

/** The card that was chosen before: `target`, `that character`, `droid`. */
const itself: Parser<Filter> = first<Filter>(
  say`(?:that |the |this )?(?:target|character|starship|starfighter|vehicle|droid|weapon|Rebel|Imperial|alien|him|her|it|they|them|trooper|spy|pilot)(?! or |,|'s)(?=\W|$)`(
    () => TARGET,
  ),
)
const itsOwner: Parser<Filter> =
  say`(?:(?:that |the )?(?:target|character|starship|starfighter|vehicle|droid|weapon|Rebel)'s|its|his|her)`(
    () => TARGET,
  )

/** Amounts: a number, X, what was drawn, a number of a card. */
export const amount: Parser<Amount> = either<Amount>(
  count,
  say`that (?:much|many|amount|number)(?: of)?`(() => DESTINY),
)

/** Draws of destiny. */
const draws: Parser<Deed> = either<Deed>(
  say`opponent draws destiny`(() => does({ do: 'draw-destiny', who: 'opponent' })),
  say`draw (?:one |a )?destiny(?! [<>=])`(() => does({ do: 'draw-destiny' })),
  say`draw ${pattern(/(two|three|2|3|4)/, ([, word]) => word!)} destiny`((word) =>
    does({ do: 'draw-destiny', count: NUMBERS[word]! }),
  ),
)
const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, '2': 2, '3': 3, '4': 4 }

/** The right side of a comparison with a destiny. */
const measured: Parser<Amount> = either<Amount>(
  map(count, (n): Amount => n),
  say`${itsOwner} ${numberWord}`((of, name) => ({ number: name, of })),
  say`${numberWord}(?! of)`((name) => ({ number: name, of: TARGET })),
  say`(?:the )?number of ${selector}`((cards) => ({ count: cards })),
  say`ability of your highest-ability character on table`(() => ({
    highest: 'ability',
    of: { kind: 'character', whose: 'yours' },
  })),
)
const comparison: Parser<Comparison> = pattern(/([<>=])/, ([, sign]) => sign as Comparison)
const drawn: Parser<Amount> = either<Amount>(
  say`(?:total )?destiny`(() => DESTINY),
  say`destiny ${pattern(/([+-])(\d)/, ([, sign, n]) => (sign === '-' ? -1 : 1) * Number(n))}`((add) => ({
    sum: [DESTINY, add],
  })),
)
/** `destiny > ability`. */
const destinyCompared: Parser<Condition> = say`${drawn} ${comparison} ${measured}`((left, is, right) =>
  compare(left, is, right),
)

/** What becomes of cards. */
const cards: Parser<Deed> = either<Deed>(
  say`(?:Utinni Effect|Effect|device|weapon) is canceled`(() => does({ do: 'cancel-cards', what: SELF })),
  say`(?:Utinni Effect|Effect|device|weapon) is lost`(() => lose(SELF)),
  say`place Utinni Effect on target`(() => does({ do: 'attach', what: SELF, to: TARGET })),
  say`choose one ${selector} to move away for free or be lost`((what) => ({
    ...target(what),
    ...does({ do: 'move-away', what: TARGET, free: true, orLost: true }),
  })),
  say`one ${selector} \(opponent's choice\) is lost`((what) =>
    does(
      { do: 'choose', as: 'victim', what, who: 'opponent' },
      { do: 'lose-cards', what: { the: { chosen: 'victim' } } },
    ),
  ),
  say`relocate ${selector} to one ${locationNoun}`((what, to) => ({
    ...target(to),
    ...does({ do: 'relocate', what, to: TARGET }),
  })),
  say`relocate ${selector} to ${where(locationNoun, (to) => to.title !== undefined)}`((what, to) =>
    does({ do: 'relocate', what, to }),
  ),
  say`${where(selector, (what) => what.where !== undefined)} (?:is|are) lost`((what) => lose(what)),
  say`return ${itself} to owner's hand`((what) => does({ do: 'return-to-hand', what })),
  say`${itself} must be forfeited at end of battle`((what) => does({ do: 'must-forfeit', what })),
  say`steal ${itself}`((what) => does({ do: 'steal', what })),
  say`cancel ${itself}`((what) => does({ do: 'cancel-cards', what })),
  say`${selector} must move away \(using landspeed\)`((what) =>
    does({ do: 'move-away', what, by: ['landspeed'] }),
  ),
  say`${selector} must move away`((what) => does({ do: 'move-away', what })),
  say`take ${selector} into hand(?! from)`((what) => ({
    ...target(what),
    ...does({ do: 'take-into-hand', what: TARGET }),
  })),
  say`${itself} (?:is |are )?(?:immediately |also )?lost`(lose),
  say`${itself} (?:immediately )?returns to (?:opponent's|owner's|your) hand`((what) =>
    does({ do: 'return-to-hand', what }),
  ),
  say`(?:lose|destroy) (?:any )?(?:one )?${selector}`((what) => ({ ...target(what), ...lose(TARGET) })),
  say`cause (?:one )?${selector} to be (?:immediately )?lost`((what) => ({
    ...target(what),
    ...lose(TARGET),
  })),
  say`choose (?:one )?${selector} to be lost`((what) => ({ ...target(what), ...lose(TARGET) })),
  say`steal (?:any )?(?:one )?${selector}`((what) => ({
    ...target(theirs(what)),
    ...does({ do: 'steal', what: TARGET }),
  })),
  say`${self} is (?:immediately )?lost`(() => lose(SELF)),
  say`target ${selector}`((what) => target(what)),
  say`target (?:is )?hit`(() => does({ do: 'hit', what: TARGET })),
  say`place ${self} out of play`((what) => does({ do: 'out-of-play', what })),
  say`place ${itself} out of play`((what) => does({ do: 'out-of-play', what })),
  say`relocate ${self} to ${locationNoun}`((what, to) => ({
    ...target(to, 'place'),
    ...does({ do: 'relocate', what, to: { the: { chosen: 'place' } } }),
  })),
)
/** What is stolen is the opponent's, whatever the text says of it. */
const theirs = (what: Filter): Filter => ({ ...what, whose: 'opponents' })

/** Force. */
const force: Parser<Deed> = either<Deed>(
  say`opponent (?:must (?:immediately )?lose|loses) ${amount} Force`((n) =>
    does({ do: 'lose-force', who: 'opponent', amount: n }),
  ),
  say`lose ${amount} Force(?! to\b)`((n) => does({ do: 'lose-force', who: 'you', amount: n })),
  say`retrieve that number of cards at random`(() => does({ do: 'retrieve', amount: DESTINY, random: true })),
  say`retrieve up to that number of ${selector}`((what) => does({ do: 'retrieve', amount: DESTINY, what })),
  say`(?:may )?retrieve ${amount} (?:lost )?Force`((n) => does({ do: 'retrieve', amount: n })),
  say`activate ${amount} Force`((n) => does({ do: 'activate', amount: n })),
)

const events: Parser<Deed> = either<Deed>(
  say`cancel (?:that (?:battle|Force drain|destiny|attrition|targeting)|it)`(() => does({ do: 'cancel' })),
  say`cancel and re-draw that destiny`(() => does({ do: 'redraw' })),
  say`power of other ${selector} in battle is doubled for remainder of battle`((of) =>
    forAWhile('end-of-battle', [
      { static: 'number', change: 'power', of: { ...of, inBattle: true, not: TARGET }, times: 2 },
    ]),
  ),
  say`subtract ${count} from each destiny draw of that (?:starship |character )?weapon for remainder of battle`(
    (n) => forAWhile('end-of-battle', [number('weapon-draw', { the: { chosen: 'source' } }, { add: -n })]),
  ),
  say`return that character from Lost Pile to same location`(() =>
    does({ do: 'revive', what: ANSWERED, to: { the: { chosen: 'at' } } }),
  ),
  say`retrieve an? ${selector} closest to top of Lost Pile into hand`((what) =>
    does({ do: 'retrieve', amount: 1, what, nearest: true, to: 'hand' }),
  ),
  say`switch total battle destinies`(() =>
    does(
      { do: 'remember', as: 'mine', amount: { battleDestiny: 'total', whose: 'yours' } },
      { do: 'set-battle-destiny', who: 'you', to: { battleDestiny: 'total', whose: 'opponents' } },
      { do: 'set-battle-destiny', who: 'opponent', to: { value: 'mine' } },
    ),
  ),
  say`opponent's total battle destiny = ${count}`((to) =>
    does({ do: 'set-battle-destiny', who: 'opponent', to }),
  ),
  say`reveal up to ${count} cards from Reserve Deck; deploy any of them for free if able; others are lost`(
    (most) => does({ do: 'reveal-and-deploy', most }),
  ),
  say`triple battle damage`(() =>
    forAWhile('end-of-battle', [
      { static: 'side-number', change: 'battle-damage', whose: 'both', at: { inBattle: true }, times: 3 },
    ]),
  ),
  say`${pattern(/(double|triple)/i, ([, word]) => (word!.toLowerCase() === 'double' ? 2 : 3))} opponent's battle damage`(
    (times) =>
      forAWhile('end-of-battle', [
        { static: 'side-number', change: 'battle-damage', whose: 'opponents', at: { inBattle: true }, times },
      ]),
  ),
  say`that card may not battle or move for remainder of turn`(() =>
    forAWhile('end-of-turn', [
      { static: 'bars', what: 'battle', of: ANSWERED },
      { static: 'bars', what: 'move', of: ANSWERED },
    ]),
  ),
  say`your total power is ${pattern(/\+(\d)/, ([, n]) => Number(n))}`((add) =>
    forAWhile('end-of-battle', [
      { static: 'side-number', change: 'total-power', whose: 'yours', at: { inBattle: true }, add },
    ]),
  ),
  say`cancel and re-draw your just drawn destiny`(() => ({
    when: { just: 'destiny-drawn', by: 'you' },
    do: [{ do: 'redraw' }],
  })),
  say`cancel (?:one )?opponent's destiny just drawn`(() => ({
    when: { just: 'destiny-drawn', by: 'opponent' },
    do: [{ do: 'cancel' }],
  })),
  say`cancel (?:one )?opponent's just drawn destiny`(() => ({
    when: { just: 'destiny-drawn', by: 'opponent' },
    do: [{ do: 'cancel' }],
  })),
  say`cancel (?:a )?Force drain at ${locationNoun}`((at) => ({
    when: { just: 'drain-initiated', at },
    do: [{ do: 'cancel' }],
  })),
  say`cancel opponent's Force drain at (?:an? )?${locationNoun}`((at) => ({
    when: { just: 'drain-initiated', by: 'opponent', at },
    do: [{ do: 'cancel' }],
  })),
  say`cancel that targeting`(() => does({ do: 'cancel' })),
  say`cancel (?:a |the )?Force drain(?! at)`(() => ({
    when: { just: 'drain-initiated' },
    do: [{ do: 'cancel' }],
  })),
  say`draw another battle destiny instead of the one you just drew`(() => ({
    when: { just: 'destiny-drawn', by: 'you', for: 'battle' },
    do: [{ do: 'redraw' }],
  })),
  say`place Interrupt in Lost Pile`(() => does({ do: 'lose-this' })),
)

/** Numbers for a while. */
const lasting: Parser<Extract<Instruction, { do: 'for-a-while' }>['until']> = either<
  Extract<Instruction, { do: 'for-a-while' }>['until']
>(
  say`for remainder of turn`(() => 'end-of-turn'),
  say`for remainder of battle`(() => 'end-of-battle'),
  say`(?:until|till) (?:the )?end of your next turn`(() => 'end-of-your-next-turn'),
  say`(?:until|till) (?:the )?end of (?:the )?turn`(() => 'end-of-turn'),
  say`this battle`(() => 'end-of-battle'),
  say`this turn`(() => 'end-of-turn'),
)
const forAWhile = (
  until: Extract<Instruction, { do: 'for-a-while' }>['until'],
  statics: readonly Static[],
): Deed => does(...statics.map((what): Instruction => ({ do: 'for-a-while', what, until })))
/** What a static is about becomes a target where it says `any starfighter`. */
function aimed(statics: readonly Static[]): { statics: readonly Static[]; targets?: Deed['targets'] } {
  const [first] = statics
  if (first?.static !== 'number' || first.of.the) return { statics }
  return {
    statics: statics.map((one) => (one.static === 'number' ? ({ ...one, of: TARGET } as Static) : one)),
    targets: [{ name: 'target', what: first.of }],
  }
}
const BATTLE: Filter = { inBattle: true }
const inThisBattle = (one: Static): Static =>
  one.static === 'side-number' && !one.at ? { ...one, at: BATTLE } : one

const whiles: Parser<Deed> = either<Deed>(
  say`add ${count} battle destiny`((add) =>
    forAWhile('end-of-battle', [
      { static: 'side-number', change: 'battle-destinies', whose: 'yours', at: BATTLE, add },
    ]),
  ),
  say`add ${count} to power`((add) =>
    forAWhile('end-of-battle', [
      { static: 'side-number', change: 'total-power', whose: 'yours', at: BATTLE, add },
    ]),
  ),
  say`(?=add|subtract)${staticClause} ${lasting}`((statics, until) => {
    const { statics: those, targets } = aimed(statics)
    return { ...forAWhile(until, those.map(inThisBattle)), ...(targets ? { targets } : {}) }
  }),
  say`${lasting},? ${staticClause}`((until, statics) => forAWhile(until, ofTarget(statics))),
  say`${map(
    separated(
      staticClause,
      pattern(/,? and /, () => null),
    ),
    (lists) => lists.flat(),
  )} ${lasting}`((statics, until) => forAWhile(until, ofTarget(statics))),
  say`${itself} is ${bonuses} ${lasting}`((of, changes, until) => forAWhile(until, toStatics(of, changes))),
  say`${itself} is power ${pattern(/([+-]\d)/, ([, n]) => Number(n))} ${lasting}`((of, add, until) =>
    forAWhile(until, [number('power', of, { add })]),
  ),
)
const ofTarget = (statics: readonly Static[]): readonly Static[] => statics.map(inThisBattle)

const moves: Parser<Deed> = either<Deed>(
  say`choose one ${selector} to move away \(for free\), or that character is lost`((what) => ({
    ...target(what),
    ...does({ do: 'move-away', what: TARGET, free: true, orLost: true }),
  })),
)

const plain: Parser<Deed> = remember(either<Deed>(draws, cards, force, piles, events, whiles, moves))
/** A condition at the head is the action's own. */
const opening: Parser<Deed> = either<Deed>(
  plain,
  later(() => byDestiny),
)
const one: Parser<Deed> = remember(
  either<Deed>(
    plain,
    later(() => byDestiny),
    later(() => conditional),
  ),
)

/** `If destiny > ability, target is lost`; the other way round. */
const tested: Parser<Condition> = either<Condition>(
  destinyCompared,
  later(() => condition),
)
const steps = (deed: Deed): readonly Instruction[] => deed.do ?? []
const conditional: Parser<Deed> = either<Deed>(
  say`if ${tested}, ${later(() => instructions)}`((when, so) =>
    onlySteps(so, { do: 'if', when, so: steps(so) }),
  ),
  say`if ${tested}, ${later(() => instructions)}(?:[.;]|,) otherwise,? ${later(() => instructions)}`(
    (when, so, otherwise) => onlySteps(so, { do: 'if', when, so: steps(so), else: steps(otherwise) }),
  ),
)
const byDestiny: Parser<Deed> = say`${cards} if ${destinyCompared}`((so, when) =>
  onlySteps(so, { do: 'if', when, so: steps(so) }),
)
const onlySteps = (deed: Deed, step: Instruction): Deed => ({ ...deed, do: [step] })

const joint: Parser<unknown> = pattern(/(?:[.] |; |,? and (?:may )?|, (?:then )?)(?=\S)/, () => null)
/** One instruction or several. */
export const instructions: Parser<Deed> = remember((source: Source, at) => joinedFrom(source, at, 0))
function joinedFrom(source: Source, at: number, depth: number): readonly { value: Deed; end: number }[] {
  const heads = depth === 0 ? opening(source, at) : one(source, at)
  if (depth > 7) return heads
  const further = heads.flatMap(({ value, end }) =>
    joint(source, end).flatMap((after) =>
      joinedFrom(source, after.end, depth + 1).flatMap((rest) => {
        const together = joinDeeds([value, rest.value])
        return together ? [{ value: together, end: rest.end }] : []
      }),
    ),
  )
  return [...heads, ...further]
}
