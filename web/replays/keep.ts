/** Games that were played to their end on this device, kept in the browser; the oldest make room. */
import type { FinishedHere } from '../local/protocol.ts'

export interface KeptReplay extends FinishedHere {
  readonly id: string
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number
}

const KEY = 'dejarik.replays'
const MOST = 30

export function keptReplays(): readonly KeptReplay[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as readonly KeptReplay[]) : []
  } catch {
    return []
  }
}

/** `latest` is the game that ended last. */
export function keptReplay(id: string): KeptReplay | undefined {
  const kept = keptReplays()
  return id === 'latest' ? kept[0] : kept.find((replay) => replay.id === id)
}

export function keepReplay(finished: FinishedHere, now: number): void {
  const kept = { ...finished, id: now.toString(36), ended: now }
  write([kept, ...keptReplays()].slice(0, MOST))
}

/** Where there is no room for all, the older half goes. */
function write(replays: readonly KeptReplay[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(replays))
  } catch {
    if (replays.length > 1) write(replays.slice(0, Math.ceil(replays.length / 2)))
  }
}
