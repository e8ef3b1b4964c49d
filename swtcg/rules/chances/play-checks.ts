/** What an ability or a Battle card needs to be played at a chance. */

import { because, type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import { asFarAsKnown } from '../../effects/amounts/open-x.ts'
import { holds } from '../../effects/conditions.ts'
import type { Bound, Context } from '../../effects/context.ts'
import { nounOf } from '../../effects/nouns/noun-of.ts'
import { candidates } from '../../effects/nouns/nouns.ts'
import { arenasFor } from '../../effects/perform/players/choices.ts'
import { allOf } from '../../effects/triggers/timing.ts'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import type { Filter, Reference } from '../../language/tree/nouns.ts'
import type { EffectAbility } from '../../language/tree/tree.ts'
import { hasUsed, timesUsed } from '../../uses.ts'
import { type ActiveAbility, keyOf } from '../abilities/active-ability.ts'
import { isMeant, whyCantUse, whyForbidden } from '../abilities/constraints.ts'
import { whyNotDisrupt } from '../attack/disrupt.ts'
import { areOpponents, exists } from '../cards/place.ts'
import type { Activated } from './activated-ability.ts'
import { activatedKeywords } from './activated-keywords.ts'
import { whyNotPay } from './costs.ts'
import { isRepeatable, mostUses, onceRule, useOf, wasOnce } from './how-often.ts'
import type { Chance } from './kinds-of-chances.ts'
import { playingCost } from './playing-cost.ts'
import { isUsedUp } from './this-card.ts'

/** Somebody is to play an ability or a Battle card at a chance. */
interface Playing {
  readonly seat: SeatId
  readonly card: CardId
  readonly active: ActiveAbility
  readonly ability: Activated
  readonly chance: Chance
}

const effectOf = ({ ability }: Playing): EffectAbility | null =>
  ability.ability === 'effect' ? ability : null
const isBattleCard = (game: Game, card: CardId): boolean => definitionOf(game, card).kind === 'battle'

const usable: Check<Playing> = (game, { card }) => whyForbidden(game, card, 'use-abilities')
const allowedToPlayer: Check<Playing> = (game, { seat, card, ability }) => {
  if (ability.ability === 'activated') return whyCantUse(game, seat, 'activated', ability.keyword)
  if (!isBattleCard(game, card)) return whyCantUse(game, seat, 'activated')
  const asEffect = game.policies.battleCardsAreActivated ? whyCantUse(game, seat, 'activated') : null
  return asEffect ?? whyCantUse(game, seat, 'battle-cards')
}
const asKeywordSays: Check<Playing> = (game, { seat, card, ability }) => {
  if (ability.ability !== 'activated') return null
  const why = activatedKeywords[ability.keyword].whyNot(game, seat, card)
  return why && ability.with && !activatedKeywords[ability.with.keyword].whyNot(game, seat, card) ? null : why
}
const inBattlePhase: Check<Playing> = (game, { card, chance }) => {
  const waits = chance !== 'build' && !game.policies.battleCardsOutsideBattle && isBattleCard(game, card)
  return waits && !isInBattlePhase(game)
    ? because('battle-phase-only', 'idc/cards/battle-played-in-battle-phase', { card })
    : null
}
const disruptsIt: Check<Playing> = (game, playing) => {
  const effect = effectOf(playing)
  return effect && playing.chance === 'disrupt'
    ? whyNotDisrupt(game, playing.seat, playing.card, effect)
    : null
}

/** What may be played as a build step starts is for the start of an opponent's. */
const inThatStep: Check<Playing> = (game, playing) => {
  const effect = effectOf(playing)
  if (!effect || playing.chance !== 'build-begun') return null
  const { builder } = game.table
  return builder !== null && areOpponents(game, playing.seat, builder)
    ? null
    : because('not-that-build-step', 'idc/effect/all-conditions-needed', { card: playing.card })
}

/** The dice that are being rolled are of an ability of such a unit, and of no attack. */
function isOfAbility(game: Game, context: Context, of: Reference | Filter): boolean {
  const { roll } = game.table
  const card = roll?.card ?? roll?.unit ?? undefined
  return (
    card !== undefined && roll?.for !== 'attack' && exists(game, card) && isMeant(game, context, of, card)
  )
}

/** Attack dice of one player are no dice of the other's, nor of anything else. */
const thoseDice: Check<Playing> = (game, playing) => {
  const effect = effectOf(playing)
  if (!effect || playing.chance !== 'reroll') return null
  const { roll } = game.table
  const context = { you: playing.seat, self: playing.card, bound: {} }
  const rerolls = allOf(effect.do).flatMap((each) => (each.do === 'reroll' ? [each] : []))
  const wrong = ({ whose, ofAbility }: (typeof rerolls)[number]): boolean =>
    (whose !== undefined && (roll?.for !== 'attack' || (whose === 'you') !== (roll.seat === playing.seat))) ||
    (ofAbility !== undefined && !isOfAbility(game, context, ofAbility))
  return rerolls.length > 0 && rerolls.every(wrong)
    ? because('not-those-dice', 'idc/effect/all-conditions-needed')
    : null
}
const conditionsMet: Check<Playing> = (game, playing) => {
  const { seat, card, chance, ability } = playing
  const effect = effectOf(playing)
  const context = { you: seat, self: card, bound: subjectBound(game, chance) }
  const met =
    (!ability.only || holds(game, context, ability.only)) && (!effect || findsChosen(game, context, effect))
  return met ? null : because('condition-not-met', 'idc/effect/all-conditions-needed', { card })
}
const thisCardOnce: Check<Playing> = (game, { card, active, ability }) =>
  'zones' in ability && isUsedUp(game, card, active.path)
    ? because('used-already', 'idc/phrase/this-card-once-per-turn', { card })
    : null
const notTooOften: Check<Playing> = (game, { card, active, ability, chance }) =>
  !isRepeatable(ability, chance) &&
  timesUsed(game, useOf(game, card, active, ability, chance)) >= mostUses(ability)
    ? because('used-already', onceRule(game, card, ability), { card })
    : null
const notBarred: Check<Playing> = (game, { card, active }) =>
  hasUsed(game, { kind: 'barred', bearer: card, ability: keyOf(game, active) })
    ? because('used-already', 'idc/disrupt/cancels-actions-and-effects', { card })
    : null
const notBefore: Check<Playing> = (game, { seat, card, active }) =>
  wasOnce(game, seat, active) ? because('used-already', 'now/general/once-per-game', { card }) : null
const affordable: Check<Playing> = (game, { seat, card, ability }) =>
  whyNotPay(game, {
    seat,
    card,
    cost: playingCost(game, card, ability.cost, ability),
  })

export const PLAY_CHECKS: readonly Check<Playing>[] = [
  usable,
  allowedToPlayer,
  asKeywordSays,
  inBattlePhase,
  disruptsIt,
  inThatStep,
  thoseDice,
  conditionsMet,
  thisCardOnce,
  notTooOften,
  notBarred,
  notBefore,
  affordable,
]

export const mayPlay = (game: Game, playing: Playing): boolean => isAllowed(game, PLAY_CHECKS, playing)

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
