/** Where a card may or may not go: `here`, `to same site`, `aboard a starship`. */
import { either, map, optional, pattern, remember, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import { on, type Parser, type Source } from '../../source.ts'
import { SELF } from '../nouns/filters.ts'
import { systemName } from '../nouns/names.ts'
import { locationNoun, selector } from '../nouns/nouns.ts'

/** Where somebody goes: the place of the card, or places that are named. */
export const hereSaid = pattern(/(?:to )?(?:here|this (?:site|system|location))(?!\w)/, () => null)
export const isLocation = ({ card }: Source): boolean => card.kind === 'location'
export const here: Parser<Filter> = either<Filter>(
  on(
    isLocation,
    map(hereSaid, () => SELF),
  ),
  on(
    (source) => !isLocation(source),
    map(hereSaid, () => ({ where: 'same-location' })),
  ),
)
export const place: Parser<Filter> = either<Filter>(
  say`${systemName}(?! \w*(?:sites?|systems?|locations?)\b|:)`((system) => ({ where: { system } })),
  say`${systemName} or ${locationNoun}`((system, at) => ({ any: [{ where: { system } }, untyped(at)] })),
  map(locationNoun, untyped),
)
/** How a place stands to the card says what it is. */
function untyped(at: Filter): Filter {
  const { type: _, ...rest } = at
  const [only, ...more] = Object.keys(rest)
  return more.length === 0 &&
    (typeof at.where === 'string' || (only === 'any' && rest.any!.every(isNearSite)))
    ? rest
    : at
}
const isNearSite = ({ where, ...rest }: Filter): boolean =>
  (where === 'same-site' || where === 'related-site' || where === 'adjacent-site') &&
  Object.keys(rest).length === 0
export const to: Parser<Filter> = remember(
  either<Filter>(
    here,
    say`to (?:an? |any |the )?${place}`((at) => at),
    say`at (?:an? |any |the )?${place}`((at) => at),
  ),
)
export const toOrAnywhere: Parser<Filter | null> = optional(to)

export const boarding: Parser<Filter> = either<Filter>(
  say`(?:any )?starfighters? or enclosed vehicles?`(() => ({
    any: [{ type: 'starfighter' }, { trait: 'enclosed' }],
  })),
  selector,
)
