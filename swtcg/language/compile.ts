/** The compiler: the text of a card becomes its effect tree; what it does not understand is reported, never guessed. */
import type { Traced } from '@dejarik/kernel/language'
import { mentions } from '@dejarik/kernel/language'
import { type CardFacts, isCampaign, isTrap } from '../cards/definition.ts'
import type { Restating } from '../cards/restated.ts'
import { areApart } from './apart.ts'
import { completion, standing, triggered } from './grammar/abilities/abilities.ts'
import { priceInstead } from './grammar/abilities/costs-instead.ts'
import { activatedEffect, bareEffect, battleModes } from './grammar/abilities/effects.ts'
import { equipmentAbility } from './grammar/abilities/equipment-abilities.ts'
import { compilePilot, pilotBlock } from './grammar/abilities/pilots.ts'
import { enhance, enhancing, improved, improving, joinedHow } from './grammar/abilities/prefixes.ts'
import { hiddenCost, unitAbilities } from './grammar/abilities/unit-abilities.ts'
import { isLeftOver, leavesXOpen, paysXToComplete } from './grammar/after/dangling.ts'
import { namedBearers } from './grammar/after/named-bearers.ts'
import { isNamedToOthers } from './grammar/after/named-to-others.ts'
import { replaceX } from './grammar/after/pronouns-and-x.ts'
import { withoutRedundancy } from './grammar/after/redundancy.ts'
import { isComplete, speaksOfItself } from './grammar/after/wholeness.ts'
import { saysAll } from './lost-words.ts'
import { normalise } from './normalise.ts'
import {
  either,
  first,
  map,
  type Parser,
  pattern,
  type Reader,
  readWhole,
  type Source,
  say,
  separated,
  TooMuchToRead,
  where,
} from './parser.ts'
import { splitAbilities } from './split.ts'
import type { Ability, EffectAbility } from './tree/tree.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** A piece of text that is not carried out. */
export interface Unread {
  readonly text: string
  /** Where it begins in the text that was given. */
  readonly position: number
  /** Why it was not even tried, as the end of a sentence. */
  readonly why?: string
}
interface Compiled {
  readonly abilities: readonly Ability[]
  readonly notUnderstood: readonly Unread[]
}

/** More than twice as long as the longest text that was printed, in any set. */
export const MOST_LETTERS = 4000
/** Attempts at words; printed texts need an eighth of them at most. */
const MOST_WORK = 300_000
const MOST_DEPTH = 100
/** Letters of a text that are told where it was not tried. */
const TOLD = 60

/** Bounded, whatever the text: what is too long, or can be read in too many ways, is not read. */
export function compile(
  text: string,
  card: CardFacts,
  vocabulary: Vocabulary = vocabularyOf([card]),
  mostWork = MOST_WORK,
  restating?: Restating,
): Compiled {
  if (text.length > MOST_LETTERS)
    return untried(text, `it has ${text.length} letters, and at most ${MOST_LETTERS} are read`)
  return compileSpelt(normalise(text), text, card, vocabulary, mostWork, restating)
}

/** The same for a text whose spelling is settled. */
export function compileSpelt(
  spelt: Traced,
  text: string,
  card: CardFacts,
  vocabulary: Vocabulary,
  mostWork = MOST_WORK,
  restating?: Restating,
): Compiled {
  try {
    return compileWithin(spelt, text, {
      ...(restating ? { restated: (part: Traced) => restating(sourceOf(part, text)) } : {}),
      card,
      vocabulary,
      quoted: givenAbilities,
      work: { left: mostWork, deeper: MOST_DEPTH },
    })
  } catch (error) {
    if (error instanceof TooMuchToRead) return untried(text, 'it can be read in too many ways')
    throw error
  }
}

const untried = (text: string, why: string): Compiled => ({
  abilities: [],
  notUnderstood: [{ text: text.slice(0, TOLD), position: 0, why }],
})

function compileWithin(spelt: Traced, text: string, reader: Reader): Compiled {
  const read = splitAbilities(spelt).reduce<readonly CompiledPart[]>(
    (read, part) => [...read.slice(0, -1), ...compileNext(read.at(-1), part, reader)],
    [],
  )
  const parts = read.map((part) => (isXUntold(part, read) ? tellX(part, reader) : part))
  const unread = parts.flatMap(({ rest }) => rest)
  return {
    abilities: parts.flatMap(({ abilities }) => abilities),
    notUnderstood: unread.map((part) => ({ text: sourceOf(part, text), position: part.at[0]! })),
  }
}

interface CompiledPart {
  readonly from: Traced
  readonly abilities: readonly Ability[]
  readonly rest: readonly Traced[]
}

const unreadPart = (from: Traced): CompiledPart => ({ from, abilities: [], rest: [from] })

/** X of a part that is told nowhere, nor paid to complete the card. */
const isXUntold = ({ abilities }: CompiledPart, all: readonly CompiledPart[]): boolean =>
  abilities.some(leavesXOpen) && !all.some((part) => part.abilities.some(paysXToComplete))

