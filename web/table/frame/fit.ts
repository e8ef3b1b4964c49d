/** How large cards can be so that all of them lie in a box, without scrolling. */

export interface Box {
  readonly width: number
  readonly height: number
}

/** Cards in rows of so many; neighbours lie `step` apart, which is less than a card where they overlap. */
export interface Fit {
  readonly tile: number
  readonly columns: number
  readonly step: number
}

/** The widths that a card may have, the best first. */
const WIDTHS = [104, 92, 80, 72, 64, 56, 48] as const
const SMALLEST = 48
/** Between two cards, so that their outlines do not touch. */
export const GAP = 7
/** The height of a card, by its width. */
export const TALL = 1.28

const columnsIn = ({ width }: Box, tile: number): number => Math.floor((width + GAP) / (tile + GAP))
const rowsIn = ({ height }: Box, tile: number): number => Math.floor((height + GAP) / (TALL * tile + GAP))

/** The next 64th of a pixel below: many of them add up without a rounding error, so that the last card ends in its box. */
const whole64ths = (length: number): number => Math.floor(length * 64) / 64

/** The largest width with which all fit; where none is, the smallest, and cards overlap. */
export function fit(count: number, box: Box): Fit {
  const tile = WIDTHS.find((width) => columnsIn(box, width) * rowsIn(box, width) >= Math.max(count, 1))
  if (tile !== undefined) return { tile, columns: columnsIn(box, tile), step: tile + GAP }
  const rows = Math.max(1, rowsIn(box, SMALLEST))
  const columns = Math.ceil(count / rows)
  const step = columns > 1 ? whole64ths((box.width - SMALLEST) / (columns - 1)) : SMALLEST + GAP
  return { tile: SMALLEST, columns, step: Math.min(step, SMALLEST + GAP) }
}

/** The same for several boxes that shall have cards of one width. */
export function fitAlike(groups: readonly { readonly count: number; readonly box: Box }[]): readonly Fit[] {
  const tile = Math.min(WIDTHS[0], ...groups.map(({ count, box }) => fit(count, box).tile))
  return groups.map(({ count, box }) => {
    const own = fit(count, box)
    return own.tile === tile && own.step < tile + GAP
      ? own
      : { tile, columns: columnsIn(box, tile), step: tile + GAP }
  })
}

/** The widths of the lanes of several seats: as wide as the seat has cards, at least two. */
export function lanes(counts: readonly number[], width: number): readonly number[] {
  const shares = counts.map((count) => Math.max(2, count))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => Math.floor((width * share) / all))
}

/** The width of a card as high as its row. */
const tileIn = ({ height }: Box): number => Math.max(40, Math.min(104, Math.floor(height / TALL)))

/** Cards in one row, however much they overlap. */
export function fitRow(count: number, box: Box): { readonly tile: number; readonly step: number } {
  const tile = tileIn(box)
  const step = count > 1 ? Math.floor((box.width - tile) / (count - 1)) : tile + GAP
  return { tile, step: Math.max(1, Math.min(tile + GAP, step)) }
}

/** How far cards of a hand lie apart at least, so that each can be read and touched. */
const LEAST_STEP = 44

export interface HandFit {
  readonly tile: number
  readonly step: number
  /** How many lie in the row; the others wait behind a button. */
  readonly shown: number
}

/** A row of cards without a scroller: they overlap, then the last ones wait. `more` is the width of the button for those. */
export function fitHand(count: number, box: Box, more: number): HandFit {
  const { tile, step } = fitRow(count, box)
  if (step >= LEAST_STEP || count < 2) return { tile, step, shown: count }
  const shown = Math.max(1, Math.min(count, 1 + Math.floor((box.width - more - tile) / LEAST_STEP)))
  return { tile, step: LEAST_STEP, shown }
}
