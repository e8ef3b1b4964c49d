/** A fault of a card file: where it is, what it should say, and why we think so. */
export interface Repair {
  readonly set: string
  readonly title: string
  readonly column: string
  readonly from: string
  readonly to: string
  readonly why: string
}

type Change = readonly [set: string, title: string, from: string, to: string]
export const because = (why: string, column: string, changes: readonly Change[]): readonly Repair[] =>
  changes.map(([set, title, from, to]) => ({ set, title, column, from, to, why }))
