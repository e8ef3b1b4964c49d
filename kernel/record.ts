/** Records are immutable: a change is a copy with some fields replaced. */

export type Writable<T> = { -readonly [Field in keyof T]: T[Field] }

/**
 * A copy to finish before anybody else sees it. `Object.assign` gives all copies one shape; a spread gives each copy
 * of a copy a shape of its own, and every reader pays for it.
 */
export const copied = <T extends object>(record: T): Writable<T> => Object.assign({}, record)

/** Makes a copy to finish before anybody else sees it. */
export type Copy<T extends object> = (record: T) => T

/** The record with some fields replaced; itself where nothing differs. */
export function changed<T extends object>(record: T, change: Partial<T>, copyOf: Copy<T> = copied): T {
  let copy: T | null = null
  for (const field in change) {
    if (record[field] === change[field]) continue
    copy ??= copyOf(record)
    copy[field] = change[field] as T[typeof field]
  }
  return copy ?? record
}
