/** Names that no card has, and the cards that may be meant: one click puts the right one into the deck. */
import type { JSX } from 'preact'
import type { Misspelt } from '../study/studies.ts'

export function Corrections({
  misspelt,
  correct,
}: {
  readonly misspelt: readonly Misspelt[]
  readonly correct: (name: string, meant: string) => void
}): JSX.Element | null {
  const near = misspelt.filter(({ meant }) => meant.length > 0)
  if (near.length === 0) return null
  return (
    <ul class="corrections" aria-label="Names to correct">
      {near.map(({ name, meant }) => (
        <li key={name}>
          <span>For “{name}” take:</span>
          {meant.map((title) => (
            <button type="button" key={title} onClick={() => correct(name, title)}>
              {title}
            </button>
          ))}
        </li>
      ))}
    </ul>
  )
}
