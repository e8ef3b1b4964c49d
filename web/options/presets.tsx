/** Sets of options to choose again, and keeping the present one. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Select } from '../form/select.tsx'
import { dropPreset, keepPreset, presetsOf, syncPresets } from './keep.ts'

export function Presets({
  game,
  value,
  choose,
}: {
  readonly game: string
  readonly value: readonly string[]
  readonly choose: (options: readonly string[]) => void
}): JSX.Element | null {
  const [presets, setPresets] = useState(() => presetsOf(game))
  const read = (): void => setPresets(presetsOf(game))
  const change = (): void => {
    read()
    void syncPresets().then(read)
  }
  useEffect(change, [game])
  const kept = presets.find(({ options }) => options.join() === value.join())
  if (presets.length === 0 && value.length === 0) return null
  return (
    <div class="presets">
      {presets.length > 0 && (
        <Select
          name="A set that you kept"
          value={kept?.id ?? ''}
          options={[['', 'none of them'], ...presets.map(({ id, title }) => [id, title] as const)]}
          choose={(wanted) => choose(presets.find(({ id }) => id === wanted)?.options ?? [])}
        />
      )}
      {kept ? (
        <button
          type="button"
          onClick={() => {
            dropPreset(kept.id)
            change()
          }}
        >
          Throw “{kept.title}” away
        </button>
      ) : (
        value.length > 0 && (
          <KeepPreset
            keep={(title) => {
              keepPreset(game, title, value)
              change()
            }}
          />
        )
      )}
    </div>
  )
}

function KeepPreset({ keep }: { readonly keep: (title: string) => void }): JSX.Element {
  const [title, setTitle] = useState('')
  return (
    <div class="keep-preset">
      <label>
        Keep this set as
        <input value={title} maxLength={80} onInput={(event) => setTitle(event.currentTarget.value)} />
      </label>
      <button type="button" disabled={title.trim() === ''} onClick={() => keep(title.trim())}>
        Keep it
      </button>
    </div>
  )
}
