/** The card that is looked at. Only what shows it is drawn again when the pointer goes from card to card. */
import { useEffect, useState } from 'preact/hooks'
import type { SeenCard } from '../../sight.ts'

export class Looking {
  card: SeenCard | null = null
  private watcher: (() => void) | null = null

  readonly at = (card: SeenCard | null): void => {
    this.card = card
    this.watcher?.()
  }
  watch(watcher: () => void): () => void {
    this.watcher = watcher
    return () => {
      this.watcher = null
    }
  }
}

export function useLooked(looking: Looking): SeenCard | null {
  const [card, setCard] = useState(looking.card)
  useEffect(() => looking.watch(() => setCard(looking.card)), [looking])
  return card
}
