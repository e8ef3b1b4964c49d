/** What is different in a game with options, as players see it before they accept. */
import { optionName } from '@dejarik/kernel'
import type { Reason } from '../reasons.ts'
import { optionNamed } from './named.ts'
import { chapterOf } from './option.ts'
import { resolveOptions } from './resolve.ts'
import { optionsHere } from './shelf.ts'

export interface Difference {
  readonly title: string
  readonly says: string
  readonly status: 'in-force' | 'gives-way' | 'without-effect' | 'warning'
  /** The rules of the option, or the rule that speaks of the combination. */
  readonly rules: string
}

export function differences(options: readonly string[]): readonly Difference[] {
  const { inForce, givingWay, remarks } = resolveOptions(options)
  return [
    ...inForce.map((option) => ({
      title: option.title,
      says: option.says,
      status: 'in-force' as const,
      rules: `${chapterOf(option)}/*`,
    })),
    ...givingWay.map(({ option, to, in: matter }) => ({
      title: option.title,
      says: `gives way to ${to.title}${matter ? ` for ${matter}` : ''}.`,
      status: 'gives-way' as const,
      rules: `${chapterOf(to)}/*`,
    })),
    ...remarks.map(({ first, second, verdict, why, rule }) => ({
      title: inForce
        .filter(({ title }) => first.includes(title))
        .map(({ title }) => title)
        .join(', '),
      says: `with ${second.filter((title) => inForce.some((each) => each.title === title)).join(', ')}: ${why}`,
      status: verdict === 'warning' ? ('warning' as const) : ('without-effect' as const),
      rules: rule,
    })),
  ]
}

/** Names in a saved set that are no options; the rest of the set is kept (opt/general/dangling-names). */
export function readOptions(saved: readonly string[]): {
  readonly options: readonly string[]
  readonly unknown: readonly string[]
} {
  const known = saved.flatMap((name) => {
    const option = optionNamed(optionName(name))
    return option ? [name.includes(':') ? `${option.name}:${name.split(':')[1]}` : option.name] : []
  })
  return { options: [...new Set(known)], unknown: saved.filter((name) => !optionNamed(optionName(name))) }
}

/** What a tournament refuses: everything but the three that the book allows (opt/general/tournament-legal-options). */
export function refusedInTournament(options: readonly string[]): readonly Reason[] {
  return optionsHere()
    .filter(({ name, inTournaments }) => !inTournaments && options.some((each) => optionName(each) === name))
    .map(({ title, seats, name }) => ({
      code: 'not-in-tournaments',
      rule: seats === 2 ? `opt/${name}/not-tournament` : 'opt/general/tournament-legal-options',
      detail: { option: title },
    }))
}
