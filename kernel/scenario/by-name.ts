/** The schema of things by name. */
import type { Static, TSchema, TUnsafe } from 'typebox'
import * as Type from 'typebox'

/** What the record of typebox is, without the reader of types that comes with it and is larger than the kernel. */
export const byName = <T extends TSchema>(
  value: T,
  more: { readonly description?: string } = {},
): TUnsafe<Record<string, Static<T>>> =>
  Type.Unsafe<Record<string, Static<T>>>({ type: 'object', patternProperties: { '^.*$': value }, ...more })
