/** Why an ability or a Battle card cannot be played at a chance. */

import type { CardId, SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import { holds } from '../../effects/conditions.ts'
import type { Bound, Context } from '../../effects/context.ts'
import { nounOf } from '../../effects/noun-of.ts'
import { candidates } from '../../effects/nouns.ts'
import { asFarAsKnown } from '../../effects/open-x.ts'
import { arenasFor } from '../../effects/perform/choices.ts'
import { allOf } from '../../effects/timing.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { EffectAbility } from '../../language/tree.ts'
import type { Reason } from '../../reasons.ts'
import { hasUsed } from '../../uses.ts'
import type { ActiveAbility } from '../abilities/active-ability.ts'
import { whyCantUse, whyForbidden } from '../abilities/constraints.ts'
import { whyNotDisrupt } from '../attack/disrupt.ts'
import { activatedKeywords } from '../keywords/activated.ts'
import type { Activated } from './activated-ability.ts'
import { whyNotPay } from './costs.ts'
import { isRepeatable, onceRule, useOf } from './how-often.ts'
import type { Chance } from './kinds-of-chances.ts'
import { playingCost } from './playing-cost.ts'
import { isUsedUp } from './this-card.ts'

/** Why an activated ability cannot be played at this chance; empty if it can. */
export function whyNotPlay(
  game: Game,
  seat: SeatId,
  card: CardId,
  active: ActiveAbility,
  ability: Activated,
  chance: Chance,
): Reason[] {
  const forbidden = whyForbidden(game, card, 'use-abilities')
  if (forbidden.length > 0) return forbidden
  const reasons =
    ability.ability === 'activated'
      ? [
          ...whyCantUse(game, seat, 'activated', ability.keyword),
          ...activatedKeywords[ability.keyword].whyNot(game, seat, card),
        ]
      : whyNotEffect(game, seat, card, ability, chance)
  if (reasons.length > 0) return reasons
  if ('zones' in ability && isUsedUp(game, card, active.path))
    return [{ code: 'used-already', rule: 'idc/phrase/this-card-once-per-turn', card }]
  if (!isRepeatable(ability, chance) && hasUsed(game, useOf(game, card, active, ability, chance)))
    return [{ code: 'used-already', rule: onceRule(game, card, ability), card }]
  return whyNotPay(game, seat, card, playingCost(game, card, ability.cost))
}

function whyNotEffect(
  game: Game,
  seat: SeatId,
  card: CardId,
  ability: EffectAbility,
  chance: Chance,
): Reason[] {
  const isBattleCard = definitionOf(game, card).kind === 'battle'
  const isActivatedEffect = !isBattleCard || game.policies.battleCardsAreActivated
  const cannot = [
    ...(isActivatedEffect ? whyCantUse(game, seat, 'activated') : []),
    ...(isBattleCard ? whyCantUse(game, seat, 'battle-cards') : []),
  ]
  if (cannot.length > 0) return cannot
  const mustWait = isBattleCard && chance !== 'build' && !game.policies.battleCardsOutsideBattle
  if (mustWait && !isInBattlePhase(game))
    return [{ code: 'battle-phase-only', rule: 'idc/cards/battle-played-in-battle-phase', card }]
  if (chance === 'disrupt') {
    const reasons = whyNotDisrupt(game, seat, card, ability)
    if (reasons.length > 0) return reasons
  }
  if (chance === 'reroll') {
    const reasons = whyNotReroll(game, seat, ability)
    if (reasons.length > 0) return reasons
  }
  const { only } = ability
  const context = { you: seat, self: card, bound: subjectBound(game, chance) }
  if ((!only || holds(game, context, only)) && findsChosen(game, context, ability)) return []
  return [{ code: 'condition-not-met', rule: 'idc/effect/all-conditions-needed', card }]
}

/** Attack dice of one player are no dice of the other's, nor of anything else. */
function whyNotReroll(game: Game, seat: SeatId, { do: instructions }: EffectAbility): Reason[] {
  const { roll } = game.table
  const wrong = allOf(instructions).some(
    (each) =>
      each.do === 'reroll' &&
      each.whose &&
      (roll?.for !== 'attack' || (each.whose === 'you') !== (roll.seat === seat)),
  )
  return wrong ? [{ code: 'not-those-dice', rule: 'idc/effect/all-conditions-needed' }] : []
}

/** Where the text asks something of the card that is chosen, there must be one (idc/effect/all-conditions-needed). */
function findsChosen(game: Game, context: Context, { cost, do: instructions }: EffectAbility): boolean {
  const noArena = allOf(instructions).some(
    (each) => each.do === 'choose-arena' && arenasFor(game, context, each.of, each.so).length === 0,
  )
  if (noArena) return false
  const acts = cost.flatMap((part) => (part.pay === 'act' ? [part.act] : []))
  const asked = [...acts, ...allOf(instructions)]
    .map(nounOf)
    .find((noun) => noun && 'of' in noun && noun.of.so)
  return !asked || !('of' in asked) || candidates(game, context, asFarAsKnown(context, asked.of)).length > 0
}

const isInBattlePhase = ({ table: { step } }: Game): boolean =>
  step === 'battle-start' || ARENAS.some((arena) => arena === step)

/** What is about to be disrupted is bound as `it`, and as `that` until the text finds another card. */
export function subjectBound({ table: { disrupting } }: Game, chance: Chance): Bound {
  if (chance !== 'disrupt' || !disrupting) return {}
  return { it: [disrupting.card], that: [disrupting.card] }
}
