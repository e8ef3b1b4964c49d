/** Sets of options to choose again, and keeping the present one. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
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
  const [title, setTitle] = useState('')
  const read = (): void => setPresets(presetsOf(game))
  useEffect(() => {
    read()
    void syncPresets().then(read)
  }, [game])
  const kept = presets.find(({ options }) => options.join() === value.join())
  const change = (): void => {
    read()
    void syncPresets().then(read)
  }
  if (presets.length === 0 && value.length === 0) return null
  return (
    <div class="presets">
      {presets.length > 0 && (
        <label>
          A set that you kept
          <select
            value={kept?.id ?? ''}
            onChange={(event) =>
              choose(presets.find(({ id }) => id === event.currentTarget.value)?.options ?? [])
            }
          >
            <option value="">none of them</option>
            {presets.map(({ id, title: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
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
          <div class="keep-preset">
            <label>
              Keep this set as
              <input value={title} maxLength={80} onInput={(event) => setTitle(event.currentTarget.value)} />
            </label>
            <button
              type="button"
              disabled={title.trim() === ''}
              onClick={() => {
                keepPreset(game, title.trim(), value)
                change()
              }}
            >
              Keep it
            </button>
          </div>
        )
      )}
    </div>
  )
}
