/** The edition that a deck is checked against. */
import type { JSX } from 'preact'
import { Select } from '../form/select.tsx'

const TITLES: Readonly<Record<string, string>> = {
  idc: 'Rules of 2010 (IDC)',
  today: 'Rules of today (the players)',
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
    <Select
      name="Checked by"
      value={value}
      options={editions.map((edition) => [edition, TITLES[edition] ?? edition])}
      choose={choose}
    />
  )
}
