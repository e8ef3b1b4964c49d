/** What holds for a while: numbers, immunity, bars, and what a side has in a battle. */
import { either, map, nothing, pattern, say, separated, unless } from '@dejarik/kernel/language'
import type { Amount } from '../../../text/condition.ts'
import type { CardNumber, Filter, SideNumber } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { Parser, Source } from '../../source.ts'
import { bonuses, number, toStatics, under_ } from '../amounts/changes.ts'
import { measure } from '../amounts/measures.ts'
import { condition } from '../conditions/conditions.ts'
import { DESTINY, does } from '../instructions/steps.ts'
import { TARGET } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { numberWord, selector } from '../nouns/nouns.ts'
import { itself, itsOwn } from '../nouns/referents.ts'
import { type Thing, thing } from '../nouns/things.ts'
import { type Deed, joinDeeds } from '../sentences/deeds.ts'
import { staticClause } from './statics.ts'

type Until = Extract<Instruction, { do: 'for-a-while' }>['until']
const lasting: Parser<Until> = either<Until>(
  say`for remainder of turn`(() => 'end-of-turn'),
  say`for remainder of game`(() => 'end-of-game'),
  say`for remainder of battle`(() => 'end-of-battle'),
  say`(?:until|till) (?:the )?end of your next turn`(() => 'end-of-your-next-turn'),
  say`(?:until|till) (?:the )?end of (?:the |this )?turn`(() => 'end-of-turn'),
  say`(?:until|till) (?:the )?end of (?:the |this )?battle`(() => 'end-of-battle'),
  say`(?:during )?(?:this|that) battle`(() => 'end-of-battle'),
  say`this turn`(() => 'end-of-turn'),
  say`until target leaves table`(() => 'leaves-table'),
  say`while this card is on table`(() => 'this-leaves-table'),
)
export const forAWhile = (until: Until, statics: readonly Static[]): Deed =>
  does(...statics.map((what): Instruction => ({ do: 'for-a-while', what, until })))

/** What is said of the cards that are meant. */
type Predicate = (of: Filter) => readonly Static[]
const WHOLLY = 99
const below: Parser<number> = either<number>(
  say`< ${count}`((n) => n),
  nothing(WHOLLY),
)
const bars =
  (...kinds: readonly Extract<Static, { static: 'bars' }>['what'][]): Predicate =>
  (of) =>
    kinds.map((what) => ({ static: 'bars', what, of }))
const predicate: Parser<Predicate> = either<Predicate>(
  say`(?:is |are )?(?:each )?${bonuses}`(
    (changes): Predicate =>
      (of) =>
        toStatics(of, changes),
  ),
  say`(?:is |are )?(?:each )?immune to attrition ${below}`(
    (become): Predicate =>
      (of) => [number('immunity', of, { become })],
  ),
  say`loses? (?:its |his |her |their )?immunity to attrition`(
    (): Predicate => (of) => [number('immunity', of, { fix: 0 })],
  ),
  say`loses? all (?:its |his |her |their )?immunity to attrition`(
    (): Predicate => (of) => [number('immunity', of, { fix: 0 }), number('immunity-exactly', of, { fix: 0 })],
  ),
  say`may not (?:battle or move|move or battle|move or participate in battle)`(() => bars('battle', 'move')),
  say`may not move(?! or| as| to| from)`(() => bars('move')),
  say`may not (?:battle|participate in battles?)(?! or)`(() => bars('battle')),
  say`may not be used to satisfy attrition`(() => bars('satisfy-attrition')),
  say`may not deploy(?= for remainder)`(() => bars('deploy')),
  say`may not (?:be fired|fire)`(() => bars('fire')),
  say`may (?:not|no longer|not any longer) carry weapons`(() => bars('carry-weapons')),
  say`may not be targeted by ${selector}`(
    (by): Predicate =>
      (of) => [{ static: 'bars', what: 'be-targeted', of, by }],
  ),
  say`may not (?:use|apply) (?:its |his |her |their )?ability (?:toward drawing|to draw) battle destiny`(
    (): Predicate => (of) => [number('usable-ability', of, { fix: 0 })],
  ),
  say`may not use (?:its |his |her )?game text`((): Predicate => (of) => [{ static: 'blanks', of }]),
  say`game text is canceled`((): Predicate => (of) => [{ static: 'blanks', of }]),
)
export const predicates: Parser<Predicate> = map(
  separated(
    predicate,
    pattern(/,? (?:and|but) (?:also )?|, /, () => null),
  ),
  (list): Predicate =>
    (of) =>
      list.flatMap((each) => each(of)),
)

/** Statics, and who must be picked for them. */
interface State {
  readonly statics: readonly Static[]
  readonly deed: Deed
}
const said = ({ what, deed }: Thing, is: Predicate): State => ({ statics: is(what), deed })
const become =
  (change: CardNumber, to: Amount): Predicate =>
  (of) =>
    toStatics(of, [{ change, how: { fix: to } }])
