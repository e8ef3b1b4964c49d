/** The card that was taken up and where it shall go, until another question is asked or Escape lays it down. */
import { useEffect, useState } from 'preact/hooks'
import type { Goal } from '../offers.ts'

export interface Taken {
  readonly card: number | null
  readonly aim: Goal | null
}

const NOTHING: Taken = { card: null, aim: null }

export function useTaken(ask: string): readonly [Taken, (taken: Taken) => void, () => void] {
  const [taken, setTaken] = useState(NOTHING)
  const layDown = (): void => setTaken(NOTHING)
  useEffect(layDown, [ask])
  useEffect(() => {
    if (taken === NOTHING) return
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') layDown()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [taken])
  return [taken, setTaken, layDown]
}
