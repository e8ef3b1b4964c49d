/** A small sign, as large as the letters beside it. */
import type { JSX } from 'preact'
import { SIGN_PATHS, type SignName } from './signs.ts'

export const Sign = ({ name }: { readonly name: SignName }): JSX.Element => (
  <svg class="sign" viewBox="0 0 12 12" aria-hidden="true">
    <path fill-rule="evenodd" d={SIGN_PATHS[name]} />
  </svg>
)
