/** Choosing options: a list that can be searched, and what was agreed on about each. */
import type { OptionNotice } from '@dejarik/table'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'

const nameOf = (option: string): string => option.split(':')[0]!
const agreedIn = (option: string): string => option.split(':')[1] ?? ''

interface Choosing {
  readonly options: readonly OptionNotice[]
  /** Names, with what was agreed on after a colon. */
  readonly value: readonly string[]
  readonly choose: (value: readonly string[]) => void
}

export function ChooseOptions({ options, value, choose }: Choosing): JSX.Element {
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const shown = options.filter(({ title, says }) => `${title} ${says}`.toLowerCase().includes(wanted))
  return (
    <details class="options">
      <summary>
        Options{value.length > 0 ? `: ${value.length} chosen` : ''}{' '}
        <small>{options.length} to choose from</small>
      </summary>
      <label>
        Search the options
        <input type="search" value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      {value.length > 0 && (
        <button type="button" onClick={() => choose([])}>
          Take none of them
        </button>
      )}
      <ul class="option-list">
        {shown.map((option) => (
          <OptionItem key={option.name} option={option} value={value} choose={choose} />
        ))}
      </ul>
      {shown.length === 0 && <p>No option has these words.</p>}
    </details>
  )
}

function OptionItem({
  option,
  value,
  choose,
}: Omit<Choosing, 'options'> & { readonly option: OptionNotice }): JSX.Element {
  const { name, title, says, agreed } = option
  const chosen = value.find((each) => nameOf(each) === name)
  const others = value.filter((each) => nameOf(each) !== name)
  return (
    <li>
      <label class="check">
        <input
          type="checkbox"
          checked={chosen !== undefined}
          onChange={() => choose(chosen === undefined ? [...value, name] : others)}
        />
        <span>
          <b>{title}</b> <small>{says}</small>
        </span>
      </label>
      {chosen !== undefined && agreed.length > 0 && (
        <label>
          {title}: agreed on
          <select
            value={agreedIn(chosen) || agreed[0]!}
            onChange={(event) => choose([...others, `${name}:${event.currentTarget.value}`])}
          >
            {agreed.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
    </li>
  )
}
