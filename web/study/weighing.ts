/** Decisions weighed in the worker, a moment at a time, so that play and other questions go on in between. */
import { DecisionReview, type WeighedDecision } from '@dejarik/table'
import { tableGame } from '../local/games.ts'
import type { Studies, WeighedPart } from './studies.ts'

/** Milliseconds for a whole game, for a decision at most, and for what is told at once. */
const WHOLE = 45_000
const EACH = 300
const MOMENT = 300

let open: { readonly review: DecisionReview; at: number } | null = null

/** From the first choice again, or from where the last moment ended. */
export async function weighMore({ replay, from }: Studies['weigh-decisions']['ask']): Promise<WeighedPart> {
  if (!open || open.at !== from || from === 0) open = { review: await begun(replay), at: 0 }
  const { review } = open
  const weighed: WeighedDecision[] = []
  for (const end = performance.now() + MOMENT; !review.isDone && performance.now() < end; ) {
    weighed.push(...[review.next() ?? []].flat())
    open.at++
  }
  return { weighed, at: review.isDone ? review.choices : open.at, of: review.choices }
}

const begun = async (replay: Studies['weigh-decisions']['ask']['replay']): Promise<DecisionReview> =>
  new DecisionReview(await tableGame(replay.game), replay, {
    clock: () => performance.now(),
    milliseconds: Math.min(WHOLE, EACH * replay.decisions.length),
  })
