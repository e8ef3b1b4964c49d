/** The card that speaks and the one that it is on, named or left out. */
import { either, map, nothing, pattern, say, unless } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Parser, Source } from '../../source.ts'
import { HOST, SELF } from './filters.ts'
import { ownName } from './names.ts'

/** Whether the card lies on others, which carry it. */
export const isAttached = ({ card }: Source): boolean =>
  card.kind === 'weapon' || card.kind === 'device' || card.kind === 'effect'
/** The card itself: by its name, a pronoun, or as what it is; on other cards' texts the one that it is on. */
export const self: Parser<Filter> = either<Filter>(
  map(ownName, () => SELF),
  say`(?:any|each) ${ownName}(?=['’]?s? (?:is|may|deploys|adds)\b)`(() => SELF),
  map(
    pattern(
      /(?:he|she|it|him|her|this (?:droid|device|weapon|card|starship|vehicle|Utinni Effect|Effect|site|system|location))\b/i,
      () => null,
    ),
    () => SELF,
  ),
)
/** On a Utinni Effect that has a target, whoever is spoken of is that target, if not the one whom the sentence says that it is on. */
export const host: Parser<Filter> = (source, at) =>
  (source.card.kind === 'weapon' ? carrierSaid : hostSaid)(source, at).map(({ value: isPlace, end }) => ({
    value: !isPlace && source.aims && !/\bwhile on an? /i.test(source.text) ? THEIR_TARGET : HOST,
    end,
  }))
const THEIR_TARGET: Filter = { the: 'target' }
/** Whether it is a place. */
const hostSaid: Parser<boolean> = pattern(
  /(?:(?:that |the )?(character|starship|vehicle|trooper|droid|Imperial|Rebel|alien|pilot|target|warrior|gambler|smuggler|spy|leader|scout|Jedi|Gamorrean|location|system|site)|that (?:R-unit droid|capital starship|card))(?!s|\w)/i,
  ([, word]) => word !== undefined && /location|system|site/i.test(word),
)

/** The target of a weapon does not carry it. */
const carrierSaid: Parser<boolean> = unless(
  pattern(/(?:that |the )?target/i, () => null),
  hostSaid,
)

/** Whom a sentence without subject is about. */
export const unspoken: Parser<Filter> = (source, at) =>
  nothing(isAttached(source) ? LEFT_OUT.host : LEFT_OUT.self)(source, at)
/** Told apart from a subject that is said. */
const LEFT_OUT = { host: { ...HOST }, self: { ...SELF } }
export const isLeftOut = (filter: Filter): boolean => filter === LEFT_OUT.host || filter === LEFT_OUT.self
