/** What a seat can play at a chance: activated abilities and Battle cards whose time it is and that can be paid. */

import type { CardId, SeatId } from '@dejarik/kernel'
import { sources } from '../../effects/statics.ts'
import { chancesFor } from '../../effects/triggers/timing.ts'
import { definitionOf, type Game, type SwtcgOffer } from '../../kinds.ts'
import type { EffectAbility } from '../../language/tree/tree.ts'
import { abilitiesOf } from '../abilities/abilities.ts'
import { census } from '../abilities/abilities-in-play.ts'
import { type ActiveAbility, printedAbilities } from '../abilities/active-ability.ts'
import { definitionTraits } from '../abilities/kinds-of-abilities.ts'
import { priceAbilities } from '../abilities/price-abilities.ts'
import { isConcealed } from '../cards/face.ts'
import { cardsIn, isIn } from '../cards/place.ts'
import { enhancedCost } from '../keywords/enhance.ts'
import { meditateCost, meditations } from '../keywords/meditate.ts'
import { type Activated, chancesOf, isActivated } from './activated-ability.ts'
import { canPay } from './costs.ts'
import type { Chance } from './kinds-of-chances.ts'
import { mayPlay } from './play-checks.ts'
import { playingCost } from './playing-cost.ts'
import { worksElsewhere, worksInPlay } from './this-card.ts'

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
    for (const card of cardsIn(game, seat, 'discard')) {
      addHeld(game, seat, card, chance, offers)
      addMeditated(game, seat, card, chance, offers)
    }
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
  if (!mayPlay(game, { seat, card, active, ability, chance })) return
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

type BattleCardOffer = Extract<SwtcgOffer, { readonly verb: 'battle-card' }>
export const battleCardOffer = (card: CardId, path: string): BattleCardOffer => ({
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
    if (!mayPlay(game, { seat, card, active, ability, chance })) continue
    offers.push(battleCardOffer(card, path))
    for (const [index] of (ability.enhance ?? []).entries()) {
      const cost = playingCost(game, card, enhancedCost(ability, index))
      if (!canPay(game, { seat, card, cost })) continue
      const key = `battle-card ${card} ${path} enhanced ${index}`
      offers.push({ key, verb: 'battle-card', card, ability: path, enhance: index })
    }
  }
}

/** A Battle card from the discard pile, for its Meditate cost alone; Enhance may be paid besides (now/keywords/meditate-as-played). */
function addMeditated(game: Game, seat: SeatId, card: CardId, chance: Chance, offers: SwtcgOffer[]): void {
  const definition = definitionOf(game, card)
  if (definition.kind !== 'battle') return
  const priced = priceAbilities(game, card)
  for (const instead of meditations(priced))
    for (const active of printedAbilities(definition, card)) {
      const { ability, path } = active
      if (ability.ability !== 'effect' || !chancesFor(ability).includes(chance)) continue
      const paid: EffectAbility = { ...ability, cost: meditateCost(priced, instead) }
      if (!mayPlay(game, { seat, card, active, ability: paid, chance })) continue
      const offer = battleCardOffer(card, path)
      offers.push({ ...offer, key: `${offer.key} instead ${instead}`, instead })
      for (const [enhance] of (ability.enhance ?? []).entries()) {
        const cost = enhancedCost(paid, enhance)
        const key = `${offer.key} instead ${instead} enhanced ${enhance}`
        if (canPay(game, { seat, card, cost })) offers.push({ ...offer, key, instead, enhance })
      }
    }
}

const nameOf = (ability: Activated): string => (ability.ability === 'activated' ? ability.keyword : 'effect')
