/** Bounty, Switch and Enhance: words in front of a colon that hold effects of their own. */

import { rewrite } from '@dejarik/kernel/language'
import { adapting } from '../../../rules/keywords/adapt.ts'
import { deployed } from '../../../rules/keywords/deploy.ts'
import { foreseen } from '../../../rules/keywords/foresight.ts'
import { forewarned } from '../../../rules/keywords/forewarning.ts'
import { standingLast } from '../../../rules/keywords/last-stand.ts'
import { self } from '../../names.ts'
import { either, map, nothing, type Parser, pattern, say, separated, where } from '../../parser.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Instruction } from '../../tree/instructions.ts'
import type { Filter, Selector } from '../../tree/nouns.ts'
import type {
  Ability,
  BountyAbility,
  Cost,
  EffectAbility,
  Enhancement,
  InsertAbility,
  StackAbility,
  SwitchAbility,
  TriggeredAbility,
} from '../../tree/tree.ts'
import { resolvePronouns } from '../after/pronouns-and-x.ts'
import { ifDone } from '../clauses/paying.ts'
import { clause } from '../clauses/plain-clauses.ts'
import { sentences } from '../clauses/sentences.ts'
import { condition } from '../conditions/conditions.ts'
import { UNSAID } from '../instructions/unsaid.ts'
import { name } from '../nouns/card-names.ts'
import { filter } from '../nouns/filters.ts'
import { THAT } from '../nouns/references.ts'
import { count, or } from '../nouns/words.ts'
import { cost, PAYS } from './costs.ts'
import { ofCost } from './effects.ts'
import { type Grants, grants } from './grants.ts'
import { narrowed } from './narrowing.ts'

/** `Bounty: 2 build points` leaves the verb out. */
const reward: Parser<readonly Instruction[]> = either<readonly Instruction[]>(
  say`${count} build points?`((amount) => [{ do: 'gain-build', who: 'you', amount }]),
  say`${count} Force`((amount) => [{ do: 'gain-force', who: 'you', amount }]),
)
export const bounty: Parser<BountyAbility> = say`Bounty: ${either(sentences, reward)}`((done) =>
  resolvePronouns({ ability: 'bounty', do: ofCost([], done) }),
)

/** Keywords that open what happens when their time comes. */
const OPENED = {
  Deploy: deployed,
  'Last Stand': standingLast,
  Foresight: foreseen,
  Forewarning: forewarned,
} as const
export const opened: Parser<TriggeredAbility> = say`${pattern(
  /(Deploy|Last Stand|Foresight|Forewarning):/,
  ([, word]) => OPENED[word as keyof typeof OPENED],
)} ${sentences}`((make, done) => resolvePronouns(make(done)))

const anyAbility: Parser<readonly Ability[]> = (source, at) => source.quoted(source, at)
/** `INSERT: Lucky 2`, `INSERT: +1 power`, or any ability that a unit can have. */
export const inserted: Parser<InsertAbility> = either<InsertAbility>(
  say`INSERT: ${where(grants, ({ bonus }) => Object.keys(bonus).length > 0)}`((given) => ({
    ability: 'insert',
    ...given,
  })),
  say`INSERT: ${anyAbility}`((gives) => ({ ability: 'insert', bonus: {}, gives })),
)

