/** The back of a card: the round board of the house. */
import type { JSX } from 'preact'

const FIELDS = 12
const RINGS = [
  [14, 25],
  [25, 37],
] as const

const at = (radius: number, turn: number): string =>
  [Math.cos, Math.sin].map((part) => (50 + radius * part(turn * 2 * Math.PI)).toFixed(1)).join(' ')

const field = ([inner, outer]: readonly [number, number], index: number): string => {
  const [from, to] = [index / FIELDS, (index + 1) / FIELDS]
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
}

/** The fields of one colour: every second one, as on any board. */
const fields = (colour: 0 | 1): string =>
  RINGS.flatMap((ring, row) =>
    Array.from({ length: FIELDS }, (_, index) => ((index + row) % 2 === colour ? field(ring, index) : '')),
  ).join('')

const BRIGHT = fields(1)
const DIM = fields(0)

export const Rings = (): JSX.Element => (
  <>
    <path class="field-bright" d={BRIGHT} />
    <path class="field-dim" d={DIM} />
    {[14, 25, 37].map((radius) => (
      <circle key={radius} class="ring-line" cx="50" cy="50" r={radius} />
    ))}
    <circle class="field-bright" cx="50" cy="50" r="9" />
  </>
)

export const Back = (): JSX.Element => (
  <svg class="back" viewBox="14 0 72 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Rings />
  </svg>
)
