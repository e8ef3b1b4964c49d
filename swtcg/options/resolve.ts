/** What comes of a set of options: which are in force, which give way, and why a set cannot be played. */
import { optionName, type Patch } from '@dejarik/kernel'
import type { Swtcg } from '../kinds.ts'
import type { Reason } from '../reasons.ts'
import { COMBINATIONS, type Combination } from './combinations.ts'
import { HOUSE_RULES } from './house.ts'
import { optionNamed } from './named.ts'
import { isWhole, type Option, type Superseded, titleOf } from './option.ts'
import { optionsHere } from './shelf.ts'

interface GivesWay {
  readonly option: Option
  readonly to: Option
  /** In what, if not in everything. */
  readonly in?: string
}

export interface ResolvedOptions {
  /** In the order in which they are applied. */
  readonly inForce: readonly Option[]
  readonly givingWay: readonly GivesWay[]
  /** Options without effect beside others, and pairs that players should think about. */
  readonly remarks: readonly Combination[]
  readonly refused: readonly Reason[]
}

/** Any set of options, by supersession (opt/general/supersede-meaning). */
export function resolveOptions(given: readonly string[]): ResolvedOptions {
  const chosen = optionsHere().filter(({ name }) =>
    given.some((each) => optionNamed(optionName(each))?.name === name),
  )
  const givingWay = chosen.flatMap((option) => chosen.flatMap((to) => givesWay(option, to)))
  const whole = new Set(givingWay.filter((each) => !each.in).map(({ option }) => option))
  const inForce = chosen.filter((option) => !whole.has(option))
  const met = COMBINATIONS.filter((each) => isMet(each, inForce))
  return {
    inForce,
    givingWay,
    remarks: met.filter(({ verdict }) => verdict !== 'refused'),
    refused: [
      ...given.flatMap(unknownValue),
      ...met.filter(({ verdict }) => verdict === 'refused').map(refusal),
      ...inForce.flatMap((option) => unmetNeed(option, inForce)),
    ],
  }
}

function givesWay(option: Option, to: Option): GivesWay[] {
  const stated =
    (to.supersedes ?? []).find((each) => titleOf(each) === option.title) ??
    (option.supersededBy ?? []).find((each) => titleOf(each) === to.title)
  if (!stated) return []
  return [isWhole(stated) ? { option, to } : { option, to, in: (stated as Exclude<Superseded, string>).in }]
}

const isMet = ({ first, second }: Combination, options: readonly Option[]): boolean => {
  const has = (titles: readonly string[]): boolean => options.some(({ title }) => titles.includes(title))
  return (
    has(first) &&
    options.some(({ title }) => second.includes(title) && !(first.length === 1 && first[0] === title))
  )
}

const refusal = ({ first, second, rule, why }: Combination): Reason => ({
  code: 'options-refused',
  rule,
  detail: { first: first.join(', '), second: second.join(', '), why },
})

/** An option that makes sense only beside another. */
function unmetNeed({ title, needs }: Option, options: readonly Option[]): Reason[] {
  if (!needs || options.some((each) => needs.oneOf.includes(each.title))) return []
  return [
    { code: 'option-needs', rule: needs.rule, detail: { option: title, needs: needs.oneOf.join(' or ') } },
  ]
}

/** What was agreed must be among what the option leaves open. */
function unknownValue(given: string): Reason[] {
  const option = optionNamed(optionName(given))
  const value = agreedIn(given)
  if (!option || value === undefined || option.agreed?.includes(value)) return []
  return [
    {
      code: 'not-agreed',
      rule: 'opt/general/agree-before-game',
      detail: { option: option.title, given: value, instead: (option.agreed ?? ['nothing']).join(', ') },
    },
  ]
}

const agreedIn = (given: string): string | undefined => given.split(':')[1]

/** The patches of a set of options that was not refused. */
export function patchesFor(given: readonly string[]): readonly Patch<Swtcg>[] {
  const house = HOUSE_RULES.filter(({ name }) => given.includes(name))
  const { inForce, remarks } = resolveOptions(given)
  const leftOut = remarks.flatMap(({ first, leavesOut }) => (leavesOut ? first : []))
  const patching = inForce.filter(({ title }) => !leftOut.includes(title))
  const options = patching.map((option): Patch<Swtcg> => {
    const said = given.find((each) => optionNamed(optionName(each)) === option)
    const agreed = (said && agreedIn(said)) ?? option.agreed?.[0] ?? ''
    const { name, removes = [], wraps = [] } = option
    return { name, removes, wraps, apply: (edit) => option.apply(edit, agreed) }
  })
  return [...options, ...house]
}
