/** Who is next in a battle: the untapped units by speed. */
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { sideName } from '../sight.ts'
import { bySpeed } from './by-speed.ts'
import { seatOf } from './sight.ts'

export function SpeedOrder(): JSX.Element | null {
  const { position, lookOf, look } = useGame()
  const units = bySpeed(position.view)
  if (units.length < 2) return null
  return (
    <div class="speed-order">
      <span class="hint" id="speed-order">
        By speed
      </span>
      <ol aria-labelledby="speed-order">
        {units.map((unit) => {
          const { side } = seatOf(position.view, unit.controller)
          return (
            <li key={unit.id} class={`side-${side}`} onMouseEnter={() => look(unit)}>
              <b>{unit.speed}</b> {lookOf(unit)?.title ?? 'Face-down'}
              <span class="spoken">, {sideName(side)}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
