/** Where cards and parts of the board are on the page. */
import type { Goal } from '../../offers.ts'

export const cardElement = (table: Element, card: number): HTMLElement | null =>
  table.querySelector(`[data-card="${card}"]`)

export const goalElement = (table: Element, goal: Goal): HTMLElement | null =>
  typeof goal === 'number' ? cardElement(table, goal) : placeElement(table, goal)

/** The part of the board itself; its tab, where it is not shown. */
const placeElement = (table: Element, place: string): HTMLElement | null =>
  table.querySelector(`.place[data-place="${place}"]`) ?? table.querySelector(`[data-place="${place}"]`)

const GOALS = '[data-card], [data-place], [data-location]'

/** The first of these goals that lies under a point: cards before the part of the board on which they lie. */
export function goalAt(x: number, y: number, isGoal: (goal: Goal) => boolean): Goal | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const { card, place, location } = (element.closest<HTMLElement>(GOALS) ?? document.body).dataset
    const lying = card ?? location
    const goal = lying === undefined ? place : Number(lying)
    if (goal !== undefined && isGoal(goal)) return goal
  }
  return null
}

interface Point {
  readonly x: number
  readonly y: number
}

export function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** A bow from one point to the other, as the path of an arrow. */
export function bow(from: Point, to: Point): string {
  const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.12, y: (from.y + to.y) / 2 }
  return `M ${from.x} ${from.y} Q ${bend.x} ${bend.y} ${to.x} ${to.y}`
}
