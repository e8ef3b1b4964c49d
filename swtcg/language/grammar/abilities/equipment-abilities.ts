/** Abilities that an Equipment has: what equipping costs, and what the unit that carries it gets. */
import type { Arena, CardFacts } from '../../../cards/definition.ts'
import {
  either,
  fittingCard,
  map,
  optional,
  type Parser,
  pattern,
  phrase,
  say,
  separated,
  sequence,
} from '../../parser.ts'
import type { Filter } from '../../tree/nouns.ts'
import type { Ability, EquippedAbility, Rule } from '../../tree/tree.ts'
import { resolvePronouns } from '../after/pronouns-and-x.ts'
import { plainGain, scale } from '../clauses/gains.ts'
import { condition } from '../conditions/conditions.ts'
import { filter, keywordName } from '../nouns/filters.ts'
import { SELF } from '../nouns/references.ts'
import { or } from '../nouns/words.ts'
import { attachmentRule } from './attachments.ts'
import { equipping } from './equipping.ts'
import { type Grants, grants } from './grants.ts'

const type = pattern(/(Space|Ground|Character)\b/, ([, name]) => name!.toLowerCase() as Arena)
const types = map(
  sequence<[readonly Arena[], unknown]>(separated(type, phrase('or')), optional(phrase('unit'))),
  ([named]) => named,
)
/** `unit`, or every type that the Equipment can be attached to: neither leaves any of its bearers out. */
const anyBearer: Parser<unknown> = either<unknown>(
  phrase('unit'),
  fittingCard(types, (named, { arenas }) => arenas.every((arena) => named.includes(arena))),
)

const equipped: Parser<EquippedAbility> = map(
  sequence<[unknown, unknown, unknown, Grants]>(
    phrase('Equipped'),
    anyBearer,
    pattern(/(?:also )?(?:gets|has|gains):?/, () => null),
    grants,
  ),
  ([, , , given]) => ({ ability: 'equipped', ...given }),
)
/** Only a bearer that fits gets it. */
const equippedOne: Parser<EquippedAbility> =
  say`Equipped ${fittingCard(filter, isNarrower)} (?:also )?(?:gets|has|gains):? ${grants}`((who, given) => ({
    ability: 'equipped',
    who,
    ...given,
  }))
function isNarrower({ kind: _, word: __, types, ...rest }: Filter, { arenas }: CardFacts): boolean {
  return (
    Object.keys(rest).length > 0 || (types !== undefined && !arenas.every((arena) => types.includes(arena)))
  )
}

/** Nobody has to pay it any more. */
const freeOfUpkeep: Parser<EquippedAbility> = say`Equipped ${anyBearer} loses Upkeep`(() => ({
  ability: 'equipped',
  bonus: {},
  gives: [{ ability: 'rule', who: { the: 'self' }, rule: { upkeep: 'free' } }],
}))
/** `attack Jedi`, `be attacked by Droids`, `retreat`. */
const cant: Parser<Rule> = either<Rule>(
  say`attack (?:an? |any )?${filter}`((against) => ({ cant: 'attack', against })),
  say`be attacked by (?:an? |any )?${filter}`((against) => ({ cant: 'be-attacked', against })),
  pattern(/(attack|be attacked|retreat|untap)\b(?! \w)/, ([, words]) => ({
    cant: words!.replace(' ', '-') as 'attack' | 'be-attacked' | 'retreat' | 'untap',
  })),
)
/** What the bearer gets as an ability, if it fits. */
const equippedSo = (who: Filter | null, ability: Ability): EquippedAbility => ({
  ability: 'equipped',
  ...(who ? { who } : {}),
  bonus: {},
  gives: [resolvePronouns(ability)],
})
const bearers: Parser<Filter | null> = either<Filter | null>(
  map(anyBearer, () => null),
  fittingCard(filter, isNarrower),
)
/** `+1 power and loses Stealth`: two things said of one bearer. */
const equippedAndLosing: Parser<EquippedAbility> =
  say`Equipped ${bearers} (?:also )?(?:gets|has|gains):? ${grants},? and (?:loses|can't use) ${separated(keywordName, or)}`(
    (who, { bonus, gives }, loses) => ({
      ability: 'equipped',
      ...(who ? { who } : {}),
      bonus,
      gives: [...gives, { ability: 'static', who: SELF, gain: { loses } }],
    }),
  )
/** So much for each of something, and what the bearer cannot do. */
const equippedMore: Parser<EquippedAbility> = either<EquippedAbility>(
  say`Equipped ${bearers} (?:also )?(?:gets|has|gains):? ${plainGain} ${scale}`((who, gain, by) =>
    equippedSo(who, { ability: 'static', who: SELF, gain: by(gain) }),
  ),
  say`Equipped ${bearers} (?:loses|can't use) ${separated(keywordName, or)}`((who, loses) =>
    equippedSo(who, { ability: 'static', who: SELF, gain: { loses } }),
  ),
  say`Equipped ${bearers} can't (?=attack\b|be attacked|retreat|untap)${cant}`((who, rule) =>
    equippedSo(who, { ability: 'rule', who: SELF, rule }),
  ),
)
/** As long as something is so of the bearer. */
const equippedWhile: Parser<EquippedAbility> = either<EquippedAbility>(
  say`Equipped ${anyBearer} (?:also )?gets:? ${plainGain} as long as ${condition}`((_, gain, when) => ({
    ability: 'equipped',
    bonus: {},
    gives: [{ ability: 'static', while: resolvePronouns(when), who: { the: 'self' }, gain }],
  })),
  say`Equipped ${fittingCard(filter, isNarrower)} (?:also )?gets:? ${plainGain} as long as ${condition}`(
    (who, gain, when) => ({
      ability: 'equipped',
      who,
      bonus: {},
      gives: [{ ability: 'static', while: resolvePronouns(when), who: { the: 'self' }, gain }],
    }),
  ),
)
export const equipmentAbility: Parser<Ability> = either<Ability>(
  equipping,
  equipped,
  equippedOne,
  equippedWhile,
  equippedMore,
  equippedAndLosing,
  freeOfUpkeep,
  attachmentRule,
)
