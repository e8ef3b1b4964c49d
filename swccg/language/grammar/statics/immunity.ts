/** What does nothing to a card: attrition up to a number, and cards by their titles. */
import { either, nothing, pattern, say, separated } from '@dejarik/kernel/language'
import type { Amount } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import { on, type Parser } from '../../source.ts'
import { number } from '../amounts/changes.ts'
import { HOST } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { cardName } from '../nouns/names.ts'
import { place, selector } from '../nouns/nouns.ts'
import { subject, subjectSaid } from '../nouns/subjects.ts'
import { unspoken } from '../nouns/the-card-itself.ts'

/** Attrition below which number leaves a card alone; all of it. */
const WHOLLY = 99

/** Attrition. */
const below: Parser<Amount> = either<Amount>(
  say`< ${count}`((n) => n),
  say`< (?:the )?number of ${selector}`((cards) => ({ count: cards })),
  say`< X,? where X = (?:the )?number of ${selector}`((cards) => ({ count: cards })),
  nothing(WHOLLY),
)
/** What the card flies, as `that starship`. */
const flown: Parser<Filter> = on(
  ({ card }) => card.kind === 'character',
  say`(?:that|those) (?:starship|vehicle|starfighter|TIE)(?: or vehicle)?`(() => HOST),
)
const title: Parser<string> = (source, at) =>
  cardName(source, at).flatMap(({ value, end }) =>
    [value.title].flat().map((name) => ({ value: name!, end })),
  )
const titles: Parser<readonly string[]> = separated(
  title,
  pattern(/,? (?:and|or) |, /, () => null),
)
/** Cards that do nothing to others: `is immune to Gravel Storm`. */
export const protection: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${either(subjectSaid, unspoken)} (?:is |are )?(?:also )?immune to ${titles}`((of, from) => [
    { static: 'protects', of, from },
  ]),
  say`${subjectSaid} (?:also )?immune to ${titles} ${place}`((of, from, at) => [
    { static: 'protects', of: { ...of, ...at }, from },
  ]),
  say`protects ${selector} from ${titles}`((of, from) => [{ static: 'protects', of, from }]),
  say`makes ${selector} immune to ${titles}`((of, from) => [{ static: 'protects', of, from }]),
)
export const immunity: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${unspoken}(?:is )?(?:also )?immune to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`${unspoken}(?:'Diplomatic' )?immunity to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`${either(subjectSaid, unspoken)} (?:has )?(?:immunity|immune) to attrition of exactly ${count}`(
    (of, become) => [number('immunity-exactly', of, { become })],
  ),
  say`${subjectSaid} (?:also )?immune to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`${subject} (?:also )?(?:has|have) immunity to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`${unspoken}(?:has|have) immunity to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`makes ${either(selector, flown)} immune to attrition ${below}`((of, become) => [
    number('immunity', of, { become }),
  ]),
  say`adds immunity to attrition ${below} to ${selector}`((become, of) => [
    number('immunity', of, { become }),
  ]),
)
