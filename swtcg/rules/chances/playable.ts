/** What a seat can play at a chance: activated abilities and Battle cards whose time it is and that can be paid. */

import type { CardId, SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import { holds } from '../../effects/conditions.ts'
import type { Bound, Context } from '../../effects/context.ts'
import { nounOf } from '../../effects/noun-of.ts'
import { candidates } from '../../effects/nouns.ts'
import { arenasFor } from '../../effects/perform/choices.ts'
import { sources } from '../../effects/statics.ts'
import { allOf, chancesFor } from '../../effects/timing.ts'
import { definitionOf, type Game, type SwtcgOffer } from '../../kinds.ts'
import type { Ability, ActivatedKeywordAbility, EffectAbility } from '../../language/tree.ts'
import type { Reason } from '../../reasons.ts'
import { abilitiesOf } from '../abilities/abilities.ts'
import { census } from '../abilities/abilities-in-play.ts'
import { type ActiveAbility, keyOf, printedAbilities } from '../abilities/active-ability.ts'
import { whyCantUse, whyForbidden } from '../abilities/constraints.ts'
import { definitionTraits } from '../abilities/kinds-of-abilities.ts'
import { whyNotDisrupt } from '../attack/disrupt.ts'
import { isConcealed } from '../cards/face.ts'
import { cardsIn, isIn } from '../cards/place.ts'
import { activatedKeywords } from '../keywords/activated.ts'
import { enhancedCost } from '../keywords/enhance.ts'
import { whyNotPay } from './costs.ts'
import type { Chance } from './kinds-of-chances.ts'
import { playingCost } from './playing-cost.ts'
import { isUsedUp, worksElsewhere, worksInPlay } from './this-card.ts'

/** An ability that is played by paying for it. */
export type Activated = ActivatedKeywordAbility | EffectAbility

export const isActivated = (ability: Ability): ability is Activated =>
  ability.ability === 'activated' || ability.ability === 'effect'

export function playable(game: Game, seat: SeatId, chance: Chance): SwtcgOffer[] {
  const offers: SwtcgOffer[] = []
  const { playing, givenAt } = census(game)
  const [all, some] = [givenAt.has(chance), playing.get(chance)]
  for (const card of all || some ? sources(game) : []) {
    if (!(all || some?.has(card))) continue
    if (game.card(card).controller !== seat || isConcealed(game, card)) continue
    for (const active of abilitiesOf(game, card)) addOffer(game, seat, card, active, chance, offers)
  }
  for (const card of cardsIn(game, seat, 'hand')) addFromHand(game, seat, card, chance, offers)
  for (const owner of game.table.order)
    for (const card of cardsIn(game, owner, 'aside'))
      if (game.card(card).out?.lent?.to === seat) addFromHand(game, seat, card, chance, offers)
  if (game.constants.discardChances.has(chance))
    for (const card of cardsIn(game, seat, 'discard')) addHeld(game, seat, card, chance, offers)
  return offers
}

function addFromHand(game: Game, seat: SeatId, card: CardId, chance: Chance, offers: SwtcgOffer[]): void {
  const definition = definitionOf(game, card)
  if (!definitionTraits(definition).chances.has(chance)) return
  if (definition.kind === 'battle') addBattleCard(game, seat, card, chance, offers)
  else if (isIn(game, card, 'hand')) addHeld(game, seat, card, chance, offers)
}

/** What works outside play by speaking of "this card" (idc/phrase/if-this-card-is-in-your-zone). */
function addHeld(game: Game, seat: SeatId, card: CardId, chance: Chance, offers: SwtcgOffer[]): void {
  for (const active of printedAbilities(definitionOf(game, card), card))
    if (worksElsewhere(game, card, active.ability)) addOffer(game, seat, card, active, chance, offers)
}

function addOffer(
  game: Game,
  seat: SeatId,
  card: CardId,
  active: ActiveAbility,
  chance: Chance,
  offers: SwtcgOffer[],
): void {
  const { ability } = active
  if (!isActivated(ability) || !chancesOf(ability).includes(chance)) return
  if (whyNotPlay(game, seat, card, active, ability, chance).length > 0) return
  offers.push(playOffer(card, active, ability))
}

export const playOffer = (card: CardId, { source, path }: ActiveAbility, ability: Activated): SwtcgOffer => ({
  key: `play ${card} ${source}.${path}`,
  verb: 'play',
  card,
  source,
  ability: path,
  name: nameOf(ability),
})

export const battleCardOffer = (card: CardId, path: string): SwtcgOffer => ({
  key: `battle-card ${card} ${path}`,
  verb: 'battle-card',
  card,
  ability: path,
})

/** Battle cards are played from hand; each of several effects is an offer of its own (idc/cards/battle-choose-one-effect). */
function addBattleCard(game: Game, seat: SeatId, card: CardId, chance: Chance, offers: SwtcgOffer[]): void {
  const definition = definitionOf(game, card)
  for (const active of printedAbilities(definition, card)) {
    const { ability, path } = active
    if (ability.ability !== 'effect' || !chancesFor(ability).includes(chance)) continue
    if (!worksInPlay(ability)) continue
    if (whyNotPlay(game, seat, card, active, ability, chance).length > 0) continue
    offers.push(battleCardOffer(card, path))
    for (const [index] of (ability.enhance ?? []).entries()) {
      if (whyNotPay(game, seat, card, playingCost(game, card, enhancedCost(ability, index))).length > 0)
        continue
      const key = `battle-card ${card} ${path} enhanced ${index}`
      offers.push({ key, verb: 'battle-card', card, ability: path, enhance: index })
    }
  }
}

export const chancesOf = (ability: Activated): readonly Chance[] =>
  ability.ability === 'activated' ? [activatedKeywords[ability.keyword].chance] : chancesFor(ability)

const nameOf = (ability: Activated): string => (ability.ability === 'activated' ? ability.keyword : 'effect')

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
  if (game.table.uses.includes(useKey(game, card, active, ability, chance)) && !isRepeatable(ability, chance))
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
  return !asked || !('of' in asked) || candidates(game, context, asked.of).length > 0
}

