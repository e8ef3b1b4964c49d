/** Choosing the side that one plays. */
import type { JSX } from 'preact'
import type { DeckSide } from './fitting.ts'
import { Radios } from './radios.tsx'

export function Sides({
  value,
  choose,
}: {
  readonly value: DeckSide
  readonly choose: (side: DeckSide) => void
}): JSX.Element {
  return (
    <Radios
      name="Your side"
      value={value}
      options={[
        ['dark', 'Dark Side'],
        ['light', 'Light Side'],
      ]}
      choose={choose}
    />
  )
}
