/** Who is next in a battle: the untapped units by speed. */
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { sideName } from '../sight.ts'
import { showsOne } from '../table/frame/form.ts'
import { bySpeed } from './by-speed.ts'
import { seatOf } from './sight.ts'

/** As many as the line has room for; the others are counted. */
const NAMED = { many: 5, few: 3 }

export function SpeedOrder(): JSX.Element | null {
  const { position, form, lookOf, look } = useGame()
  const units = bySpeed(position.view)
  if (units.length < 2) return null
  const named = units.slice(0, showsOne(form) ? NAMED.few : NAMED.many)
  return (
    <div class="speed-order">
      <ol aria-label="By speed">
        {named.map((unit) => {
          const { side } = seatOf(position.view, unit.controller)
          return (
            <li key={unit.id} class={`side-${side}`} onMouseEnter={() => look(unit)}>
              <b>{unit.speed}</b> {lookOf(unit)?.title ?? 'Face-down'}
              <span class="spoken">, {sideName(side)}</span>
            </li>
          )
        })}
        {units.length > named.length && <li class="more">+{units.length - named.length}</li>}
      </ol>
    </div>
  )
}
