/** The rule of every keyword of the table: one that has none does not compile. */
import type { NumberRule } from '@dejarik/kernel'
import {
  type ActivatedKeyword,
  type CumulativeKeyword,
  type IsolatedKeyword,
  type KeywordName,
  keywordsOf,
} from '../../keywords.ts'
import type { Swtcg } from '../../kinds.ts'
import { accuracy } from './accuracy.ts'
import { type ActivatedKeywordRule, activatedKeywords } from './activated.ts'
import { armor } from './armor.ts'
import { bombard } from './bombard.ts'
import { bountiesOf } from './bounty.ts'
import { criticalHit } from './critical-hit.ts'
import { doubleStrike } from './double-strike.ts'
import { enhancedEffect } from './enhance.ts'
import { equipOffers } from './equip.ts'
import { ferocity } from './ferocity.ts'
import { focus } from './focus.ts'
import { fury } from './fury.ts'
import { hiddenCostOffers } from './hidden-cost.ts'
import { ionCannon } from './ion-cannon.ts'
import { lucky } from './lucky.ts'
import { overkillNumber } from './overkill.ts'
import { parry } from './parry.ts'
import { whyNotFly } from './pilot.ts'
import { reservesOf } from './reserves.ts'
import { shields } from './shields.ts'
import { stealth } from './stealth.ts'
import { stun } from './stun.ts'
import { switchGrants } from './switch.ts'
import { upkeepOffers } from './upkeep.ts'

type NumberedKeyword = CumulativeKeyword | IsolatedKeyword

/** A number that other rules ask for; what is played by paying; or the function that gives its text effect. */
type KeywordRule<K extends KeywordName> = K extends NumberedKeyword
  ? NumberRule<Swtcg>
  : K extends ActivatedKeyword
    ? ActivatedKeywordRule
    : (...given: never[]) => unknown

export const KEYWORD_RULES: { readonly [K in KeywordName]: KeywordRule<K> } = {
  ...activatedKeywords,
  accuracy,
  armor,
  bombard,
  bounty: bountiesOf,
  'critical-hit': criticalHit,
  'double-strike': doubleStrike,
  enhance: enhancedEffect,
  equip: equipOffers,
  ferocity,
  focus,
  fury,
  'hidden-cost': hiddenCostOffers,
  'ion-cannon': ionCannon,
  lucky,
  overkill: overkillNumber,
  parry,
  pilot: whyNotFly,
  reserves: reservesOf,
  shields,
  stealth,
  stun,
  switch: switchGrants,
  upkeep: upkeepOffers,
}

/** The numbers that keywords are. */
export const keywordNumbers: Readonly<Record<string, NumberRule<Swtcg>>> = Object.fromEntries(
  [...keywordsOf('cumulative'), ...keywordsOf('isolated')].map((name) => [name, KEYWORD_RULES[name]]),
)