const gain =
  (change: CardNumber, add: Amount): Predicate =>
  (of) =>
    toStatics(of, [{ change, how: { add } }])
const DOUBLE: Predicate = (of) => [{ static: 'number', change: 'power', of, times: 2 }]
const zero: Parser<number> = either<number>(
  say`zero`(() => 0),
  count,
)
const state: Parser<State> = either<State>(
  say`${thing} ${predicates}`(said),
  say`${thing}'s ${predicates}`(said),
  say`${itsOwn} ${predicates}`((of, is) => said({ what: of, deed: {} }, is)),
  say`(?:cause|make|select|choose) ${thing} (?:to be |to )?${predicates}`(said),
  say`prevent ${thing} from ${pattern(/ ?(battling or moving|moving or battling|battling|moving)/, ([, word]) => PREVENTED[word!]!)}`(
    said,
  ),
  say`(?:cancel|canceling) (?:the )?game text of ${thing}`((one) =>
    said(one, (of) => [{ static: 'blanks', of }]),
  ),
  say`(?:cancel|canceling) ${itsOwn} game text`((of) =>
    said({ what: of, deed: {} }, (cards) => [{ static: 'blanks', of: cards }]),
  ),
  say`cancel all opponent's immunity to attrition`(() => ({
    statics: [number('immunity', { whose: 'opponents', inBattle: true }, { fix: 0 })],
    deed: {},
  })),
  say`reduce (?:the )?${numberWord} of ${thing} to ${zero}`((name, one, to) => said(one, become(name, to))),
  say`reduce ${thing}'s ${numberWord} to ${zero}`((one, name, to) => said(one, become(name, to))),
  say`(?:reduce|decrease) (?:the )?${numberWord} of ${thing} by ${count}`((name, one, n) =>
    said(one, gain(name, -n)),
  ),
  say`(?:reduce|decrease) ${thing}'s ${numberWord} by ${count}`((one, name, n) => said(one, gain(name, -n))),
  say`increase (?:the )?${numberWord} of ${thing} by ${count}`((name, one, n) => said(one, gain(name, n))),
  say`increase ${thing}'s ${numberWord} by ${count}`((one, name, n) => said(one, gain(name, n))),
  say`double ${thing}'s power`((one) => said(one, DOUBLE)),
  say`power of ${thing} is doubled`((one) => said(one, DOUBLE)),
  say`game text of ${itself} is canceled`((of) =>
    said({ what: of, deed: {} }, (cards) => [{ static: 'blanks', of: cards }]),
  ),
)
const PREVENTED: Readonly<Record<string, Predicate>> = {
  'battling or moving': bars('battle', 'move'),
  'moving or battling': bars('battle', 'move'),
  battling: bars('battle'),
  moving: bars('move'),
}
const lasts = (until: Until, { statics, deed }: State): Deed => ({
  ...deed,
  ...forAWhile(until, statics.map(inThisBattle)),
})

/** A clause of what holds; what it says of `any starfighter` is said of one that is picked. */
const clause: Parser<State> = (source: Source, start) =>
  unless(either<unknown>(itself, itsOwn), staticClause)(source, start)
    .filter(({ value }) => source.card.kind !== 'interrupt' || !value.some(isOfSelf))
    .map(({ value, end }) => ({
      value: /\b(?:any|one) /.test(source.text.slice(start, end))
        ? aimed(value)
        : { statics: value, deed: {} },
      end,
    }))
/** An Interrupt says nothing of itself. */
const isOfSelf = (one: Static): boolean => 'of' in one && one.of.the === 'self'
function aimed(statics: readonly Static[]): State {
  const [first] = statics
  if (first?.static !== 'number' || first.of.the) return { statics, deed: {} }
  return {
    statics: statics.map((one) => (one.static === 'number' ? ({ ...one, of: TARGET } as Static) : one)),
    deed: { targets: [{ name: 'target', what: first.of }] },
  }
}
const states: Parser<State> = (source, at) =>
  separated(
    either<State>(state, clause),
    pattern(/,? and /, () => null),
  )(source, at).flatMap(({ value: list, end }) => {
    const deed = joinDeeds(list.map((one) => one.deed))
    return deed ? [{ value: { statics: list.flatMap(({ statics }) => statics), deed }, end }] : []
  })

/** What a side has in the battle that is going on. */
const BATTLE: Filter = { inBattle: true }
const inThisBattle = (one: Static): Static =>
  one.static === 'side-number' && !one.at ? { ...one, at: BATTLE } : one
const less = (amount: Amount): Amount => (typeof amount === 'number' ? -amount : { less: amount, from: 0 })
const inBattle = (change: SideNumber, whose: 'yours' | 'opponents' | 'both', add: Amount): Static =>
  ({ static: 'side-number', change, whose, at: BATTLE, add }) as Static
