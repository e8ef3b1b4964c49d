/** Whom a clause is about. */
import { either, first, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import { on, type Parser } from '../../source.ts'
import { HOST } from './filters.ts'
import { quality } from './heads.ts'
import { place, printedSkill, selector } from './nouns.ts'
import { host, isAttached, self } from './the-card-itself.ts'

/** What a character says of what it flies, told apart from what is left out. */
const CARRIER: Filter = { ...HOST }
export const isCarrierSaid = (filter: Filter): boolean => filter === CARRIER

/** The card itself, the card that it is on, or cards that are named. */
const hostSaid: Parser<Filter> = on(isAttached, host)
const carrier: Parser<Filter> = on(
  ({ card }) => card.kind === 'character',
  say`that (?:starship or vehicle|starship|vehicle|starfighter|TIE)(?!s)`(() => CARRIER),
)
const condensed: Parser<Filter> = either<Filter>(
  selector,
  place,
  quality,
  printedSkill,
  say`not ${selector}`((not) => ({ not })),
)
/** Of a Utinni Effect that was taken along, its carrier is no target any more. */
const known: Parser<Filter> = (source, at) =>
  hostSaid(source, at).filter(({ end }) => !source.aims || /target\s*$/i.test(source.text.slice(at, end)))
/** `that starship (if Falcon)`: only where something more is so of it. */
const narrowed: Parser<Filter> = say`${known} \(if ${condensed}\)`((who, more) => ({ ...more, ...who }))
const plain: Parser<Filter> = first<Filter>(self, hostSaid, carrier, selector)
/** `this vehicle and your Jawas at same site`. */
export const subject: Parser<Filter> = either<Filter>(
  narrowed,
  plain,
  say`${self} and (?:all )?${selector}`((one, others) => ({ any: [one, others] })),
)

export const subjectSaid: Parser<Filter> = either<Filter>(
  say`${subject} (?:is|are)(?: now)?(?: each)?`((who) => who),
  say`${subject}'s`((who) => who),
)
