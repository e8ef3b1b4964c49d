/** How a weapon is fired: target and price, draw, what is added, what becomes of the target. */
import {
  either,
  later,
  map,
  mentions,
  nothing,
  pattern,
  say,
  separated,
  where,
} from '@dejarik/kernel/language'
import type { Amount, Condition } from '../../../text/condition.ts'
import type { CardNumber, Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Fires, Outcome } from '../../../text/text.ts'
import type { Parser } from '../../source.ts'
import { bonuses, number, numbers, toStatics } from '../amounts/changes.ts'
import { all, condition } from '../conditions/conditions.ts'
import { instructions } from '../instructions/instructions.ts'
import { anyOf, HOST, SELF, TARGET } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { ownName } from '../nouns/names.ts'
import { numberWord, selector } from '../nouns/nouns.ts'
import type { Deed } from './deeds.ts'
import type { Piece } from './piece.ts'

/** Whom it can be aimed at: one of several, wherever they are. */
const aimed: Parser<Filter> = where(selector, (cards) => cards.where === undefined)
const listed = pattern(/(?:, (?:or )?| or )/, () => null)
const aim: Parser<Filter> = map(separated(aimed, listed), anyOf)
/** Some of the targets count as having another defense value: `a starfighter (use 5 as defense value)`. */
type Aim = Pick<Fires, 'at' | 'defense'>
const valued: Parser<Aim> = say`${aimed} \(use ${count} as defense value\)`((at, is) => ({
  at,
  defense: [{ is, of: at }],
}))
const oneAim: Parser<Aim> = either<Aim>(
  valued,
  map(aimed, (at) => ({ at })),
)
const aims: Parser<Aim> = map(separated(oneAim, listed), (list) => {
  const defense = list.flatMap((one) => one.defense ?? [])
  return { at: anyOf(list.map((one) => one.at)), ...(defense.length > 0 ? { defense } : {}) }
})
/** The same, said behind all of them. */
const aimsAt: Parser<Aim> = either<Aim>(
  aims,
  say`${aim} \(use ${count} as defense value of (?:an? )?${aimed}\)`((at, is, of) => ({
    at,
    defense: [{ is, of }],
  })),
)

/** Who fires it: the card that carries it. */
const byWhom: Parser<Filter> = either<Filter>(
  say`(?:if |while |when )?(?:fired by|on|targeted by|hit by) ${selector}`((who) => ({ ...who, ...HOST })),
)
const lessAbility: Amount = { less: { number: 'ability', of: HOST }, from: 7 }
const price: Parser<Amount> = either<Amount>(
  say`for free`(() => 0),
  say`(?:(?:by )?using|for) ${count} Force`((cost) => cost),
  say`(?:by )?using Force equal to \(7 - that warrior's ability\)`(() => lessAbility),
  say`(?:by )?using X Force`(() => lessAbility),
)
const reduced: Parser<number> = either<number>(
  count,
  say`(?:for )?free`(() => 0),
)
/** Another price for somebody: `using 2 Force (1 if fired by a trooper)`. */
const priced: Parser<Pick<Fires, 'cost'>> = either<Pick<Fires, 'cost'>>(
  map(price, cost),
  say`${where(price, (n) => typeof n === 'number')} \(${reduced} ${byWhom}\)`((dear, cheap, who) => ({
    cost: { less: { oneOf: who, is: (dear as number) - cheap }, from: dear },
  })),
)
function cost(use: Amount): Pick<Fires, 'cost'> {
  return use === 0 ? {} : { cost: use }
}
/** How far it reaches; one that names the same site is fired at no other place. */
interface Reach {
  readonly far: Pick<Fires, 'reach'>
  readonly near: Pick<Filter, 'where'>
}
const reach: Parser<Reach> = either<Reach>(
  say`at same or adjacent site`(() => ({ far: { reach: 'adjacent-site' as const }, near: {} })),
  say`at same site`(() => ({ far: {}, near: { where: 'same-site' as const } })),
  nothing({ far: {}, near: {} }),
)
/** Who must be there to fire it: `your warrior present may target`. */
const shooter: Parser<Pick<Fires, 'if' | 'user'>> = either<Pick<Fires, 'if' | 'user'>>(
  say`your ${selector} may target`((who) => ({ user: { ...who, whose: 'yours' } })),
  say`if your ${selector} aboard(?: here)?, may target`((who) => ({
    user: { ...who, whose: 'yours', where: 'aboard' },
  })),
  say`(?:if|while|when) ${condition}, may target`((when) => ({ if: when })),
)
const reaching = <T extends Pick<Fires, 'at'>>(aims: T, { far, near }: Reach): T & Pick<Fires, 'reach'> => ({
  ...aims,
  at: { ...aims.at, ...near },
  ...far,
})
const opening: Parser<Fires> = either<Fires>(
  say`may target ${aimsAt} ${reach} ${priced}`((aims, near, paid) => ({ ...reaching(aims, near), ...paid })),
  say`${shooter} ${aimsAt} ${reach} ${priced}`((who, aims, near, paid) => ({
    ...reaching(aims, near),
    ...paid,
    ...who,
  })),
)
const draws: Parser<Pick<Fires, 'draws'>> = either<Pick<Fires, 'draws'>>(
  say`draw (?:one )?destiny`(() => ({})),
  say`draw ${pattern(/ ?(two|three|2|3)/, ([, word]) => (word === 'two' || word === '2' ? 2 : 3))} destiny`(
    (n) => ({ draws: n }),
  ),
)

