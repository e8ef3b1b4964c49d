/** A choice of one among several, folded away. */
import type { JSX } from 'preact'

export function Select<T extends string>({
  name,
  value,
  options,
  choose,
}: {
  readonly name: string
  readonly value: T
  readonly options: readonly (readonly [T, string])[]
  readonly choose: (value: T) => void
}): JSX.Element {
  return (
    <label>
      {name}{' '}
      <select value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
        {options.map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