const multiplied = (whose: 'opponents' | 'both', times: number): Static => ({
  static: 'side-number',
  change: 'battle-damage',
  whose,
  at: BATTLE,
  times,
})
const times: Parser<number> = either<number>(
  say`double`(() => 2),
  say`triple`(() => 3),
)
const total: Parser<Amount> = either<Amount>(
  say`(?:the )?total`(() => DESTINY),
  measure,
)
/** As the rules have it. */
const noLess: Parser<unknown> = either<unknown>(
  say`\(may not (?:not )?fall below (?:zero|0)\)`(() => null),
  nothing(null),
)
/** What is drawn for a weapon that was just aimed. */
const source: Filter = { the: { chosen: 'source' } }
const ofWeapon = (change: 'weapon-draw' | 'weapon-total', add: Amount): Deed =>
  forAWhile('end-of-battle', [number(change, source, { add })])
const weaponDraws: Parser<Deed> = either<Deed>(
  say`add ${measure} to (?:your |the )?(?:one |total )?weapon destiny(?! draw)`((n) =>
    ofWeapon('weapon-total', n),
  ),
  say`subtract ${measure} from (?:opponent's |the )?(?:total )?weapon destiny(?! draw)`((n) =>
    ofWeapon('weapon-total', less(n)),
  ),
  say`add ${measure} to (?:each of )?that weapon's destiny draws?`((n) => ofWeapon('weapon-draw', n)),
  say`subtract ${measure} from (?:each of )?that weapon's destiny draws?`((n) =>
    ofWeapon('weapon-draw', less(n)),
  ),
  say`add ${measure} to total weapon destiny of that (?:weapon|blaster|lightsaber) for remainder of battle`(
    (n) => ofWeapon('weapon-total', n),
  ),
  say`subtract ${measure} from total weapon destiny of that (?:weapon|blaster|lightsaber) for remainder of battle`(
    (n) => ofWeapon('weapon-total', less(n)),
  ),
  say`subtract ${measure} from each destiny draw(?! of| when)`((n) => ofWeapon('weapon-draw', less(n))),
)
const inTheBattle: Parser<readonly Static[]> = either<readonly Static[]>(
  say`add ${count} battle destiny`((add) => [inBattle('battle-destinies', 'yours', add)]),
  say`add ${count} destiny to (?:your )?(?:total )?power only`((add) => [
    inBattle('power-destinies', 'yours', add),
  ]),
  say`add ${count} destiny to attrition only`((add) => [inBattle('attrition-destinies', 'yours', add)]),
  say`add ${measure} to (?:your )?(?:total )?power(?: only)?(?! of)`((add) => [
    inBattle('total-power', 'yours', add),
  ]),
  say`(?:cumulatively )?adds? ${measure} to attrition against opponent(?! for each)`((add) => [
    inBattle('attrition', 'yours', add),
  ]),
  say`adds? ${count} to attrition against opponent for each ${selector}`((times, cards) => [
    inBattle('attrition', 'yours', { count: cards, ...(times === 1 ? {} : { times }) }),
  ]),
  say`reduce attrition against you by ${measure}`((n) => [inBattle('attrition', 'opponents', less(n))]),
  say`reduce opponent's total power by ${measure}`((n) => [inBattle('total-power', 'opponents', less(n))]),
  say`subtract ${measure} from (?:all )?attrition against you${noLess}`((n) => [
    inBattle('attrition', 'opponents', less(n)),
  ]),
  say`subtract ${total} from opponent's attrition and total power${noLess}`((n) => [
    inBattle('attrition', 'opponents', less(n)),
    inBattle('total-power', 'opponents', less(n)),
  ]),
  say`${times} battle damage`((n) => [multiplied('both', n)]),
  say`${times} opponent's battle damage(?: if you win (?:the )?battle)?`((n) => [multiplied('opponents', n)]),
  say`${times} (?:the )?resulting battle damage for (?:the )?eventual loser`((n) => [multiplied('both', n)]),
  say`your total power is ${pattern(/ ?\+(\d)/, ([, n]) => Number(n))}`((add) => [
    inBattle('total-power', 'yours', add),
  ]),
)

export const whiles: Parser<Deed> = either<Deed>(
  map(inTheBattle, (statics) => forAWhile('end-of-battle', statics)),
  say`cause ${thing} to battle at double power`((one) => lasts('end-of-battle', said(one, DOUBLE))),
  weaponDraws,
  say`${weaponDraws}(?: \(before weapon destiny is drawn\))? when targeting ${selector}`((deed, card) => ({
    ...deed,
    when: { just: 'targeted', by: 'you', card },
  })),
  say`${states},? ${lasting}`((one, until) => lasts(until, one)),
  say`${states},? ${lasting}[.] If ${condition}, also add ${count} to ${numberWord}`(
    (one, until, when, add, name) =>
      lasts(until, { ...one, statics: [...one.statics, ...gain(name, add)(TARGET).map(under_(when))] }),
  ),
  say`${lasting},? ${states}`((until, one) => lasts(until, one)),
)
