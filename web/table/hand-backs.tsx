/** Another's hand: as many backs as it has cards. */
import type { JSX } from 'preact'

/** More would only take room. */
const DRAWN = 9

export function HandBacks({ count }: { readonly count: number }): JSX.Element {
  return (
    <span class="fact hand-fact">
      Hand{' '}
      <span class="backs" aria-hidden="true">
        {Array.from({ length: Math.min(count, DRAWN) }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <b key={count}>{count}</b>
    </span>
  )
}
