/** The arrow from a card to what it is about to do something to, with what is certain of that. */
import type { JSX, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Game, useGame } from '../../game.ts'
import type { Goal } from '../../offers.ts'
import { bow, cardElement, goalAt, goalElement, middleOf } from './places.ts'

export function Arrows(): JSX.Element {
  const game = useGame()
  const svg = useRef<SVGSVGElement>(null)
  const label = useRef<HTMLSpanElement>(null)
  const pointed = usePointed(game)
  const [from, to] = endsOf(game, pointed)
  const certain = certainOf(game, pointed ?? game.aim)
  const redraw = (): void => draw(svg, label, from, to)
  useLayoutEffect(redraw)
  useEffect(() => {
    // Cards go on moving after the page was drawn: windows grow, arenas widen.
    const events = ['resize', 'transitionend'] as const
    for (const event of events) addEventListener(event, redraw)
    return () => {
      for (const event of events) removeEventListener(event, redraw)
    }
  }, [from, to])
  return (
    <>
      <svg ref={svg} class="arrows" aria-hidden="true">
        <defs>
          <marker id="arrow-head" markerWidth="5" markerHeight="5" refX="3.4" refY="2.5" orient="auto">
            <path d="M 0 0 L 5 2.5 L 0 5 z" />
          </marker>
        </defs>
        <path class="arrow" d="" marker-end="url(#arrow-head)" />
      </svg>
      <span ref={label} class="certain" role="status">
        {certain}
      </span>
    </>
  )
}

type Ends = readonly [from: number | null, to: Goal | null]

/** What one is about to do goes before what is shown of others. */
function endsOf({ held, aim, playmat, client }: Game, pointed: Goal | null): Ends {
  const goal = pointed ?? aim
  return held !== null && goal !== null ? [held, goal] : (playmat.arrow(client.shown) ?? [null, null])
}

function certainOf({ goals, playmat, position }: Game, goal: Goal | null): string | null {
  const [offer] = (goal !== null && goals.get(goal)) || []
  return offer ? playmat.certain(offer, position.view) : null
}

/** The goal of the card that was taken up over which the mouse is. */
function usePointed({ goals, held }: Game): Goal | null {
  const [pointed, setPointed] = useState<Goal | null>(null)
  useEffect(() => {
    setPointed(null)
    if (held === null || goals.size === 0) return
    const onMove = ({ pointerType, clientX, clientY }: PointerEvent): void => {
      if (pointerType === 'mouse') setPointed(goalAt(clientX, clientY, (goal) => goals.has(goal)))
    }
    addEventListener('pointermove', onMove)
    return () => removeEventListener('pointermove', onMove)
  }, [goals, held])
  return pointed !== null && goals.has(pointed) ? pointed : null
}

function draw(
  svg: RefObject<SVGSVGElement | null>,
  label: RefObject<HTMLElement | null>,
  from: number | null,
  to: Goal | null,
): void {
  const table = svg.current!.parentElement!
  const [start, end] = [from !== null && cardElement(table, from), to !== null && goalElement(table, to)]
  const path = svg.current!.querySelector('.arrow')!
  // Measuring makes the browser lay out the page at once, so nothing is measured for no arrow.
  if (!start || !end) return path.setAttribute('d', '')
  const frame = table.getBoundingClientRect()
  const [one, other] = [middleOf(start), middleOf(end)]
  const inside = ({ x, y }: typeof one) => ({ x: x - frame.x, y: y - frame.y })
  path.setAttribute('d', bow(inside(one), inside(other)))
  const { x, y } = inside(other)
  label.current!.style.translate = `${x}px ${y}px`
}
