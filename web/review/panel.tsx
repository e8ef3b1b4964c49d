/** The review beside a replay: the chance to win, and the decisions that cost most, each a step to jump to. */
import type { Replay } from '@dejarik/kernel'
import type { JSX } from 'preact'
import { useStudy } from '../study/use-study.ts'
import { ChanceGraph } from './chance-graph.tsx'
import { Decisions } from './decisions.tsx'

interface ReviewProps {
  readonly replay: Replay
  readonly mine: number
  readonly jump: (at: number) => void
}

export function ReviewPanel({ replay, mine, jump }: ReviewProps): JSX.Element {
  const { answer: review } = useStudy('review', { replay })
  if (!review) return <p class="small">Looking back on the game …</p>
  if (review.chances.length < 3) return <p class="small">Only games of two are judged.</p>
  const watch = (at: number): JSX.Element => (
    <button type="button" onClick={() => jump(at - 1)}>
      Watch
    </button>
  )
  return (
    <div class="summary">
      <ChanceGraph chances={review.chances} turning={review.turning} mine={mine} />
      <Decisions replay={replay} chances={review.chances} mine={mine} watch={watch} />
    </div>
  )
}