const NONE: Grants = { bonus: {}, gives: [] }
/** What stands between slashes: numbers and keywords, or any ability that a unit can have. */
const part: Parser<Grants> = either(
  grants,
  map(anyAbility, (gives) => ({ bonus: {}, gives })),
  pattern(/None\b/, () => NONE),
)
const parts: Parser<readonly Grants[]> = separated(
  part,
  pattern(/[.]? ?\//, () => null),
)
export const switched: Parser<SwitchAbility> = say`Switch: ${parts}`((given) => ({
  ability: 'switch',
  parts: given,
}))
export const adapt: Parser<TriggeredAbility> = say`Adapt: ${where(parts, (given) => given.length > 1)}`(
  adapting,
)

/** `Any unique Jedi Character`, or a name. */
const listed: Parser<Filter> = either<Filter>(
  say`(?:any |(?=unique ))${where(filter, isOfPrint)}`((of) => of),
  map(name, (one) => ({ names: [one] })),
)
export const stacking: Parser<StackAbility> = say`Stack: ${separated(listed, or)}`((of) => ({
  ability: 'stack',
  of,
}))
/** What is printed on a card can be told wherever it lies. */
function isOfPrint(of: Filter): boolean {
  return Object.keys(of).every((key) => PRINTED.has(key))
}
const PRINTED: ReadonlySet<string> = new Set([
  'kind',
  'word',
  'types',
  'subtypes',
  'notSubtypes',
  'names',
  'nameHas',
  'side',
  'unique',
])

/** An enhancement as it stands, before it is joined to what it enhances. */
interface Enhancing {
  readonly cost: readonly Cost[]
  readonly how: Enhancement['how']
  readonly whole?: true
  readonly undisruptable?: true
  readonly do: readonly Instruction[]
  /** What must be true of the card that is chosen. */
  readonly so?: Condition
}
const free = nothing<readonly Cost[]>([])
const priced = either(
  say`${cost} ->`((paid) => paid),
  free,
)
export const enhancing: Parser<Omit<Enhancing, 'how' | 'whole'>> = either(
  say`Enhance: ${priced} ${sentences}`((paid, done) => ({ cost: paid, do: done })),
  say`Enhance: ${priced} ${sentences}[.] Play only if ${condition}`((paid, done, so) => ({
    cost: paid,
    do: done,
    so,
  })),
  say`Enhance: ${priced} ${either<unknown>(
    self,
    pattern(/this (?:effect|ability)\b/, () => null),
  )} can't be disrupted`((paid) => ({
    cost: paid,
    do: [],
    undisruptable: true as const,
  })),
)

/** An enhancement of a Mission: for counters beyond its cost, or for something done besides. */
interface Improving {
  readonly when?: Condition
  readonly act?: Instruction
  readonly do: readonly Instruction[]
  /** So many of the modes. */
  readonly modes?: number
}
export const improving: Parser<Improving> = either<Improving>(
  say`Enhance: if ${condition}, ${sentences}`((when, done) => ({ when, do: done })),
  say`Enhance: you may ${where(clause, (done) => PAYS.has(done.do))} ${ifDone} choose ${count} options(?: of one)?`(
    (act, _, modes) => ({ act: ofYours(act), do: [], modes }),
  ),
)
/** One pays with one's own. */
const ofYours = (act: Instruction): Instruction =>
  rewrite(act, (part) =>
    'kind' in part && !('whose' in part) ? { ...part, whose: 'you' } : part,
  ) as Instruction

/** The effect with what the enhancement changes in it; nothing where they do not fit together. */
export function improved(
  effect: EffectAbility,
  { when, act, do: done, modes }: Improving,
  how: Enhancement['how'],
): EffectAbility | undefined {
  const { do: normal } = effect
  const [first, ...others] = normal
  if (act) {
    if (first?.do !== 'choose-one' || others.length > 0 || !modes) return undefined
    const so: readonly Instruction[] = [{ ...first, count: modes }]
    return {
      ...effect,
      do: [{ do: 'may-pay', who: 'you', cost: [{ pay: 'act', act }], so, otherwise: normal }],
    }
  }
  if (!when || !first) return undefined
  if (how === 'also')
    return resolvePronouns({ ...effect, do: [...normal, { do: 'if', condition: when, so: done }] })
  const isSame = done.length === 1 && done[0]?.do === first.do
  const [old, rest] = isSame ? [[first], others] : [normal, []]
  return resolvePronouns({
    ...effect,
    do: [{ do: 'if', condition: when, so: done, otherwise: old }, ...rest],
  })
}

/** More build counters than the cost are what older cards call extra ones (now/keywords/enhance-extra-build-counters). */
const MORE_THAN_IT_COSTS = /(?<=^Enhance: If there (?:is|are) (?:at least )?\d+ )more(?= build counters? on)/i

/** Words that only say how it is joined; `null` where none does. */
export function joinedHow(
  said: string,
): { readonly how: Enhancement['how']; readonly whole: boolean; readonly text: string } | null {
  const text = said.replace(MORE_THAN_IT_COSTS, 'extra')
  const how = /\binstead\b/i.test(text)
    ? 'instead'
    : /\balso\b|\d more (?:damage|cards?|build)\b|can't be disrupted[.]?$/i.test(text)
      ? 'also'
      : null
  const plain = text
    .replace(/,? instead\b|\bInstead, /g, '')
    .replace(/\balso,? /gi, '')
    .replace(/(?<=\d|two|three) more (?=(?:un)?tapped)/g, ' ')
    .replace(/(?<=\d) more (?=Force|corruption|damage|cards?|build)/g, ' ')
  const whole = /^Enhance: Pay \d+ Force/.test(text)
  return how && { how, whole, text: plain }
}

/** What is enhanced keeps its choices: `that unit` is the one that the normal effect would choose. */
export function enhance(
  effect: EffectAbility,
  { how, whole, undisruptable, cost: paid, do: done, so }: Enhancing,
): EffectAbility {
  const lasts = effect.do.find((each) => each.do === 'get')?.for ?? UNSAID
  const placed = effect.do.some((each) => each.do === 'choose-arena') ? inChosenArena(done) : done
  const timed = rewrite(placed, (each) => (each['for'] === UNSAID ? { ...each, for: lasts } : each))
  const chooses = done[0]?.do === 'choose' || done[0]?.do === 'choose-arena'
  const asked = how === 'instead' && !chooses && speaksOfChoice(timed) ? choicesOf(effect.do) : []
  const all = resolvePronouns([...asked, ...(timed as readonly Instruction[])], how === 'also')
  const settled = so ? (narrowed({ cost: [], do: all }, undefined, ofThat(so))?.do ?? all) : all
  return {
    ...effect,
    enhance: [
      ...(effect.enhance ?? []),
      {
        cost: paid,
        ...(whole ? { whole } : {}),
        ...(undisruptable ? { undisruptable } : {}),
        how,
        do: settled,
      },
    ],
  }
}

/** `That arena` is the one that the normal effect lets its player choose, unless another is chosen since. */
const inChosenArena = (done: readonly Instruction[]): readonly Instruction[] =>
  done.some((each) => each.do === 'choose-arena' || each.do === 'choose')
    ? done
    : (rewrite(done, (part) =>
        part['in'] === 'that-arena' ? { in: 'chosen-arena' } : part,
      ) as readonly Instruction[])
const ofThat = (so: Condition): Condition =>
  rewrite(so, (part) => (part['the'] === 'it' ? THAT : part)) as Condition

const speaksOfChoice = (done: unknown): boolean =>
  /"name":"(?:that|those|both|yours|theirs|picked)"|"the":"it"|"in":"that-arena"/.test(JSON.stringify(done))

/** What the instructions let somebody choose, as choices alone. */
function choicesOf(done: readonly Instruction[]): readonly Instruction[] {
  const chosen = done.filter((each) => each.do === 'choose' || each.do === 'choose-arena')
  if (chosen.length > 0) return chosen
  const [first] = done
  const noun =
    first && 'who' in first && typeof first.who === 'object' && 'take' in first.who ? first.who : null
  return noun ? [{ do: 'choose', what: noun as Selector }] : []
}
