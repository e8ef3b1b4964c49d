/** What a net reads of a position: cards by what is printed on them and by how they stand, each in a group, and numbers of the whole. */

/** Takes a position in: the net sums it up, a recorder writes it down. `C` is what is printed on a card. */
export interface Reader<C> {
  /** A number of the whole position; numbers stay below 32. */
  readonly whole: (place: number, value: number) => void
  /** A card that stands somewhere, by the numbers of how it stands; undefined where its face is hidden. */
  readonly card: (group: number, card: C | undefined, numbers: readonly number[]) => void
}

/** The sizes of a game's sketches. */
export interface Shape {
  /** How many numbers the whole has. */
  readonly whole: number
  /** For each group, which of the encoders reads its cards: those that stand alike are read alike. */
  readonly groups: readonly number[]
  /** How many numbers say how a card stands, the same for every group. */
  readonly numbers: number
  /** How many numbers say what is printed on a card. */
  readonly printed: number
}

/** All that a net needs to know of a game. */
export interface Sketching<C, P> {
  readonly shape: Shape
  readonly printed: (card: C) => readonly number[]
  readonly sketch: (position: P, reader: Reader<C>) => void
}