/** X of a Mission of cost X is the number of counters that lay on it. */
const tellX = (part: CompiledPart, { card }: Reader): CompiledPart =>
  card.kind === 'mission' && card.costIsX
    ? { ...part, abilities: part.abilities.map(counted) }
    : unreadPart(part.from)

/** A part that is not read as printed, and that our own words are known for, is read by those. */
function compileNext(
  before: CompiledPart | undefined,
  part: Traced,
  reader: Reader,
): readonly CompiledPart[] {
  const read = compilePrinted(before, part, reader)
  const said = isRead(read) ? undefined : reader.restated?.(part)
  if (said === undefined) return read
  const again = splitAbilities(normalise(said)).reduce<readonly CompiledPart[]>(
    (done, one) => [...done.slice(0, -1), ...compilePrinted(done.at(-1), one, reader)],
    before ? [before] : [],
  )
  return isRead(again) ? again : read
}
const isRead = (parts: readonly CompiledPart[]): boolean => parts.every(({ rest }) => rest.length === 0)

/** An enhancement joins the effect before it; every other part stands by itself. */
function compilePrinted(
  before: CompiledPart | undefined,
  part: Traced,
  reader: Reader,
): readonly CompiledPart[] {
  const own = before ? [before] : []
  if (!part.text.startsWith('Enhance:')) return [...own, compileAfter(before, part, reader)]
  const effects = before?.abilities ?? []
  const enhanced = isModes(effects) ? effects : effects.slice(-1)
  const better = enhanced.map((one) =>
    one.ability === 'effect' ? compileEnhanced(one, part, reader) : undefined,
  )
  if (!before || better.length === 0 || !better.every((one) => one && saysAll(part.text, [one], reader.card)))
    return [...own, unreadPart(part)]
  const kept = effects.slice(0, effects.length - enhanced.length)
  return [{ ...before, abilities: [...kept, ...better.flatMap((one) => one ?? [])] }]
}

/** Several effects of a Battle card, of which one is played: an enhancement is for whichever it is. */
const isModes = (effects: readonly Ability[]): boolean =>
  effects.length > 1 && effects.every(({ ability }) => ability === 'effect')

/** What completing a Mission costs can be spoken of by what it does: `the discarded unit`, `that arena`. */
function compileAfter(before: CompiledPart | undefined, part: Traced, reader: Reader): CompiledPart {
  const alone = compilePart(part, reader)
  const due = before?.abilities.at(-1)
  if (alone.rest.length === 0 || due?.ability !== 'to-complete' || reader.card.kind !== 'mission')
    return alone
  const [, asked] = COMPLETION_COST.exec(before?.from.text ?? '') ?? []
  const text = `${asked?.replace(/^./, (letter) => letter.toUpperCase())} -> ${part.text}`
  const read = asked && readWhole(activatedEffect, { text, ...reader })
  if (!read || JSON.stringify(read.cost) !== JSON.stringify(due.cost)) return alone
  const effect = { ...read, cost: [] }
  if (!isComplete([read]) || speaksOfItself([effect]) || !saysAll(text, [read], reader.card)) return alone
  return { from: part, abilities: [effect], rest: [] }
}
const COMPLETION_COST = /^To (?:complete|finish building) .*?, you must (?:also )?(.*?)[.]?$/

function compileEnhanced(effect: EffectAbility, { text }: Traced, reader: Reader): EffectAbility | undefined {
  const joined = joinedHow(text)
  const better = readWhole(improving, { text: joined?.text ?? text, ...reader })
  if (better) return whole(improved(effect, better, joined?.how ?? 'also'))
  if (!joined) return undefined
  const read = readWhole(enhancing, { text: joined.text, ...reader })
  const enhanced =
    read && enhance(effect, { ...read, how: joined.how, ...(joined.whole ? { whole: true } : {}) })
  return whole(enhanced)
}
const whole = (enhanced: EffectAbility | undefined): EffectAbility | undefined =>
  enhanced && isComplete([enhanced]) ? enhanced : undefined
/** What stands in quotation marks or after INSERT: anything that a unit can have. */
const givenAbilities: Parser<readonly Ability[]> = either(
  unitAbilities,
  map(pilotBlock, (ability) => [ability]),
)
const without = ({ text }: Traced, pieces: readonly Traced[]): string =>
  pieces.reduce((left, piece) => left.replace(piece.text, ' '), text)

function compilePart(part: Traced, reader: Reader): CompiledPart {
  const { card } = reader
  const pilot = card.kind === 'unit' ? compilePilot(part, reader) : undefined
  const printed = pilot && without(part, [...pilot.rest, ...pilot.restated])
  if (pilot && printed !== undefined && !saysAll(printed, [pilot.ability], card)) return unreadPart(part)
  if (pilot) return { from: part, abilities: [pilot.ability], rest: pilot.rest }
  const source: Source = { ...reader, text: part.text }
  const grammar = isTrap(card) ? trap : isCampaign(card) ? staying : GRAMMARS[card.kind]
  const together = (): readonly Ability[] | undefined => readWhole(several(grammar), source)
  const abilities =
    readWhole(grammar, source) ?? (card.kind === 'battle' ? goingOn(together()) : apart(together()))
  if (!abilities || abilities.some(isLeftOver)) return unreadPart(part)
  if (!saysAll(part.text, abilities, card)) return unreadPart(part)
  if (isNamedToOthers(part.text, abilities, card, reader.vocabulary)) return unreadPart(part)
  return {
    from: part,
    abilities: abilities.map((ability) => withoutRedundancy(namedBearers(ability), card)),
    rest: [],
  }
}

