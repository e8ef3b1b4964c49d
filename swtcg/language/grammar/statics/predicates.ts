/** Several things that are said of the same cards: `can't retreat, must attack, and can attack your other units`. */

import { either, type Parser, pattern, say, separated, where } from '../../parser.ts'
import type { Prohibition } from '../../tree/instructions.ts'
import type { Filter, Noun } from '../../tree/nouns.ts'
import type { Rule } from '../../tree/tree.ts'
import { plainGain } from '../clauses/gains.ts'
import { filter, keywordName } from '../nouns/filters.ts'
import { noun } from '../nouns/selectors.ts'
import { or, statistic } from '../nouns/words.ts'
import { pilotRule } from './riding.ts'
import { kept, moreOrLess } from './static-clauses.ts'
import { everyone, forbid, type Given, target } from './whom-and-what.ts'

type Predicate = (who: Noun) => Given
const CANT: Readonly<Record<string, Prohibition>> = {
  attack: 'attack',
  'be attacked': 'be-attacked',
  retreat: 'retreat',
  'be retreated': 'be-retreated',
  'untap in the untap step': 'untap-step',
  untap: 'untap',
  'move arenas': 'move',
}
const cant = pattern(
  new RegExp(`can't (${Object.keys(CANT).join('|')})\\b(?! by | an? | any | unless )`),
  ([, words]) => CANT[words!]!,
)
const words = new RegExp(`(${Object.keys(CANT).join('|')})\\b(?! by | an? | any | unless )`)
/** `can't attack or be attacked`: several things after one word. */
const cantAny: Parser<readonly Prohibition[]> = where(
  say`can't ${separated(
    pattern(words, ([, one]) => CANT[one!]!),
    pattern(/,? or\b|,/, () => null),
  )}`((all) => all),
  (all) => all.length > 1,
)
const ruled =
  (rule: Rule): Predicate =>
  (who) =>
    forbid(who, rule)
const ANY_UNIT: Filter = { kind: ['unit'] }
const predicate: Parser<Predicate> = either<Predicate>(
  say`${cant}`((what) => ruled({ cant: what })),
  say`must attack(?! an? | any | the | one )`(() => ruled({ must: 'attack', target: ANY_UNIT })),
  say`(?:can|may) attack ${where(noun, (foe) => !('the' in foe))}`((foe) =>
    ruled({ may: 'attack', target: target(foe) }),
  ),
  say`(?:can|may) attack ${filter}`((foe) => ruled({ may: 'attack', target: foe })),
  say`${pilotRule}`(ruled),
  say`gets? ${plainGain}`(
    (gain): Predicate =>
      (who) => ({ who: target(who), gain }),
  ),
  say`(?:loses?|can't use) ${separated(keywordName, or)}`(
    (loses): Predicate =>
      (who) => ({ who: target(who), gain: { loses } }),
  ),
  say`loses? Upkeep`(() => ruled({ upkeep: 'free' })),
  say`loses? Bounty`(() => ruled({ bounty: 'none' })),
  say`can't lose ${separated(kept, or)}`(
    (keeps): Predicate =>
      (who) => ({ who: target(who), gain: { keeps } }),
  ),
  say`can't gain or lose ${separated(statistic, or)}`(
    (fixed): Predicate =>
      (who) => ({ who: target(who), gain: { fixed } }),
  ),
  say`costs? ${moreOrLess}`(
    (cost): Predicate =>
      (who) => ({ who: target(who), gain: { cost } }),
  ),
)
const joint = pattern(/, and\b|, but\b|,|and\b|but\b/, () => null)

export const predicates: Parser<readonly Given[]> = either<readonly Given[]>(
  say`${everyone} ${cantAny}`((who, all) => all.map((cant) => forbid(who, { cant }))),
  say`${everyone} ${where(separated(predicate, joint), (all) => all.length > 1)}`((who, all) =>
    all.map((one) => one(who)),
  ),
)
