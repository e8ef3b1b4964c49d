/** The fields of a record by their names, for whoever is told a name. */
export const fieldsOf = (record: object): Readonly<Record<string, unknown>> =>
  record as Readonly<Record<string, unknown>>
