/** Cards that glide to their new places, and appear where they are new, as events bring them there. */
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Pace } from '../pace.ts'

/** In milliseconds; instant is without motion. */
const DURATIONS: Readonly<Record<Pace, number>> = { calm: 450, normal: 320, quick: 220, instant: 0 }

/** Where a card is drawn, and in which part of the table. */
interface Drawn {
  readonly element: Element
  readonly zone: Element | null
  readonly x: number
  readonly y: number
}
/** By card. */
type Places = ReadonlyMap<string, Drawn>

function placesIn(table: Element | null): Places {
  const tiles = [...(table?.querySelectorAll('.placed') ?? [])]
  return new Map(
    tiles.flatMap((element) => {
      const card = element.querySelector('[data-card]')?.getAttribute('data-card')
      const { x, y } = element.getBoundingClientRect()
      return card ? [[card, { element, zone: element.closest('section'), x, y }] as const] : []
    }),
  )
}

/** Looks where cards are before the page is drawn anew, and lets them go on from there. */
export function useMotion(table: RefObject<HTMLElement | null>, at: number | undefined, pace: Pace): void {
  const drawn = useRef<number | undefined>(undefined)
  const isNews = drawn.current !== undefined && drawn.current !== at && isWanted(pace)
  const before = isNews ? placesIn(table.current) : null
  useLayoutEffect(() => {
    drawn.current = at
    if (before) move(before, placesIn(table.current), DURATIONS[pace])
  })
}

const isWanted = (pace: Pace): boolean =>
  DURATIONS[pace] > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** A card that stays in its part of the table was only pushed aside, if it moved at all. */
function move(before: Places, after: Places, duration: number): void {
  for (const [card, { element, zone, x, y }] of after) {
    const from = before.get(card)
    if (from?.zone === zone) continue
    const start = from
      ? { transform: `translate(${from.x - x}px, ${from.y - y}px)` }
      : { transform: 'translateY(-12px) scale(0.9)', opacity: '0' }
    element.animate([start, {}], { duration, easing: 'ease-out' })
  }
}
