/** A ballot: which options one wants, and which one does not want at all. */
import type { Ballot } from '@dejarik/server/messages'
import type { OptionNotice } from '@dejarik/table'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'

export const EMPTY_BALLOT: Ballot = { wants: [], refuses: [] }

const MARKS = [
  ['', 'either way'],
  ['wants', 'I want it'],
  ['refuses', 'not with me'],
] as const
type Mark = (typeof MARKS)[number][0]

export function BallotForm({
  options,
  ballot,
  mark,
}: {
  readonly options: readonly OptionNotice[]
  readonly ballot: Ballot
  readonly mark: (ballot: Ballot) => void
}): JSX.Element {
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const markOf = (name: string): Mark =>
    ballot.wants.includes(name) ? 'wants' : ballot.refuses.includes(name) ? 'refuses' : ''
  const set = (name: string, as: Mark): void => {
    const without = (names: readonly string[]): string[] => names.filter((each) => each !== name)
    mark({
      wants: [...without(ballot.wants), ...(as === 'wants' ? [name] : [])],
      refuses: [...without(ballot.refuses), ...(as === 'refuses' ? [name] : [])],
    })
  }
  return (
    <details class="options" open>
      <summary>
        Your ballot: {ballot.wants.length} wanted, {ballot.refuses.length} refused
      </summary>
      <p class="small">What somebody wants and nobody refuses is played, as far as it goes together.</p>
      <label>
        Search the options
        <input type="search" value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <ul class="option-list">
        {options
          .filter(({ title, says }) => `${title} ${says}`.toLowerCase().includes(wanted))
          .map(({ name, title, says }) => (
            <li key={name} class="ballot-line">
              <span>
                <b>{title}</b> <small>{says}</small>
              </span>
              <select
                aria-label={title}
                value={markOf(name)}
                onChange={(event) => set(name, event.currentTarget.value as Mark)}
              >
                {MARKS.map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </li>
          ))}
      </ul>
    </details>
  )
}
