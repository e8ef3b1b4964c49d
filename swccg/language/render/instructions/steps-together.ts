/** Steps that one clause says together: what is chosen and lost, paid in a number, or holds equally long. */
import type { Variant } from '@dejarik/kernel'
import type { Amount } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import { sayAmount } from '../amounts.ts'
import { sayWhen } from '../conditions/conditions.ts'
import { both, either, words } from '../lists.ts'
import { a, many, oneOf, several } from '../nouns/nouns.ts'
import type { Speaker } from '../nouns/speaker.ts'
import { sayClauses } from '../statics/statics.ts'
import { inWords } from '../words/numbers.ts'
import { DURATIONS, type Duration } from '../words/times.ts'
import { does, force, isDrawn } from './force.ts'
import { sayPiles } from './pile-instructions.ts'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const isThat = (what: Filter, name: string): boolean => same(what, { the: { chosen: name } })
type Step<D extends Instruction['do']> = Variant<Instruction, 'do', D>

interface Together {
  readonly takes: number
  readonly says: string
}

export function saidTogether(steps: readonly Instruction[], speaker: Speaker): Together | undefined {
  const [first, second, third] = steps
  switch (first?.do) {
    case 'remember':
      return isSwitch(first, second, third)
        ? { takes: 3, says: 'switch total battle destinies' }
        : { takes: 1, says: '' }
    case 'for-a-while':
      return sayOpposites(first, second, speaker) ?? sayLasting(steps, first, speaker)
    case 'choose':
      return second && sayChosen(first, second, speaker)
    case 'choose-number':
      return second && sayPaid(first, second, speaker)
    case 'choose-one':
      return second?.do === 'note' &&
        speaker.declared[second.as] &&
        same(second.amount, { sum: [{ value: first.as }, 1] })
        ? { takes: 2, says: sayOptions(first, speaker) }
        : undefined
    case 'bring-out':
      return sayBroughtOut(steps, speaker)
    case 'look':
      return second && sayLookThrough(first, second, speaker)
    case 'draw-destiny':
      return sayRow(steps, first) ?? (second && sayUndrawn(first, second))
    default:
      return undefined
  }
}
/** Draws under names of their own, whose numbers count one by one. */
function sayRow(steps: readonly Instruction[], first: Step<'draw-destiny'>): Together | undefined {
  const plain = (step: Instruction): unknown => ({ ...step, as: '' })
  const end = steps.findIndex((step) => !same(plain(step), plain(first)))
  const row = steps.slice(0, end < 0 ? undefined : end)
  const names = new Set(row.map((step) => (step.do === 'draw-destiny' ? step.as : '')))
  if (row.length < 2 || names.size < row.length || first.without?.length !== 0 || first.count || first.who)
    return undefined
  return { takes: row.length, says: `draw ${inWords(row.length)} destiny (if able)` }
}
export const sayOptions = ({ who, options, provided = [] }: Step<'choose-one'>, speaker: Speaker): string => {
  const told = options.map((option, index) => {
    const condition = provided[index]
    return words(`(${index + 1}) ${option}`, condition ? `(${sayWhen(condition, speaker)})` : '')
  })
  return `${does(who, 'choose')} ${either(told)}`
}

/** "One of your Rebels", "up to 2 weapons", "that number of characters". */
export function howMany(
  { what, least = 1, most = 1, random, beneath }: Step<'choose'>,
  speaker: Speaker,
): string {
  if (beneath) return `one ${random ? 'random ' : ''}card stacked on ${a(beneath, speaker)}`
  if (random) return `one random ${oneOf(what, speaker).replace(/^(?:one|the) /, '')}`
  if (least === 1 && most === 1) return same(what, speaker.them) ? 'one of them' : oneOf(what, speaker)
  const figure = (amount: Amount): string => sayAmount(amount, speaker)
  if (least === 0 && typeof most === 'number' && most > 50) return several('any number', what, speaker)
  if (least === 0 && most === 1) return `up to ${oneOf(what, speaker)}`
  if (least === 0) return several(`up to ${figure(most)}`, what, speaker)
  if (!same(least, most)) return several(`${figure(least)} to ${figure(most)}`, what, speaker)
  return isDrawn(figure(most))
    ? `that number of ${many(what, speaker)}`
    : several(figure(most), what, speaker)
}

