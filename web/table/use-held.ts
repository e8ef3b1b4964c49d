/** The card that was taken up, until another question is asked or Escape puts it back. */
import { useEffect, useState } from 'preact/hooks'

export function useHeld(ask: string): readonly [number | null, (card: number | null) => void] {
  const [held, setHeld] = useState<number | null>(null)
  useEffect(() => setHeld(null), [ask])
  useEffect(() => {
    if (held === null) return
    const putBack = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setHeld(null)
    }
    addEventListener('keydown', putBack)
    return () => removeEventListener('keydown', putBack)
  }, [held])
  return [held, setHeld]
}
