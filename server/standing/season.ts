/** Seasons: quarters of a year. A new one begins with what is known of everybody, and less sure of it. */
import { NEWCOMER, type Strength } from './glicko2.ts'

/** Such as `2026-4`; they sort as they come. */
export function seasonAt(time: number): string {
  const date = new Date(time)
  return `${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / 3) + 1}`
}

/** How unsure a new season makes. */
const DOUBT = 120

export const carriedOver = (strength: Strength): Strength => ({
  ...strength,
  deviation: Math.min(NEWCOMER.deviation, Math.hypot(strength.deviation, DOUBT)),
})
