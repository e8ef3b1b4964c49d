/** Pace, light, and where to stop or pass. */
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { ChoosePictures } from '../pictures/choose.tsx'
import type { Settings } from '../settings.ts'

type When = 'ask' | 'stop' | 'pass'

export function SettingsForm({
  settings,
  change,
}: {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
}): JSX.Element {
  const { playmat } = useGame()
  return (
    <form class="settings-form" onSubmit={(event) => event.preventDefault()}>
      <Choice
        name="Pace"
        value={settings.pace}
        options={['calm', 'quick', 'instant']}
        choose={(pace) => change({ ...settings, pace })}
      />
      <Choice
        name="Light"
        value={settings.theme}
        options={['system', 'dark', 'light']}
        choose={(theme) => change({ ...settings, theme })}
      />
      <label>
        <input
          type="checkbox"
          checked={settings.passIdle}
          onChange={(event) => change({ ...settings, passIdle: event.currentTarget.checked })}
        />{' '}
        Pass for me where I can do nothing else
      </label>
      <details>
        <summary>Pictures of your own</summary>
        <ChoosePictures />
      </details>
      <details>
        <summary>Stops</summary>
        {playmat.chances.map((about) => (
          <Stop key={about} about={about} settings={settings} change={change} />
        ))}
      </details>
    </form>
  )
}

function Choice<T extends string>({
  name,
  value,
  options,
  choose,
}: {
  readonly name: string
  readonly value: T
  readonly options: readonly T[]
  readonly choose: (value: T) => void
}): JSX.Element {
  return (
    <label>
      {name}{' '}
      <select value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </label>
  )
}

function Stop({
  about,
  settings,
  change,
}: {
  readonly about: string
  readonly settings: Settings
  readonly change: (settings: Settings) => void
}): JSX.Element {
  const { playmat } = useGame()
  const { stopAt, passAt } = settings
  const value: When = stopAt.includes(about) ? 'stop' : passAt.includes(about) ? 'pass' : 'ask'
  const without = (list: readonly string[]): readonly string[] => list.filter((each) => each !== about)
  const choose = (when: When): void =>
    change({
      ...settings,
      stopAt: when === 'stop' ? [...without(stopAt), about] : without(stopAt),
      passAt: when === 'pass' ? [...without(passAt), about] : without(passAt),
    })
  return (
    <Choice
      name={playmat.chanceName(about)}
      value={value}
      options={['ask', 'stop', 'pass']}
      choose={choose}
    />
  )
}
