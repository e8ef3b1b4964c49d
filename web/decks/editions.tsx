/** The edition that a deck is checked against. */
import type { JSX } from 'preact'

const TITLES: Readonly<Record<string, string>> = {
  idc: 'Rules of 2010 (IDC)',
  wotc: 'Rules of 2003 (Wizards of the Coast)',
  '1995': 'Rules of 1995',
  beginners: "Beginner's rules",
}

export function EditionChoice({
  editions,
  value,
  choose,
}: {
  readonly editions: readonly string[]
  readonly value: string
  readonly choose: (edition: string) => void
}): JSX.Element {
  return (
    <label>
      Checked by{' '}
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {editions.map((edition) => (
          <option key={edition} value={edition}>
            {TITLES[edition] ?? edition}
          </option>
        ))}
      </select>
    </label>
  )
}
