/** Pictures side by side at the head of a card of the first screen. */
import type { JSX } from 'preact'
import { Art } from '../art/later.tsx'
import type { PictureFacts } from '../art/table.ts'

export const Pictures = ({ of }: { readonly of: readonly PictureFacts[] }): JSX.Element => (
  <div class="game-pictures">
    {of.map((facts) => (
      <span key={facts.name} class={`side-${facts.side}`}>
        <Art of={facts.name} facts={facts} />
      </span>
    ))}
  </div>
)
