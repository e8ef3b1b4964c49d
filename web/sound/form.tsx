/** Sounds and notices, as the menu sets them. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Select } from '../form/select.tsx'
import type { Settings } from '../settings.ts'
import { allowNotices, mayNotify } from './attention.ts'
import { trouble } from './synth.ts'

export function SoundForm({
  settings,
  change,
}: {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
}): JSX.Element {
  const [refused, setRefused] = useState(false)
  const notice = async (wanted: boolean): Promise<void> => {
    const allowed = wanted && (await allowNotices())
    setRefused(wanted && !allowed)
    change({ ...settings, notify: allowed })
  }
  return (
    <>
      <Select
        name="Sound (M)"
        value={settings.sound}
        options={[
          ['off', 'off'],
          ['quiet', 'quiet'],
          ['normal', 'normal'],
          ['loud', 'loud'],
        ]}
        choose={(sound) => change({ ...settings, sound })}
      />
      <Select
        name="Sound for"
        value={settings.soundFor}
        options={[
          ['all', 'everything'],
          ['mine', 'only my turn'],
        ]}
        choose={(soundFor) => change({ ...settings, soundFor })}
      />
      {trouble && <p class="small">{trouble}</p>}
      <label>
        <input
          type="checkbox"
          checked={settings.notify && mayNotify()}
          onChange={(event) => void notice(event.currentTarget.checked)}
        />{' '}
        Notify me when it is my turn and I look elsewhere
      </label>
      {refused && <p class="small">This browser does not allow notifications here.</p>}
    </>
  )
}
