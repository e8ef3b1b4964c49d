/** Who is next in a battle: the untapped units by speed. */
import type { JSX } from 'preact'
import { useGame } from '../game.ts'
import { sideName } from '../sight.ts'
import { useBox } from '../table/frame/use-box.ts'
import { bySpeed } from './by-speed.ts'
import { seatOf } from './sight.ts'

/** Pixels of an entry beside its letters, of a letter, and of the count of the others. */
const AROUND = 48
const LETTER = 7.6
const REST = 50

/** As many as the line has room for with their whole names; at least the next. */
function roomFor(titles: readonly string[], width: number): number {
  let used = REST
  const full = titles.findIndex((title) => {
    used += AROUND + LETTER * title.length
    return used > width
  })
  return Math.max(1, full < 0 ? titles.length : full)
}

/** Which version of a character it is can be read on the card. */
const VERSION = / \([A-Z]\d?\)$/

export function SpeedOrder(): JSX.Element {
  const { position, lookOf, look } = useGame()
  const [element, { width }] = useBox<HTMLDivElement>()
  const units = bySpeed(position.view)
  const titles = units.map((unit) => (lookOf(unit)?.title ?? 'Face-down').replace(VERSION, ''))
  const named = units.slice(0, roomFor(titles, width))
  return (
    <div class="speed-order" ref={element}>
      <ol aria-label="By speed" hidden={units.length < 2}>
        {named.map((unit, place) => {
          const { side } = seatOf(position.view, unit.controller)
          return (
            <li key={unit.id} class={`side-${side}`} onMouseEnter={() => look(unit)}>
              <b>{unit.speed}</b> {titles[place]}
              <span class="spoken">, {sideName(side)}</span>
            </li>
          )
        })}
        {units.length > named.length && <li class="more">+{units.length - named.length}</li>}
      </ol>
    </div>
  )
}
