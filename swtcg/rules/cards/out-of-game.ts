/** Cards out of the game: removed, set aside, or face-down under a unit; only what put them there reaches them. */
import { type CardId, expireWithCard, moveCard } from '@dejarik/kernel'
import { isCampaign } from '../../cards/definition.ts'
import { definitionOf, type Game, type Out } from '../../kinds.ts'
import { attach, freeEquipment, letGo } from './attachment.ts'
import { blankCard } from './blank-card.ts'
import { seatZone } from './place.ts'
import { endWhileTapped } from './tap.ts'

/** It keeps its stack and its Pilots, its Equipment comes off, and control of it goes back (idc/phrase/out-of-game-stays-together). */
export function putOut(game: Game, card: CardId, out: Out, how: 'face-up' | 'face-down'): CardId {
  letGo(game, card)
  expireWithCard(game, card)
  endWhileTapped(game, card)
  const { owner, stack, pilots, equipment, under } = game.card(card)
  for (const each of equipment) freeEquipment(game, each)
  for (const lower of stack) game.changeCard(lower, { controller: owner })
  const change = { ...blankCard(owner), stack, pilots, under, out }
  return moveCard(game, card, seatZone(owner, 'aside'), { faceDown: how === 'face-down', change })
}

/** Face-down under a unit it is no part of the stack (idc/term/face-down-under-unit-no-stacking). */
export function putUnder(game: Game, card: CardId, unit: CardId, out: Out): CardId {
  const aside = putOut(game, card, out, 'face-down')
  return attach(game, aside, unit, 'under', 'face-down')
}

/** What lay under a unit that leaves stays out, unless the words that put it there say otherwise. */
export function leaveBehind(game: Game, unit: CardId, how: 'discarded' | 'returned'): void {
  const besides = isCampaign(definitionOf(game, unit)) ? 'discard' : undefined // now/campaigns/cards-beneath
  for (const card of game.card(unit).under) {
    const { out, owner } = game.card(card)
    letGo(game, card)
    const goes = how === 'discarded' ? (out?.afterwards ?? besides) : undefined
    if (goes) moveCard(game, card, seatZone(owner, goes), { change: blankCard(owner) })
    else moveCard(game, card, seatZone(owner, 'aside'), { faceDown: true, change: { host: null } })
  }
}
