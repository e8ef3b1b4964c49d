/** The chance to win after each decision, as a line with the turning points on it. */
import type { TurningPoint } from '@dejarik/table'
import type { JSX } from 'preact'

const WIDTH = 600
const HEIGHT = 240
/** Lines across, in per cent. */
const MARKS = [0, 50, 100]

export function ChanceGraph({
  chances,
  turning,
  mine,
}: {
  /** The first seat's. */
  readonly chances: readonly number[]
  readonly turning: readonly TurningPoint[]
  readonly mine: number
}): JSX.Element {
  const x = (at: number): number => (at / (chances.length - 1)) * WIDTH
  const y = (at: number): number => {
    const chance = mine === 0 ? chances[at]! : 1 - chances[at]!
    return (1 - chance) * HEIGHT
  }
  const line = chances.map((_, at) => `${x(at).toFixed(1)} ${y(at).toFixed(1)}`).join(' L')
  return (
    <section aria-label="Your chance to win">
      <h3>
        Your chance to win <small>as a program sees it after each decision</small>
      </h3>
      <svg class="chance-graph" viewBox={`-44 -12 ${WIDTH + 58} ${HEIGHT + 24}`} role="img">
        <title>{`From ${percent(y(0))} to ${percent(y(chances.length - 1))}`}</title>
        <rect class="chance-ground" width={WIDTH} height={HEIGHT} />
        {MARKS.map((mark) => (
          <g key={mark}>
            <path class="chance-half" d={`M0 ${(1 - mark / 100) * HEIGHT}H${WIDTH}`} />
            <text class="chance-mark" x="-8" y={(1 - mark / 100) * HEIGHT + 4} text-anchor="end">
              {mark}%
            </text>
          </g>
        ))}
        <path class="chance-area" d={`M${line} V${HEIGHT} H0 Z`} />
        <path class="chance-line" d={`M${line}`} />
        {turning.map(({ at }, index) => (
          <g key={at}>
            <circle class="chance-point" cx={x(at)} cy={y(at)} r="11" />
            <text class="chance-number" x={x(at)} y={y(at) + 4} text-anchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </section>
  )
}

const percent = (height: number): string => `${Math.round(100 * (1 - height / HEIGHT))}%`
