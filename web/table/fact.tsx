/** A number that a seat has, with its name. */
import type { JSX } from 'preact'

export function Fact({ name, value }: { readonly name: string; readonly value: number }): JSX.Element {
  return (
    <span class={`fact fact-${name.toLowerCase().replaceAll(' ', '-')}`}>
      {name} <b key={value}>{value}</b>
    </span>
  )
}
