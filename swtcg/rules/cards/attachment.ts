/** What lies with another card: cards beneath a top card, Pilots and Equipment on a unit. */

import { type CardId, moveCard, type ZoneId } from '@dejarik/kernel'
import type { Game } from '../../kinds.ts'
import { faceOf } from './face.ts'
import { seatZone, tableZone } from './place.ts'

type Attachment = 'stack' | 'pilots' | 'equipment' | 'under'

/** Puts a card with a host, which lists it, and returns the card's id there. */
export function attach(
  game: Game,
  card: CardId,
  host: CardId,
  as: Attachment,
  how: 'face-up' | 'face-down' = 'face-up',
): CardId {
  letGo(game, card)
  const id = moveCard(game, card, tableZone('attached'), { faceDown: how === 'face-down', change: { host } })
  game.changeCard(host, { [as]: [...game.card(host)[as], id] })
  return id
}

/** Takes a card from its host, if it has one, to a zone. */
export function detachTo(game: Game, card: CardId, to: ZoneId): CardId {
  letGo(game, card)
  return moveCard(game, card, to, { ...faceOf(game, card), change: { host: null } })
}

/** Makes the host forget a card that is about to go elsewhere. */
export function letGo(game: Game, card: CardId): void {
  const { host } = game.card(card)
  if (host === null) return
  const { stack, pilots, equipment, under } = game.card(host)
  const others = (cards: readonly CardId[]): readonly CardId[] =>
    cards.includes(card) ? cards.filter((other) => other !== card) : cards
  game.changeCard(host, {
    stack: others(stack),
    pilots: others(pilots),
    equipment: others(equipment),
    under: others(under),
  })
}

export function isPiloting(game: Game, card: CardId): boolean {
  const { host } = game.card(card)
  return host !== null && game.card(host).pilots.includes(card)
}

/** Whether it lies in a stack, under its top card. */
export function isBeneath(game: Game, card: CardId): boolean {
  const { host } = game.card(card)
  return host !== null && game.card(host).stack.includes(card)
}

/** The stack of Equipment goes to its controller's build zone (idc/equipment/unit-discarded-frees-equipment). */
export function freeEquipment(game: Game, equipment: CardId): void {
  const { controller, host } = game.card(equipment)
  moveCard(game, equipment, seatZone(controller, 'build'), { change: { host: null } })
  game.emit({
    kind: 'detached',
    card: equipment,
    unit: host ?? equipment,
    cause: { rule: 'idc/equipment/unit-discarded-frees-equipment' },
  })
}
