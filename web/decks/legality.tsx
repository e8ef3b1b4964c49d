/** Whether a deck may be played by an edition: every reason against it at once, each with its rule. */
import type { JSX } from 'preact'
import { RuleLink } from '../rules/rule-link.tsx'
import type { DeckJudged } from '../study/studies.ts'

export function Legality({ judged }: { readonly judged: DeckJudged | null }): JSX.Element {
  if (!judged) return <p class="small">Checking …</p>
  const { reasons } = judged
  if (reasons.length === 0)
    return (
      <p class="legal" role="status">
        ✓ This deck may be played.
      </p>
    )
  return (
    <section class="illegal" aria-label="Why this deck cannot be played yet">
      <p role="status">
        ✗ {reasons.length === 1 ? 'One reason' : `${reasons.length} reasons`} against this deck:
      </p>
      <ul>
        {reasons.map(({ text, rule }, index) => (
          <li key={index}>
            {text} {rule && <RuleLink rule={rule} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
