/** What words mean that only the whole ability tells; what comes after the reading puts the meaning in their place. */
import type { Place, Reference } from './tree/nouns.ts'

const isMeantLater = <T>(mark: object): T => mark as T

/** A pronoun. */
export const IT = isMeantLater<Reference>({ the: 'it' })
export const THAT_ARENA = isMeantLater<Place>({ in: 'that-arena' })
export const ONE_ARENA = isMeantLater<Place>({ in: 'one-arena' })
/** The card itself, where its ability works. */
export const selfFrom = (from: 'hand' | 'discard-pile'): Reference => isMeantLater({ the: 'self', from })
export const spokenOf = (the: string): Reference => isMeantLater({ the })
/** A pronoun that means each of several cards, one by one: nothing can be told of it. */
export const EACH_OF_THEM = 'each-of-them'
