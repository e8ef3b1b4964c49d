/** What a seat can play at a chance: activated abilities and Battle cards whose time it is and that can be paid. */
import type { CardId, Reason, SeatId } from '@dejarik/kernel'
import { holds } from '../effects/conditions.ts'
import { sources } from '../effects/statics.ts'
import { chancesFor } from '../effects/timing.ts'
import { definitionOf, type Game, type SwtcgOffer } from '../kinds.ts'
import type { Ability, ActivatedKeywordAbility, EffectAbility } from '../language/tree.ts'
import { type ActiveAbility, abilitiesOf, printedAbilities } from './abilities.ts'
import { census } from './census.ts'
import type { Chance } from './chances.ts'
import { whyNotPay } from './costs.ts'
import { activatedKeywords } from './keywords/activated.ts'
import { cardsIn } from './place.ts'

/** An ability that is played by paying for it. */
export type Activated = ActivatedKeywordAbility | EffectAbility

export const isActivated = (ability: Ability): ability is Activated =>
  ability.ability === 'activated' || ability.ability === 'effect'

export function playable(game: Game, seat: SeatId, chance: Chance): SwtcgOffer[] {
  const offers: SwtcgOffer[] = []
  const inPlay = census(game).chances.has(chance) ? sources(game) : []
  for (const card of inPlay) {
    if (game.card(card).controller !== seat || game.card(card).faceDown) continue
    for (const active of abilitiesOf(game, card)) addOffer(game, seat, card, active, chance, offers)
  }
  for (const card of cardsIn(game, seat, 'hand')) addBattleCard(game, seat, card, chance, offers)
  return offers
}

function addOffer(
  game: Game,
  seat: SeatId,
  card: CardId,
  active: ActiveAbility,
  chance: Chance,
  offers: SwtcgOffer[],
): void {
  const { ability, source, path } = active
  if (!isActivated(ability) || !chancesOf(ability).includes(chance)) return
  if (whyNotPlay(game, seat, card, active, ability, chance).length > 0) return
  const name = nameOf(ability)
  offers.push({ key: `play ${card} ${source}.${path}`, verb: 'play', card, source, ability: path, name })
}

/** Battle cards are played from hand; each of several effects is an offer of its own (idc/cards/battle-choose-one-effect). */
function addBattleCard(game: Game, seat: SeatId, card: CardId, chance: Chance, offers: SwtcgOffer[]): void {
  const definition = definitionOf(game, card)
  if (definition.kind !== 'battle') return
  for (const active of printedAbilities(definition, card)) {
    const { ability, path } = active
    if (ability.ability !== 'effect' || !chancesFor(ability).includes(chance)) continue
    if (whyNotPlay(game, seat, card, active, ability, chance).length > 0) continue
    offers.push({ key: `battle-card ${card} ${path}`, verb: 'battle-card', card, ability: path })
  }
}

const chancesOf = (ability: Activated): readonly Chance[] =>
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
  const reasons =
    ability.ability === 'activated'
      ? activatedKeywords[ability.keyword].whyNot(game, seat, card)
      : whyNotEffect(game, seat, card, ability)
  if (reasons.length > 0) return reasons
  if (game.table.uses.includes(useKey(game, card, active, ability, chance)))
    return [{ code: 'used-already', rule: onceRule(ability), card }]
  return whyNotPay(game, seat, card, ability.cost)
}

function whyNotEffect(game: Game, seat: SeatId, card: CardId, { only }: EffectAbility): Reason[] {
  if (!only || holds(game, { you: seat, self: card, bound: {} }, only)) return []
  return [{ code: 'condition-not-met', rule: 'idc/effect/all-conditions-needed', card }]
}

const onceRule = (ability: Activated): string =>
  ability.ability === 'activated'
    ? activatedKeywords[ability.keyword].onceRule
    : 'idc/activated/once-per-turn'

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
  return `${card}/${active.source}.${active.path}@${momentOf(game, card, ability, chance)}`
}

function momentOf(game: Game, card: CardId, ability: Activated, chance: Chance): number {
  if (ability.ability === 'activated') return activatedKeywords[ability.keyword].moment(game, card)
  if (chance === 'prevention') return game.table.damage[0]?.moment ?? 0
  return chance === 'attack' && !chancesFor(ability).includes('general')
    ? (game.table.attack?.moment ?? 0)
    : 0
}
