/** Being asked more than usual for a while: at the next chance to respond, or at every question. By buttons and by keys. */
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { useGame } from '../game.ts'

export function Arming(): JSX.Element {
  const { client } = useGame()
  const { isArmed, control } = client.autopilot
  useHeldControl()
  return (
    <>
      <button
        type="button"
        class="arming"
        aria-pressed={isArmed}
        aria-keyshortcuts="R"
        title="Ask me at the next chance to respond (R)"
        onClick={() => client.arm(!isArmed)}
      >
        Respond
      </button>
      <button
        type="button"
        class="arming"
        aria-pressed={control === 'full'}
        title="Ask me everything (hold Ctrl for a while)"
        onClick={() => client.takeControl(control === 'full' ? 'usual' : 'full')}
      >
        Full control
      </button>
    </>
  )
}

/** Full control while the key is held. */
function useHeldControl(): void {
  const { client } = useGame()
  useEffect(() => {
    const hold = ({ key, repeat }: KeyboardEvent): void => {
      if (key === 'Control' && !repeat) client.takeControl('full')
    }
    const letGo = ({ key }: KeyboardEvent): void => {
      if (key === 'Control') client.takeControl('usual')
    }
    addEventListener('keydown', hold)
    addEventListener('keyup', letGo)
    return () => {
      removeEventListener('keydown', hold)
      removeEventListener('keyup', letGo)
    }
  }, [client])
}