/** Abilities that a file runs together, each a sentence or more. */
const several = (grammar: Parser<readonly Ability[]>): Parser<readonly Ability[]> =>
  say`${grammar}${pattern(/[.] |(?<=[.]") /, () => null)} ${separated(
    grammar,
    pattern(/[.] |(?<=[.]") /, () => null),
  )}`((first, _, others) => [...first, ...others.flat()])

const apart = (abilities: readonly Ability[] = []): readonly Ability[] | undefined =>
  abilities.length > 0 && areApart(abilities) ? abilities : undefined

/** On a Battle card a sentence without a price goes on with the effect before it; it is no effect that costs nothing. */
function goingOn(abilities: readonly Ability[] = []): readonly Ability[] | undefined {
  const [first, ...others] = abilities
  const rest = others.filter(isBare)
  if (first?.ability !== 'effect' || rest.length < others.length) return undefined
  return [{ ...first, do: [...first.do, ...rest.flatMap((each) => each.do)] }]
}

/** Nothing but instructions, and none about an amount that another effect would have to tell. */
const isBare = (ability: Ability): ability is EffectAbility =>
  ability.ability === 'effect' &&
  ability.cost.length === 0 &&
  Object.keys(ability).length === 3 &&
  !mentions(ability, 'that-much')

const single = (parser: Parser<Ability>): Parser<readonly Ability[]> => map(parser, (ability) => [ability])
/** What a card does when an effect makes its player discard it, whatever its kind. */
function isThrownAway(ability: Ability): boolean {
  return (
    ability.ability === 'triggered' && ability.when.when === 'is-discarded' && ability.when.from === 'hand'
  )
}
/** The card itself is not there when its effect takes place. */
const played: Parser<readonly Ability[]> = where(
  either(
    completion,
    where(
      single(either<Ability>(activatedEffect, bareEffect)),
      (read) => !speaksOfItself(read) || isHeld(read),
    ),
    single(where(triggered, isThrownAway)),
  ),
  isComplete,
)
/** Played from hand as it lies there. */
function isHeld([ability]: readonly Ability[]): boolean {
  return ability?.ability === 'effect' && Array.isArray(ability.zones)
}
/** Locations and Resources have no keywords of their own. */
const lying = where(either(standing, single(priceInstead)), isComplete)
/** Several effects of one card come before one effect of several. */
const battle: Parser<readonly Ability[]> = (source, at) => {
  const modes = where(battleModes, (read) => read.length > 1 && isComplete(read) && !speaksOfItself(read))
  return first<readonly Ability[]>(modes, played)(source, at)
}
/** A Mission that stays is completed as any, and then works as what lies there. */
const staying = either(completion, lying)
/** What a Trap waits for must have happened: what would happen to a card is replaced at once, and nobody is asked. */
const REPLACED: ReadonlySet<string> = new Set(['would-be-discarded', 'would-lose-pilot'])
const trigger = byCounters(
  where(triggered, (told) => told.ability === 'triggered' && !REPLACED.has(told.when.when)),
)
/** X of a Trap of cost X is the number of counters that lay on it (now/traps/x-cost). */
function byCounters(parser: Parser<Ability>): Parser<Ability> {
  return (source, at) => {
    const read = parser(source, at)
    return source.card.costIsX ? read.map((one) => ({ ...one, value: counted(one.value) })) : read
  }
}
const counted = (told: Ability): Ability =>
  told.ability === 'triggered' || told.ability === 'effect'
    ? { ...told, do: replaceX(told.do, COUNTERS) }
    : told
const COUNTERS = { amount: 'counters', counter: 'build', on: { the: 'self' } } as const
const orElse = pattern(/[.;]? or:/i, () => null)
/** One trigger, or several of which each springs it (now/traps/choose-one-triggers). */
const trap: Parser<readonly Ability[]> = where(
  either<readonly Ability[]>(
    completion,
    single(trigger),
    say`choose one: ${separated(trigger, orElse)}`((all) => all),
  ),
  (read) => isComplete(read) && !speaksOfItself(read),
)
const GRAMMARS: Readonly<Record<CardFacts['kind'], Parser<readonly Ability[]>>> = {
  unit: unitAbilities,
  equipment: either(single(equipmentAbility), unitAbilities),
  location: either(lying, single(hiddenCost)),
  resource: lying,
  battle,
  mission: played,
  event: lying,
}

const sourceOf = ({ at }: Traced, text: string): string => text.slice(at[0], at.at(-1)).trim()
