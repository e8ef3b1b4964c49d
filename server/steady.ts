/** The time that limits and clocks go by: it never goes back, and stands still while the process does. */

/** In milliseconds. The server looks at least once a second; if it did not, it was paused, and nobody could do anything. */
const LONGEST_LOOK = 2500

/** Begins at the time of day, so that what was kept before a restart stays comparable. */
export function steadyTime(monotonic: () => number, start: number): () => number {
  let seen = monotonic()
  let time = start
  return () => {
    const now = monotonic()
    const passed = now - seen
    seen = now
    if (passed > 0 && passed <= LONGEST_LOOK) time += passed
    return Math.floor(time)
  }
}
