/** The head of the first screen: the board of the house by night, with its pieces. */
import type { JSX } from 'preact'
import { Piece } from '../art/later.tsx'
import { Rings } from '../card/back.tsx'
import { Places } from '../page-head.tsx'
import type { Settings } from '../settings.ts'

const PIECES = [
  ['star-destroyer', 'dark'],
  ['x-wing', 'light'],
  ['dark-lord', 'dark'],
  ['jedi', 'light'],
  ['wookiee', 'light'],
] as const

export function Hero({
  settings,
  change,
}: {
  readonly settings: Settings
  readonly change: (settings: Settings) => void
}): JSX.Element {
  const isLight = settings.theme === 'light'
  return (
    <header class="hero by-night">
      <svg class="floor" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <g transform="translate(50 50) scale(1.32) translate(-50 -50)">
          <Rings />
        </g>
      </svg>
      <div class="hero-bar">
        <Places here="Play" />
        <button
          type="button"
          class="quiet"
          onClick={() => change({ ...settings, theme: isLight ? 'dark' : 'light' })}
        >
          ◐ {isLight ? 'Dark' : 'Light'}
        </button>
      </div>
      <div class="hero-words">
        <h1>Dejarik</h1>
        <p>Two great card games of a galaxy far away, played by the book, in your browser.</p>
      </div>
      <div class="pieces">
        {PIECES.map(([name, side]) => (
          <span key={name} class={`side-${side} piece-${name}`}>
            <Piece name={name} />
          </span>
        ))}
      </div>
    </header>
  )
}
