/** The card under a mouse, large, where the table has no place for it beside the board; fingers and keys open the card instead. */
import type { JSX, RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { LargeCard } from '../../card/large.tsx'
import { useGame } from '../../game.ts'
import { allCards } from '../../sight.ts'

/** So long, in milliseconds, the pointer rests on a card before it is shown. */
const REST = 300

interface Glanced {
  readonly card: number
  /** The half of the window in which the card does not lie. */
  readonly at: 'left' | 'right'
}

export function Glance({ table }: { readonly table: RefObject<HTMLElement | null> }): JSX.Element | null {
  const { form, position } = useGame()
  const folds = form !== 'wide' && form !== 'short'
  const glanced = useGlanced(table, folds)
  const card = glanced && allCards(position.view).get(glanced.card)
  if (!card || (card.faceDown && card.is === undefined)) return null
  return (
    <div class={`glance is-${glanced.at}`} aria-hidden="true">
      <LargeCard card={card} />
    </div>
  )
}

function useGlanced(table: RefObject<HTMLElement | null>, folds: boolean): Glanced | null {
  const [glanced, setGlanced] = useState<Glanced | null>(null)
  useEffect(() => {
    const frame = table.current
    if (!folds || !frame) return
    let tile: HTMLElement | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = (next: HTMLElement | null, show?: Glanced): void => {
      clearTimeout(timer)
      tile = next
      setGlanced(null)
      if (show) timer = setTimeout(() => setGlanced(show), REST)
    }
    const onOver = ({ target, pointerType, buttons, clientX }: PointerEvent): void => {
      const next = (target as Element).closest<HTMLElement>('[data-card]')
      if (next === tile || pointerType !== 'mouse' || buttons > 0) return
      const at = clientX < innerWidth / 2 ? 'right' : 'left'
      rest(next, next ? { card: Number(next.dataset['card']), at } : undefined)
    }
    const away = (): void => rest(null)
    frame.addEventListener('pointerover', onOver)
    frame.addEventListener('pointerdown', away)
    frame.addEventListener('pointerleave', away)
    return () => {
      away()
      frame.removeEventListener('pointerover', onOver)
      frame.removeEventListener('pointerdown', away)
      frame.removeEventListener('pointerleave', away)
    }
  }, [folds])
  return glanced
}
