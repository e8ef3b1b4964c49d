/** Rules about what units carry: their Pilots, their Equipment, and their Upkeep. */

import { either, first, map, type Parser, pattern, say, separated, where } from '../../parser.ts'
import type { Filter } from '../../tree/nouns.ts'
import type { EquipPrice, Rule } from '../../tree/tree.ts'
import { asPilot, filter, isSomePilot } from '../nouns/filters.ts'
import { nameWord, subtypeName } from '../nouns/heads.ts'
import { merge } from '../nouns/merging.ts'
import { possessive, reference } from '../nouns/references.ts'
import { selector } from '../nouns/selectors.ts'
import { count, or } from '../nouns/words.ts'
import { everyone, forbid, type Given } from './whom-and-what.ts'

/** `Pilots`, `Astromech Droid Pilots`, `Pilots that aren't Droids`. */
/** A card by its full name, even if its words are subtypes. */
const fullName: Parser<Filter> = ({ text, vocabulary }, at) => {
  const [words, name] = /^\s*([A-Z][\w' -]*?)(?= Pilots?\b)/.exec(text.slice(at)) ?? []
  const full = name && vocabulary.names.get(name.toLowerCase())
  return words && full ? [{ value: { names: [full] }, end: at + words.length }] : []
}
const pilotFilter: Parser<Filter> = first<Filter>(
  say`Pilots?`(() => ({})),
  say`${fullName} Pilots?`((of) => of),
  map(where(filter, isSomePilot), asPilot),
)
const only = (of: Filter): { readonly of?: Filter } => (Object.keys(of).length > 0 ? { of } : {})
const except: Parser<Filter> = either<Filter>(
  say`(?:if|as long as) that Pilot (?:isn't|is not) (?:an? )?${subtypeName}`((named) => ({
    notSubtypes: [named],
  })),
  say`(?:if|as long as) that Pilot is (?:an? )?${subtypeName}`((named) => ({ subtypes: [named] })),
  say`(?! (?:if|as long as) that Pilot)`(() => ({})),
)
/** What is said of a unit's Pilots, after the unit. */
export const pilotRule: Parser<Rule> = either<Rule>(
  say`(?:can|may) have (?:an|one|1) (?:extra|additional) Pilot(?: on it)? ${except}`((of) => ({
    pilots: 1,
    ...only(of),
  })),
  say`(?:can|may) have (?:up to )?${count} (?:extra|additional) Pilots(?: on it)?`((pilots) => ({ pilots })),
  say`(?:can|may) have (?:up to )?${where(count, (most) => most > 1)} Pilots(?: on it)?`((most) => ({
    pilots: most - 1,
  })),
  say`can't have (?:an? |any )?${pilotFilter}(?: on it)?`((of) => ({ pilotsAtMost: 0, ...only(of) })),
  say`can't have more than ${count} ${pilotFilter}(?: on it)?`((pilotsAtMost, of) => ({
    pilotsAtMost,
    ...only(of),
  })),
  say`(?:(?:can|may) be piloted only|(?:can|may) only be piloted) by (?:an? )?${filter}`((by) => ({
    pilotedBy: merge(by),
  })),
  say`can only pilot ${filter}`((of) => ({ pilotsOnly: of })),
)
const piloting: Parser<Given> = either<Given>(
  say`${everyone} ${pilotRule}`((who, rule) => forbid(who, rule)),
  say`only ${filter} (?:can|may) pilot ${everyone}`((by, who) => forbid(who, { pilotedBy: merge(by) })),
)

const open: Parser<Given> = either<Given>(
  say`${everyone} can be piloted(?! only| by)`((who) => forbid(who, { piloted: 'allowed' })),
  say`${everyone} may pilot ${where(selector, ({ of }) => of.whose === 'opponent')}`((who, { of }) =>
    forbid(who, { pilotsAlso: of }),
  ),
  say`${possessive} attacks or damage done by ${reference} can't have any additional costs`((who) =>
    forbid(who, { extraCosts: 'none' }),
  ),
)
const upkeep: Parser<Given> = either<Given>(
  say`you don't have to pay the Upkeep (?:costs? )?of ${everyone}`((who) => forbid(who, { upkeep: 'free' })),
  say`you don't have to pay ${everyone}'s? Upkeep(?: costs?)?`((who) => forbid(who, { upkeep: 'free' })),
)

const price: Parser<EquipPrice> = either<EquipPrice>(
  say`${moreOf('Force')} and ${moreOf('build')}`((force, build) => ({ force, build })),
  say`${moreOf('build')} and ${moreOf('Force')}`((build, force) => ({ force, build })),
  say`${moreOf('Force')}(?! and)`((force) => ({ force })),
  say`${moreOf('build')}(?! and)`((build) => ({ build })),
)
function moreOf(unit: 'Force' | 'build'): Parser<number> {
  const noun = unit === 'Force' ? 'Force' : 'build points?'
  return pattern(
    new RegExp(`(\\d+) (less|more) ${noun}\\b`),
    ([, number, way]) => (way === 'less' ? -1 : 1) * Number(number),
  )
}
const equipment: Parser<Filter> = either<Filter>(
  say`Equipment(?: cards?)?`(() => ({})),
  say`Equipment(?: cards?)? with ${nameWord}`((nameHas) => ({ nameHas })),
  say`${separated(subtypeName, or)} Equipment(?: cards?)?`((subtypes) => ({ subtypes })),
  say`(?:each |an? )?${where(filter, ({ kind }) => kind?.join() === 'equipment')}`(
    ({ kind: _, ...of }) => of,
  ),
  say`(?:an? )?${separated(subtypeName, or)}(?! Equipment)`((subtypes) => ({ subtypes })),
)
const ANY_UNIT: Filter = { kind: ['unit'] }
/** `each of your Lightsaber Weapons`. */
const ownEquipment: Parser<Filter> = say`each of your ${equipment}`((of) => merge({ whose: 'you' }, of))
const attaching = pattern(/to (?:attach|equip)\b/, () => null)
const equipping: Parser<Given> = either<Given>(
  say`${ownEquipment} costs? ${price} ${attaching}(?! to| on)`((what, equip) => ({
    who: ANY_UNIT,
    rule: { equipping: equip, equipment: what },
  })),
  say`${ownEquipment} costs? ${price} ${attaching} (?:to|on) ${everyone}`((what, equip, _, who) =>
    forbid(who, { equipping: equip, equipment: what }),
  ),
  say`${ownEquipment} costs? ${price} ${attaching} (?:to|on) (?:an? |one of )${filter}`(
    (what, equip, _, who) => ({
      who,
      rule: { equipping: equip, equipment: what },
    }),
  ),
  say`${ownEquipment} costs? ${price} ${attaching} (?:to|on) one of your ${filter}`(
    (what, equip, _, who) => ({
      who: merge({ whose: 'you' }, who),
      rule: { equipping: equip, equipment: what },
    }),
  ),
  say`${equipment} costs? ${price} to (?:attach|equip) (?:to|on) ${everyone}`((what, equip, who) =>
    forbid(who, { equipping: equip, ...(Object.keys(what).length > 0 ? { equipment: what } : {}) }),
  ),
  say`you (?:may|can) attach ${equipment} to ${everyone} without paying (?:the|its|their) equip costs?`(
    (what, who) =>
      forbid(who, { equipping: 'free', ...(Object.keys(what).length > 0 ? { equipment: what } : {}) }),
  ),
  say`you don't have to pay the equip costs? to attach Equipment(?: cards?)? to ${everyone}`((who) =>
    forbid(who, { equipping: 'free' }),
  ),
)
export const ridingRule: Parser<Given> = either(piloting, open, upkeep, equipping)
