/** Whether decks may be played: every reason against them at once, each with its rule. */
import type { ReasonTold } from '@dejarik/table'
import type { JSX } from 'preact'
import { RuleLink } from '../rules/rule-link.tsx'

/** Reasons are null while they are not known. */
export function Legality({
  reasons,
  of = 'this deck',
}: {
  readonly reasons: readonly ReasonTold[] | null
  readonly of?: 'this deck' | 'these decks'
}): JSX.Element {
  if (!reasons) return <p class="small">Checking …</p>
  if (reasons.length === 0)
    return (
      <p class="legal" role="status">
        ✓ T{of.slice(1)} may be played.
      </p>
    )
  return (
    <section class="illegal" aria-label={`Why ${of} cannot be played yet`}>
      <p role="status">
        ✗ {reasons.length === 1 ? 'One reason' : `${reasons.length} reasons`} against {of}:
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
