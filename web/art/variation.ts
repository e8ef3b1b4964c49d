/** How a card differs from others with its drawing: always the same for the same card. */

/** Numbers from 0 to 1 that are always the same for the same text. */
export type Lot = () => number

export function lots(text: string): Lot {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

export const TINTS = 6
export const BACKDROPS = 4
export const EMBLEMS = 6

export interface Variation {
  readonly mirrored: boolean
  /** Of the backdrop only, so that the figure keeps the colours of its side. */
  readonly tint: number
  readonly scale: number
  /** In degrees; for ships. */
  readonly tilt: number
  /** Sideways, in hundredths of the width. */
  readonly shift: number
  readonly backdrop: number
  readonly emblem: number
  /** Further lots, for the backdrop. */
  readonly lot: Lot
}

/** The order in which the lots are drawn is part of the look. */
export function variationOf(key: string): Variation {
  const lot = lots(key)
  return {
    mirrored: lot() < 0.5,
    tint: Math.floor(lot() * TINTS),
    scale: 0.84 + lot() * 0.2,
    tilt: Math.round((lot() - 0.5) * 24),
    shift: (lot() - 0.5) * 10,
    backdrop: Math.floor(lot() * BACKDROPS),
    emblem: Math.floor(lot() * EMBLEMS),
    lot,
  }
}
