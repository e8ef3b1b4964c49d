/** Tables over unions: one entry for each name that a member may have. */

/** The member of a union that has this name under its tag, such as `when` or `do`; a member may have several names. */
export type Variant<Union, Tag extends string, Name> =
  Union extends Readonly<Record<Tag, infer Names>> ? (Name extends Names ? Union : never) : never
