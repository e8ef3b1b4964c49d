/** The decisions of a game as they are weighed in the worker, one after the other; it can be stopped at any time. */
import type { Replay } from '@dejarik/kernel'
import type { WeighedDecision } from '@dejarik/table'
import { useEffect, useRef, useState } from 'preact/hooks'
import { study } from '../study/desk.ts'
import { keepReview, keptReview } from './kept-reviews.ts'

export interface Weighing {
  readonly state: 'not yet' | 'weighing' | 'done' | 'failed'
  /** From 0 to 1. */
  readonly progress: number
  readonly weighed: readonly WeighedDecision[]
  readonly start: () => void
  readonly stop: () => void
}

export function useWeighed(replay: Replay | null): Weighing {
  const [weighed, setWeighed] = useState<readonly WeighedDecision[]>([])
  const [progress, setProgress] = useState(0)
  const [state, setState] = useState<Weighing['state']>('not yet')
  /** Raised when another is begun or this one is stopped: what comes later of an older one is not heard. */
  const run = useRef(0)
  useEffect(() => {
    const kept = replay && keptReview(replay)
    setWeighed(kept ?? [])
    setState(kept ? 'done' : 'not yet')
    return () => {
      run.current++
    }
  }, [replay])

  const go = async (whole: Replay): Promise<void> => {
    const mine = ++run.current
    const found: WeighedDecision[] = []
    setState('weighing')
    for (let from = 0, end = false; !end; ) {
      const more = await study('weigh-decisions', { replay: whole, from })
      if (run.current !== mine) return
      found.push(...more.weighed)
      from = more.at
      end = more.at === more.of
      setWeighed([...found])
      setProgress(more.at / Math.max(1, more.of))
    }
    keepReview(whole, found)
    setState('done')
  }
  return {
    state,
    progress,
    weighed,
    start: () => {
      if (replay) go(replay).catch(() => setState('failed'))
    },
    stop: () => {
      run.current++
      setState('not yet')
    },
  }
}
