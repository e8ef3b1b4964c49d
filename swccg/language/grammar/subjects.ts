/** Whom a clause is about. */
import { either, first, say } from '@dejarik/kernel/language'
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
const plain: Parser<Filter> = first<Filter>(self, hostSaid, carrier, selector)
/** `this vehicle and your Jawas at same site`. */
export const subject: Parser<Filter> = either<Filter>(
  plain,
  say`${self} and (?:all )?${selector}`((one, others) => ({ any: [one, others] })),
)
