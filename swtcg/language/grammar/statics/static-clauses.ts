/** One thing that static text says of cards: what they get, cost, cannot do or must do. */
import { rewrite } from '@dejarik/kernel/language'
import { nameOfKeyword } from '../../keywords.ts'
import {
  either,
  first,
  fittingCard,
  map,
  nothing,
  type Parser,
  pattern,
  remember,
  say,
  separated,
  where,
} from '../../parser.ts'
import { IT } from '../../placeholders.ts'
import type { Amount } from '../../tree/amounts.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Prohibition } from '../../tree/instructions.ts'
import type { Filter, Keyword, Noun, Place, Reference, Statistic } from '../../tree/nouns.ts'
import { ACTIVATED, type ActivatedKeyword, type Rule } from '../../tree/tree.ts'
import { perTimes, plainGain, type Scale, scale } from '../clauses/gains.ts'
import { perEach, times } from '../nouns/amounts.ts'
import { filter, keywordName } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { possessive, reference, SELF } from '../nouns/references.ts'
import { noun, selector } from '../nouns/selectors.ts'
import {
  arena,
  arenas,
  count,
  multiple,
  numeral,
  or,
  player,
  specialCounter,
  statistic,
} from '../nouns/words.ts'
import { ofEachItself } from './of-each.ts'
import { played } from './playing-prices.ts'
import { ridingRule } from './riding.ts'
import { everyone, forbid, type Given, target } from './whom-and-what.ts'

const asGiven: Scale = (gain) => gain
const gained: Parser<Given> =
  say`${everyone}(?: each)?(?: also)? (?:gets?|has|have|gains?):? ${plainGain} ${either<Scale>(scale, nothing(asGiven))}(?: for that attack)?`(
    (who, gain, by) => ({ who: target(who), gain: ofEachItself(target(who), by(gain)) }),
  )

/** `+1 power in the Ground arena`: as long as it is there. */
export const gettingThere: Parser<{ readonly one: Given; readonly when: Condition }> =
  say`${everyone}(?: also)? (?:gets?|has|have|gains?) ${plainGain} (?:while |as long as it is )?in the ${arena} arena`(
    (who, gain, named) => ({
      one: { who: target(who), gain },
      when: { if: 'in-arena', card: IT, arena: named },
    }),
  )
export const getting: Parser<Given> = either<Given>(
  gained,
  say`${perEach}, ${everyone}(?: also)? (?:gets?|has|have|gains?) ${plainGain}`((each, who, gain) => ({
    who: target(who),
    gain: perTimes(gain, each),
  })),
)

const CANT: Readonly<Record<string, Prohibition>> = {
  attack: 'attack',
  'be attacked': 'be-attacked',
  retreat: 'retreat',
  'be retreated': 'be-retreated',
  'untap in the untap step': 'untap-step',
  untap: 'untap',
  'move to another arena': 'move',
  'move arenas': 'move',
  'use activated abilities': 'use-abilities',
}
export const prohibition = pattern(
  new RegExp(`(${Object.keys(CANT).join('|')})\\b(?! a | any | an | by | from )`),
  ([, words]) => CANT[words!]!,
)
/** Keywords that prevent damage are activated. */
const activatedName = pattern(
  new RegExp(`(${ACTIVATED.map(nameOfKeyword).join('|')})\\b`),
  ([, word]) => word!.toLowerCase() as ActivatedKeyword,
)
const UNPREVENTABLE: Rule = { damage: 'unpreventable' }
const OF_ATTACKS: Rule = { damage: 'unpreventable', of: 'attack' }
export const unpreventable: Parser<Given> = either<Given>(
  say`damage (?:from|done by) ${everyone} can't be prevented(?! by)`((who) => forbid(who, UNPREVENTABLE)),
  say`damage from an attack from ${everyone} can't be prevented`((who) => forbid(who, OF_ATTACKS)),
  say`damage from ${everyone}'s attacks? can't be prevented`((who) => forbid(who, OF_ATTACKS)),
  say`damage (?:from|done by) ${everyone} can't be prevented by ${separated(activatedName, or)}`((who, by) =>
    forbid(who, { damage: 'unpreventable', by }),
  ),
  say`damage (?:from|done by) ${everyone} can only be prevented by (?:an? )?${filter}`((who, except) =>
    forbid(who, { damage: 'unpreventable', except }),
  ),
  say`damage (?:from|done by) ${everyone} can't be prevented,? except by (?:an? )?${filter}`((who, except) =>
    forbid(who, { damage: 'unpreventable', except }),
  ),
  say`${everyone}'s damage can't be prevented`((who) => forbid(who, UNPREVENTABLE)),
  say`damage (?:done )?to ${everyone} can't be prevented`((who) => forbid(who, { taken: 'unpreventable' })),
  say`${separated(activatedName, or)} (?:has|have) no effect against (?:damage (?:from|done by) )?${everyone}`(
    (by, who) => forbid(who, { damage: 'unpreventable', by }),
  ),
  say`your opponent can't use ${separated(activatedName, or)}(?: abilities)? to prevent damage (?:from|done by) ${everyone}`(
    (by, who) => forbid(who, { damage: 'unpreventable', by, cantUse: true }),
  ),
)
/** Damage counters that bring more of them. */
export const heaping: Parser<Given> =
  say`for each damage counter (?:that is )?put on (?:an? )?${filter}(?: by an attack or effect(?: other than [^,]+)?)?, put ${count} (?:extra|additional) damage counters? on it`(
    (who, countersMore) => ({ who, rule: { countersMore } }),
  )
