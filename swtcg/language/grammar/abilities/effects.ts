/** Effects of activated abilities and of Battle and Mission cards: price, what is done, restrictions. */
import { hasPart, rewrite } from '@dejarik/kernel/language'
import {
  either,
  first,
  nothing,
  type Parser,
  pattern,
  remember,
  say,
  separated,
  where,
} from '../../parser.ts'
import { EACH_OF_THEM, spokenOf } from '../../placeholders.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Filter } from '../../tree/nouns.ts'
import type { Cost, EffectAbility } from '../../tree/tree.ts'
import { resolvePronouns } from '../after/pronouns-and-x.ts'
import { toldByPrice } from '../after/told-by-price.ts'
import { sentences } from '../clauses/sentences.ts'
import { UNSAID } from '../instructions/unsaid.ts'
import { whereX } from '../nouns/amounts.ts'
import { merge } from '../nouns/merging.ts'
import { THAT } from '../nouns/references.ts'
import { cost, paysX } from './costs.ts'
import { narrowed, told } from './narrowing.ts'
import { anyNumber, combine, type Restriction, restriction } from './restrictions.ts'
import { playedThere } from './this-card.ts'

const stop = pattern(/[.;]? /, () => null)
export const restrictions: Parser<Restriction> = remember(
  either<Restriction>(
    nothing({}),
    say`${stop} ${separated(either(restriction, anyNumber), stop)}`((_, all) => combine(all)),
  ),
)

/** Where nothing was done to pay, the discarded unit is the one that was discarded last. */
export const ofCost = (paid: EffectAbility['cost'], done: readonly Instruction[]): readonly Instruction[] =>
  paid.some(({ pay }) => pay === 'act')
    ? done
    : (rewrite(done, (part) => (part['name'] === 'paid' ? THAT : part)) as readonly Instruction[])

/** Everything that is chosen is of this kind too. */
const narrowEach = (done: readonly Instruction[], of: Filter): readonly Instruction[] =>
  done.map((act) =>
    act.do === 'choose' ? { ...act, what: { ...act.what, of: merge(act.what.of, of) } } : act,
  )
/** A limit on what is chosen, where nothing is: it stays open. */
const OF_NOTHING: Pick<EffectAbility, 'only'> = {
  only: { if: 'matches', card: spokenOf(EACH_OF_THEM), of: {} },
}
export const effectOf = (
  paid: EffectAbility['cost'],
  done: readonly Instruction[],
  { on, only, each, ...limits }: Restriction,
): EffectAbility => {
  const { own, chosen } = told(only)
  const acts = each ? narrowEach(ofCost(paid, done), each) : ofCost(paid, done)
  const effect: Pick<EffectAbility, 'cost' | 'do'> = {
    cost: paid,
    do: forThisTurn(asLongAsBefore(acts), limits.timing === 'build-step'),
  }
  if (each && !acts.some((act) => act.do === 'choose')) return { ability: 'effect', ...effect, ...OF_NOTHING }
  const narrower = narrowed(effect, on, chosen)
  if (narrower)
    return toldByPrice(
      playedThere(
        resolvePronouns({ ability: 'effect', ...limits, ...(own ? { only: own } : {}), ...narrower }),
      ),
    )
  if (on) return { ability: 'effect', ...effect, ...OF_NOTHING }
  return toldByPrice(
    playedThere(resolvePronouns({ ability: 'effect', ...limits, ...(only ? { only } : {}), ...effect })),
  )
}

/** What lasts without a word lasts as long as what was said just before it. */
function asLongAsBefore(done: readonly Instruction[]): readonly Instruction[] {
  let before: Instruction | undefined
  return done.map((each) => {
    const isOpen = 'for' in each && each.for === UNSAID
    const told = isOpen && before && 'for' in before ? ({ ...each, for: before.for } as Instruction) : each
    before = 'for' in told && told.for !== UNSAID && told.for !== 'this-attack' ? told : before
    return told
  })
}
/** Cheaper cards in a build step, and leave to attack, last for the turn, where nothing else is said. */
const forThisTurn = (done: readonly Instruction[], building: boolean): readonly Instruction[] =>
  done.map((each) =>
    (each.do === 'may-attack' || (each.do === 'decree' && building)) && each.for === UNSAID
      ? { ...each, for: 'this-turn' as const }
      : each,
  )
