/** Pace, light, and where to stop or pass. */
import type { JSX } from 'preact'
import { Select } from '../form/select.tsx'
import { useGame } from '../game.ts'
import { PACES } from '../pace.ts'
import { ChoosePictures } from '../pictures/choose.tsx'
import type { Settings } from '../settings.ts'

/** Options that are called what they are. */
const alike = <T extends string>(...options: readonly T[]): readonly (readonly [T, string])[] =>
  options.map((option) => [option, option])

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
      <Select
        name="Pace"
        value={settings.pace}
        options={alike(...PACES)}
        choose={(pace) => change({ ...settings, pace })}
      />
      <Select
        name="Light"
        value={settings.theme}
        options={alike('system', 'dark', 'light')}
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
    <Select
      name={playmat.chanceName(about)}
      value={value}
      options={alike('ask', 'stop', 'pass')}
      choose={choose}
    />
  )
}