/** Damage that leaves counters of another name. */
export const marking: Parser<Given> =
  say`damage from ${everyone} puts ${specialCounter} on other units instead of damage counters`(
    (who, damageAs) => forbid(who, { damageAs }),
  )
const across = pattern(/(Bombard|Ion Cannon)\b/, ([, word]) =>
  word === 'Bombard' ? ('bombard' as const) : ('ion-cannon' as const),
)
/** Of several that tie, its player chooses anyway. */
const tied = pattern(
  /(?:[.] If more than one unit is tied for [\w ]+, you choose which one (?:it|he|she) attacks\b)?/,
  () => null,
)
const ofAttacker = (on: Filter, who: Reference | Filter): Filter =>
  rewrite(on, (part) => (part['the'] === 'it' && 'the' in who ? who : part)) as Filter
/** The arena that is named must be the only one where the card can be: what it does elsewhere is not said. */
const nowhere: Parser<Given> = map(
  fittingCard(
    say`${everyone} (?:doesn't|don't) (?:count towards? controlling|control) (?:the|any) ${arena} arena`(
      (who, named) => ({ who, named }),
    ),
    ({ named }, { arenas: own }) => own.every((one) => one === named),
  ),
  ({ who }) => forbid(who, { control: 'none' }),
)
const forbidden: Parser<Given> = either<Given>(
  say`you may choose not to untap ${everyone}(?: during your untap step)?`((who) =>
    forbid(who, { untap: 'optional' }),
  ),
  say`double all damage (?:that would be )?done by ${everyone}(?: [(]before damage prevention[)])?`((who) =>
    forbid(who, { damageTimes: 2 }),
  ),
  say`${everyone} does ${multiple} as much damage`((who, damageTimes) => forbid(who, { damageTimes })),
  say`when ${everyone} uses Deflect to prevent damage, (?:it|he|she) may Deflect to (?:an? )?${filter},? instead`(
    (who, deflectsTo) => forbid(who, { deflectsTo }),
  ),
  say`${everyone} can't lose (?:its|his|her|their) game text`((who) => forbid(who, { text: 'kept' })),
  say`${everyone} (?:receives? no [Bb]ounty|loses? Bounty)`((who) => forbid(who, { bounty: 'none' })),
  say`${everyone} loses? Upkeep`((who) => forbid(who, { upkeep: 'free' })),
  say`${everyone} can't lose Upkeep`((who) => forbid(who, { upkeep: 'kept' })),
  say`your opponent receives no [Bb]ounty for causing ${everyone} to be discarded(?: from (?:the \w+|any) arena)?`(
    (who) => forbid(who, { bounty: 'none-for-it' }),
  ),
  say`(?:an attack|attacks) (?:from|by) ${everyone} can't be disrupted`((who) =>
    forbid(who, { disrupted: 'never' }),
  ),
  say`${everyone}'s? attacks? can't be disrupted`((who) => forbid(who, { disrupted: 'never' })),
  say`activated abilities of ${everyone} can't be disrupted`((who) =>
    forbid(who, { disrupted: 'never', what: 'abilities' }),
  ),
  say`${everyone}'s? activated abilities can't be disrupted`((who) =>
    forbid(who, { disrupted: 'never', what: 'abilities' }),
  ),
  say`Force[- ]activated abilities of ${everyone} can't be disrupted`((who) =>
    forbid(who, { disrupted: 'never', what: 'abilities', nature: 'force-activated' }),
  ),
  say`your opponent can't disrupt ${everyone}'s? attacks?`((who) => forbid(who, { disrupted: 'never' })),
  say`when ${everyone} attacks, (?:it|he|she) must attack the ${where(filter, ({ most }) => most !== undefined)}${tied}`(
    (who, on) => forbid(who, { must: 'attack', target: ofAttacker(on, target(who)) }),
  ),
  say`${everyone} must attack(?: each turn)?(?! \w)`((who) =>
    forbid(who, { must: 'attack', target: { kind: ['unit'] } }),
  ),
  say`${everyone} must attack (?:an? |any |the )?${filter}`((who, on) =>
    forbid(who, { must: 'attack', target: on }),
  ),
  say`${everyone} (?:can|may) attack ${where(selector, ({ of }) => of.whose !== undefined)}`((who, on) =>
    forbid(who, { may: 'attack', target: on.of }),
  ),
  say`${everyone} (?:can|may) attack this unit`((who) => forbid(who, { may: 'attack', target: SELF })),
  say`${everyone} (?:can|may) attack your opponent's ${filter}`((who, on) =>
    forbid(who, { may: 'attack', target: merge({ whose: 'opponent' }, on) }),
  ),
  say`${everyone} can't retreat during (?:your|his or her|their) retreat step`((who) =>
    forbid(who, { cant: 'retreat' }),
  ),
  say`${everyone} can't ${prohibition}`((who, cant) => forbid(who, { cant })),
  say`${where(everyone, (who) => !('the' in who))} can't retreat from the ${arena} arena`((who, named) => ({
    who: merge(target(who) as Filter, { place: { in: 'arena', arenas: [named] } }),
    rule: { cant: 'retreat' },
  })),
  say`${everyone} can't retreat during (?:your|his or her|the) retreat step`((who) =>
    forbid(who, { cant: 'retreat' }),
  ),
  say`${everyone} (?:is|are) hit only on a natural ${count}`((who, hitOnNatural) =>
    forbid(who, { hitOnNatural }),
  ),
  say`${everyone} can only be hit on a roll of ${count}`((who, hitOn) => forbid(who, { hitOn })),
  say`${everyone} can't be discarded(?: from (?:any|the \w+) arena)?`((who) =>
    forbid(who, { cant: 'be-discarded' }),
  ),
  say`${everyone} can't attack unless (?:he or she|you|its controller) pays? ${count} Force`(
    (who, attackCost) => forbid(who, { attackCost }),
  ),
  say`your opponent can't attack ${everyone} unless he or she pays ${count} Force`((who, attackedCost) =>
    forbid(who, { attackedCost }),
  ),
  say`${everyone} can't be attacked unless your opponent pays ${count} Force`((who, attackedCost) =>
    forbid(who, { attackedCost }),
  ),
  say`your opponent must pay ${count} Force to attack ${everyone}`((attackedCost, who) =>
    forbid(who, { attackedCost }),
  ),
  say`${everyone} can't attack (?:an? |any )?${filter}`((who, against) =>
    forbid(who, { cant: 'attack', against }),
  ),
  say`your opponent can't attack ${everyone}(?! unless| with)`((who) => forbid(who, { cant: 'be-attacked' })),
  say`${everyone} can't be attacked by (?:an? |any )?${filter}`((who, against) =>
    forbid(who, { cant: 'be-attacked', against }),
  ),
  say`${everyone} can't use ${across} to attack ${where(noun, (foe) => !('the' in foe))}`((who, using, foe) =>
    forbid(who, { cant: 'attack', against: target(foe) as Filter, with: using }),
  ),
  unpreventable,
  marking,
  say`${everyone} (?:can|may) attack (?:an? |any )?${filter}(?: instead of an? (?:unit in (?:the \w+|this) arena|\w+))?`(
    (who, on) => forbid(who, { may: 'attack', target: on }),
  ),
  say`${everyone} (?:doesn't|don't) untap(?: during your untap step)?`((who) =>
    forbid(who, { cant: 'untap-step' }),
  ),
  say`${everyone} (?:doesn't|don't) (?:(?:count towards? controlling|control) (?:the|an|its|any) arena|count (?:for|towards?) arena control)`(
    (who) => forbid(who, { control: 'none' }),
  ),
  nowhere,
)
const oneOfKind: Parser<Noun> = say`an? ${filter}`((of) => ({ take: { take: 'each' }, of }))
/** What cannot be chosen. */
const spared: Parser<Given> = either<Given>(
  say`cards and abilities you control can't target ${everyone}`((who) =>
    forbid(who, { chosenBy: 'not-you' }),
  ),
  say`(?:cards and abilities your opponent controls|your opponent's cards and abilities) can't target ${everyone}`(
    (who) => forbid(who, { chosenBy: 'not-opponent' }),
  ),
)
/** Room in stacks. */
const roomy: Parser<Given> = either<Given>(
  say`the stack of ${everyone} can have ${count} extra cards?`((who, stackMore) =>
    forbid(who, { stackMore }),
  ),
  say`${everyone} can have ${count} extra cards? in (?:its|his|her|their) stacks?`((who, stackMore) =>
    forbid(who, { stackMore }),
  ),
  say`${possessive} stack can have ${count} extra cards? in it`((who, stackMore) =>
    forbid(who, { stackMore }),
  ),
  // Four are usual (now/stack/stack-four).
  say`${everyone} can have up to ${where(count, (number) => number > 4)} cards in (?:its|his|her|their) stacks?`(
    (who, most) => forbid(who, { stackMore: most - 4 }),
  ),
  say`the stack of ${everyone} can have any number of cards`((who) => forbid(who, { stackMore: 'any' })),
  say`${either(everyone, oneOfKind)} can have more than 4 cards in (?:its|his|her) stack`((who) =>
    forbid(who, { stackMore: 'any' }),
  ),
)
/** `1 less build counter to complete`, `2 more to build`, `1 less build point`: so much more, or less. */
export const moreOrLess = pattern(
  /(\d+|an?|one|two|three) (less|fewer|more) (?:(?:build (?:counters?|points?)\b)?(?: ?to (?:deploy|complete|build)\b)|build (?:counters?|points?)\b(?! to\b))/,
  ([, number, way]) => (way === 'more' ? 1 : -1) * numeral(number!),
)
const reduced = pattern(/is (reduced|increased) by (\d+|one|two|three)\b/, ([, way, number]) =>
  way === 'increased' ? numeral(number!) : -numeral(number!),
)
const often: Parser<Amount> = either<Amount>(
  where(perEach, (each) => typeof each === 'object' && each.amount !== 'bound'),
  nothing(1),
)
const costing = (who: Noun, by: number, each: Amount): Given => ({
  who: target(who),
  gain: { cost: times(by, each) },
})
const arenaOf = (as: Reference): Place => ({ in: 'same-arena', as })
/** The arena that a card is deployed to. */
const into: Parser<Place> = either<Place>(
  say`(?:in)?to this arena`(() => arenaOf(SELF)),
  say`(?:in)?to the same arena as ${reference}`(arenaOf),
  say`(?:in)?to ${arenas}`((named) => ({ in: 'arena', arenas: named })),
)
export const priced: Parser<Given> = either<Given>(
  say`${everyone} costs? ${moreOrLess} ${into}`((who, cost, deployedTo) => ({
    who: target(who),
    gain: { cost, deployedTo },
  })),
  say`${everyone} costs? ${moreOrLess} ${often}`(costing),
  say`${everyone} costs? ${moreOrLess} ${often}(?:[.] (?:This unit|It|They|Those cards)| and) can't cost less than ${count}(?: build counters?)?(?: to (?:deploy|complete))?`(
    (who, by, each, leastCost) => ({ who: target(who), gain: { cost: times(by, each), leastCost } }),
  ),
  say`${possessive} build cost ${reduced} ${often}`(costing),
  say`${everyone} costs? ${moreOrLess}[.] [\w' ]+ also counts toward understacked cards`((who, by) => ({
    who: target(who),
    gain: { cost: by, stacking: by },
  })),
)
/** A number that cannot be lowered, or a keyword that cannot be lost. */
export const kept: Parser<Statistic | Keyword> = either<Statistic | Keyword>(statistic, keywordName)
/** Numbers that text sets, and numbers that nothing changes. */
const setting: Parser<Given> = either<Given>(
  say`${possessive} ${statistic} is ${count}(?! or)`((who, name, number) => ({
    who: target(who),
    gain: { is: { [name]: number } },
  })),
  say`${everyone} can't gain or lose ${separated(statistic, or)}`((who, fixed) => ({
    who: target(who),
    gain: { fixed },
  })),
  say`${everyone} can't lose ${separated(kept, or)}`((who, keeps) => ({ who: target(who), gain: { keeps } })),
  say`${everyone} can't have ${statistic} modifications(?: other than those due to stacking)?`(
    (who, name) => ({
      who: target(who),
      gain: { fixed: [name] },
    }),
  ),
)
const losing: Parser<Given> = say`${everyone} (?:loses?|can't use|can't have) ${separated(keywordName, or)}`(
  (who, loses) => ({
    who: target(who),
    gain: { loses },
  }),
)

/** What a player cannot do with units of a kind. */
const ownUnits = say`your units`((): Filter => ({ kind: ['unit'] }))
const anyUnits = nothing<Filter>({ kind: ['unit'] })
export const retreating: Parser<Given> =
  say`${player} can't retreat (?:any )?${first(either(filter, ownUnits), anyUnits)}(?: during (?:his or her|your|the) retreat step)?`(
    (who, of) => ({
      who: merge({ whose: who === 'you' ? 'you' : 'opponent' }, of),
      rule: { cant: 'retreat' },
    }),
  )
export const given: Parser<Given> = remember(
  either(getting, setting, losing, forbidden, priced, played, retreating, roomy, spared, ridingRule),
)