type Added = NonNullable<Fires['add']>[number]
const sign: Parser<1 | -1> = either<1 | -1>(
  say`(?:may )?add`(() => 1),
  say`(?:may )?subtract`(() => -1),
)
const against: Parser<Filter> = say`(?:if|when) (?:targeting )?(?:an? )?${aim}`((cards) => cards)
const added: Parser<readonly Added[]> = either<readonly Added[]>(
  say`${sign} ${count} ${against}`((of, n, cards) => [{ amount: of * n, against: cards }]),
  say`${sign} ${count} ${against}, ${count} ${against}`((of, n, cards, m, others) => [
    { amount: of * n, against: cards },
    { amount: of * m, against: others },
  ]),
  say`${sign} ${count} ${against}[.] Otherwise, ${sign} ${count}`((of, n, cards, other, m) => [
    { amount: of * n, against: cards },
    { amount: other * m, against: { not: cards } },
  ]),
  say`${sign} ${count}(?! if| when)`((of, n) => [{ amount: of * n }]),
)
const total: Parser<readonly Added[]> = either<readonly Added[]>(
  say`(?:total )?destiny`(() => []),
  say`(?:total )?destiny ${pattern(/ ?([+-]\d)/, ([, n]) => Number(n))}`((amount) => [{ amount }]),
)
/** What must be exceeded, and what is added to the draw. */
type Beaten = Pick<Fires, 'against'> & { readonly add: readonly Added[] }
const beats: Parser<Beaten> = either<Beaten>(
  say`if ${total} > (?:target's )?defense value`((add) => ({ add })),
  say`if ${total} > (?:target's )?${numberWord}`((add, against) => ({ add, against })),
)

