/** Pace, light, and where to stop or pass. */
import type { JSX } from 'preact'
import { WhenForm } from '../answers/when-form.tsx'
import { Select } from '../form/select.tsx'
import { PACES } from '../pace.ts'
import { ChoosePictures } from '../pictures/choose.tsx'
import type { Settings } from '../settings.ts'
import { SoundForm } from '../sound/form.tsx'

/** Options that are called what they are. */
const alike = <T extends string>(...options: readonly T[]): readonly (readonly [T, string])[] =>
  options.map((option) => [option, option])

export function SettingsForm({
  settings,
  change,
}: {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
}): JSX.Element {
  return (
    <form class="settings-form" onSubmit={(event) => event.preventDefault()}>
      <Select
        name="Pace"
        value={settings.pace}
        options={alike(...PACES)}
        choose={(pace) => change({ ...settings, pace })}
      />
      <Select
        name="Theme"
        value={settings.theme}
        options={alike('system', 'dark', 'light')}
        choose={(theme) => change({ ...settings, theme })}
      />
      <SoundForm settings={settings} change={change} />
      <WhenForm settings={settings} change={change} />
      <details>
        <summary>Pictures of your own</summary>
        <ChoosePictures />
      </details>
    </form>
  )
}