/** `Pay X Force -> This unit gets Double Damage, where X is its power`: what is told at the end is the price. */
const priceTold: Parser<EffectAbility> = say`${where(cost, paysX)} -> ${sentences}${whereX}${restrictions}`(
  (paid, done, is, limits) =>
    effectOf(
      paid.map((part) => worth(part, is)),
      done,
      limits,
    ),
)
const worth = (part: Cost, is: Amount): Cost =>
  part.pay === 'act' && part.act.do === 'pay-x' ? { ...part, act: { ...part.act, is } } : part
const hasTime = ({ timing, also }: Pick<EffectAbility, 'timing' | 'also'>): boolean =>
  timing !== undefined || also !== undefined
/** A time that is told after the last of several modes is the time of that mode, and of no other. */
const toldOfAll =
  (parser: Parser<EffectAbility>): Parser<EffectAbility> =>
  (source, at) =>
    parser(source, at).filter(({ value, end }) => {
      const text = source.text.slice(at, end)
      return !isBeforeAttack(value) && (!hasTime(value) || !HAS_MODES.test(text) || OF_ALL.test(text))
    })
/** Nothing is attacked yet when a unit would attack: words for what it attacks have nobody to mean. */
export const isBeforeAttack = ({ timing, also, do: done }: EffectAbility): boolean =>
  timing === 'would-attack' && !also && hasPart(done, (part) => part['the'] === 'defender')
const OF_ALL = /\bin either case\b/i
const HAS_MODES = /^(?:[^"]*? -> )?choose one:[^"]*?(?:"[^"]*"[^"]*?)*[.;]? or:/i
/** `Pay 2 Force -> …`. */
export const activatedEffect: Parser<EffectAbility> = either(
  toldOfAll(first(priceTold, say`${cost} -> ${sentences}${restrictions}`(effectOf))),
  say`${cost} -> ${sentences}${where(restrictions, (limits) => Object.keys(limits).length > 0)}[.] ${sentences}`(
    (paid, done, limits, more) => effectOf(paid, [...done, ...more], limits),
  ),
)
/** The text of a Battle card without a cost, or of a Mission. */
export const bareEffect: Parser<EffectAbility> = toldOfAll(
  say`${sentences}${restrictions}`((done, limits) => effectOf([], done, limits)),
)

const orElse = pattern(/[.;]? or:/i, () => null)
const itsOwn: Parser<Restriction> = (source, at) =>
  restrictions(source, at).filter(({ end }) => !OF_ALL.test(source.text.slice(at, end)))
const mode: Parser<{ readonly done: readonly Instruction[]; readonly limits: Restriction }> =
  say`${sentences}${itsOwn}`((done, limits) => ({ done, limits }))
/** Each of several effects of a Battle card is played by itself (idc/cards/battle-choose-one-effect). */
export const battleModes: Parser<readonly EffectAbility[]> = either<readonly EffectAbility[]>(
  say`${cost} -> choose one: ${separated(mode, orElse)}`((paid, modes) =>
    modes.map(({ done, limits }) => effectOf(paid, done, limits)),
  ),
  say`choose one: ${where(separated(either(activatedEffect, bareEffect), orElse), (modes) =>
    modes.some((one) => one.cost.length > 0 || hasTime(one)),
  )}`((modes) => modes),
)
/** Modes with times of their own, for tapping the card: only one of them can be played until it untaps. */
export const timedModes: Parser<readonly EffectAbility[]> =
  say`${where(cost, (paid) => paid.some(({ pay }) => pay === 'tap'))} -> choose one: ${where(
    separated(mode, orElse),
    (modes) => modes.length > 1 && modes.some(({ limits }) => hasTime(limits)),
  )}`((paid, modes) => modes.map(({ done, limits }) => effectOf(paid, done, limits)))
