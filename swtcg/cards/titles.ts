/** Titles as people and files write them: case, accents, apostrophes and notes on the printing do not matter. */

/** What card files add to a title to tell printings apart. */
const PRINTING = /\s*\((Promo(?: \d| alt)?|LEGO|Preview|Starter)\)/g

/** After Z the letters begin again, as in A2 (now/general/version-letters). */
const VERSIONED = /^(.+) \(([A-Z]{1,2}|[A-Z]\d)\)$/

interface SplitTitle {
  readonly name: string
  readonly version?: string
  /** `Promo`, `Starter` and the like, without the brackets. */
  readonly printings: readonly string[]
}

/** `Darth Vader (W) (Starter)` is Darth Vader, version W, in its Starter printing. */
export function splitTitle(title: string): SplitTitle {
  const printings = [...title.matchAll(PRINTING)].map(([, word]) => word!)
  const plain = title.replace(PRINTING, '').trim()
  const [, name, version] = VERSIONED.exec(plain) ?? []
  return name && version ? { name, version, printings } : { name: plain, printings }
}

/** Equal for titles that mean the same card. */
export const plainTitle = (title: string): string =>
  title
    .replace(PRINTING, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’‘`´]|\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