const HIT: Instruction = { do: 'hit', what: TARGET }
const WORTHLESS: Instruction = {
  do: 'for-a-while',
  what: { static: 'number', change: 'forfeit', of: TARGET, fix: 0 },
  until: 'end-of-battle',
}
/** No attrition is met by it. */
const UNFIT: Instruction = {
  do: 'for-a-while',
  what: { static: 'bars', what: 'satisfy-attrition', of: TARGET },
  until: 'end-of-battle',
}
/** As long as the target stays on table. */
const zero = (change: CardNumber): Instruction => ({
  do: 'for-a-while',
  what: number(change as Exclude<CardNumber, 'deploy'>, TARGET, { fix: 0 }),
  until: 'leaves-table',
})
/** What a shot that succeeds does; nothing is picked for it, the target is known. */
const steps = (deed: Deed): deed is Required<Pick<Deed, 'do'>> => Object.keys(deed).join() === 'do'
const outcome: Parser<readonly Instruction[]> = either<readonly Instruction[]>(
  map(where(instructions, steps), (deed) => deed.do ?? []),
  say`target (?:is )?hit, and (?:its )?forfeit = 0,?`(() => [HIT, WORTHLESS]),
  say`target (?:is )?hit \(and may not be used to satisfy attrition\)`(() => [HIT, UNFIT]),
  say`until end of your next turn character is ${numbers} = 0`((some) =>
    some.map(
      (change): Instruction => ({
        do: 'for-a-while',
        what: number(change as Exclude<CardNumber, 'deploy'>, TARGET, { fix: 0 }),
        until: 'end-of-your-next-turn',
      }),
    ),
  ),
  say`all starship weapons (?:deployed on|aboard) target are lost, ${numbers} = 0 and ${numbers} = 0`(
    (some, others) => [
      { do: 'lose-cards', what: { kind: 'weapon', type: 'starship', on: TARGET } },
      ...[...some, ...others].map(zero),
    ],
  ),
)
/** Whoever fires it, and the weapon, are lost. */
const lost: Parser<readonly Instruction[]> = say`(?:that [\w-]+(?: [\w-]+)?) and ${ownName} are lost`(
  (): readonly Instruction[] => [{ do: 'lose-cards', what: { any: [HOST, SELF] } }],
)
type Result = Pick<Fires, 'do' | 'add' | 'against' | 'anyway'>
const isPlainHit = (list: readonly Instruction[]): boolean => JSON.stringify(list) === JSON.stringify([HIT])
const resulting = (list: readonly Instruction[], beaten: Beaten): Result => ({
  ...beaten,
  ...(isPlainHit(list) ? {} : { do: list }),
})
const succeeded: Parser<Result> = either<Result>(
  say`${outcome} ${beats}`(resulting),
  say`${beats}, ${outcome}`((beaten, list) => resulting(list, beaten)),
)
/** What else becomes of a target that was hit. */
const ifHit: Parser<readonly Instruction[]> = either<readonly Instruction[]>(
  say`if hit, ${later(() => worth)}`((list) => list),
  say`if (?:hit by|hit while on) ${selector}, ${later(() => worth)}`((is, so) => [
    { do: 'if', when: { if: 'host', is } satisfies Condition, so },
  ]),
)
const worth: Parser<readonly Instruction[]> = either<readonly Instruction[]>(
  say`target's forfeit = 0(?: for remainder of battle)?`(() => [WORTHLESS]),
  outcome,
)
const result: Parser<Result> = either<Result>(
  succeeded,
  say`${succeeded}[.] ${ifHit}`(({ do: list = [HIT], ...how }, more) => ({ ...how, do: [...list, ...more] })),
  say`${succeeded}[.] if destiny = 0, ${ownName} explodes \(weapon and character firing it are lost\)`(
    (how) => ({
      ...how,
      anyway: [ifZero([{ do: 'lose-cards', what: { any: [HOST, SELF] } }])],
    }),
  ),
  say`if destiny = 0, ${lost}[.] ${succeeded}`((so, how) => ({ ...how, anyway: [ifZero(so)] })),
)

/** What a destiny of zero does. */
function ifZero(so: readonly Instruction[]): Instruction {
  return { do: 'if', when: { if: 'compare', left: { value: 'destiny' }, is: '=', right: 0 }, so }
}

