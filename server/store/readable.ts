/** One row that cannot be read is left out and reported; the others are told all the same. */
export const eachReadable = <Row, Told>(
  rows: readonly Row[],
  tell: (row: Row) => Told,
  report: (fault: unknown) => void,
): readonly Told[] =>
  rows.flatMap((row) => {
    try {
      return [tell(row)]
    } catch (error) {
      report(error)
      return []
    }
  })
