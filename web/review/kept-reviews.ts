/** Decisions that were weighed, kept in this browser; the oldest make room. */
import type { Replay } from '@dejarik/kernel'
import type { WeighedDecision } from '@dejarik/table'
import { readKept, writeKept } from '../kept.ts'

interface KeptReview {
  readonly id: string
  readonly weighed: readonly WeighedDecision[]
}

const KEY = 'dejarik.reviews'
const MOST = 12

/** The same game has the same chance, the same length and the same decisions. */
const idOf = ({ setup, decisions }: Replay): string =>
  `${JSON.stringify(setup.seed)} ${decisions.length} ${JSON.stringify(decisions.at(-1))}`

export const keptReview = (replay: Replay): readonly WeighedDecision[] | null =>
  readKept<KeptReview>(KEY).find(({ id }) => id === idOf(replay))?.weighed ?? null

export function keepReview(replay: Replay, weighed: readonly WeighedDecision[]): void {
  const id = idOf(replay)
  const others = readKept<KeptReview>(KEY).filter((kept) => kept.id !== id)
  writeKept(KEY, [{ id, weighed }, ...others].slice(0, MOST))
}
