/** A noun phrase in its parts, and how they are put together. */
import { both, either, words } from '../lists.ts'

export interface Head {
  readonly one: string
  readonly many: string
  /** A name, which takes no article. */
  readonly isName?: true
}
/** Without heads it says only what is so of a card. */
export interface Phrase {
  readonly owner: string
  readonly before: readonly string[]
  readonly heads: readonly Head[]
  readonly after: readonly string[]
  readonly exceptions: readonly string[]
  /** The one of its kind with a card that is known. */
  readonly definite?: true
}
const CARD: Head = { one: 'card', many: 'cards' }
export const headsOf = ({ heads }: Phrase): readonly Head[] => (heads.length > 0 ? heads : [CARD])
export const tail = ({ after, exceptions }: Phrase): string =>
  words(...after, exceptions.length > 0 && `(except ${both(exceptions)})`)
export const before = (phrase: Phrase, skip?: string): string =>
  words(...phrase.before.filter((word) => word !== skip))

/** Words that stand once before a list. */
const SHARED: ReadonlySet<string> = new Set(['other', 'same'])
/** Adjectives stand before each of several: "non-unique X-wings and non-unique Y-wings". */
export function spread(phrase: Phrase): Phrase {
  const { before: adjectives, heads } = phrase
  const apart = adjectives.filter((word) => !SHARED.has(word))
  if (heads.length < 2 || apart.length === 0) return phrase
  return {
    ...phrase,
    before: adjectives.filter((word) => SHARED.has(word)),
    heads: heads.map((head) => ({
      ...head,
      one: words(...apart, head.one),
      many: words(...apart, head.many),
    })),
  }
}

/** Without an article or owner: "Rebel of ability > 2". */
export const bareOne = (phrase: Phrase): string =>
  words(before(phrase), either(headsOf(phrase).map(({ one }) => one)), tail(phrase))
export const bareMany = (phrase: Phrase, join = both): string =>
  words(before(phrase), join(headsOf(phrase).map(({ many: all }) => all)), tail(phrase))
