/** Recorded games in the worker: one is open at a time. */
import { commitmentTo, otherChance, parseReplay, type Replay } from '@dejarik/kernel'
import { type Review, reviewOf, Showing } from '@dejarik/table'
import { tableGame } from '../local/games.ts'
import type { ReplayOpened, Studies } from './studies.ts'

let open: Showing | null = null

export const readReplay = (text: string): Replay => parseReplay(text)

export async function openReplay({ replay, names }: Studies['open-replay']['ask']): Promise<ReplayOpened> {
  open = new Showing(await tableGame(replay.game), replay, names)
  const promise = { hash: commitmentTo(replay.setup.seed), broken: otherChance(replay) }
  return { last: open.last, stopped: open.stopped, promise }
}

export const review = async (replay: Replay): Promise<Review> =>
  reviewOf(await tableGame(replay.game), replay)

export function showing(): Showing {
  if (!open) throw new Error('No replay is open.')
  return open
}
