/** The picture of a place as the ground under the cards that are there. */
import type { JSX } from 'preact'
import type { Look } from '../../look.ts'
import { CardPicture } from '../../pictures/card-picture.tsx'

export const PictureGround = ({ look }: { readonly look: Look }): JSX.Element => (
  <span class={`ground is-picture side-${look.side}`} aria-hidden="true">
    <CardPicture look={look} />
  </span>
)
