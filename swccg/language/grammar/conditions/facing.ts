/** Cards of the two players that face each other: `both players have a spy at same site`. */
import { either, nothing, pattern, say, where, worded } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Parser } from '../../source.ts'
import { selector } from '../nouns/nouns.ts'

export const level: Parser<Filter> = pattern(
  / ?(site|system|location)( or sector)?(?=\W|$)/,
  ([, word, sector]) =>
    word === 'location'
      ? {}
      : { type: sector && word === 'system' ? ['system', 'sector'] : (word as 'site' | 'system') },
)
export const isPresent: Parser<Filter> = either<Filter>(
  say`present`(() => ({ present: true })),
  nothing({}),
)
/** Cards by themselves, without their place. */
export const unplaced: Parser<Filter> = where(
  worded(selector, (words) => !/ (?:present|at same|together)\b/.test(words)),
  ({ where: at }) => at === undefined,
)
/** The opponent's card, of those that both have there. */
export const bothPlayers: Parser<Filter> = say`both players have ${unplaced} ${isPresent} at same ${level}`(
  (cards, present, at) => ({
    ...cards,
    ...present,
    whose: 'opponents',
    where: { atA: { ...at, has: { ...cards, ...present, whose: 'yours' } } },
  }),
)
