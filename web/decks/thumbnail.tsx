/** The picture of a card beside its name. */
import type { JSX } from 'preact'
import type { Look } from '../look.ts'
import { CardPicture } from '../pictures/card-picture.tsx'

/** Empty until it is known how the card looks. */
export const Thumbnail = ({ look }: { readonly look: Look | undefined }): JSX.Element => (
  <span class="thumbnail" aria-hidden="true">
    {look && <CardPicture look={look} />}
  </span>
)
