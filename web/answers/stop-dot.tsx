/** A part of the turn in the top bar: a click puts a stop there, so that one is always asked in it. */
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import type { Settings } from '../settings.ts'

export function StopDot({
  name,
  settings,
  change,
}: {
  readonly name: string
  readonly settings: Settings
  readonly change: (settings: Settings) => void
}): JSX.Element {
  const step = useGame().playmat.answers.steps.find(([, title]) => title === name)?.[0]
  if (step === undefined) return <>{name}</>
  const { stopIn } = settings
  const isStop = stopIn.includes(step)
  const toggle = (): void =>
    change({ ...settings, stopIn: isStop ? stopIn.filter((each) => each !== step) : [...stopIn, step] })
  return (
    <button
      type="button"
      class="stop-dot"
      aria-pressed={isStop}
      title={isStop ? 'You are always asked here. Click to be asked as usual.' : 'Always ask me here'}
      onClick={toggle}
    >
      {name}
      <span aria-hidden="true">{isStop ? '●' : '○'}</span>
    </button>
  )
}