/** Statics that hold for a while; a battle function speaks of its battle anyway. */
export function sayWhile(what: readonly Static[], until: Duration, speaker: Speaker): string {
  const when = 'when' in what[0]! ? what[0].when : undefined
  const isOfBattle = (each: Static): boolean =>
    each.static === 'side-number' && each.at?.inBattle === true && Object.keys(each.at).length === 1
  const clauses = sayClauses(what, speaker).join(' and ')
  const isSilent = until === 'end-of-battle' && what.some(isOfBattle)
  return words(when && `${sayWhen(when, speaker)},`, clauses, !isSilent && DURATIONS[until])
}

/** "If R2-D2 is on table, …; otherwise, …". */
function sayOpposites(
  one: Step<'for-a-while'>,
  other: Instruction | undefined,
  speaker: Speaker,
): Together | undefined {
  if (other?.do !== 'for-a-while' || other.until !== one.until) return undefined
  const [unless, when] = [one.what, other.what].map((what) => ('when' in what ? what.when : undefined))
  if (!when || !same(unless, { if: 'not', of: when })) return undefined
  const [otherwise] = sayClauses([one.what], speaker)
  return {
    takes: 2,
    says: `${sayWhile([other.what], other.until, speaker)}; otherwise, ${otherwise} ${DURATIONS[one.until]}`,
  }
}

/** What holds equally long under the same condition. */
function sayLasting(steps: readonly Instruction[], first: Step<'for-a-while'>, speaker: Speaker): Together {
  const when = (what: Static): unknown => ('when' in what ? what.when : undefined)
  const end = steps.findIndex(
    (step) =>
      step.do !== 'for-a-while' || step.until !== first.until || !same(when(step.what), when(first.what)),
  )
  const run = steps
    .slice(0, end < 0 ? undefined : end)
    .flatMap((step) => (step.do === 'for-a-while' ? [step.what] : []))
  return { takes: run.length, says: sayWhile(run, first.until, speaker) }
}

/** "Steal up to 2 weapons"; "one opponent's starship (opponent's choice) is lost". */
function sayChosen(chosen: Step<'choose'>, next: Instruction, speaker: Speaker): Together | undefined {
  if (next.do === 'steal' && isThat(next.what, chosen.as) && chosen.who === undefined)
    return {
      takes: 2,
      says: words('steal', howMany(chosen, speaker), next.to && `(place on ${a(next.to, speaker)})`),
    }
  if (next.do === 'relocate' && isThat(next.to, chosen.as) && chosen.who === undefined && !chosen.random)
    return { takes: 2, says: `relocate ${many(next.what, speaker)} to ${howMany(chosen, speaker)}` }
  if (next.do === 'retarget' && isThat(next.to, chosen.as) && !chosen.random)
    return {
      takes: 2,
      says: `${does(chosen.who, 're-target')} that weapon to ${howMany(chosen, speaker)}`,
    }
  return next.do === 'lose-cards' ? sayChosenLost(chosen, next, speaker) : undefined
}
/** "That number of opponent's characters (opponent's choice) and Timer Mine are lost". */
function sayChosenLost(
  chosen: Step<'choose'>,
  lost: Step<'lose-cards'>,
  speaker: Speaker,
): Together | undefined {
  const also = lost.what.any?.filter((each) => !isThat(each, chosen.as)) ?? []
  const isIt =
    isThat(lost.what, chosen.as) ||
    (same(Object.keys(lost.what), ['any']) && also.length + 1 === lost.what.any!.length)
  if (!isIt) return undefined
  const victims = `${howMany(chosen, speaker)} (${chosen.who === 'opponent' ? "opponent's" : 'your'} choice)`
  const isOne = also.length === 0 && (chosen.most ?? 1) === 1
  return {
    takes: 2,
    says: `${both([victims, ...also.map((each) => a(each, speaker))])} ${isOne ? 'is' : 'are'} lost`,
  }
}

