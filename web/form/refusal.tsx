/** Why something was refused. */
import type { JSX } from 'preact'

export const Refusal = ({ text }: { readonly text: string }): JSX.Element | null =>
  text === '' ? null : (
    <p class="refusal" role="alert">
      {text}
    </p>
  )
