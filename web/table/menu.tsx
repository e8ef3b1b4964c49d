/** What can be done at any time: take back, concede, settings, leave. */
import type { JSX, RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Arming } from '../answers/arming.tsx'
import { useGame } from '../game.ts'
import { Promised, useNotedPromises } from '../replays/promise.tsx'
import type { Settings } from '../settings.ts'
import { Report } from './report.tsx'
import { SettingsForm } from './settings-form.tsx'

export function Menu({
  settings,
  change,
  leave,
}: {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
  readonly leave: () => void
}): JSX.Element {
  const { client, position, form } = useGame()
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  useWayOut(menu, open, () => setOpen(false))
  const { mayTakeBack, outcome, commitments } = position
  useNotedPromises(commitments)
  const watching = position.view.viewer === null
  return (
    <div class="menu" ref={menu}>
      {watching ? (
        <span>You are watching</span>
      ) : (
        <button
          type="button"
          aria-keyshortcuts="Control+Z"
          disabled={mayTakeBack === null || !client.isLive}
          title={mayTakeBack === 'by-consent' ? 'The other player must agree' : undefined}
          onClick={() => void client.request({ type: 'take-back' })}
        >
          Take back
        </button>
      )}
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Menu
      </button>
      {open && (
        <div class="settings">
          {(form === 'phone' || form === 'land') && !watching && (
            <p class="pair">
              <Arming />
            </p>
          )}
          <SettingsForm settings={settings} change={change} />
          {outcome === null && !watching && <Concede done={() => setOpen(false)} />}
          {!watching && <Report />}
          <Promised commitments={commitments} />
          <button type="button" onClick={leave}>
            Leave the table
          </button>
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
      )}
    </div>
  )
}

/** Escape closes it, and so does a press anywhere else. */
function useWayOut(menu: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useLayoutEffect(() => {
    if (!open) return
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close()
    }
    const onDown = ({ target }: PointerEvent): void => {
      if (!menu.current?.contains(target as Element)) close()
    }
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onDown, true)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onDown, true)
    }
  }, [open])
}

/** Asked twice, because it ends the game. */
function Concede({ done }: { readonly done: () => void }): JSX.Element {
  const { client } = useGame()
  const [sure, setSure] = useState(false)
  if (!sure)
    return (
      <button type="button" onClick={() => setSure(true)}>
        Concede
      </button>
    )
  return (
    <button
      type="button"
      class="danger"
      onBlur={() => setSure(false)}
      onClick={() => void client.request({ type: 'concede' }).then(done)}
    >
      Really concede?
    </button>
  )
}
