/** Choosing a style: a way of playing with its own number of seats. */
import type { StyleNotice } from '@dejarik/table'
import type { JSX } from 'preact'

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

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
      <label>
        Style
        <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">The game as it is, two seats</option>
          {styles.map(({ name, title, sides }) => (
            <option key={name} value={name}>
              {title}, {COUNTS[sides.length] ?? sides.length} seats
            </option>
          ))}
        </select>
      </label>
      {chosen && <p class="small">{chosen.says}</p>}
    </>
  )
}
