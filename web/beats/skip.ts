/** Skipping: Space or a click on the empty board ends a beat; twice, or holding, ends them all. */
import { useEffect } from 'preact/hooks'
import type { SeatClient } from '../seat.ts'

/** A second press within so many milliseconds means all. */
const TWICE = 400
/** Whoever looked away for longer finds the position at once. */
const AWAY = 5000

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null
const isEmptyBoard = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('.table') !== null &&
  target.closest('button, a, input, summary, .side, .settings, [data-card]') === null

export function useSkipping(client: SeatClient): void {
  useEffect(() => {
    const { screen } = client
    let last = 0
    const skip = (all: boolean): void => {
      const now = performance.now()
      if (all || now - last < TWICE) screen.skipAll()
      else screen.skip()
      last = now
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || screen.isLive || isTyping(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      skip(event.repeat)
    }
    const onClick = ({ target }: Event): void => {
      if (!screen.isLive && isEmptyBoard(target)) skip(false)
    }
    addEventListener('keydown', onKey, { capture: true })
    addEventListener('click', onClick)
    return () => {
      removeEventListener('keydown', onKey, { capture: true })
      removeEventListener('click', onClick)
    }
  }, [client])
}

/** After more than a glance away: no replay of what was missed, but a list of it. */
export function useComingBack(client: SeatClient): void {
  useEffect(() => {
    let hiddenAt: number | null = null
    const look = (): void => {
      if (document.hidden) hiddenAt = performance.now()
      else if (hiddenAt !== null && performance.now() - hiddenAt > AWAY) client.screen.comeBack()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [client])
}
