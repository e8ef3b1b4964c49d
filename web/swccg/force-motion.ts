/** Force that runs from pile to pile, and destinies that are drawn, as they are told. */
import type { EventCore } from '@dejarik/kernel'
import type { SwccgEvent } from '@dejarik/swccg'
import { useLayoutEffect } from 'preact/hooks'
import { eventsOf } from '../beats/beat.ts'
import { useGame } from '../game.ts'
import type { Pace } from '../pace.ts'
import { drawDestiny, motes } from '../table/effects.ts'
import { isWanted } from '../table/motion.ts'

interface Run {
  readonly from: string
  readonly to: string
  readonly count: number
}

/** Between which piles of its seat Force runs. */
export function runOf(core: EventCore): Run | null {
  const event = core as SwccgEvent
  switch (event.kind) {
    case 'activated':
      return { from: 'reserve', to: 'force', count: event.count }
    case 'used':
      return { from: 'force', to: 'used', count: event.count }
    case 'recirculated':
      return { from: 'used', to: 'reserve', count: event.count }
    case 'forceLost':
      return { from: event.from, to: 'lost', count: 1 }
    default:
      return null
  }
}

export function useForceMotion(): void {
  const { client, position } = useGame()
  const { beat } = client.screen
  useLayoutEffect(() => {
    const table = document.querySelector('.table')
    if (!beat || !table || !isWanted(paceOf(table))) return
    for (const event of eventsOf(beat.news)) show(table, event as SwccgEvent, position.view.viewer)
  }, [beat])
}

const paceOf = (table: Element): Pace => /pace-(\w+)/.exec(table.className)![1] as Pace

function show(table: Element, event: SwccgEvent, viewer: number | null): void {
  if (!('seat' in event) || event.seat === undefined) return
  const strip = table.querySelector(
    event.seat === viewer ? '[data-zone="own-seat"]' : `[data-zone="seat-${event.seat}"]`,
  )
  const pile = (name: string): Element | null => strip && pileIn(strip, name)
  const run = runOf(event)
  const [from, to] = run ? [pile(run.from), pile(run.to)] : []
  if (run && from && to) motes(table, from, to, run.count)
  if (event.kind !== 'destinyDrawn') return
  const [deck, side] = [pile('reserve'), strip?.className.match(/side-\w+/)?.[0]]
  const total = [`.clash-side.${side}`, `.total.${side}`, '.board']
    .map((place) => table.querySelector(place))
    .find((place) => place !== null)
  if (deck && total) drawDestiny(table, deck, total, event.value)
}

/** A pile as it is shown; where there is no room for it, the button for all piles, or the name of its seat. */
function pileIn(strip: Element, name: string): Element | null {
  const shown = [...strip.querySelectorAll(`.pile-${name}, .all-piles, h2`)]
    .filter((place) => place.getClientRects().length > 0)
    .toSorted((one, other) => rankOf(one, name) - rankOf(other, name))
  return shown[0] ?? null
}

function rankOf(place: Element, name: string): number {
  if (place.classList.contains(`pile-${name}`)) return 0
  return place.classList.contains('all-piles') === (name === 'lost') ? 1 : 2
}
