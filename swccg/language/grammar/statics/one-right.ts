/** One bar or permission: what is barred or allowed, to whom, and where. */
import { either, remember } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Bar, Permission, Static } from '../../../text/statics.ts'
import type { Parser } from '../../source.ts'
import { both } from '../nouns/filters.ts'
import { atLocation } from '../nouns/places.ts'
import { subject } from '../nouns/subjects.ts'
import { unspoken } from '../nouns/the-card-itself.ts'

export const bars = (what: Bar, of: Filter, to?: Filter): Static => ({
  static: 'bars',
  what,
  of,
  ...(to ? { to } : {}),
})
export const allows = (what: Permission, of: Filter, to?: Filter): Static => ({
  static: 'allows',
  what,
  of,
  ...(to ? { to } : {}),
})

/** Whom it is said of: cards that are named, or the card itself. */
export const who: Parser<Filter> = remember(either<Filter>(subject, unspoken))
/** Who leaves a place is there before. */
export const leaving = (of: Filter, from: Filter): Filter | undefined => both(of, atLocation(from))

export type Going = readonly Static[] | undefined
export const one = (of: Filter | undefined, make: (of: Filter) => Static): Going =>
  of ? [make(of)] : undefined
