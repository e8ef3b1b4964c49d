/** How long a step stays before the next is shown. */
import type { Happened } from '@dejarik/table'

export type Pace = 'calm' | 'quick' | 'instant'

/** In milliseconds. */
const PAUSES: Readonly<Record<Pace, { readonly event: number; readonly dice: number }>> = {
  calm: { event: 700, dice: 1600 },
  quick: { event: 250, dice: 700 },
  instant: { event: 0, dice: 0 },
}

export function pauseAfter(news: readonly Happened[], pace: Pace): number {
  const { event, dice } = PAUSES[pace]
  const kinds = news.flatMap(({ happening }) => (happening.kind === 'event' ? [happening] : []))
  if (kinds.some(({ event: { kind } }) => kind === 'diceRolled' || kind === 'diceRerolled')) return dice
  return kinds.some(({ text, heading }) => text !== null && !heading) ? event : 0
}