/** What is compared decides what follows: `Target crashes if destiny +2 > armor. Target hit if destiny +1 > maneuver.` */
const compared: Parser<NonNullable<Outcome['than']>> = either<NonNullable<Outcome['than']>>(
  pattern(/(?:target's )?(armor|maneuver|ability|forfeit)/, ([, word]) => word as 'armor'),
  count,
)
const more: Parser<Pick<Outcome, 'add'>> = either<Pick<Outcome, 'add'>>(
  say`(?:total )?destiny ${pattern(/ ?([+-]\d)/, ([, n]) => Number(n))}`((add) => ({ add })),
  say`(?:total )?destiny \+ (?:your|that) vehicle's maneuver`(() => ({
    add: { number: 'maneuver', of: HOST },
  })),
  say`(?:total )?destiny`(() => ({})),
)
const CRASH: Parser<readonly Instruction[]> = either<readonly Instruction[]>(
  say`target crashes`(() => [{ do: 'crash', what: TARGET }]),
  say`(?:your|that) vehicle crashes`(() => [{ do: 'crash', what: HOST }]),
)
const done: Parser<readonly Instruction[]> = either(CRASH, outcome)
const compares: Parser<Outcome> = either<Outcome>(
  say`${done} if ${more} > ${compared}`((list, add, than) => ({ ...add, than, do: list })),
  say`${done} if ${more} = ${compared}`((list, add, than) => ({ ...add, is: '=', than, do: list })),
)
/** A single number that is exceeded is said by `beats`. */
const isMoreThanBeating = (list: readonly Outcome[]): boolean =>
  list.length > 1 ||
  mentions(list, 'crash') ||
  list.some(({ is, than, add }) => is === '=' || typeof than === 'number' || typeof add === 'object')
const outcomes: Parser<readonly Outcome[]> = where(
  separated(
    compares,
    pattern(/[.] /, () => null),
  ),
  isMoreThanBeating,
)

const again: Parser<Pick<Fires, 'again'>> = either<Pick<Fires, 'again'>>(
  say`[.] May fire repeatedly for ${count} Force each time`((each) => ({ again: each })),
  say`[.] May fire repeatedly(?! for)`(() => ({ again: true })),
  nothing({}),
)
const additions: Parser<readonly Added[]> = either<readonly Added[]>(
  nothing([]),
  say`${separated(
    later(() => added),
    pattern(/[.] /, () => null),
  )}[.]`((lists) => lists.flat()),
)

/** What the shot does to its target whatever is drawn, if somebody fires it. */
const aimedBy: Parser<readonly Instruction[]> = either<readonly Instruction[]>(
  nothing([]),
  say`if targeted by ${selector}, target loses (?:any )?immunity to attrition (?:until end of turn|for remainder of turn)[.]`(
    (is) => [
      {
        do: 'if',
        when: { if: 'host', is },
        so: [{ do: 'for-a-while', what: number('immunity', TARGET, { fix: 0 }), until: 'end-of-turn' }],
      },
    ],
  ),
  say`if ${selector} targeting (?:an? )?${selector}, target is ${bonuses} for remainder of turn[.]`(
    (is, cards, changes) => [
      {
        do: 'if',
        when: all({ if: 'host', is }, { if: 'on-table', what: { ...cards, ...TARGET } }),
        so: toStatics(TARGET, changes).map(
          (what): Instruction => ({ do: 'for-a-while', what, until: 'end-of-turn' }),
        ),
      },
    ],
  ),
)
const drawnFor: Parser<Piece> = say`${opening}[.] ${aimedBy} ${draws}[.] ${additions} ${result}${again}`(
  (shoots, first, drawn, further, { add = [], anyway = [], ...ending }, repeated) => {
    const sum = [...further, ...add]
    const always = [...first, ...anyway]
    return {
      fires: {
        ...shoots,
        ...drawn,
        ...(sum.length > 0 ? { add: sum } : {}),
        ...(always.length > 0 ? { anyway: always } : {}),
        ...ending,
        ...repeated,
      },
    }
  },
)
export const shot: Parser<Piece> = either<Piece>(
  drawnFor,
  say`${opening}[.] ${draws}[.] ${outcomes}`((shoots, drawn, results) => ({
    fires: { ...shoots, ...drawn, outcomes: results },
  })),
)