const isInBattlePhase = ({ table: { step } }: Game): boolean =>
  step === 'battle-start' || ARENAS.some((arena) => arena === step)

/** What is about to be disrupted is bound as `it`, and as `that` until the text finds another card. */
export function subjectBound({ table: { disrupting } }: Game, chance: Chance): Bound {
  if (chance !== 'disrupt' || !disrupting) return {}
  return { it: [disrupting.card], that: [disrupting.card] }
}

/** Whether a use costs something, so that it may be repeated whenever the unit would attack (idc/phrase/would-attack-no-tap). */
const isRepeatable = (ability: Activated, chance: Chance): boolean =>
  (chance === 'would-attack' && ability.cost.length > 0 && !('oncePerTurn' in ability)) ||
  ('anyNumber' in ability && ability.anyNumber === true)

function onceRule(game: Game, card: CardId, ability: Activated): string {
  if (ability.ability === 'activated') return activatedKeywords[ability.keyword].onceRule
  const isResource = definitionOf(game, card).kind === 'resource'
  return isResource ? 'idc/resource/one-activated-effect-per-turn' : 'idc/activated/once-per-turn'
}

/**
 * Once in a turn, or once at each moment where the time is stated (idc/activated/once-per-specified-time).
 * Uses are forgotten when a new turn begins.
 */
export function useKey(
  game: Game,
  card: CardId,
  active: ActiveAbility,
  ability: Activated,
  chance: Chance,
): string {
  const bearer = 'shared' in ability && ability.shared ? active.source : card
  return `${bearer}/${sharedUse(game, card, ability) ?? keyOf(game, active)}@${momentOf(game, card, ability, chance)}`
}

/** What several abilities of a card share one use of: a selective keyword, or a Resource (idc/resource/one-activated-effect-per-turn). */
function sharedUse(game: Game, card: CardId, ability: Activated): string | undefined {
  if (ability.ability === 'activated') return activatedKeywords[ability.keyword].selective && ability.keyword
  return definitionOf(game, card).kind === 'resource' ? 'resource' : undefined
}

/** A unit that has attacked or skipped may use again what cost nothing (idc/phrase/would-attack-multiple-times). */
export function forgetFreeUses(game: Game, card: CardId): void {
  const kept = (key: string): boolean => !(key.startsWith(`${card}/`) && key.endsWith('@would-attack'))
  if (!game.table.uses.every(kept)) game.changeTable({ uses: game.table.uses.filter(kept) })
}

function momentOf(game: Game, card: CardId, ability: Activated, chance: Chance): number | string {
  if (ability.ability === 'activated') return activatedKeywords[ability.keyword].moment(game, card)
  if (ability.oncePerTurn) return 0
  if (ability.oncePerStep) return `step ${game.table.step}`
  if (ability.oncePerAttack) return `attack ${game.table.attack?.moment ?? 0}`
  switch (chance) {
    case 'would-attack':
      return chance
    case 'attack':
      return chancesFor(ability).includes('general') ? 0 : (game.table.attack?.moment ?? 0)
    case 'disrupt':
      return game.table.moments
    case 'prevention':
      return isTimed(game) ? (game.table.damage[0]?.moment ?? 0) : 0
    case 'reroll':
    case 'add-dice':
    case 'alter-dice':
      return isTimed(game) ? (game.table.roll?.moment ?? 0) : 0
    default:
      return 0
  }
}

const isTimed = (game: Game): boolean => game.policies.preventsOncePer === 'occasion'
