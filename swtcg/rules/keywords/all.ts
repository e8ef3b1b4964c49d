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
import { type ActivatedKeywordRule, activatedKeywords } from '../chances/activated-keywords.ts'
import { accuracy } from './accuracy.ts'
import { adapting } from './adapt.ts'
import { alternativeCost } from './alternative-cost.ts'
import { areaDamage } from './area-damage.ts'
import { armor } from './armor.ts'
import { avenge } from './avenge.ts'
import { backfire } from './backfire.ts'
import { barrage } from './barrage.ts'
import { bombard } from './bombard.ts'
import { bountiesOf } from './bounty.ts'
import { consume } from './consume.ts'
import { criticalHit } from './critical-hit.ts'
import { cunning } from './cunning.ts'
import { damageControl } from './damage-control.ts'
import { deployed } from './deploy.ts'
import { doubleDamage } from './double-damage.ts'
import { doubleStrike } from './double-strike.ts'
import { enhancedEffect } from './enhance.ts'
import { equipOffers } from './equip.ts'
import { ferocity } from './ferocity.ts'
import { focus } from './focus.ts'
import { foreseen } from './foresight.ts'
import { forewarned } from './forewarning.ts'
import { fortitude } from './fortitude.ts'
import { fury } from './fury.ts'
import { hiddenCostOffers } from './hidden-cost.ts'
import { insertGrants } from './insert.ts'
import { inspiration } from './inspiration.ts'
import { intimidation } from './intimidation.ts'
import { ionCannon } from './ion-cannon.ts'
import { standingLast } from './last-stand.ts'
import { lucky } from './lucky.ts'
import { meditateCost } from './meditate.ts'
import { overkillNumber } from './overkill.ts'
import { overload } from './overload.ts'
import { parry } from './parry.ts'
import { whyNotFly } from './pilot.ts'
import { precision } from './precision.ts'
import { reducedCost } from './reduced-cost.ts'
import { reservesOf } from './reserves.ts'
import { resilience } from './resilience.ts'
import { riposte } from './riposte.ts'
import { shields } from './shields.ts'
import { isListed } from './stack.ts'
import { stealth } from './stealth.ts'
import { stun } from './stun.ts'
import { surge } from './surge.ts'
import { switchGrants } from './switch.ts'
import { tenacity } from './tenacity.ts'
import { upkeepOffers } from './upkeep.ts'
import { velocity } from './velocity.ts'

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
  'area-damage': areaDamage,
  avenge,
  backfire,
  barrage,
  consume,
  cunning,
  'damage-control': damageControl,
  'double-damage': doubleDamage,
  fortitude,
  inspiration,
  intimidation,
  overload,
  precision,
  resilience,
  riposte,
  surge,
  tenacity,
  velocity,
  deploy: deployed,
  'last-stand': standingLast,
  foresight: foreseen,
  forewarning: forewarned,
  insert: insertGrants,
  adapt: adapting,
  stack: isListed,
  'alternative-cost': alternativeCost,
  meditate: meditateCost,
  'reduced-cost': reducedCost,
  upkeep: upkeepOffers,
}

/** The numbers that keywords are. */
export const keywordNumbers: Readonly<Record<string, NumberRule<Swtcg>>> = Object.fromEntries(
  [...keywordsOf('cumulative'), ...keywordsOf('isolated')].map((name) => [name, KEYWORD_RULES[name]]),
)
