/** Where the focus may go: Tab leads to what can act and once into every zone, arrows from card to card, F6 from zone to zone. */
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { middleOf } from './places.ts'

const CARDS = '[data-card]'

export function useFocusRoads(table: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    for (const zone of table.current?.querySelectorAll<HTMLElement>('[data-zone]') ?? []) layStops(zone)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!table.current || event.ctrlKey || event.altKey || event.metaKey) return
      const goal = next(table.current, event.key, event.shiftKey)
      if (!goal) return
      event.preventDefault()
      goal.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** In a zone where nothing can act one card is enough; arrows lead to the others. */
function layStops(zone: HTMLElement): void {
  const cards = [...zone.querySelectorAll<HTMLElement>(CARDS)]
  const acting = cards.filter((card) => card.matches('.can-act, .is-target'))
  const stops = acting.length > 0 ? acting : cards.slice(0, 1)
  for (const card of cards) {
    const tabIndex = stops.includes(card) || card === document.activeElement ? 0 : -1
    if (card.tabIndex !== tabIndex || !card.hasAttribute('tabindex')) card.tabIndex = tabIndex
  }
}

function next(table: HTMLElement, key: string, isBack: boolean): HTMLElement | null {
  if (key === 'F6') return nextZone(table, isBack)
  const way = WAYS[key]
  const now = document.activeElement as HTMLElement | null
  return way && now?.matches(CARDS) && table.contains(now) ? nextCard(table, now, way) : null
}

function nextZone(table: HTMLElement, isBack: boolean): HTMLElement | null {
  const zones = [...table.querySelectorAll<HTMLElement>('[data-zone]')].filter(
    (zone) => stopIn(zone) !== null,
  )
  const now = zones.findIndex((zone) => zone.contains(document.activeElement))
  const zone = zones.at((now + (isBack ? -1 : 1)) % zones.length)
  return zone ? stopIn(zone) : null
}

const stopIn = (zone: HTMLElement): HTMLElement | null =>
  [...zone.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input')].find(
    (each) => each.tabIndex >= 0 && each.offsetParent !== null,
  ) ?? null

interface Way {
  readonly x: number
  readonly y: number
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The nearest in that direction; what lies aside counts as farther. */
function nextCard(table: HTMLElement, now: HTMLElement, way: Way): HTMLElement | null {
  const here = middleOf(now)
  const found = [...table.querySelectorAll<HTMLElement>(CARDS)].flatMap((card) => {
    if (card === now || card.offsetParent === null) return []
    const { x, y } = middleOf(card)
    const ahead = (x - here.x) * way.x + (y - here.y) * way.y
    const aside = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x)
    return ahead > 4 && aside < 3 * ahead + 60 ? [{ card, far: ahead + 2 * aside }] : []
  })
  return found.toSorted((one, other) => one.far - other.far)[0]?.card ?? null
}
