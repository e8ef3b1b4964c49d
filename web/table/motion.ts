/** Cards that glide to their new places, and appear where they are new, as events bring them there. */
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Pace } from '../pace.ts'
import type { SeatClient } from '../seat.ts'
import { onBoard } from '../sight.ts'
import { fade, fall, hurt, linger, strike } from './effects.ts'

/** In milliseconds; instant is without motion. */
const DURATIONS: Readonly<Record<Pace, number>> = { calm: 450, normal: 320, quick: 220, instant: 0 }

/** Where a card is drawn, and in which part of the table. */
interface Drawn {
  readonly element: Element
  readonly zone: Element | null
  readonly x: number
  readonly y: number
  readonly width: number
}
/** By card. */
type Places = ReadonlyMap<string, Drawn>

function placesIn(table: Element | null): Places {
  const tiles = [...(table?.querySelectorAll('.placed') ?? [])]
  return new Map(
    tiles.flatMap((element) => {
      const card = element.querySelector('[data-card]')?.getAttribute('data-card')
      const { x, y, width } = element.getBoundingClientRect()
      return card ? [[card, { element, zone: element.closest('section'), x, y, width }] as const] : []
    }),
  )
}

/** Looks where cards are before the page is drawn again, and lets them go on from there. */
export function useMotion(
  table: RefObject<HTMLElement | null>,
  { position, playmat }: Pick<SeatClient, 'position' | 'playmat'>,
  pace: Pace,
): void {
  const at = position?.at
  const drawn = useRef<number | undefined>(undefined)
  const isNews = drawn.current !== undefined && drawn.current !== at && DURATIONS[pace] > 0
  const before = isNews ? placesIn(table.current) : null
  useLayoutEffect(() => {
    drawn.current = at
    if (!before || !table.current) return
    const after = placesIn(table.current)
    if (!isWanted(pace)) return appear(before, after)
    move(table.current, before, after, DURATIONS[pace])
    fallen(table.current, before, position ? onBoard(position.view, playmat.inSight) : new Set())
  })
}

/** What is so of the cards that fight: who strikes whom, and how much health each has. */
interface Fight {
  readonly attacker: string | null
  readonly health: ReadonlyMap<Element, number>
}

const NO_FIGHT: Fight = { attacker: null, health: new Map() }

function fightIn(table: Element | null): Fight {
  const numbers = [...(table?.querySelectorAll('.tile .stat-health > span') ?? [])]
  const attacker = table?.querySelector('.tile.is-attacker')
  return {
    attacker: attacker?.getAttribute('data-card') ?? null,
    health: new Map(
      numbers.map((number) => [number.closest('.tile')!, Number.parseInt(number.textContent, 10)]),
    ),
  }
}

/** Shows blows and the damage that they did, as they are told. */
export function useBlows(table: RefObject<HTMLElement | null>, pace: Pace): void {
  const seen = useRef(NO_FIGHT)
  useLayoutEffect(() => {
    const [before, now] = [seen.current, fightIn(table.current)]
    seen.current = now
    if (!table.current || !isWanted(pace)) return
    const target = table.current.querySelector('.tile.is-defender')
    const attacker = table.current.querySelector('.tile.is-attacker')
    if (attacker && target && now.attacker !== before.attacker) strike(table.current, attacker, target)
    for (const [tile, health] of now.health) {
      const lost = (before.health.get(tile) ?? health) - health
      if (lost > 0) hurt(table.current, tile, lost)
    }
  })
}

/** Cards that were in play and are so no more; those of an arena or a location that is not shown now have not fallen. */
function fallen(table: HTMLElement, before: Places, inPlay: ReadonlySet<number>): void {
  for (const [card, { element, zone, x, y, width }] of before)
    if (!inPlay.has(Number(card)) && zone?.matches('.units') && !table.querySelector(`[data-card="${card}"]`))
      fall(table, element, { x, y }, width)
}

export const isWanted = (pace: Pace): boolean =>
  DURATIONS[pace] > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Lands a little squashed. */
const LANDING = { transform: 'scale(1.03, 0.96)', offset: 0.85 }

/** Without motion, what is new at its place fades in there. */
function appear(before: Places, after: Places): void {
  for (const [card, { element, zone }] of after) if (before.get(card)?.zone !== zone) fade(element)
}

/** A card that stays in its part of the table was only pushed aside, if it moved at all. What leaves an arena is seen there a moment longer. */
function move(table: HTMLElement, before: Places, after: Places, duration: number): void {
  for (const [card, { element, zone, x, y }] of after) {
    const from = before.get(card)
    if (from?.zone === zone) continue
    if (from?.zone?.matches('.units')) linger(table, element, from, from.width)
    const start = from
      ? { transform: `translate(${from.x - x}px, ${from.y - y}px)` }
      : { transform: 'translateY(-12px) rotateY(90deg)', opacity: '0' }
    element.animate([start, LANDING, {}], { duration, easing: 'ease-out' })
  }
}