/** "Use X Force (limit that loss)"; nobody uses more Force than there is. */
function sayPaid(
  { as, who, from = 1, to }: Step<'choose-number'>,
  next: Instruction,
  speaker: Speaker,
): Together | undefined {
  const isFree = next.do === 'activate' && from === 0 && same(next.amount, { value: as }) && next.who === who
  if (isFree) return { takes: 2, says: `${who ?? 'you'} may activate up to ${force(to, speaker)}` }
  if (next.do !== 'use-force' || !same(next.amount, { value: as }) || (next.who ?? 'you') !== (who ?? 'you'))
    return undefined
  if (from !== 0 && from !== 1) return undefined
  const own: Amount = { cardsIn: 'force', whose: who === 'opponent' ? 'opponents' : 'yours' }
  const limits = typeof to === 'object' && 'smallest' in to ? to.smallest : [to]
  if (!limits.some((limit) => same(limit, own))) return undefined
  const others = limits.filter((limit) => !same(limit, own)).map((limit) => sayAmount(limit, speaker))
  const verb = from === 0 ? `${who ?? 'you'} may use` : does(who, 'use')
  return { takes: 2, says: words(verb, 'X Force', others.length > 0 && `(limit ${both(others)})`) }
}

/** What a game begins with, in one list: "deploy from Reserve Deck Holotheatre and Security Tower for free; reshuffle". */
function sayBroughtOut(steps: readonly Instruction[], speaker: Speaker): Together | undefined {
  const end = steps.findIndex((step) => step.do !== 'bring-out' || Object.keys(step).length > 2)
  const run = end < 0 ? steps : steps.slice(0, end)
  const cards = run.flatMap((step) => (step.do === 'bring-out' ? [oneOf(step.what, speaker)] : []))
  const isFree = run.some((step) => step.do === 'bring-out' && step.what.number !== undefined)
  if (cards.length < 2 || isFree) return undefined
  return { takes: run.length, says: `deploy from Reserve Deck ${both(cards)} for free; reshuffle` }
}

/** A pile that is looked through is shuffled. */
function sayLookThrough(look: Step<'look'>, next: Instruction, speaker: Speaker): Together | undefined {
  const who = look.whose === 'yours' ? 'you' : 'opponent'
  if (look.top !== undefined || (look.at === 'reserve' ? look.take : look.at !== 'force')) return undefined
  if (!same(next, { do: 'shuffle', pile: look.at, who })) return undefined
  return { takes: 2, says: `${sayPiles(look, speaker)}; reshuffle` }
}

/** Where nothing can be drawn the opponent says whether it happens. */
function sayUndrawn({ without, ...draw }: Step<'draw-destiny'>, next: Instruction): Together | undefined {
  const [otherwise, ...more] = without ?? []
  if (Object.keys(draw).length > 1 || next.do !== 'if' || otherwise?.do !== 'may' || more.length > 0)
    return undefined
  return same(otherwise, { do: 'may', who: 'opponent', so: next.so })
    ? { takes: 1, says: 'draw destiny (if unable, opponent may choose success)' }
    : undefined
}

/** Both battle destinies change places. */
const isSwitch = (first: Step<'remember'>, second?: Instruction, third?: Instruction): boolean =>
  same(
    [first.amount, second, third],
    [
      { battleDestiny: 'total', whose: 'yours' },
      { do: 'set-battle-destiny', who: 'you', to: { battleDestiny: 'total', whose: 'opponents' } },
      { do: 'set-battle-destiny', who: 'opponent', to: { value: first.as } },
    ],
  )
