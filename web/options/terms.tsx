/** What is different in a game with options, before anybody accepts it; or why the set cannot be played. */
import type { Terms } from '@dejarik/table'
import type { JSX } from 'preact'
import { RuleLink } from '../rules/rule-link.tsx'
import { useStudy } from '../study/use-study.ts'

const MARKS = {
  'in-force': '',
  'gives-way': 'overridden: ',
  'without-effect': 'no effect: ',
  warning: 'beware: ',
} as const

/** Null until it is known; nothing is different without options. */
export function useTerms(game: string, edition: string, options: readonly string[]): Terms | null {
  const { answer } = useStudy('terms', options.length > 0 ? { game, edition, options } : null)
  return options.length > 0 ? answer : NOTHING
}
const NOTHING: Terms = { different: [], refused: [] }

export function TermsList({ terms }: { readonly terms: Terms }): JSX.Element | null {
  const { different, refused } = terms
  if (refused.length > 0)
    return (
      <div class="refusal" role="alert">
        <p>These cannot be played together:</p>
        <ul>
          {refused.map(({ text, rule }) => (
            <li key={text}>
              {text} {rule && <RuleLink rule={rule} />}
            </li>
          ))}
        </ul>
      </div>
    )
  if (different.length === 0) return null
  return (
    <section class="terms" aria-label="What is different in this game">
      <h3>What is different in this game</h3>
      <ul>
        {different.map(({ title, says, status, rules }) => (
          <li key={`${title} ${says}`} class={`is-${status}`}>
            <b>{title}</b>: {MARKS[status]}
            {says} {!rules.endsWith('*') && <RuleLink rule={rules} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
