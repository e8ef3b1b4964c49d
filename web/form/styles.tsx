/** Choosing a style: a way of playing with its own number of seats. */
import type { StyleNotice } from '@dejarik/table'
import type { JSX } from 'preact'
import { Select } from './select.tsx'

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

const seated = ({ name, title, sides }: StyleNotice): readonly [string, string] => [
  name,
  `${title}, ${COUNTS[sides.length] ?? sides.length} seats`,
]

export function Styles({
  styles,
  value,
  choose,
}: {
  readonly styles: readonly StyleNotice[]
  readonly value: string
  readonly choose: (style: string) => void
}): JSX.Element {
  const chosen = styles.find(({ name }) => name === value)
  return (
    <>
      <Select
        name="Style"
        value={value}
        options={[['', 'The game as it is, two seats'], ...styles.map(seated)]}
        choose={choose}
      />
      {chosen && <p class="small">{chosen.says}</p>}
    </>
  )
}
