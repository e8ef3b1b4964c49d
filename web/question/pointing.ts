/** While a button is pointed at, the cards that it is about are marked on the table. */
import { useEffect } from 'preact/hooks'

interface Pointing {
  readonly onMouseEnter: () => void
  readonly onMouseLeave: () => void
  readonly onFocus: () => void
  readonly onBlur: () => void
}

function mark(cards: readonly number[], meant: boolean): void {
  for (const card of cards)
    for (const shown of document.querySelectorAll(`.table .tile[data-card="${card}"]`))
      shown.toggleAttribute('data-meant', meant)
}

export function usePointing(cards: readonly number[]): Pointing {
  const [point, forget] = [() => mark(cards, true), () => mark(cards, false)]
  useEffect(() => forget, []) // a button that was pressed is gone without having been left
  return { onMouseEnter: point, onMouseLeave: forget, onFocus: point, onBlur: forget }
}
