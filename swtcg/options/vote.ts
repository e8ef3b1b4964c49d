/** The group's vote: players say which options they want and which they do not, and a set comes of it. */
import type { Below } from '@dejarik/kernel'
import { COMBINATIONS } from './combinations.ts'
import { optionNamed } from './named.ts'
import type { Option } from './option.ts'
import { resolveOptions } from './resolve.ts'

export interface Ballot {
  readonly wants: readonly string[]
  readonly refuses: readonly string[]
}

/** How a choice between two options was made (opt/general/contradictory-options). */
type Method = 'override' | 'majority' | 'host' | 'chance'

export interface Choice {
  readonly kept: string
  readonly dropped: string
  readonly by: Method
}

export interface Proposal {
  readonly options: readonly string[]
  /** Wanted by somebody, refused by somebody else. */
  readonly vetoed: readonly string[]
  readonly choices: readonly Choice[]
  /** Wanted, but without what they need beside them. */
  readonly lacking: readonly string[]
}

/** Proposes the options that somebody wants and nobody refuses; the first ballot is the host's. */
export function proposeOptions(ballots: readonly Ballot[], below: Below): Proposal {
  const named = (names: readonly string[]): string[] => names.flatMap((name) => optionNamed(name)?.name ?? [])
  const wanted = [...new Set(ballots.flatMap(({ wants }) => named(wants)))]
  const refused = new Set(ballots.flatMap(({ refuses }) => named(refuses)))
  const choices: Choice[] = []
  let options = wanted.filter((name) => !refused.has(name))
  for (let pair = clash(options); pair; pair = clash(options)) {
    const choice = choose(pair, ballots, below)
    choices.push(choice)
    options = options.filter((name) => name !== choice.dropped)
  }
  const lacking = lackingIn(options)
  return {
    options: options.filter((name) => !lacking.includes(name)),
    vetoed: wanted.filter((name) => refused.has(name)),
    choices,
    lacking,
  }
}

/** Options that make sense only beside another, which nobody wants. */
const lackingIn = (options: readonly string[]): readonly string[] =>
  resolveOptions(options).refused.flatMap(({ code, detail }) =>
    code === 'option-needs' ? (optionNamed(String(detail?.option))?.name ?? []) : [],
  )

/** Two options of a set that contradict each other: one gives way to the other, or they cannot be combined. */
function clash(options: readonly string[]): readonly [Option, Option, Method?] | undefined {
  const { givingWay, inForce, refused } = resolveOptions(options)
  const [overridden] = givingWay.filter((each) => !each.in)
  if (overridden) return [overridden.to, overridden.option, 'override']
  if (refused.length === 0) return undefined
  for (const { first, second, verdict } of COMBINATIONS) {
    const one = inForce.find(({ title }) => first.includes(title))
    const other = inForce.find((each) => each !== one && second.includes(each.title))
    if (verdict === 'refused' && one && other) return [one, other]
  }
  return undefined
}

/** The stated override, then the majority, then the host, then chance. */
function choose(
  [one, other, stated]: readonly [Option, Option, Method?],
  ballots: readonly Ballot[],
  below: Below,
): Choice {
  const votes = (option: Option, among = ballots): number =>
    among.filter(({ wants }) => wants.some((name) => optionNamed(name) === option)).length
  const decided = (more: number, by: Method): Choice =>
    more > 0 ? { kept: one.name, dropped: other.name, by } : { kept: other.name, dropped: one.name, by }
  if (stated) return decided(1, stated)
  const majority = votes(one) - votes(other)
  if (majority !== 0) return decided(majority, 'majority')
  const host = votes(one, ballots.slice(0, 1)) - votes(other, ballots.slice(0, 1))
  return host !== 0 ? decided(host, 'host') : decided(below(2) === 0 ? 1 : -1, 'chance')
}
