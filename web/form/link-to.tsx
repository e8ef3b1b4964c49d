/** A link to be sent to somebody; a press marks it whole. */
import type { JSX } from 'preact'
import { hashFor, type Route } from '../route.ts'

export const LinkTo = ({ words, to }: { readonly words: string; readonly to: Route }): JSX.Element => (
  <label>
    {words}
    <input
      class="link"
      readOnly
      value={new URL(hashFor(to), location.href).href}
      onFocus={(focused) => focused.currentTarget.select()}
    />
  </label>
)
