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

const markOf = ({ wants, refuses }: Ballot, name: string): Mark =>
  wants.includes(name) ? 'wants' : refuses.includes(name) ? 'refuses' : ''

function marked({ wants, refuses }: Ballot, name: string, as: Mark): Ballot {
  const without = (names: readonly string[]): string[] => names.filter((each) => each !== name)
  return {
    wants: [...without(wants), ...(as === 'wants' ? [name] : [])],
    refuses: [...without(refuses), ...(as === 'refuses' ? [name] : [])],
  }
}

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
          .map((option) => (
            <BallotLine
              key={option.name}
              option={option}
              mark={markOf(ballot, option.name)}
              set={(as) => mark(marked(ballot, option.name, as))}
            />
          ))}
      </ul>
    </details>
  )
}

function BallotLine({
  option: { title, says },
  mark,
  set,
}: {
  readonly option: OptionNotice
  readonly mark: Mark
  readonly set: (as: Mark) => void
}): JSX.Element {
  return (
    <li class="ballot-line">
      <span>
        <b>{title}</b> <small>{says}</small>
      </span>
      <select aria-label={title} value={mark} onChange={(event) => set(event.currentTarget.value as Mark)}>
        {MARKS.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </li>
  )
}
