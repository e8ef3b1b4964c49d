/** Whom a clause is about. */
import { first, say } from '@dejarik/kernel/language'
import type { Filter } from '../../text/filter.ts'
import type { Parser } from '../source.ts'
import { HOST } from './filters.ts'
import { host, isAttached, selector, self } from './nouns.ts'

/** The card itself, the card that it is on, or cards that are named. */
const hostSaid: Parser<Filter> = (source, at) => (isAttached(source) ? host(source, at) : [])
const carrier: Parser<Filter> = (source, at) =>
  source.card.kind === 'character'
    ? say`that (?:starship|vehicle|starfighter)(?!s)`(() => HOST)(source, at)
    : []
export const subject: Parser<Filter> = first<Filter>(self, hostSaid, carrier, selector)
