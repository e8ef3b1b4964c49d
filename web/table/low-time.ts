/** When a clock is low: at these it says so once and ticks softly, and from the first on it is gold. */

/** In milliseconds. */
const LOW = [30_000, 10_000] as const

/** The last of those that were passed; null while there is time. */
export const lowMark = (left: number): number | null => LOW.findLast((mark) => left <= mark) ?? null
