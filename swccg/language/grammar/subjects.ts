/** Whom a clause is about. */
import { either, first, say } from '@dejarik/kernel/language'
import type { Filter } from '../../text/filter.ts'
import { on, type Parser } from '../source.ts'
import { HOST } from './filters.ts'
import { host, isAttached, place, printedSkill, quality, selector, self } from './nouns.ts'

/** The card itself, the card that it is on, or cards that are named. */
const hostSaid: Parser<Filter> = on(isAttached, host)
const carrier: Parser<Filter> = on(
  ({ card }) => card.kind === 'character',
  say`that (?:starship|vehicle|starfighter)(?!s)`(() => HOST),
)
const condensed: Parser<Filter> = either<Filter>(
  selector,
  place,
  quality,
  printedSkill,
  say`not ${selector}`((not) => ({ not })),
)
/** `that starship (if Falcon)`: only where something more is so of it. */
const narrowed: Parser<Filter> = say`${hostSaid} \(if ${condensed}\)`((who, more) => ({ ...more, ...who }))
const plain: Parser<Filter> = first<Filter>(self, hostSaid, carrier, selector)
/** `this vehicle and your Jawas at same site`. */
export const subject: Parser<Filter> = either<Filter>(
  narrowed,
  plain,
  say`${self} and (?:all )?${selector}`((one, others) => ({ any: [one, others] })),
)
