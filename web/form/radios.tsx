/** A choice of one among a few. */
import type { JSX } from 'preact'

export function Radios<T extends string>({
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
    <fieldset>
      <legend>{name}</legend>
      {options.map(([option, title]) => (
        <label key={option}>
          <input type="radio" name={name} checked={value === option} onChange={() => choose(option)} />{' '}
          {title}
        </label>
      ))}
    </fieldset>
  )
}
