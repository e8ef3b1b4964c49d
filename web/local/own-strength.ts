/** The strength of whoever plays on this device, by game, kept in the browser. */
import { afterMeeting, BEGINNING, type Met } from './sparring.ts'

const KEY = 'dejarik.strength'

function kept(): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function ownStrength(game: string): number {
  const strength = kept()[game]
  return typeof strength === 'number' && Number.isFinite(strength) ? strength : BEGINNING
}

/** Learns from a finished game; a browser that keeps nothing begins anew with every visit. */
export function learnStrength(game: string, met: Met): void {
  const strength = afterMeeting(ownStrength(game), game, met)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: strength }))
  } catch {
    // The sparring partner then knows only the games of this visit.
  }
}
