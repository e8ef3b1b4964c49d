/** Cards that are dragged to where they shall go, by mouse or finger; a finger that rests on a card opens it. */

import type { ProspectTold } from '@dejarik/table'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Game } from '../../game.ts'
import { type Goal, offersByGoal } from '../../offers.ts'
import { allCards } from '../../sight.ts'
import { bow, goalAt, goalElement, middleOf } from './places.ts'
import { Spring } from './spring.ts'

/** In pixels and milliseconds. */
const MOUSE_SLACK = 6
const FINGER_SLACK = 10
const LONG_PRESS = 350

interface Grip {
  readonly card: number
  readonly tile: HTMLElement
  readonly x: number
  readonly y: number
  readonly goals: ReadonlySet<Goal>
  /** What it cannot do, by the key of what that would be. */
  barred: readonly ProspectTold[]
  /** The picture of the card under the pointer, once it is dragged. */
  ghost: HTMLElement | null
  over: Goal | null
}

export function useDragging(table: RefObject<HTMLElement | null>, game: Game | null): void {
  const now = useRef(game)
  now.current = game
  useEffect(() => {
    if (!table.current) return
    return listen(table.current, () => now.current!)
  }, [game !== null])
}

function goalsFor({ question, playmat }: Game, card: number): ReadonlySet<Goal> {
  const own = question?.kind === 'action' ? question.offers : []
  return new Set(
    offersByGoal(
      own.filter((offer) => playmat.ways.sourceOf(offer) === card),
      playmat.ways,
    ).keys(),
  )
}

function listen(table: HTMLElement, game: () => Game): () => void {
  let grip: Grip | null = null
  const spring = new Spring()
  let pressed: ReturnType<typeof setTimeout> | undefined
  /** A drag or a long press is no click. */
  let isSpent = false

  const letGo = (): void => {
    clearTimeout(pressed)
    spring.letGo()
    grip?.ghost?.remove()
    mark(table, grip?.over ?? null, false)
    grip = null
  }
  const onDown = (event: PointerEvent): void => {
    isSpent = false
    const tile = (event.target as Element).closest<HTMLElement>('[data-card]')
    if (!tile || event.button !== 0 || tile.closest('.sheet')) return
    const card = Number(tile.dataset['card'])
    grip = {
      card,
      tile,
      x: event.clientX,
      y: event.clientY,
      goals: goalsFor(game(), card),
      barred: [],
      ghost: null,
      over: null,
    }
    if (event.pointerType === 'touch') pressed = setTimeout(openIt, LONG_PRESS)
  }
  const openIt = (): void => {
    const card = grip && allCards(game().position.view).get(grip.card)
    if (!card || grip?.ghost) return
    isSpent = true
    letGo()
    game().open(card)
  }
  const onMove = (event: PointerEvent): void => {
    if (!grip) return
    const slack = event.pointerType === 'touch' ? FINGER_SLACK : MOUSE_SLACK
    if (!grip.ghost) {
      if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) <= slack) return
      clearTimeout(pressed)
      if (grip.goals.size === 0) return
      grip.ghost = ghostOf(grip.tile, table)
      game().take(grip.card)
      askWhyNot(grip, game())
    }
    follow(table, grip, event, game())
    spring.over(event.clientX, event.clientY)
  }
  const onUp = (): void => {
    if (grip?.ghost) {
      isSpent = true
      if (grip.over === null) game().putBack()
      else game().drop(grip.card, grip.over)
    }
    letGo()
  }
  const onClick = (event: MouseEvent): void => {
    if (!isSpent) return
    isSpent = false
    event.preventDefault()
    event.stopPropagation()
  }
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') letGo()
  }
  table.addEventListener('pointerdown', onDown)
  table.addEventListener('click', onClick, true)
  addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', letGo)
  addEventListener('keydown', onKey)
  return () => {
    letGo()
    table.removeEventListener('pointerdown', onDown)
    table.removeEventListener('click', onClick, true)
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', letGo)
    removeEventListener('keydown', onKey)
  }
}

function ghostOf(tile: HTMLElement, table: HTMLElement): HTMLElement {
  const ghost = document.createElement('div')
  const { width, height } = tile.getBoundingClientRect()
  ghost.className = 'ghost'
  ghost.setAttribute('aria-hidden', 'true')
  ghost.style.setProperty('--tile', `${width}px`)
  ghost.style.height = `${height}px`
  const copy = tile.cloneNode(true) as HTMLElement
  delete copy.dataset['card']
  copy.setAttribute('tabindex', '-1')
  const says = document.createElement('span')
  says.className = 'ghost-says'
  ghost.append(copy, says)
  table.append(ghost)
  return ghost
}

function askWhyNot(grip: Grip, { client }: Game): void {
  void client.prospects(grip.card).then((told) => {
    grip.barred = told.filter(({ reasons }) => reasons.length > 0)
  })
}

/** Where no rule has more to say of it. */
const NO_PLACE = 'It cannot go there.'

/** At the pointer: what is certain there, or why it cannot go there. */
function saysOver({ card, goals, barred }: Grip, over: Goal | null, game: Game): string {
  if (over === null) return ''
  if (goals.has(over)) {
    const [offer] = game.goals.get(over) ?? []
    return (offer && game.playmat.certain(offer, game.position.view)) ?? ''
  }
  const isThere = ({ key }: ProspectTold): boolean => key.split(' ').slice(1).includes(String(over))
  return over === card ? '' : (barred.find(isThere)?.reasons[0]?.text ?? NO_PLACE)
}

function mark(table: HTMLElement, goal: Goal | null, isOver: boolean): void {
  if (goal !== null) goalElement(table, goal)?.toggleAttribute('data-over', isOver)
}

/** The card and its arrow follow the pointer; what lies under it says whether it may go there. */
function follow(table: HTMLElement, grip: Grip, { clientX: x, clientY: y }: PointerEvent, game: Game): void {
  grip.ghost!.style.translate = `${x}px ${y}px`
  const over = goalAt(x, y, (goal) => grip.goals.has(goal))
  if (over !== grip.over) {
    mark(table, grip.over, false)
    mark(table, over, true)
    grip.over = over
  }
  // Where it would be laid down counts; only where it would not, what lies uppermost there.
  const lying = over ?? goalAt(x, y, () => true)
  grip.ghost!.lastElementChild!.textContent = saysOver(grip, lying, game)
  // It may lie at a place that is no longer shown.
  if (!grip.tile.isConnected) return
  const frame = table.getBoundingClientRect()
  const from = middleOf(grip.tile)
  table
    .querySelector('.arrows .arrow')
    ?.setAttribute('d', bow({ x: from.x - frame.x, y: from.y - frame.y }, { x: x - frame.x, y: y - frame.y }))
}
