/** The top of the table: the turn and its parts, taking back, and the menu. */
import type { JSX } from 'preact'
import { Arming } from '../../answers/arming.tsx'
import { StopDot } from '../../answers/stop-dot.tsx'
import { useGame } from '../../game.ts'
import { PACES } from '../../pace.ts'
import type { Settings } from '../../settings.ts'
import { KeyMap } from '../acting/keys.tsx'
import { Menu } from '../menu.tsx'
import { showsOne } from './form.ts'

interface HeaderProps {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
  readonly leave: () => void
  readonly bar?: JSX.Element
  readonly coach?: JSX.Element
}

export function Header({ bar, coach, ...menu }: HeaderProps): JSX.Element {
  const { position, playmat, form } = useGame()
  const { view } = position
  const isSmall = showsOne(form)
  const parts = isSmall ? [] : playmat.turnParts(view)
  return (
    <header class="top" data-zone="top">
      <h1>{parts.length > 0 ? playmat.turn(view) : playmat.heading(view)}</h1>
      {parts.length > 0 && (
        <ol class="turn-parts" aria-label="The turn">
          {parts.map(({ name, is }) => (
            <li key={name} class={`is-${is}`} aria-current={is === 'now' ? 'step' : undefined}>
              {bar || coach || view.viewer === null ? name : <StopDot name={name} {...menu} />}
            </li>
          ))}
        </ol>
      )}
      {!(bar || coach || isSmall || view.viewer === null) && (
        <>
          <Arming />
          <PaceButton {...menu} />
        </>
      )}
      {!isSmall && <KeyMap />}
      {bar || coach ? (
        <button type="button" onClick={menu.leave}>
          Leave
        </button>
      ) : (
        <Menu {...menu} />
      )}
    </header>
  )
}

/** How fast the game is shown; a click goes on to the next pace. */
function PaceButton({ settings, change }: Pick<HeaderProps, 'settings' | 'change'>): JSX.Element {
  const next = PACES[(PACES.indexOf(settings.pace) + 1) % PACES.length]!
  return (
    <button type="button" class="pace" onClick={() => change({ ...settings, pace: next })}>
      <span class="word">Pace: </span>
      {settings.pace}
    </button>
  )
}
