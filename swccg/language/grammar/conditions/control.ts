/** Who controls or occupies a place, and with whom. */
import { either, map, pattern, say, sequence } from '@dejarik/kernel/language'
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Parser } from '../../source.ts'
import { count } from '../nouns/heads.ts'
import { systemName } from '../nouns/names.ts'
import { locationNoun } from '../nouns/nouns.ts'
import { all, type Company, company, met, not, there } from './states.ts'

export const who: Parser<'you' | 'opponent'> = either<'you' | 'opponent'>(
  say`you`(() => 'you'),
  say`(?:an |the )?opponent`(() => 'opponent'),
)
export const WHOSE = { you: 'yours', opponent: 'opponents' } as const
export const side = (by: 'you' | 'opponent'): { by?: 'opponent' } => (by === 'opponent' ? { by } : {})

/** The card's own place need not be said. */
const isHere = ({ where: at, type: _, ...rest }: Filter): boolean =>
  (at === 'same-location' || at === 'same-site') && Object.keys(rest).length === 0

/** Those whom a player has there; who is said to be present is not inside anything. */
const heldBy = (by: 'you' | 'opponent', { what }: Company): Filter => ({
  whose: WHOSE[by],
  where: what.where === 'present' ? 'present' : 'same-location',
})
/** The system itself, by its name alone. */
const systemAlone: Parser<string> =
  say`${systemName}(?! \w*(?:sites?|systems?|locations?|battlegrounds?)\b|:)`((name) => name)
const held = (is: 'control' | 'occupy', by: 'you' | 'opponent'): Filter =>
  is === 'control' ? { controlled: by } : { occupied: by }
export const holds = (word: string, is: 'control' | 'occupy'): Parser<Condition> =>
  either<Condition>(
    map(
      sequence<['you' | 'opponent', unknown]>(
        who,
        pattern(new RegExp(`${word}(?= *(?:,|[.]|$|with| and|\\)|Force drain))`), () => null),
      ),
      ([by]) => ({ if: is, ...side(by) }),
    ),
    map(
      sequence<['you' | 'opponent', unknown, Filter]>(
        who,
        pattern(new RegExp(`${word} (?:an? |any |the )?`), () => null),
        locationNoun,
      ),
      ([by, , at]) => ({ if: is, ...side(by), ...(isHere(at) ? {} : { at }) }),
    ),
    map(
      sequence<['you' | 'opponent', unknown]>(
        who,
        pattern(new RegExp(`${word} this (?:site|system|location|sector)`), () => null),
      ),
      ([by]) => ({ if: is, ...side(by) }),
    ),
    map(
      sequence<['you' | 'opponent', unknown, string]>(
        who,
        pattern(new RegExp(word), () => null),
        systemAlone,
      ),
      ([by, , title]) => ({ if: is, ...side(by), at: { type: 'system', title } }),
    ),
    map(
      sequence<['you' | 'opponent', unknown, number, Filter]>(
        who,
        pattern(new RegExp(`${word} (?:at least |any )?`), () => null),
        count,
        locationNoun,
      ),
      ([by, , least, at]) => ({ if: 'on-table', what: { ...at, ...held(is, by) }, least }),
    ),
    map(
      sequence<['you' | 'opponent', unknown, Filter]>(
        who,
        pattern(new RegExp(`${word} no `), () => null),
        locationNoun,
      ),
      ([by, , at]) => not(there({ ...at, ...held(is, by) })),
    ),
    map(
      sequence<['you' | 'opponent', unknown, Company]>(
        who,
        pattern(new RegExp(`${word},? with(?!out)`), () => null),
        company,
      ),
      ([by, , cards]) => all({ if: is, ...side(by) }, met(cards, heldBy(by, cards))),
    ),
    map(
      sequence<['you' | 'opponent', unknown, Company]>(
        who,
        pattern(new RegExp(`${word}(?: this (?:site|system|location))?,? without`), () => null),
        company,
      ),
      ([by, , cards]) => all({ if: is, ...side(by) }, not(met(cards, heldBy(by, cards)))),
    ),
  )
