/** The numbers of a card in a list, each with its sign. */
import type { JSX } from 'preact'
import { Sign } from '../card/sign.tsx'
import type { Look } from '../look.ts'

export function RowNumbers({ look }: { readonly look: Look | null | undefined }): JSX.Element | null {
  if (!look || look.statistics.length === 0) return null
  return (
    <span class="row-numbers">
      {look.statistics.map((number) => (
        <span key={number.name} title={number.name}>
          <span class="spoken">{number.name} </span>
          <Sign name={number.sign} />
          {number.value}
        </span>
      ))}
    </span>
  )
}
