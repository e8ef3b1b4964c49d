/** The price in the corner of a card; where it is another now than is printed, the printed one is struck through. */
import type { JSX } from 'preact'
import type { Look } from '../look.ts'

export function Cost({ corner }: { readonly corner: Look['corner'] }): JSX.Element | null {
  if (!corner) return null
  const { name, value, printed } = corner
  return (
    <span class={`cost ${printed === undefined ? '' : 'is-changed'}`} title={name}>
      {printed !== undefined && <s>{printed}</s>}
      {value}
    </span>
  )
}
